import { resolveText } from '../../../../locales/index.js';
import { msg } from '../../../../locales/localize.js';
import { booleanText } from '../../../base/boolean-text.js';
import { imageUrl } from '../../../core/format/avatar.js';
import { booleanMeaning } from '../../../core/format/boolean-meaning.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { createPart } from '../grid-row.js';
import type { CellContent, Column } from './column.js';

/** A cell with a chip for a flag: Yes, No, Active, Inactive. Any other value is shown as text, nothing without one. */
export class ChipCell implements CellContent {
  readonly #chip = createPart('flag-chip');

  constructor(element: HTMLElement) {
    element.append(this.#chip);
  }

  update(_key: string, row: DataRow, column: Column, language: string): void {
    const meaning = booleanMeaning(column.value(row));
    const text = meaning ? booleanText(meaning) : column.text(row, language);
    this.#chip.dataset['meaning'] = meaning ?? 'none';
    this.#chip.hidden = text === '';
    if (this.#chip.textContent !== text) this.#chip.textContent = text;
  }
}

/** A cell with a checkbox or a toggle. The grid handles clicks and keys. Any value that is not a flag means no. */
export class FlagCell implements CellContent {
  readonly #box: HTMLElement;
  readonly #isEditable: (row: DataRow) => boolean;
  #isShownEditable: boolean | undefined;

  /** @param isEditable whether the user can change the value of a row */
  constructor(element: HTMLElement, role: 'checkbox' | 'switch', isEditable: (row: DataRow) => boolean) {
    this.#isEditable = isEditable;
    this.#box = createPart(role === 'switch' ? 'toggle-box' : 'checkbox');
    this.#box.role = role;
    element.classList.add('flag');
    element.append(this.#box);
  }

  update(_key: string, row: DataRow, column: Column): void {
    const value = column.value(row);
    const meaning = booleanMeaning(value);
    const isOn = meaning === 'yes' || meaning === 'active';
    const isEditable = this.#isEditable(row);
    if (isEditable !== this.#isShownEditable) {
      this.#isShownEditable = isEditable;
      this.#box.classList.toggle('editable', isEditable);
      this.#box.ariaReadOnly = isEditable ? null : 'true';
    }
    this.#box.ariaChecked = isOn ? 'true' : 'false';
    this.#box.ariaLabel = resolveText(column.label);
  }
}

/** A cell with an image. Without an image, with an unsafe address or when it does not load, it shows an empty frame. */
export class ImageCell implements CellContent {
  readonly #image = document.createElement('img');
  readonly #frame = createPart('no-image');
  #url: string | undefined;

  constructor(element: HTMLElement) {
    element.classList.add('image');
    this.#image.alt = '';
    this.#image.decoding = 'async';
    this.#image.referrerPolicy = 'no-referrer';
    this.#image.hidden = true;
    this.#image.addEventListener('error', () => this.#show(false));
    this.#image.addEventListener('load', () => this.#show(true));
    this.#frame.role = 'img';
    element.append(this.#image, this.#frame);
  }

  update(_key: string, row: DataRow, column: Column): void {
    const url = imageUrl(column.value(row));
    this.#frame.ariaLabel = msg('Sem imagem', { id: 'dassTableNoImage' });
    if (url === this.#url) return;
    this.#url = url;
    // The old image must not be seen in the row of another one.
    this.#show(false);
    if (url) this.#image.src = url;
    else this.#image.removeAttribute('src');
  }

  #show(isLoaded: boolean): void {
    this.#image.hidden = !isLoaded;
    this.#frame.hidden = isLoaded;
  }
}

import { msg } from '../../../../locales/localize.js';
import { imageUrl } from '../../../core/format/avatar.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { createPart } from '../../grid/rows/grid-row.js';
import type { CellContent, Column } from '../../grid/columns/column.js';

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

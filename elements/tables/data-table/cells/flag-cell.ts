import { resolveText } from '../../../../locales/index.js';
import { booleanMeaning } from '../../../core/format/boolean-meaning.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { createPart } from '../../grid/rows/grid-row.js';
import type { CellContent, Column } from '../../grid/columns/column.js';

/** A cell with a checkbox or a toggle. The grid handles clicks and keys. Any value that is not a flag means no. */
export class FlagCell implements CellContent {
  readonly #box: HTMLElement;

  /** @param isEditable whether the user can change the value */
  constructor(element: HTMLElement, role: 'checkbox' | 'switch', isEditable: boolean) {
    this.#box = createPart(`${role === 'switch' ? 'toggle-box' : 'checkbox'}${isEditable ? ' editable' : ''}`);
    this.#box.role = role;
    if (!isEditable) this.#box.ariaReadOnly = 'true';
    element.classList.add('flag');
    element.append(this.#box);
  }

  update(_key: string, row: DataRow, column: Column): void {
    const value = column.value(row);
    const meaning = booleanMeaning(value);
    const isOn = meaning === 'yes' || meaning === 'active';
    this.#box.ariaChecked = isOn ? 'true' : 'false';
    this.#box.ariaLabel = resolveText(column.label);
  }
}

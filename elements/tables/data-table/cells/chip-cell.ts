import { booleanText } from '../../../base/boolean-text.js';
import { booleanMeaning } from '../../../core/format/boolean-meaning.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { createPart } from '../../grid/rows/grid-row.js';
import type { CellContent, Column } from '../../grid/columns/column.js';

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

import type { DataRow } from '../data-row.js';
import type { CellEdits } from './cell-edits.js';

/** Reads the cells of editable columns: the value of the user where he has changed it, else that of the row. */
export class EditableValues {
  /** The values of the user. Loaded with what he needs to edit. */
  edits: CellEdits | undefined;
  readonly #readers = new Map<string, (row: DataRow) => unknown>();

  /**
   * Returns a function that reads a column.
   * @param valueOf reads the value of the row
   */
  reader(column: string, valueOf: (row: DataRow) => unknown): (row: DataRow) => unknown {
    this.#readers.set(column, valueOf);
    return (row) => (this.edits ? this.edits.read(row, column, valueOf) : valueOf(row));
  }

  /** The value of the row itself. */
  readonly ownValue = (row: DataRow, column: string): unknown => this.#readers.get(column)?.(row);
}

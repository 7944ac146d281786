import type { DataRow } from '../../core/table/data-row.js';

interface EditedColumn {
  readonly name: string;
  value(row: DataRow): unknown;
}

/**
 * The values that the user has changed in cells. The rows of the application are not changed: a value lasts until the
 * application sets another object for the row.
 */
export class CellEdits {
  #values = new WeakMap<DataRow, Map<string, unknown>>();

  /** The value of a cell: the user's, else that of the row. */
  read(row: DataRow, column: EditedColumn): unknown {
    const values = this.#values.get(row);
    return values?.has(column.name) ? values.get(column.name) : column.value(row);
  }

  set(row: DataRow, column: string, value: unknown): void {
    const values = this.#values.get(row) ?? new Map<string, unknown>();
    this.#values.set(row, values.set(column, value));
  }
}

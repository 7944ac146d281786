import type { DataRow } from '../data-row.js';

/**
 * The values that the user has changed in cells. The rows of the application are not changed: a value lasts until the
 * application sets another object for the row.
 */
export class CellEdits {
  #values = new WeakMap<DataRow, Map<string, unknown>>();

  /** The value of a cell: the user's, else that of the row. @param valueOf reads the value of the row */
  read(row: DataRow, column: string, valueOf: (row: DataRow) => unknown): unknown {
    const values = this.#values.get(row);
    return values?.has(column) ? values.get(column) : valueOf(row);
  }

  set(row: DataRow, column: string, value: unknown): void {
    const values = this.#values.get(row) ?? new Map<string, unknown>();
    this.#values.set(row, values.set(column, value));
  }
}

/** Whether two values of a cell are the same for a user. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return Object.is(one, other) || ((one ?? '') === '' && (other ?? '') === '');
}

import type { DataRow } from '../../../core/table/data-row.js';

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

const opposites: readonly (readonly [on: unknown, off: unknown])[] = [
  [true, false],
  [1, 0],
  ['1', '0'],
  ['S', 'N'],
  ['A', 'I'],
  ['true', 'false'],
];

/** The other value of a flag, of the same kind: `'N'` for `'S'`. For any other value, `true`. */
export function oppositeFlag(value: unknown): unknown {
  const given = typeof value === 'string' ? value.trim() : value;
  for (const [on, off] of opposites) {
    if (given === on) return off;
    if (given === off) return on;
  }
  return true;
}

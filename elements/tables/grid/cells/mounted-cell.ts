import type { DataRow } from '../../../core/table/data-row.js';
import type { CellContent, Column, CellMount } from '../columns/column.js';

/** The cell of a column that another renderer than Lit renders. */
export class MountedCell implements CellContent {
  readonly #mount: CellMount;
  /** The key, the row, the value and the column that are rendered. */
  #rendered: readonly unknown[] = [];

  constructor(mount: CellMount) {
    this.#mount = mount;
  }

  update(key: string, row: DataRow, column: Column): void {
    const value = column.value(row);
    const values = [key, row, value, column];
    if (values.every((one, at) => one === this.#rendered[at])) return;
    this.#rendered = values;
    this.#mount.update(key, row, value);
  }

  release(): void {
    if (this.#rendered.length === 0) return;
    this.#rendered = [];
    this.#mount.release();
  }
}

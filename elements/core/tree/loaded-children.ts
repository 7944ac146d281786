import type { LoadedRows } from './tree-shape.js';
import type { DataRow } from '../table/data-row.js';

/** Whether the children of a row are being loaded, or could not be loaded. */
export type LoadStatus = '' | 'loading' | 'failed';

const none: readonly LoadedRows[] = [];

/** The children that were loaded on demand, and the status of those that were requested. Rows are known by identity. */
export class LoadedChildren {
  #lists = none;
  readonly #parents = new Set<DataRow>();
  readonly #loading = new Set<DataRow>();
  readonly #failed = new Set<DataRow>();

  /** The loaded lists in the order of loading. A new array after each change. */
  get lists(): readonly LoadedRows[] {
    return this.#lists;
  }

  /** The rows whose children are being loaded. */
  get loadingRows(): Iterable<DataRow> {
    return this.#loading;
  }

  get isLoading(): boolean {
    return this.#loading.size > 0;
  }

  /** Whether the children of a row were loaded. */
  has(row: DataRow): boolean {
    return this.#parents.has(row);
  }

  statusOf(row: DataRow): LoadStatus {
    if (this.#loading.has(row)) return 'loading';
    return this.#failed.has(row) ? 'failed' : '';
  }

  start(row: DataRow): void {
    this.#failed.delete(row);
    this.#loading.add(row);
  }

  cancel(row: DataRow): void {
    this.#loading.delete(row);
  }

  cancelAll(): void {
    this.#loading.clear();
  }

  /** The children of a row could not be loaded; those that are there stay. */
  fail(row: DataRow): void {
    this.#loading.delete(row);
    if (!this.has(row)) this.#failed.add(row);
  }

  /**
   * Sets the children of a row.
   * @param replaced descendants of the row that its new children replace
   */
  set(row: DataRow, children: readonly unknown[], replaced: readonly DataRow[]): void {
    for (const old of [row, ...replaced]) this.#forget(old);
    const removed = new Set(replaced).add(row);
    this.#parents.add(row);
    this.#lists = [...this.#lists.filter(({ parent }) => !removed.has(parent)), { parent: row, rows: children }];
  }

  /** Forgets all children. */
  clear(): void {
    this.#parents.clear();
    this.#loading.clear();
    this.#failed.clear();
    this.#lists = none;
  }

  #forget(row: DataRow): void {
    this.#parents.delete(row);
    this.#loading.delete(row);
    this.#failed.delete(row);
  }
}

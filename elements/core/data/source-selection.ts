import type { DataRow } from '../table/data-row.js';

/**
 * Selected rows, most of which may never have been loaded: some keys, or all rows that the query includes except some
 * keys.
 */
export class SourceSelection {
  #isAll = false;
  /** The selected keys, or the exceptions, with their rows as far as they were loaded. */
  #keys = new Map<string, DataRow | undefined>();

  /** Whether all rows are selected, except `keys`. */
  get isAll(): boolean {
    return this.#isAll;
  }

  /** The selected keys; those that are not selected while `isAll` is true. */
  get keys(): string[] {
    return [...this.#keys.keys()];
  }

  /** The rows of `keys` that are known. */
  get rows(): DataRow[] {
    return [...this.#keys.values()].filter((row) => row !== undefined);
  }

  /** @param total number of all rows; an unknown one counts as many */
  count(total: number): number {
    return this.#isAll ? Math.max(0, total - this.#keys.size) : this.#keys.size;
  }

  overall(total: number): 'none' | 'some' | 'all' {
    const { size } = this.#keys;
    if (this.#isAll) return size === 0 ? 'all' : size < total ? 'some' : 'none';
    return size === 0 ? 'none' : 'some';
  }

  has(key: string): boolean {
    return this.#isAll !== this.#keys.has(key);
  }

  set(key: string, row: DataRow | undefined, isSelected: boolean): void {
    if (isSelected === this.#isAll) this.#keys.delete(key);
    else this.#keys.set(key, row);
  }

  /** Selects all rows, or none. */
  setAll(isSelected: boolean): void {
    this.#isAll = isSelected;
    this.#keys = new Map();
  }

  /** Remembers the row of a selected key, once it is loaded. */
  updateRow(key: string, row: DataRow): void {
    if (this.#keys.has(key)) this.#keys.set(key, row);
  }

  equals(other: SourceSelection): boolean {
    return (
      this.#isAll === other.#isAll &&
      this.#keys.size === other.#keys.size &&
      this.keys.every((key) => other.#keys.has(key))
    );
  }

  copy(): SourceSelection {
    const copy = new SourceSelection();
    copy.#isAll = this.#isAll;
    copy.#keys = new Map(this.#keys);
    return copy;
  }
}

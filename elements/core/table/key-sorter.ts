import { IndexSorter } from './index-sorter.js';
import type { SortKeys } from './sort-keys.js';

/** Rows of a list whose keys are equal: they are still to be sorted by the next part of their values. */
export interface UnsortedGroup {
  /** Index in the list of the first row. */
  readonly from: number;
  /** Index after the last row. */
  readonly to: number;
  /** Index of the part that the rows are to be sorted by. */
  readonly part: number;
}

/** Sorts parts of a list of row indexes by the keys of a column. */
export class KeySorter {
  readonly #indexes: Uint32Array;
  readonly #column: SortKeys;
  readonly #sorter: IndexSorter;

  constructor(indexes: Uint32Array, column: SortKeys) {
    this.#indexes = indexes;
    this.#column = column;
    this.#sorter = new IndexSorter(indexes, column.keys);
  }

  /**
   * Sorts the rows from one index of the list up to another, stably, in ascending order.
   * @param part the part of the values that they are sorted by first
   * @param later receives the groups that are left to be sorted by the next part; without it, they are sorted as well
   */
  sort(from: number, to: number, part = 0, later?: UnsortedGroup[]): void {
    const indexes = this.#indexes;
    const { keys, compare, keyOf, hasMore } = this.#column;
    let hasNaN = false;
    for (let at = from; at < to; at++) {
      const rowIndex = indexes[at] as number;
      const key = (keys[rowIndex] = keyOf(rowIndex, part));
      hasNaN ||= Number.isNaN(key);
    }
    if (hasNaN || !hasMore) return this.#sorter.sort(from, to, compare);
    this.#sorter.sort(from, to);
    for (let at = from; at < to;) {
      const key = keys[indexes[at] as number] as number;
      const first = at++;
      while (at < to && keys[indexes[at] as number] === key) at++;
      if (at - first < 2) continue;
      if (!hasMore(key, part)) this.#sorter.sort(first, at, compare);
      else if (later) later.push({ from: first, to: at, part: part + 1 });
      else this.sort(first, at, part + 1);
    }
  }
}

/** Whether a column sorts two rows as equal, after their keys are computed. The first one is sorted before the second. */
export const isSortedEqual = ({ keys, compare }: SortKeys, a: number, b: number): boolean =>
  !((keys[a] as number) < (keys[b] as number)) && (compare === undefined || compare(a, b) === 0);

import { radixSort } from './radix-sort.js';
import type { CompareRows, SortKeys } from './sort-keys.js';

/** From this length on, sorting by digits is faster than the native sort. */
const MIN_RADIX = 4096;

const noCompare: CompareRows = () => 0;

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

  constructor(indexes: Uint32Array, column: SortKeys) {
    this.#indexes = indexes;
    this.#column = column;
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
    if (hasNaN || !hasMore) return this.#sortByKey(from, to, compare);
    this.#sortByKey(from, to);
    for (let at = from; at < to;) {
      const key = keys[indexes[at] as number] as number;
      const first = at++;
      while (at < to && keys[indexes[at] as number] === key) at++;
      if (at - first < 2) continue;
      if (!hasMore(key, part)) this.#sortByKey(first, at, compare);
      else if (later) later.push({ from: first, to: at, part: part + 1 });
      else this.sort(first, at, part + 1);
    }
  }

  /** @param compare compares rows with equal keys, or with NaN; it may be inconsistent */
  #sortByKey(from: number, to: number, compare: CompareRows = noCompare): void {
    const indexes = this.#indexes.subarray(from, to);
    const { keys } = this.#column;
    const compareKeys = (a: number, b: number): number => {
      const [keyA, keyB] = [keys[a] as number, keys[b] as number];
      return keyA < keyB ? -1 : keyA > keyB ? 1 : compare(a, b);
    };
    // Most data are already in order.
    if (indexes.every((rowIndex, at) => at === 0 || compareKeys(indexes[at - 1] as number, rowIndex) <= 0)) return;
    if (compare === noCompare && indexes.length >= MIN_RADIX) radixSort(indexes, keys);
    else indexes.sort(compareKeys);
  }
}

/** Whether a column sorts two rows as equal, after their keys are computed. The first one is sorted before the second. */
export const isSortedEqual = ({ keys, compare }: SortKeys, a: number, b: number): boolean =>
  !((keys[a] as number) < (keys[b] as number)) && (compare === undefined || compare(a, b) === 0);

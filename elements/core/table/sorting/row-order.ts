import { KeySorter, type UnsortedGroup } from './key-sorter.js';
import type { SortKeys } from './sort-keys.js';

/** Smaller groups are sorted at once. */
const MIN_GROUP = 32;

/**
 * The order of all rows by a column. Long lists of texts are sorted by the first letters; rows with the same first letters
 * are sorted when one of them is read, so that what the user sees is there at once.
 */
export class RowOrder {
  /** The row indexes. Read-only; an index is in its place when `sortAt()` has been called for it. */
  readonly indexes: Uint32Array;
  /** Undefined when all rows are in their places: it holds the keys of all rows. */
  #sorter: KeySorter | undefined;
  /** In the order of the list. */
  readonly #groups: UnsortedGroup[] = [];

  /**
   * @param indexes the rows, which are sorted in place
   * @param column what they are sorted by; without it they are sorted already
   */
  constructor(indexes: Uint32Array, column?: SortKeys) {
    this.indexes = indexes;
    if (!column) return;
    const sorter = new KeySorter(indexes, column);
    sorter.sort(0, indexes.length, 0, this.#groups);
    if (!this.isSorted) this.#sorter = sorter;
  }

  /** Whether all rows are in their places. */
  get isSorted(): boolean {
    return this.#groups.length === 0;
  }

  /** Sorts as much as is needed to know which row is at an index of the list. */
  sortAt(index: number): void {
    let at = this.#groupAt(index);
    for (; at >= 0; at = this.#groupAt(index)) this.#sortGroup(at);
  }

  /** Sorts as much as is needed to know where a row is. @returns its index in the list; -1 without such a row */
  positionOf(rowIndex: number): number {
    let position = this.indexes.indexOf(rowIndex);
    for (let at = this.#groupAt(position); at >= 0; at = this.#groupAt(position)) {
      const { from } = this.#groups[at] as UnsortedGroup;
      this.#sortGroup(at);
      position = this.indexes.indexOf(rowIndex, from);
    }
    return position;
  }

  /** Sorts what is left. @param hasTime called between two steps: whether to go on */
  finish(hasTime: () => boolean = () => true): void {
    while (!this.isSorted && hasTime()) this.#sortGroup(this.#groups.length - 1);
  }

  /** The unsorted group that contains an index of the list; -1 without one. */
  #groupAt(index: number): number {
    const groups = this.#groups;
    let [low, high] = [0, groups.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((groups[middle] as UnsortedGroup).to <= index) low = middle + 1;
      else high = middle;
    }
    const group = groups[low];
    return group && group.from <= index ? low : -1;
  }

  #sortGroup(at: number): void {
    const [group, ...after] = this.#groups.splice(at) as [UnsortedGroup, ...UnsortedGroup[]];
    const { from, to, part } = group;
    this.#sorter?.sort(from, to, part, to - from < MIN_GROUP ? undefined : this.#groups);
    for (const one of after) this.#groups.push(one);
    if (this.isSorted) this.#sorter = undefined;
  }
}

import { RadixSort } from './radix-sort.js';

/** Compares two rows with the same key. */
export type CompareRows = (a: number, b: number) => number;

/** Smaller groups are sorted by insertion. */
const MAX_INSERTION = 12;
/** From this length on, sorting by digits is faster than merging. */
const MIN_RADIX = 4096;

const isAfter = (a: number, b: number, keyA: number, keyB: number, compare: CompareRows | undefined): boolean =>
  keyA > keyB || (!(keyA < keyB) && compare !== undefined && compare(a, b) > 0);

/** Most data are already in order. */
function isInOrder(
  indexes: Uint32Array,
  from: number,
  to: number,
  keys: Float64Array,
  compare: CompareRows | undefined,
): boolean {
  for (let at = from + 1; at < to; at++) {
    const [before, rowIndex] = [indexes[at - 1] as number, indexes[at] as number];
    if (isAfter(before, rowIndex, keys[before] as number, keys[rowIndex] as number, compare)) return false;
  }
  return true;
}

function insert(
  indexes: Uint32Array,
  from: number,
  to: number,
  keys: Float64Array,
  compare: CompareRows | undefined,
): void {
  for (let at = from + 1; at < to; at++) {
    const rowIndex = indexes[at] as number;
    const key = keys[rowIndex] as number;
    let before = at - 1;
    for (; before >= from; before--) {
      const other = indexes[before] as number;
      if (!isAfter(other, rowIndex, keys[other] as number, key, compare)) break;
      indexes[before + 1] = other;
    }
    indexes[before + 1] = rowIndex;
  }
}

/**
 * Sorts parts of a list of row indexes in place and stably.
 * @param indexes the row indexes
 * @param keys a number for each row, by its index; equal keys and NaN are compared by `compare`
 */
export class IndexSorter {
  readonly #indexes: Uint32Array;
  readonly #keys: Float64Array;
  #merge: Merge | undefined;
  #radixSort: RadixSort | undefined;

  constructor(indexes: Uint32Array, keys: Float64Array) {
    this.#indexes = indexes;
    this.#keys = keys;
  }

  /**
   * Sorts the part of `indexes` from one index up to another.
   * @param compare may be inconsistent: sorting ends after the same number of steps
   */
  sort(from: number, to: number, compare?: CompareRows): void {
    if (isInOrder(this.#indexes, from, to, this.#keys, compare)) return;
    if (!compare && to - from >= MIN_RADIX) this.#sortByRadix(from, to);
    else if (to - from <= MAX_INSERTION) insert(this.#indexes, from, to, this.#keys, compare);
    else (this.#merge ??= new Merge(this.#indexes, this.#keys)).sort(from, to, compare);
  }

  #sortByRadix(from: number, to: number): void {
    const radixSort = this.#radixSort ?? new RadixSort(this.#indexes, this.#keys);
    radixSort.sort(from, to);
    // Its buffers are kept only if other parts of the list may be sorted, too.
    if (to - from < this.#indexes.length) this.#radixSort = radixSort;
  }
}

/** A bottom-up merge sort that copies the keys along with the rows, so that memory is read in order. */
class Merge {
  #indexes: Uint32Array;
  #keys: Float64Array;
  #otherIndexes: Uint32Array;
  #otherKeys: Float64Array;

  constructor(
    private readonly all: Uint32Array,
    private readonly keys: Float64Array,
  ) {
    this.#indexes = this.#otherIndexes = new Uint32Array(0);
    this.#keys = this.#otherKeys = new Float64Array(0);
  }

  sort(from: number, to: number, compare: CompareRows | undefined): void {
    const { all, keys } = this;
    const length = to - from;
    if (this.#indexes.length < length) {
      this.#indexes = new Uint32Array(length);
      this.#otherIndexes = new Uint32Array(length);
      this.#keys = new Float64Array(length);
      this.#otherKeys = new Float64Array(length);
    }
    for (let at = from; at < to; at += MAX_INSERTION) insert(all, at, Math.min(to, at + MAX_INSERTION), keys, compare);
    for (let at = 0; at < length; at++) {
      const rowIndex = (this.#indexes[at] = all[from + at] as number);
      this.#keys[at] = keys[rowIndex] as number;
    }
    for (let run = MAX_INSERTION; run < length; run *= 2) {
      for (let at = 0; at < length; at += 2 * run) this.#merge(at, at + run, Math.min(length, at + 2 * run), compare);
      [this.#indexes, this.#otherIndexes] = [this.#otherIndexes, this.#indexes];
      [this.#keys, this.#otherKeys] = [this.#otherKeys, this.#keys];
    }
    all.set(this.#indexes.subarray(0, length), from);
  }

  #merge(from: number, middle: number, to: number, compare: CompareRows | undefined): void {
    const indexes = this.#indexes;
    const keys = this.#keys;
    const toIndexes = this.#otherIndexes;
    const toKeys = this.#otherKeys;
    let [left, right] = [from, Math.min(middle, to)];
    const end = right;
    for (let at = from; at < to; at++) {
      const takesRight =
        left >= end ||
        (right < to &&
          isAfter(
            indexes[left] as number,
            indexes[right] as number,
            keys[left] as number,
            keys[right] as number,
            compare,
          ));
      const one = takesRight ? right++ : left++;
      toIndexes[at] = indexes[one] as number;
      toKeys[at] = keys[one] as number;
    }
  }
}

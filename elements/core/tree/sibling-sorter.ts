/** Compares two rows with the same key. */
export type CompareRows = (a: number, b: number) => number;

/** Smaller groups are sorted by insertion. */
const MAX_INSERTION = 12;

const isAfter = (a: number, b: number, keyA: number, keyB: number, compare: CompareRows | undefined): boolean =>
  keyA > keyB || (!(keyA < keyB) && compare !== undefined && compare(a, b) > 0);

/** Most data are already in order. */
function isInOrder(
  children: Uint32Array,
  from: number,
  to: number,
  keys: Float64Array,
  compare: CompareRows | undefined,
): boolean {
  for (let at = from + 1; at < to; at++) {
    const [before, rowIndex] = [children[at - 1] as number, children[at] as number];
    if (isAfter(before, rowIndex, keys[before] as number, keys[rowIndex] as number, compare)) return false;
  }
  return true;
}

function insert(
  children: Uint32Array,
  from: number,
  to: number,
  keys: Float64Array,
  compare: CompareRows | undefined,
): void {
  for (let at = from + 1; at < to; at++) {
    const rowIndex = children[at] as number;
    const key = keys[rowIndex] as number;
    let before = at - 1;
    for (; before >= from; before--) {
      const other = children[before] as number;
      if (!isAfter(other, rowIndex, keys[other] as number, key, compare)) break;
      children[before + 1] = other;
    }
    children[before + 1] = rowIndex;
  }
}

/**
 * Sorts groups of siblings in place and stably, one group at a time.
 * @param children rows, siblings together
 * @param keys a number for each row, in ascending order; equal keys and NaN are compared by `compare`
 */
export class SiblingSorter {
  readonly #children: Uint32Array;
  readonly #keys: Float64Array;
  #merge: Merge | undefined;

  constructor(children: Uint32Array, keys: Float64Array) {
    this.#children = children;
    this.#keys = keys;
  }

  /**
   * Sorts the part of `children` from one index up to another.
   * @param compare may be inconsistent: sorting ends after the same number of steps
   */
  sort(from: number, to: number, compare?: CompareRows): void {
    if (isInOrder(this.#children, from, to, this.#keys, compare)) return;
    if (to - from <= MAX_INSERTION) insert(this.#children, from, to, this.#keys, compare);
    else (this.#merge ??= new Merge(this.#children, this.#keys)).sort(from, to, compare);
  }
}

/** A bottom-up merge sort that copies the keys along with the rows, so that memory is read in order. */
class Merge {
  #children: Uint32Array;
  #keys: Float64Array;
  #otherChildren: Uint32Array;
  #otherKeys: Float64Array;

  constructor(
    private readonly all: Uint32Array,
    private readonly keys: Float64Array,
  ) {
    this.#children = this.#otherChildren = new Uint32Array(0);
    this.#keys = this.#otherKeys = new Float64Array(0);
  }

  sort(from: number, to: number, compare: CompareRows | undefined): void {
    const { all, keys } = this;
    const length = to - from;
    if (this.#children.length < length) {
      this.#children = new Uint32Array(length);
      this.#otherChildren = new Uint32Array(length);
      this.#keys = new Float64Array(length);
      this.#otherKeys = new Float64Array(length);
    }
    for (let at = from; at < to; at += MAX_INSERTION) insert(all, at, Math.min(to, at + MAX_INSERTION), keys, compare);
    for (let at = 0; at < length; at++) {
      const rowIndex = (this.#children[at] = all[from + at] as number);
      this.#keys[at] = keys[rowIndex] as number;
    }
    for (let run = MAX_INSERTION; run < length; run *= 2) {
      for (let at = 0; at < length; at += 2 * run) this.#merge(at, at + run, Math.min(length, at + 2 * run), compare);
      [this.#children, this.#otherChildren] = [this.#otherChildren, this.#children];
      [this.#keys, this.#otherKeys] = [this.#otherKeys, this.#keys];
    }
    all.set(this.#children.subarray(0, length), from);
  }

  #merge(from: number, middle: number, to: number, compare: CompareRows | undefined): void {
    const children = this.#children;
    const keys = this.#keys;
    const toChildren = this.#otherChildren;
    const toKeys = this.#otherKeys;
    let [left, right] = [from, Math.min(middle, to)];
    const end = right;
    for (let at = from; at < to; at++) {
      const takesRight =
        left >= end ||
        (right < to &&
          isAfter(
            children[left] as number,
            children[right] as number,
            keys[left] as number,
            keys[right] as number,
            compare,
          ));
      const one = takesRight ? right++ : left++;
      toChildren[at] = children[one] as number;
      toKeys[at] = keys[one] as number;
    }
  }
}

/** Which of two rows comes first, by their places, where their keys do not say. */
export type Tie = (a: number, b: number) => number;

/** Up to so many siblings are put in order one by one. */
const FEW = 12;

const isAfter = (a: number, b: number, keyA: number, keyB: number, tie: Tie | undefined): boolean =>
  keyA > keyB || (!(keyA < keyB) && tie !== undefined && tie(a, b) > 0);

/** Most data come in some order, and parts of a group that differ in nothing so far are in it. */
function isInOrder(kids: Uint32Array, from: number, to: number, keys: Float64Array, tie: Tie | undefined): boolean {
  for (let at = from + 1; at < to; at++) {
    const [before, place] = [kids[at - 1] as number, kids[at] as number];
    if (isAfter(before, place, keys[before] as number, keys[place] as number, tie)) return false;
  }
  return true;
}

function insert(kids: Uint32Array, from: number, to: number, keys: Float64Array, tie: Tie | undefined): void {
  for (let at = from + 1; at < to; at++) {
    const place = kids[at] as number;
    const key = keys[place] as number;
    let before = at - 1;
    for (; before >= from; before--) {
      const other = kids[before] as number;
      if (!isAfter(other, place, keys[other] as number, key, tie)) break;
      kids[before + 1] = other;
    }
    kids[before + 1] = place;
  }
}

/**
 * Sorts groups of siblings in place and stably, one at a time.
 *
 * @param kids places, siblings together
 * @param keys a number for each place: the smaller comes first; of equal ones and of NaN a tie decides
 */
export class SiblingSorter {
  readonly #kids: Uint32Array;
  readonly #keys: Float64Array;
  #merge: Merge | undefined;

  constructor(kids: Uint32Array, keys: Float64Array) {
    this.#kids = kids;
    this.#keys = keys;
  }

  /**
   * Sorts what stands from one index of `kids` up to another.
   *
   * @param tie may say anything: sorting ends after as many steps as with one that is right
   */
  sort(from: number, to: number, tie?: Tie): void {
    if (isInOrder(this.#kids, from, to, this.#keys, tie)) return;
    if (to - from <= FEW) insert(this.#kids, from, to, this.#keys, tie);
    else (this.#merge ??= new Merge(this.#kids, this.#keys)).sort(from, to, tie);
  }
}

/** Merges runs that are in order, from below: the keys are carried along, so that memory is read in its order. */
class Merge {
  #kids: Uint32Array;
  #keys: Float64Array;
  #otherKids: Uint32Array;
  #otherKeys: Float64Array;

  constructor(
    private readonly all: Uint32Array,
    private readonly keys: Float64Array,
  ) {
    this.#kids = this.#otherKids = new Uint32Array(0);
    this.#keys = this.#otherKeys = new Float64Array(0);
  }

  sort(from: number, to: number, tie: Tie | undefined): void {
    const { all, keys } = this;
    const length = to - from;
    if (this.#kids.length < length) {
      this.#kids = new Uint32Array(length);
      this.#otherKids = new Uint32Array(length);
      this.#keys = new Float64Array(length);
      this.#otherKeys = new Float64Array(length);
    }
    for (let at = from; at < to; at += FEW) insert(all, at, Math.min(to, at + FEW), keys, tie);
    for (let at = 0; at < length; at++) {
      const place = (this.#kids[at] = all[from + at] as number);
      this.#keys[at] = keys[place] as number;
    }
    for (let run = FEW; run < length; run *= 2) {
      for (let at = 0; at < length; at += 2 * run) this.#merge(at, at + run, Math.min(length, at + 2 * run), tie);
      [this.#kids, this.#otherKids] = [this.#otherKids, this.#kids];
      [this.#keys, this.#otherKeys] = [this.#otherKeys, this.#keys];
    }
    all.set(this.#kids.subarray(0, length), from);
  }

  #merge(from: number, middle: number, to: number, tie: Tie | undefined): void {
    const kids = this.#kids;
    const keys = this.#keys;
    const toKids = this.#otherKids;
    const toKeys = this.#otherKeys;
    let [left, right] = [from, Math.min(middle, to)];
    const end = right;
    for (let at = from; at < to; at++) {
      const takesRight =
        left >= end ||
        (right < to &&
          isAfter(kids[left] as number, kids[right] as number, keys[left] as number, keys[right] as number, tie));
      const one = takesRight ? right++ : left++;
      toKids[at] = kids[one] as number;
      toKeys[at] = keys[one] as number;
    }
  }
}

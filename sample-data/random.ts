/**
 * A small seeded source of pseudo-random numbers (mulberry32). The same seed gives the same data on every machine, so a
 * benchmark, a screenshot and a failing test all speak of the same material.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /**
   * The source of one item of a list. Items that are rendered from a source of their own do not depend on how many are
   * made: the first hundred of 20,000 are the hundred that a list of one hundred has.
   */
  static of(seed: number, index: number): Random {
    // Spreads neighbouring indexes far apart (the multipliers are those of MurmurHash3's finalizer).
    let mixed = Math.imul(seed ^ (index + 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return new Random(mixed ^ (mixed >>> 16));
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** A price or a measure from `low` to `high`, with at most `decimals` decimals. */
  amount(low: number, high: number, decimals = 2): number {
    const scale = 10 ** decimals;
    return Math.round((low + this.next() * (high - low)) * scale) / scale;
  }

  /** True in about `share` of the calls: 0 never, 1 always. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of the list, which must not be empty. */
  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new RangeError('pick() needs a list with at least one item');
    return list[Math.floor(this.next() * list.length)] as Item;
  }
}

/**
 * A seeded pseudo-random number generator (mulberry32). The same seed gives the same data on every machine, for
 * reproducible benchmarks, screenshots and tests.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /**
   * Returns the generator for one item of a list. With a generator per item, the items do not depend on the length of
   * the list.
   */
  static of(seed: number, index: number): Random {
    // Distributes neighbouring indexes (multipliers of MurmurHash3's finalizer).
    let mixed = Math.imul(seed ^ (index + 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return new Random(mixed ^ (mixed >>> 16));
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns an integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Returns a number from `low` to `high` with at most `decimals` decimals. */
  amount(low: number, high: number, decimals = 2): number {
    const scale = 10 ** decimals;
    return Math.round((low + this.next() * (high - low)) * scale) / scale;
  }

  /** Returns true with the probability `share`, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Returns a random item of a list, which must not be empty. */
  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new RangeError('pick() needs a list with at least one item');
    return list[Math.floor(this.next() * list.length)] as Item;
  }
}

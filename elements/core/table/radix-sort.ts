/** A pass sorts by one digit: 11 of the 32 bits of a half of a key, the lowest ones first. */
const DIGIT_BITS = 11;
const DIGIT_VALUES = 1 << DIGIT_BITS;
const DIGIT_MASK = DIGIT_VALUES - 1;
const SIGN_BIT = 0x8000_0000;

/** The number of keys with each value of a digit, for the three digits of a half from the lowest to the highest. */
type DigitCounts = readonly [Uint32Array, Uint32Array, Uint32Array];

/**
 * Sorts parts of a list of row indexes stably and in O(n), by counting the digits of the keys. For long lists it is several
 * times as fast as comparing.
 */
export class RadixSort {
  readonly #indexes: Uint32Array;
  readonly #keys: Float64Array;
  /** The halves of the keys by row index, as bits that sort like the keys. */
  readonly #lowBits: Uint32Array;
  readonly #highBits: Uint32Array;

  /**
   * @param indexes the row indexes
   * @param keys a number for each row, by its index
   */
  constructor(indexes: Uint32Array, keys: Float64Array) {
    this.#indexes = indexes;
    this.#keys = keys;
    this.#lowBits = new Uint32Array(keys.length);
    this.#highBits = new Uint32Array(keys.length);
  }

  /** Sorts the part of `indexes` from one index up to another. No key in it may be NaN. */
  sort(from: number, to: number): void {
    const lowCounts = createCounts();
    const highCounts = createCounts();
    let sorted = this.#indexes.slice(from, to);
    let next = new Uint32Array(sorted.length);
    this.#readKeys(sorted, lowCounts, highCounts);
    const sortByHalf = (bits: Uint32Array, counts: DigitCounts): void => {
      for (let digit = 0; digit < counts.length; digit++) {
        const digitCounts = counts[digit] as Uint32Array;
        const shift = digit * DIGIT_BITS;
        const firstDigit = ((bits[sorted[0] as number] as number) >>> shift) & DIGIT_MASK;
        // All keys have the same digit.
        if (digitCounts[firstDigit] === sorted.length) continue;
        moveByDigit(sorted, next, bits, shift, firstPositions(digitCounts));
        [sorted, next] = [next, sorted];
      }
    };
    sortByHalf(this.#lowBits, lowCounts);
    sortByHalf(this.#highBits, highCounts);
    this.#indexes.set(sorted, from);
  }

  /** Reads the keys of rows, and counts all their digits at once. */
  #readKeys(indexes: Uint32Array, [low1, low2, low3]: DigitCounts, [high1, high2, high3]: DigitCounts): void {
    const keys = this.#keys;
    const lowBits = this.#lowBits;
    const highBits = this.#highBits;
    const number = new Float64Array(1);
    // Browsers run on little-endian machines only: the low half of a number comes first.
    const halves = new Uint32Array(number.buffer);
    for (let at = 0; at < indexes.length; at++) {
      const rowIndex = indexes[at] as number;
      // `+ 0` makes 0 of -0: both are the same key.
      number[0] = (keys[rowIndex] as number) + 0;
      let low = halves[0] as number;
      let high = halves[1] as number;
      // The bits of positive numbers sort like the numbers. Those of negative ones sort the other way round, and after them.
      if (high < SIGN_BIT) high ^= SIGN_BIT;
      else {
        low = ~low;
        high = ~high;
      }
      lowBits[rowIndex] = low;
      low1[low & DIGIT_MASK]!++;
      low2[(low >>> DIGIT_BITS) & DIGIT_MASK]!++;
      low3[low >>> (2 * DIGIT_BITS)]!++;
      highBits[rowIndex] = high;
      high1[high & DIGIT_MASK]!++;
      high2[(high >>> DIGIT_BITS) & DIGIT_MASK]!++;
      high3[high >>> (2 * DIGIT_BITS)]!++;
    }
  }
}

const createCounts = (): DigitCounts => [
  new Uint32Array(DIGIT_VALUES),
  new Uint32Array(DIGIT_VALUES),
  new Uint32Array(DIGIT_VALUES),
];

/** Replaces the count of each value of a digit by the position of the first key with it. */
function firstPositions(counts: Uint32Array): Uint32Array {
  let position = 0;
  for (let value = 0; value < DIGIT_VALUES; value++) {
    const count = counts[value] as number;
    counts[value] = position;
    position += count;
  }
  return counts;
}

function moveByDigit(
  from: Uint32Array,
  to: Uint32Array,
  bits: Uint32Array,
  shift: number,
  positions: Uint32Array,
): void {
  for (let at = 0; at < from.length; at++) {
    const rowIndex = from[at] as number;
    to[positions[((bits[rowIndex] as number) >>> shift) & DIGIT_MASK]!++] = rowIndex;
  }
}

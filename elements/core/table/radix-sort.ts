/** A pass sorts by one digit: 11 of 32 bits, the lowest ones first. */
const DIGIT_BITS = 11;
const DIGIT_VALUES = 1 << DIGIT_BITS;
const SHIFTS = [0, DIGIT_BITS, 2 * DIGIT_BITS];
const SIGN_BIT = 0x8000_0000;

/**
 * Sorts row indexes in place, stably and in O(n), by counting the digits of the keys. 100,000 numbers are sorted in half the time
 * of the native sort (`bench/models/sorting.ts`).
 * @param keys a number for each row, by its index; none of the sorted rows may have NaN
 */
export function radixSort(indexes: Uint32Array, keys: Float64Array): void {
  const count = indexes.length;
  const halves = sortableHalves(indexes, keys);
  let sorted = new Uint32Array(count);
  for (let at = 0; at < count; at++) sorted[at] = at;
  let next = new Uint32Array(count);
  // Browsers run on little-endian machines only: the low half of a number comes first.
  for (let half = 0; half < 2; half++)
    for (const shift of SHIFTS) {
      const digitAt = (at: number): number => ((halves[2 * at + half] as number) >>> shift) & (DIGIT_VALUES - 1);
      const positions = new Uint32Array(DIGIT_VALUES + 1);
      for (let at = 0; at < count; at++) positions[digitAt(at) + 1]!++;
      // All keys have the same digit.
      if (positions[digitAt(0) + 1] === count) continue;
      for (let digit = 1; digit < DIGIT_VALUES; digit++) positions[digit]! += positions[digit - 1] as number;
      for (let place = 0; place < count; place++) {
        const at = sorted[place] as number;
        next[positions[digitAt(at)]!++] = at;
      }
      [sorted, next] = [next, sorted];
    }
  indexes.set(sorted.map((at) => indexes[at] as number));
}

/** The bits of the keys in two halves, changed so that they sort like the keys. */
function sortableHalves(indexes: Uint32Array, keys: Float64Array): Uint32Array {
  // `+ 0` makes 0 of -0: both are the same key.
  const numbers = new Float64Array(indexes.length);
  for (let at = 0; at < indexes.length; at++) numbers[at] = (keys[indexes[at] as number] as number) + 0;
  const halves = new Uint32Array(numbers.buffer);
  for (let at = 1; at < halves.length; at += 2) {
    const high = halves[at] as number;
    // The bits of positive numbers sort like the numbers; those of negative ones the other way round, and after them.
    const isNegative = high >= SIGN_BIT;
    halves[at] = isNegative ? ~high : high ^ SIGN_BIT;
    if (isNegative) halves[at - 1] = ~(halves[at - 1] as number);
  }
  return halves;
}

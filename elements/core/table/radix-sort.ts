/** A pass sorts by one digit: 16 of the 64 bits of a key, the lowest ones first. */
const DIGIT_VALUES = 1 << 16;
const DIGIT_MASK = DIGIT_VALUES - 1;
const SIGN_BIT = 0x8000_0000;

/** Row indexes, and the two halves of their keys as bits that sort like the keys. */
interface KeyedIndexes {
  indexes: Uint32Array;
  low: Uint32Array;
  high: Uint32Array;
}

/**
 * Sorts the part of a list of row indexes from one index up to another, stably and in O(n), by counting the digits of the
 * keys. For long lists it is several times as fast as comparing.
 * @param indexes the row indexes
 * @param keys a number for each row, by its index; not NaN
 */
export function radixSort(indexes: Uint32Array, from: number, to: number, keys: Float64Array): void {
  let sorted = readKeys(indexes.subarray(from, to), keys);
  let next = createKeyedIndexes(to - from);
  for (const half of ['low', 'high'] as const)
    for (const shift of [0, 16]) {
      const positions = firstPositions(sorted[half], shift);
      if (!positions) continue;
      moveToPositions(sorted, next, positions, sorted[half], shift);
      [sorted, next] = [next, sorted];
    }
  indexes.set(sorted.indexes, from);
}

const createKeyedIndexes = (length: number): KeyedIndexes => ({
  indexes: new Uint32Array(length),
  low: new Uint32Array(length),
  high: new Uint32Array(length),
});

function readKeys(indexes: Uint32Array, keys: Float64Array): KeyedIndexes {
  const keyed = createKeyedIndexes(indexes.length);
  const { low, high } = keyed;
  keyed.indexes.set(indexes);
  const bits = new DataView(new ArrayBuffer(8));
  for (let at = 0; at < indexes.length; at++) {
    // `+ 0` makes 0 of -0: both are the same key.
    bits.setFloat64(0, (keys[indexes[at] as number] as number) + 0);
    const highBits = bits.getUint32(0);
    const isNegative = highBits >= SIGN_BIT;
    // The bits of positive numbers sort like the numbers. Those of negative ones sort the other way round, and after them.
    low[at] = isNegative ? ~bits.getUint32(4) : bits.getUint32(4);
    high[at] = isNegative ? ~highBits : highBits ^ SIGN_BIT;
  }
  return keyed;
}

/** The position of the first key with each digit; undefined when all keys have the same one. */
function firstPositions(half: Uint32Array, shift: number): Uint32Array | undefined {
  const counts = new Uint32Array(DIGIT_VALUES);
  for (let at = 0; at < half.length; at++) counts[((half[at] as number) >>> shift) & DIGIT_MASK]!++;
  if (counts[((half[0] as number) >>> shift) & DIGIT_MASK] === half.length) return undefined;
  let position = 0;
  for (let digit = 0; digit < DIGIT_VALUES; digit++) {
    const count = counts[digit] as number;
    counts[digit] = position;
    position += count;
  }
  return counts;
}

function moveToPositions(
  from: KeyedIndexes,
  to: KeyedIndexes,
  positions: Uint32Array,
  half: Uint32Array,
  shift: number,
): void {
  const { indexes, low, high } = from;
  const { indexes: toIndexes, low: toLow, high: toHigh } = to;
  for (let at = 0; at < indexes.length; at++) {
    const position = positions[((half[at] as number) >>> shift) & DIGIT_MASK]!++;
    toIndexes[position] = indexes[at] as number;
    toLow[position] = low[at] as number;
    toHigh[position] = high[at] as number;
  }
}

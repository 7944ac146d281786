import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { radixSort } from './radix-sort.js';

/** What sorting gives that compares, stably. */
const sortedByComparing = (indexes: readonly number[], from: number, to: number, keys: Float64Array): number[] => [
  ...indexes.slice(0, from),
  ...indexes.slice(from, to).sort((a, b) => {
    const [first, second] = [keys[a] as number, keys[b] as number];
    return first < second ? -1 : first > second ? 1 : 0;
  }),
  ...indexes.slice(to),
];

describe('radixSort', () => {
  const anyKey = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(0, -0, Infinity, -Infinity, Number.MIN_VALUE, -Number.MIN_VALUE, 2 ** 49, -(2 ** 49)),
  );
  /** Whole numbers, and those with up to three decimals, with rows without a value among them. */
  const wholeKey = fc.oneof(fc.integer(), fc.integer({ min: -3, max: 3 }), fc.constantFrom(-0, Infinity, 2 ** 53));
  const priceKey = fc.oneof(
    fc.integer().map((cents) => cents / 100),
    fc.integer().map((grams) => grams / 1000),
    fc.integer({ min: -3, max: 3 }).map((cents) => cents / 100),
    fc.constantFrom(Infinity, 1e15 + 0.25),
  );
  /** Few numbers beside those that are not finite. */
  const infiniteKey = fc.constantFrom(Infinity, -Infinity, 0);
  const lists = (minLength: number): fc.Arbitrary<number[]> =>
    fc.oneof(...[anyKey, wholeKey, priceKey, infiniteKey].map((key) => fc.array(key, { minLength, maxLength: 200 })));

  it('sorts like comparing, and leaves equal keys in their order', () => {
    fc.assert(
      fc.property(lists(1), fc.nat(), fc.nat(), (list, one, other) => {
        const keys = Float64Array.from(list);
        const [from, to] = [one % (list.length + 1), other % (list.length + 1)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        fc.pre(to > from);
        const reversed = list.map((_, at) => list.length - 1 - at);
        const indexes = Uint32Array.from(reversed);
        radixSort(indexes.subarray(from, to), keys);
        assert.deepEqual([...indexes], sortedByComparing(reversed, from, to, keys));
      }),
    );
  });

  it('sorts one part of a list after another', () => {
    fc.assert(
      fc.property(lists(2), fc.nat(), (list, any) => {
        const keys = Float64Array.from(list);
        const middle = 1 + (any % (list.length - 1));
        const natural = [...keys.keys()];
        const indexes = Uint32Array.from(natural);
        radixSort(indexes.subarray(0, middle), keys);
        radixSort(indexes.subarray(middle), keys);
        const expected = sortedByComparing(sortedByComparing(natural, 0, middle, keys), middle, list.length, keys);
        assert.deepEqual([...indexes], expected);
        radixSort(indexes, keys);
        assert.deepEqual([...indexes], sortedByComparing(expected, 0, list.length, keys));
      }),
    );
  });

  for (const divisor of [1, 7, 100])
    it(`sorts 200,000 keys, divided by ${divisor}`, () => {
      const keys = Float64Array.from({ length: 200_000 }, (_, at) => ((at * 7919) % 100_003) / divisor - 5000);
      const indexes = Uint32Array.from(keys, (_, at) => at);
      radixSort(indexes, keys);
      const isSorted = (at: number): boolean => (keys[indexes[at - 1]!] as number) <= (keys[indexes[at]!] as number);
      assert.ok([...indexes.keys()].slice(1).every(isSorted));
      assert.equal(new Set(indexes).size, 200_000);
    });
});

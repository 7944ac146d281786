import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { summarize } from './column-summary.js';
import { DecimalSum } from './decimal-sum.js';
import type { SortedColumn } from './sorting/sort-keys.js';
import { typedReader } from './sorting/typed-values.js';

const columnOf = (type: 'number' | 'date' | 'text', typed?: SortedColumn['typed']): SortedColumn => ({
  key: 'value',
  type,
  value: (row) => (row as unknown as { value: unknown }).value,
  typed,
});
const rowsOf = (values: readonly unknown[]) => values.map((value) => ({ value })) as never;
const of = (type: 'number' | 'date' | 'text', values: readonly unknown[], rowIndexes?: Uint32Array) =>
  summarize(columnOf(type, type === 'text' ? undefined : typedReader(type)), rowsOf(values), rowIndexes);

const sumOf = (values: readonly (number | bigint | string)[]): DecimalSum => {
  const sum = new DecimalSum();
  for (const value of values) sum.add(value);
  return sum;
};

describe('DecimalSum', () => {
  it('[TB-09] sums decimal numbers exactly', () => {
    const cases: [values: (number | bigint | string)[], sum: string][] = [
      [[0.1, 0.2], '0.3'],
      [[1.005, 1.005, -2.01], '0'],
      [Array<number>(1000).fill(0.01), '10'],
      [[9_007_199_254_740_991, 1, 0.5], '9007199254740992.5'],
      [[1e21, 1, -1e21], '1'],
      [[1e-7, 0.3], '0.3000001'],
      [[0.30000000000000004, 0.1], '0.40000000000000004'],
      [['12345678901234567890.12', '0.88'], '12345678901234567891'],
      [[10n ** 20n, 0.25], '100000000000000000000.25'],
      [['1.50', '+2', '.5', '3.', '1e2'], '107'],
      [[-0.1, -0.2], '-0.3'],
      [[-0.08623471, -71656449.6], '-71656449.68623471'],
      [[1e-300, -1e-300], '0'],
      [[], '0'],
    ];
    for (const [values, sum] of cases) assert.equal(String(sumOf(values)), sum, values.slice(0, 9).join(' '));
  });

  it('[TB-09] law: the sum is that of the integers, in any order', () => {
    const value = fc.tuple(fc.integer(), fc.nat(12)).map(([integer, decimals]) => ({
      text: `${integer}e-${decimals}`,
      integer: BigInt(integer) * 10n ** BigInt(12 - decimals),
    }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), (values) => {
        const numbers = values.map(({ text }) => Number(text));
        const total = values.reduce((sum, { integer }) => sum + integer, 0n);
        const sum = String(sumOf(numbers));
        const [whole = '', fraction = ''] = sum.split('.');
        assert.equal(BigInt(whole + fraction.padEnd(12, '0')), total, sum);
        assert.equal(String(sumOf(numbers.toReversed())), sum);
        assert.equal(String(sumOf(values.map(({ text }) => text))), sum);
      }),
    );
  });

  it('[TB-09] an average has two decimals more, and half is rounded away from zero', () => {
    assert.equal(sumOf([1, 1, 2]).dividedBy(3), '1.33');
    assert.equal(sumOf([0.1, 0.2]).dividedBy(2), '0.15');
    assert.equal(sumOf([2, 3]).dividedBy(2), '2.5');
    assert.equal(sumOf([0.01]).dividedBy(8), '0.0013');
    assert.equal(sumOf([-0.01]).dividedBy(8), '-0.0013');
    assert.equal(sumOf([-2]).dividedBy(3), '-0.67');
  });
});

describe('summarize()', () => {
  it('[TB-09] leaves out what is no number', () => {
    const found = of('number', [3, '2.5', '', null, undefined, 'kg', NaN, Infinity, -1, '0x10']);
    assert.deepEqual(found, { count: 4, sum: '20.5', average: '5.125', min: -1, max: 16 });
    assert.deepEqual(of('number', []), { count: 0, sum: '0', average: '', min: undefined, max: undefined });
  });

  it('[TB-09] counts texts, and finds the first and last date', () => {
    assert.equal(of('text', ['a', '', ' ', null, 0, false]).count, 3);
    const { min, max, count } = of('date', ['2026-03-05', 'x', '2025-12-31', null, '2026-01-01T10:00']);
    assert.deepEqual([min, max, count], ['2025-12-31', '2026-03-05', 3]);
  });

  it('[TB-09] law: of some rows it is that of a list with these rows only', () => {
    const value = fc.oneof(
      fc.integer({ min: -999, max: 999 }).map((cents) => cents / 100),
      fc.constantFrom('', null, '7.5'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(value, fc.boolean()), { maxLength: 30 }), (all) => {
        const values = all.map(([one]) => one);
        const rowIndexes = Uint32Array.from([...all.keys()].filter((at) => all[at]![1]));
        const some = [...rowIndexes].map((at) => values[at]);
        const found = of('number', values, rowIndexes);
        assert.deepEqual(found, of('number', some));
        const numbers = some.filter((one) => one !== '' && one !== null).map(Number);
        assert.equal(found.count, numbers.length);
        if (numbers.length > 0) {
          assert.equal(Number(found.min), Math.min(...numbers));
          assert.equal(Number(found.max), Math.max(...numbers));
        }
      }),
    );
  });

  it('[TB-09] 100,000 rows take about 10 ms', () => {
    const values = Array.from({ length: 100_000 }, (_, at) => (at % 9973) / 100);
    of('number', values);
    const before = process.cpuUsage();
    for (let run = 0; run < 5; run++) of('number', values);
    const ms = process.cpuUsage(before).user / 5000;
    assert.ok(ms < 40, `${ms} ms`);
  });
});

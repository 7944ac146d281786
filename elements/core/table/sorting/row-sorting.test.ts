import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RowSorting, type SortStep } from './row-sorting.js';
import type { Direction, SortedColumn } from './sort-keys.js';
import type { DataRow } from '../data-row.js';

const column = (name: string, type: SortedColumn['type'] = 'text', func?: SortedColumn['func']): SortedColumn => ({
  key: name,
  type,
  func,
  value: (row) => row[name],
});
const fails = (text: string): void => assert.fail(text);
const sorted = (rows: readonly DataRow[], ...steps: readonly [SortedColumn, Direction][]): unknown[] => {
  const sorting = new RowSorting(rows, 'pt-BR', fails);
  const order = sorting.order(steps.map(([one, direction]): SortStep => ({ column: one, direction })));
  order.finish();
  return Array.from(order.indexes, (rowIndex) => rows[rowIndex]!['id'] ?? rowIndex);
};

const rows: readonly DataRow[] = [
  { id: 'a', family: 'Couro', price: 20 },
  { id: 'b', family: 'Aviamento', price: '3' },
  { id: 'c', family: 'couro', price: 3 },
  { id: 'd', family: '', price: 1 },
  { id: 'e', family: 'Aviamento', price: null },
];

describe('RowSorting', () => {
  it('keeps the order of the rows without a column', () => {
    assert.deepEqual(sorted(rows), ['a', 'b', 'c', 'd', 'e']);
  });

  it('sorts by one column; rows without a value are last in both directions', () => {
    assert.deepEqual(sorted(rows, [column('price', 'number'), 'ascending']), ['d', 'b', 'c', 'a', 'e']);
    assert.deepEqual(sorted(rows, [column('price', 'number'), 'descending']), ['a', 'b', 'c', 'd', 'e']);
  });

  it('sorts by several columns, each in its direction', () => {
    const family = column('family');
    const price = column('price', 'number');
    assert.deepEqual(sorted(rows, [family, 'ascending'], [price, 'descending']), ['b', 'e', 'c', 'a', 'd']);
    assert.deepEqual(sorted(rows, [family, 'descending'], [price, 'ascending']), ['a', 'c', 'b', 'e', 'd']);
  });

  it('sorts by several columns when they have more than 65,536 different values', () => {
    const many = Array.from({ length: 70_000 }, (_, id) => ({ id, price: 70_000 - id, unit: 'm' }));
    const order = sorted(many, [column('unit'), 'ascending'], [column('price', 'number'), 'descending']);
    assert.deepEqual(
      order,
      many.map(({ id }) => id),
    );
  });

  it('compares the values of a column once', () => {
    let calls = 0;
    const byLength = column('family', 'custom', (a, b) => (calls++, String(a).length - String(b).length));
    const sorting = new RowSorting(rows, 'pt-BR', fails);
    const ascending = sorting.order([{ column: byLength, direction: 'ascending' }]);
    const callsAtFirst = calls;
    const descending = sorting.order([{ column: byLength, direction: 'descending' }]);
    assert.equal(calls, callsAtFirst);
    assert.deepEqual([...ascending.indexes], [3, 0, 2, 1, 4]);
    assert.deepEqual([...descending.indexes], [1, 4, 0, 2, 3]);
  });

  it('keeps the ranks of texts, and those of numbers only while they are sorted by', () => {
    const reads = { family: 0, price: 0 };
    const counted = (name: keyof typeof reads, type: SortedColumn['type']): SortStep['column'] => ({
      ...column(name, type),
      value: (row) => (reads[name]++, row[name]),
    });
    const [family, price] = [counted('family', 'text'), counted('price', 'number')];
    const sorting = new RowSorting(rows, 'pt-BR', fails);
    sorting.order([{ column: price, direction: 'ascending' }]);
    sorting.order([{ column: price, direction: 'descending' }]);
    sorting.order([
      { column: family, direction: 'ascending' },
      { column: price, direction: 'descending' },
    ]);
    const before = { ...reads };
    sorting.order([{ column: family, direction: 'descending' }]);
    assert.deepEqual(reads, before);
    sorting.order([{ column: price, direction: 'ascending' }]);
    assert.deepEqual(reads, { ...before, price: before.price + rows.length });
  });

  it('sorts the same rows again and again as it sorts them for the first time', () => {
    const value = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
    const record = fc.record({ x: value, y: value, text: fc.constantFrom('', 'couro', 'Água', 'zíper') });
    const columns = [column('x', 'number'), column('y', 'number'), column('text')] as const;
    const step = fc.record({
      column: fc.constantFrom(...columns),
      direction: fc.constantFrom<Direction>('ascending', 'descending'),
    });
    const orders = fc.array(
      fc.tuple(fc.uniqueArray(step, { selector: (one) => one.column, maxLength: 3 }), fc.boolean()),
    );
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), orders, (list, all) => {
        const sorting = new RowSorting(list, 'pt-BR', fails);
        for (const [steps, isPrepared] of all) {
          const order = sorting.order(steps);
          order.finish();
          const first = new RowSorting(list, 'pt-BR', fails).order(steps);
          first.finish();
          assert.deepEqual(order.indexes, first.indexes);
          if (isPrepared) while (sorting.prepare(() => true));
        }
      }),
    );
  });

  it('sorts many rows by few and by many different texts like the collator', () => {
    const words = ['Água', 'agua', 'AGUA', 'Couro', 'couro ', 'Ñandú', 'zíper', 'Zíper 10', 'Zíper 9', ''];
    const many = Array.from({ length: 9_000 }, (_, at) => ({
      id: at,
      few: words[(at * 7) % words.length],
      many: `${words[(at * 3) % words.length]}${(at * 7919) % 8_000}`,
    }));
    const { compare } = new Intl.Collator('pt-BR', { numeric: true });
    for (const name of ['few', 'many'] as const) {
      const expected = many.toSorted((a, b) => {
        const [first, second] = [a[name] as string, b[name] as string];
        if (first === '' || second === '') return Number(first === '') - Number(second === '');
        return compare(first, second);
      });
      assert.deepEqual(
        sorted(many, [column(name), 'ascending']),
        expected.map(({ id }) => id),
        name,
      );
    }
  });

  it('warns once about a function that throws, and keeps all rows', () => {
    const warnings: string[] = [];
    const sorting = new RowSorting(rows, 'pt-BR', (text) => warnings.push(text));
    const broken = column('family', 'custom', () => {
      throw new Error('no order');
    });
    const order = sorting.order([{ column: broken, direction: 'ascending' }]);
    assert.deepEqual([...order.indexes], [0, 1, 2, 3, 4]);
    assert.equal(warnings.length, 1);
  });

  it('sorts like a stable sort by all columns', () => {
    const value = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
    const direction = fc.constantFrom<Direction>('ascending', 'descending');
    const steps = fc.array(fc.tuple(fc.constantFrom('x', 'y', 'z'), direction), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: value, y: value, z: value }), { maxLength: 40 }), steps, (list, wanted) => {
        const expected = list.map((_, at) => at);
        expected.sort((a, b) => {
          for (const [name, way] of wanted) {
            const [first, second] = [list[a]![name as 'x'], list[b]![name as 'x']];
            if (first === second) continue;
            if (first === undefined) return 1;
            if (second === undefined) return -1;
            return way === 'ascending' ? first - second : second - first;
          }
          return a - b;
        });
        const order = sorted(
          list,
          ...wanted.map(([name, way]): [SortedColumn, Direction] => [column(name, 'number'), way]),
        );
        assert.deepEqual(order, expected);
      }),
    );
  });
});

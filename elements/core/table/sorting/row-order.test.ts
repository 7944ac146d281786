import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RowOrder } from './row-order.js';
import { RowSorting } from './row-sorting.js';
import { reversedKeys, sortKeysOf, type SortedColumn } from './sort-keys.js';
import type { DataRow } from '../data-row.js';

const column: SortedColumn = { key: 'name', type: 'text', value: (row) => row['name'] };
const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** Names with long equal beginnings, as the materials of a company have them. */
const names = (count: number): DataRow[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Parafuso sextavado ${['inox', 'zincado', 'latão'][(at * 7) % 3]} M${(at * 7919) % 5_003}`,
  }));
const orderOf = (rows: readonly DataRow[], direction: 'ascending' | 'descending' = 'ascending'): RowOrder => {
  const keys = sortKeysOf(rows, column, 'pt-BR');
  const indexes = Uint32Array.from(rows.keys());
  return new RowOrder(indexes, direction === 'ascending' ? keys : reversedKeys(keys));
};
/** The order by the collator: stable, rows without a value last. */
function expectedOrder(rows: readonly DataRow[], direction: 'ascending' | 'descending' = 'ascending'): number[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows.keys()].sort((a, b) => {
    const [first, second] = [rows[a]!['name'] as string, rows[b]!['name'] as string];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * compare(first, second);
  });
}

describe('RowOrder', () => {
  it('sorts around the rows that are read, and leaves the others', () => {
    const rows = names(6_000);
    const order = orderOf(rows);
    assert.equal(order.isSorted, false);
    const expected = expectedOrder(rows);
    for (const index of [0, 5_999, 3_000]) {
      order.sortAt(index);
      assert.equal(order.indexes[index], expected[index]);
    }
    assert.equal(order.isSorted, false, 'the other rows wait');
    order.finish();
    assert.deepEqual([...order.indexes], expected);
  });

  it('finds where a row is without sorting all rows', () => {
    const rows = names(6_000);
    const order = orderOf(rows);
    const expected = expectedOrder(rows);
    for (const rowIndex of [17, 4_242]) assert.equal(order.positionOf(rowIndex), expected.indexOf(rowIndex));
    assert.equal(order.positionOf(6_000), -1);
    assert.equal(order.isSorted, false);
  });

  it('stops when there is no time, and goes on', () => {
    const order = orderOf(names(6_000));
    let steps = 2;
    order.finish(() => steps-- > 0);
    assert.equal(order.isSorted, false);
    order.finish();
    assert.equal(order.isSorted, true);
  });

  it('gives the order of the collator, in whatever sequence rows are read', () => {
    const word = fc.constantFrom('Água', 'agua', 'Couro ', 'couro', 'Ñandú', 'zíper', '😀', '-', '10', '9', '');
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(''));
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 120 }), direction, fc.array(fc.nat(130)), (texts, way, reads) => {
        const rows = texts.map((name) => ({ name }));
        const order = orderOf(rows, way);
        const expected = expectedOrder(rows, way);
        for (const index of reads) {
          order.sortAt(index);
          assert.equal(order.indexes[index], expected[index]);
          assert.equal(order.positionOf(index), expected.indexOf(index));
        }
        order.finish();
        assert.deepEqual([...order.indexes], expected);
      }),
    );
  });
});

describe('RowSorting with many texts', () => {
  const rows = names(6_000);
  const sorting = () => new RowSorting(rows, 'pt-BR', (text) => assert.fail(text));

  it('does not sort all rows at once, neither by a column nor by its other direction', () => {
    const one = sorting();
    for (const direction of ['ascending', 'descending'] as const) {
      const order = one.order([{ column, direction }]);
      assert.equal(order.isSorted, false);
      order.sortAt(0);
      assert.equal(order.indexes[0], expectedOrder(rows, direction)[0]);
    }
  });

  it('reads the values once when the direction changes again and again', () => {
    let reads = 0;
    const counted: SortedColumn = { ...column, value: (row) => (reads++, row['name']) };
    const one = sorting();
    one.order([{ column: counted, direction: 'ascending' }]);
    const readsAtFirst = reads;
    for (const direction of ['descending', 'ascending', 'descending'] as const) {
      const order = one.order([{ column: counted, direction }]);
      order.finish(() => false);
      for (const index of [0, 5_999]) {
        order.sortAt(index);
        assert.equal(order.indexes[index], expectedOrder(rows, direction)[index]);
      }
    }
    assert.equal(reads, readsAtFirst);
  });

  it('has nothing left to sort after its preparation', () => {
    for (const first of ['ascending', 'descending'] as const) {
      const one = sorting();
      one.order([{ column, direction: first }]);
      assert.equal(
        one.prepare(() => false),
        true,
      );
      assert.equal(
        one.prepare(() => true),
        false,
      );
      for (const direction of ['ascending', 'descending'] as const) {
        const order = one.order([{ column, direction }]);
        assert.equal(order.isSorted, true);
        assert.deepEqual([...order.indexes], expectedOrder(rows, direction), `${direction} after ${first}`);
      }
    }
  });

  it('finishes the order when another column is added', () => {
    const one = sorting();
    one.order([{ column, direction: 'descending' }]);
    const byIndex: SortedColumn = { key: 'index', type: 'number', value: (row) => rows.indexOf(row) };
    const order = one.order([
      { column, direction: 'ascending' },
      { column: byIndex, direction: 'descending' },
    ]);
    const expected = [...rows.keys()].sort(
      (a, b) => compare(rows[a]!['name'] as string, rows[b]!['name'] as string) || b - a,
    );
    assert.deepEqual([...order.indexes], expected);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SourceFilter } from '../data/data-source.js';
import { ColumnFilters, readFilter, textsOfColumn } from './column-filters.js';
import { RowFilter } from './row-filter.js';
import type { StateColumn } from './state-column.js';

const column = (type: StateColumn['type'] = 'text', format = (value: unknown) => String(value ?? '')): StateColumn => ({
  ...{ key: 'x', name: 'x', type, value: (row) => row['x'] },
  text: (row) => format(row['x']),
});
type Condition = Omit<SourceFilter, 'column'>;
interface OnColumn {
  readonly filter: SourceFilter;
  readonly column: StateColumn;
}
const on = (own: StateColumn, condition: Condition): OnColumn => ({
  filter: { column: own.name, ...condition } as SourceFilter,
  column: own,
});
/** The values of a column that a condition includes. */
const included = (condition: Condition, values: readonly unknown[], own = column()): unknown[] => {
  const rows = values.map((x) => ({ x }));
  return Array.from(new ColumnFilters([on(own, condition)], 'pt-BR').matches(rows), (at) => values[at]);
};
const filtered = (filters: readonly OnColumn[], rows: readonly { readonly x: unknown }[], search = ''): number[] => {
  const rowFilter = new RowFilter({});
  const rowTests = new ColumnFilters(filters, 'pt-BR');
  rowFilter.apply(search, { rows, columns: [column()], language: 'pt-BR', filterFields: [], rowTests }, true);
  return [...(rowFilter.matches ?? rows.keys())];
};

describe('ColumnFilters', () => {
  it('[TB-08] finds words in any order, ignoring case and accents', () => {
    const names = ['Linha de algodão', 'Couro bovino', 'ALGODAO, linha', ''];
    assert.deepEqual(included({ contains: 'algodão LIN' }, names), [names[0], names[2]]);
    assert.deepEqual(included({ contains: '"de algodao"' }, names), [names[0]]);
    assert.deepEqual(included({ equals: 'COURO bovino' }, names), [names[1]]);
  });

  it('[TB-08] includes both ends of a range of numbers, and no cell without a number', () => {
    const values = [1, '2', 2.5, 3, 3.01, '', null, undefined, 'x', 4n];
    assert.deepEqual(included({ from: 2, to: 3 }, values, column('number')), ['2', 2.5, 3]);
    assert.deepEqual(included({ to: 2 }, values, column('number')), [1, '2']);
    assert.deepEqual(included({ from: 3.01 }, values, column('number')), [3.01, 4n]);
  });

  it('[TB-08] includes all times of the last day, of the last minute, and of dates in each form', () => {
    const values = [
      '2026-03-04',
      '2026-03-05',
      '2026-03-05T23:59:59.999',
      new Date(2026, 2, 6),
      '2026-03-06T00:01',
      '',
      7,
    ];
    assert.deepEqual(included({ from: '2026-03-05', to: '2026-03-05' }, values, column('date')), values.slice(1, 3));
    assert.deepEqual(
      included({ from: '2026-03-06', to: '2026-03-06T00:01' }, values, column('date')),
      values.slice(3, 5),
    );
    const seconds = ['2026-03-06T00:01:30', '2026-03-06T00:02'];
    assert.deepEqual(included({ to: '2026-03-06T00:01' }, seconds, column('date')), seconds.slice(0, 1));
  });

  it('[TB-08] finds values of a list by their texts or by themselves, and empty cells by an empty text', () => {
    const labels = column('text', (value) => (value === 'm' ? 'Metro' : String(value ?? '')));
    const values = ['m', 'kg', ' kg ', '', null, new Date(0)];
    assert.deepEqual(included({ values: ['Metro'] }, values, labels), ['m']);
    assert.deepEqual(included({ values: ['m', 'kg'] }, values, labels), ['m', 'kg', ' kg ']);
    assert.deepEqual(included({ values: [''] }, values, labels), ['', null]);
    assert.deepEqual(included({ values: [] }, values, labels), []);
  });

  it('[TB-08] tells yes from all else', () => {
    const values = [true, 1, 'S', 'A', false, 'N', 'I', undefined];
    assert.deepEqual(included({ is: true }, values), values.slice(0, 4));
    assert.deepEqual(included({ is: false }, values), values.slice(4));
  });
});

describe('readFilter', () => {
  it('[TB-08] reads the conditions of a kind, and no empty or damaged ones', () => {
    const filters = {
      text: [{ contains: 'a' }, { equals: '' }],
      number: [{ from: 1 }, { to: 0 }, { from: -1.5, to: 2 }],
      date: [{ from: '2026-03-05' }, { from: '2026-03-05', to: '2026-03-06T10:00' }],
      list: [{ values: [] }, { values: ['a', 1] }],
      flag: [{ is: false }],
    } as const;
    const damaged = [
      ...[{}, null, 7, 'x', { contains: ' ' }, { contains: 5 }, { from: NaN }, { from: '5' }, { from: 1, to: 'x' }],
      ...[{ values: 'a' }, { values: [1n] }, { values: [{}] }, { is: 'yes' }, { from: '2026-02-30' }],
    ];
    const kinds = Object.keys(filters) as (keyof typeof filters)[];
    for (const kind of kinds) {
      for (const other of kinds)
        for (const filter of filters[other]) {
          const read = readFilter('x', { column: 'y', more: 1n, ...filter }, kind);
          assert.deepEqual(read, kind === other ? { column: 'x', ...filter } : undefined);
        }
      for (const filter of damaged) assert.equal(readFilter('x', filter, kind), undefined);
    }
    assert.deepEqual(readFilter('x', { from: 1, to: null }, 'number'), { column: 'x', from: 1 });
  });
});

describe('RowFilter with ColumnFilters', () => {
  const rowsOf = fc.array(fc.record({ x: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom('', null, 'a1')) }));
  const range = fc.record({
    from: fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }),
    to: fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }),
  });
  const inRange = (condition: object): OnColumn => on(column('number'), condition);

  it('[TB-08] includes the rows that pass all filters and the search, in their order', () => {
    fc.assert(
      fc.property(rowsOf, fc.array(range, { maxLength: 3 }), fc.constantFrom('', '1', 'a'), (rows, ranges, search) => {
        const tests = ranges.map(inRange);
        const isIn = (x: unknown, { from = -Infinity, to = Infinity }): boolean =>
          typeof x === 'number' && x >= from && x <= to;
        const expected = [...rows.keys()].filter((at) => {
          const x = rows[at]?.x;
          return String(x ?? '').includes(search) && ranges.every((one) => isIn(x, one));
        });
        assert.deepEqual(filtered(tests, rows, search), expected);
        assert.deepEqual(filtered(tests.toReversed(), rows, search), expected);
      }),
    );
  });

  it('[TB-08] divides the numbers in two: up to a number, and above it', () => {
    fc.assert(
      fc.property(rowsOf, fc.integer({ min: -9, max: 9 }), (rows, limit) => {
        const both = [filtered([inRange({ to: limit })], rows), filtered([inRange({ from: limit + 1 })], rows)].flat();
        const numbers = [...rows.keys()].filter((at) => typeof rows[at]?.x === 'number');
        assert.deepEqual(
          both.toSorted((a, b) => a - b),
          numbers,
        );
      }),
    );
  });

  it('[TB-08] reads each of 100,000 rows at most once for a filter', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => ({ x: at % 1000, day: `2026-01-${10 + (at % 20)}` }));
    const day: StateColumn = { ...column('date'), value: (row) => row['day'], text: (row) => String(row['day']) };
    let reads = 0;
    const get = (row: (typeof rows)[number], name: string | symbol): unknown => {
      reads++;
      return Reflect.get(row, name);
    };
    const counted = rows.map((row) => new Proxy(row, { get }));
    const found = filtered(
      [
        inRange({ from: 100, to: 899 }),
        on(day, { from: '2026-01-12' } as Condition),
        on(column(), { contains: '5' } as Condition),
        on(column(), { values: Array.from({ length: 500 }, (_, at) => at) } as Condition),
      ],
      counted,
    );
    assert.ok(found.length > 1000);
    // Of a list of values the text is read, then the value.
    assert.ok(reads <= 5 * rows.length, String(reads));
  });
});

describe('textsOfColumn', () => {
  it('[TB-08] has each text once, in the order of the language, and empty ones at the end', () => {
    const rows = ['m', 'Ágata', '', 'kg', 'm', 'b10', 'b9', ' kg'].map((x) => ({ x }));
    assert.deepEqual(textsOfColumn(column(), rows, 'pt-BR'), ['Ágata', 'b9', 'b10', 'kg', 'm', '']);
    assert.deepEqual(textsOfColumn(column(), [], 'pt-BR'), []);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { StateColumn } from './state-column.js';
import { TableState, type TableProps } from './table-state.js';

type Row = Readonly<Record<string, unknown>>;

const rows: readonly Row[] = [
  { code: 'LI-1', name: 'Linha de algodão', amount: 4 },
  { code: 'CO-2', name: 'Couro bovino', amount: 10 },
  { code: 'CO-3', name: 'Couro estonado', amount: 4 },
  { code: 'TX-4', name: 'Nylon', amount: 1 },
];
const column = (name: string, type: StateColumn['type'] = 'text'): StateColumn => ({
  key: name,
  name,
  type,
  value: (row) => row[name],
  text: (row) => String(row[name] ?? ''),
});
const initial: TableProps = {
  rows,
  rowKey: 'code',
  columns: [column('code'), column('name'), column('amount', 'number')],
  selection: 'multiple',
  selected: [],
  filter: '',
  filterFields: [],
  rowTests: undefined,
  sorting: [],
  isSortedOutside: false,
  language: 'pt-BR',
};

/** A state with a way to change some of its properties. */
function createState(more: Partial<TableProps> = {}, warn = (text: string): void => assert.fail(text)) {
  let props: TableProps = { ...initial, ...more };
  const state = new TableState({ warn });
  state.update(props);
  return {
    state,
    set: (changed: Partial<TableProps>) => state.update((props = { ...props, ...changed })),
    visible: () => Array.from({ length: state.visibleCount }, (_, at) => state.keyOf(state.rowIndexAt(at))),
    at: (key: string) => state.indexOf(key),
  };
}

describe('TableState', () => {
  it('shows all rows in their order, and leaves out entries that are not objects', () => {
    const { visible, state, set } = createState();
    assert.deepEqual(visible(), ['LI-1', 'CO-2', 'CO-3', 'TX-4']);
    assert.equal(state.rowIndexAt(4), -1);
    assert.equal(state.rowIndexAt(-1), -1);
    assert.equal(set({ filter: 'x' }), undefined);
    assert.ok(set({ filter: '', rows: [null, rows[1], 'text', rows[0]] }));
    assert.deepEqual(visible(), ['CO-2', 'LI-1']);
    set({ rows: undefined as never });
    assert.equal(state.visibleCount, 0);
  });

  it('gives rows without a key, or with that of an earlier row, keys of their own, and warns once', () => {
    const warnings: string[] = [];
    const given = [{ code: 'A' }, {}, { code: 'A' }, { code: 5 }, { code: '5' }];
    const { state, visible } = createState({ rows: given }, (text) => warnings.push(text));
    assert.deepEqual(visible(), ['A', '#1', 'A#2', '5', '5#2']);
    assert.deepEqual([state.indexOf('A#2'), state.indexOf(5), state.indexOf('none')], [2, 3, -1]);
    assert.deepEqual(warnings, [
      "1 row has no key in the field 'code', 2 rows have the key of an earlier row. They get other keys.",
    ]);
  });

  it('sorts by several columns, and not by an unknown one', () => {
    const { set, visible } = createState({ sorting: [{ column: 'amount', direction: 'ascending' }] });
    assert.deepEqual(visible(), ['TX-4', 'LI-1', 'CO-3', 'CO-2']);
    set({
      sorting: [
        { column: 'amount', direction: 'ascending' },
        { column: 'name', direction: 'ascending' },
      ],
    });
    assert.deepEqual(visible(), ['TX-4', 'CO-3', 'LI-1', 'CO-2']);
    set({ sorting: [{ column: 'unknown', direction: 'ascending' }] });
    assert.deepEqual(visible(), ['LI-1', 'CO-2', 'CO-3', 'TX-4']);
  });

  it('[LK-06] filters by all columns or some, ignoring case and accents, in the order of the sorting', () => {
    const { set, visible, state } = createState({ filter: 'ALGODAO' });
    assert.deepEqual(visible(), ['LI-1']);
    set({ filter: 'co', sorting: [{ column: 'amount', direction: 'ascending' }] });
    assert.deepEqual(visible(), ['CO-3', 'CO-2']);
    assert.equal(state.query?.folded, 'co');
    set({ filter: '4', filterFields: ['code'] });
    assert.deepEqual(visible(), ['TX-4']);
    set({ filter: '4', filterFields: [] });
    assert.deepEqual(visible(), ['TX-4', 'LI-1', 'CO-3']);
    assert.equal(state.visibleIndexOf(state.indexOf('CO-2')), -1);
    set({ filter: '' });
    assert.equal(state.visibleCount, 4);
    assert.equal(state.query, undefined);
  });

  it('gives the rows of a selection as they were at that time, also when it is read later', () => {
    const { state, at, set } = createState();
    const change = state.selectRange(at('CO-2'), at('CO-3'));
    state.selectAll();
    set({ rows: [...rows].reverse(), rowKey: 'name' });
    assert.deepEqual(change?.rows, [rows[1], rows[2]]);
    assert.deepEqual(
      [change?.keys, change?.changed],
      [
        ['CO-2', 'CO-3'],
        [rows[1], rows[2]],
      ],
    );
  });

  it('selects rows, ranges and all visible rows', () => {
    const { state, at, set } = createState();
    assert.deepEqual(state.select(at('CO-2'))?.keys, ['CO-2']);
    assert.deepEqual(state.select(at('TX-4'), true)?.keys, ['CO-2', 'CO-3', 'TX-4']);
    assert.equal(state.overallSelection, 'some');
    const change = state.select(at('CO-3'));
    assert.deepEqual([change?.keys, change?.changed], [['CO-2', 'TX-4'], [rows[2]]]);
    assert.equal(state.selectAll()?.keys.length, 4);
    assert.equal(state.overallSelection, 'all');
    assert.deepEqual(state.selectAll()?.rows, []);
    set({ filter: 'couro' });
    assert.deepEqual(state.selectAll()?.keys, ['CO-2', 'CO-3']);
    assert.equal(state.overallSelection, 'all');
    set({ filter: '' });
    assert.equal(state.overallSelection, 'some');
    assert.equal(state.selectOnly(at('CO-2'))?.changed.length, 1);
    assert.equal(state.selectOnly(at('CO-2')), undefined);
  });

  it('selects one row at most in single mode, and none without selection', () => {
    const { state, at, set } = createState({ selection: 'single', selected: ['CO-3', 'CO-2'] });
    assert.deepEqual(state.selectedKeys, ['CO-3']);
    assert.deepEqual(state.select(at('LI-1'))?.keys, ['LI-1']);
    assert.deepEqual(state.select(at('LI-1'))?.keys, []);
    set({ selection: 'none' });
    assert.equal(state.select(at('LI-1')), undefined);
    assert.deepEqual(state.selectedKeys, []);
  });

  it('keeps the selection by keys when rows are replaced, also of rows that are not there for some time', () => {
    const { state, set, at } = createState({ selected: ['CO-3', 'later', 'TX-4'] });
    assert.deepEqual(state.selectedKeys, ['CO-3', 'TX-4', 'later']);
    set({ rows: [rows[3], { code: 'later' }] });
    assert.deepEqual(state.selectedKeys, ['TX-4', 'later', 'CO-3']);
    assert.equal(state.isSelected(at('later')), true);
    assert.deepEqual(state.selectedRows, [rows[3], { code: 'later' }]);
    set({ selected: [] });
    assert.deepEqual(state.selectedKeys, []);
  });

  it('shows each matching row once, whatever is sorted, filtered and replaced', () => {
    const row = fc.record({ code: fc.nat(30), name: fc.constantFrom('aço', 'ACO', 'couro', '') });
    const step = fc.record(
      {
        rows: fc.array(row, { maxLength: 20 }),
        filter: fc.constantFrom('', 'aco', 'o', 'x'),
        sorting: fc.array(
          fc.record({
            column: fc.constantFrom('code', 'name'),
            direction: fc.constantFrom('ascending' as const, 'descending' as const),
          }),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const { state, set } = createState({}, () => {});
        let all: readonly Row[] = rows;
        let filter = '';
        for (const changed of steps) {
          set(changed);
          all = changed.rows ?? all;
          filter = changed.filter ?? filter;
          const visible = Array.from({ length: state.visibleCount }, (_, at) => state.rowIndexAt(at));
          const texts = (one: Row): string =>
            [one['code'], one['name'], one['amount']].map((value) => String(value ?? '')).join(' ');
          const expected = all.flatMap((one, at) =>
            filter === '' || texts(one).toLowerCase().replace('ç', 'c').includes(filter) ? [at] : [],
          );
          assert.deepEqual(
            [...visible].sort((a, b) => a - b),
            expected,
          );
          visible.forEach((rowIndex, at) => assert.equal(state.visibleIndexOf(rowIndex), at));
        }
      }),
    );
  });

  it('translates row indexes after the rows were replaced, and knows where a hidden row would be', () => {
    const { state, set, at } = createState({ sorting: [{ column: 'amount', direction: 'ascending' }] });
    const [nylon, leather] = [at('TX-4'), at('CO-2')];
    const replaced = set({ rows: [{ code: 'NEW', amount: 0 }, ...rows.filter(({ code }) => code !== 'CO-2')] });
    assert.equal(state.keyOf(replaced?.newIndexOf(nylon) ?? -1), 'TX-4');
    assert.equal(replaced?.newIndexOf(leather), -1);
    assert.equal(replaced.rowIndexAt(0), nylon, 'the first visible row before');
    set({ filter: 'couro' });
    assert.equal(state.shownRowOf(at('TX-4')), -1);
    assert.deepEqual([state.visibleIndexFor(at('TX-4')), state.visibleIndexFor(at('CO-3'))], [0, 0]);
    set({ rows, filter: 'couro', sorting: [] });
    assert.deepEqual(
      [0, 1, 2, 3].map((rowIndex) => state.visibleIndexFor(rowIndex)),
      [0, 0, 1, 2],
    );
  });
});

describe('TableState with many texts, sorted where they are read', () => {
  const many = Array.from({ length: 6_000 }, (_, at) => ({
    code: `P-${at}`,
    name: `Parafuso sextavado M${(at * 7919) % 5_003}`,
  }));
  const { compare } = new Intl.Collator('pt-BR', { numeric: true });
  const expected = many.toSorted((a, b) => compare(a.name, b.name)).map(({ code }) => code);
  const create = () => createState({ rows: many, sorting: [{ column: 'name', direction: 'ascending' }] });

  it('answers which row is at an index and where a row is', () => {
    const { state, at } = create();
    assert.equal(state.keyOf(state.rowIndexAt(3_000)), expected[3_000]);
    assert.equal(state.visibleIndexOf(at('P-77')), expected.indexOf('P-77'));
    assert.equal(state.keyOf(state.rowIndexAt(0)), expected[0]);
    assert.equal(state.isIncluded(at('P-77')), true);
    assert.equal(state.rowIndexAt(6_000), -1);
  });

  it('selects the range between two rows as they are in order', () => {
    const { state, at } = create();
    state.select(at(expected[100]!));
    state.select(at(expected[140]!), true);
    assert.deepEqual(
      Array.from(state.selectedVisibleIndexes(), (rowIndex) => state.keyOf(rowIndex)),
      expected.slice(100, 141),
    );
  });

  it('lists selected rows in their order', () => {
    const { state, set } = create();
    const selected = many.filter((_, at) => at % 3 === 0).map(({ code }) => code);
    set({ selected });
    const listed = Array.from(state.selectedVisibleIndexes(), (rowIndex) => state.keyOf(rowIndex));
    assert.deepEqual(
      listed,
      expected.filter((code) => selected.includes(code)),
    );
  });

  it('keeps the order under a filter', () => {
    const { set, visible } = create();
    set({ filter: 'M12' });
    const isMatch = (code: string): boolean => many.find((row) => row.code === code)!.name.includes('M12');
    assert.deepEqual(visible(), expected.filter(isMatch));
  });

  it('knows the rows from before when they are replaced', () => {
    const { state, set } = create();
    const replaced = set({ rows: many.slice(3_000) });
    const before = many.map(({ code }) => code);
    assert.equal(before[replaced!.rowIndexAt(4_000)], expected[4_000]);
    assert.equal(
      state.keyOf(state.rowIndexAt(0)),
      expected.find((code) => Number(code.slice(2)) >= 3_000),
    );
  });

  it('prepares sorting again in idle time, until it stops', () => {
    let work: ((hasTime: () => boolean) => boolean) | undefined;
    let [starts, stops] = [0, 0];
    const state = new TableState({
      warn: (text) => assert.fail(text),
      whenIdle(idleWork) {
        starts++;
        work = idleWork;
        return () => stops++;
      },
    });
    state.update({ ...initial, rows: many, sorting: [{ column: 'name', direction: 'ascending' }] });
    assert.equal(
      work!(() => false),
      true,
    );
    assert.equal(
      work!(() => true),
      false,
    );
    state.stop();
    assert.equal(stops, starts);
  });

  describe('a filter that searches in slices', () => {
    const many = Array.from({ length: 6000 }, (_, index) => ({
      code: `M-${index}`,
      name: index % 2 ? 'Couro' : 'Lona',
    }));

    /** @param more of the properties at first */
    function createDivided(more: Partial<TableProps> = {}) {
      let slice: (() => boolean) | undefined;
      let changes = 0;
      const state = new TableState({
        warn: (text) => assert.fail(text),
        changed: () => changes++,
        inSlices: (work) => {
          let isFirst = true;
          slice = () => {
            let left = isFirst ? 0 : 1;
            isFirst = false;
            return work(() => left-- > 0);
          };
          slice();
          return () => (slice = undefined);
        },
      });
      let props: TableProps = { ...initial, columns: [column('code'), column('name')], rows: many, ...more };
      state.update(props);
      return {
        state,
        set: (changed: Partial<TableProps>) => state.update((props = { ...props, ...changed })),
        next: () => slice?.(),
        changes: () => changes,
      };
    }

    it('[HT-03] shows the first rows, then more with each slice', () => {
      const { state, set, next, changes } = createDivided({ filter: 'couro' });
      assert.deepEqual([state.visibleCount, state.isSearching, state.rowIndexAt(0)], [128, true, 1]);
      while (next());
      assert.deepEqual([state.visibleCount, state.isSearching], [128, true], 'until update() is called');
      assert.ok(changes() > 5);
      set({});
      assert.deepEqual([state.visibleCount, state.isSearching], [3000, false]);
    });

    it('[HT-03] selects all rows that match, also those that are not found yet', () => {
      const { state } = createDivided({ filter: 'couro' });
      assert.equal(state.selectAll()?.changed.length, 3000);
      assert.equal(state.selectedCount, 3000);
      assert.equal(state.visibleCount, 3000);
      assert.equal(createDivided({ filter: 'couro', selected: ['M-5999'] }).state.selectedVisibleIndexes().length, 1);
    });

    it('[HT-03] finds all rows at once when they are sorted, and goes on after it was stopped', () => {
      const sorted = createDivided({ filter: 'couro', sorting: [{ column: 'name', direction: 'ascending' }] });
      assert.deepEqual([sorted.state.visibleCount, sorted.state.isSearching], [3000, false]);
      const { state, set, next } = createDivided({ filter: 'couro' });
      state.stop();
      assert.equal(next(), undefined);
      set({});
      assert.ok(state.visibleCount > 128);
      while (next());
      set({});
      assert.equal(state.visibleCount, 3000);
    });
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SourceFilter } from '../data/data-source.js';
import { ColumnFilters } from '../table/column-filters.js';
import type { StateColumn } from '../table/state-column.js';
import { TreeTableState, type TreeTableProps } from './tree-table-state.js';

type Row = Readonly<Record<string, unknown>>;

const rows: readonly Row[] = [
  { id: 'p', name: 'Tênis', amount: 1 },
  { id: 'b', name: 'Bota', amount: 7 },
  { id: 'u', parentId: 'p', name: 'Cabedal', amount: 2 },
  { id: 's', parentId: 'p', name: 'Solado', amount: 10 },
  { id: 'g', parentId: 'u', name: 'Gáspea', amount: 1 },
];
const column = (name: string, type: StateColumn['type'] = 'text'): StateColumn => ({
  key: name,
  name,
  type,
  value: (row) => row[name],
  text: (row) => String(row[name] ?? ''),
});
const initial: TreeTableProps = {
  rows,
  fields: { id: 'id', parentId: 'parentId', optionalId: '', children: 'children', sort: '', hasChildren: 'more' },
  columns: [column('name'), column('amount', 'number')],
  expanded: [],
  selection: 'multiple',
  selected: [],
  independent: false,
  filter: '',
  rowTests: undefined,
  sorting: undefined,
  loadsChildren: false,
  language: 'pt-BR',
};

/** A state with a way to change some of its properties. */
function createState(more: Partial<TreeTableProps> = {}) {
  let props: TreeTableProps = { ...initial, ...more };
  const state = new TreeTableState({ warn: (text) => assert.fail(text) });
  const change = state.update(props);
  return {
    state,
    change,
    set: (changed: Partial<TreeTableProps>) => state.update((props = { ...props, ...changed })),
    visible: () => state.tree.shape.keysOf(state.tree.visible),
    at: (key: string) => state.tree.shape.indexOf(key),
  };
}

describe('TreeTableState', () => {
  it('reports whether the rows have changed, and whether the tree was built again', () => {
    const { change, set, state } = createState();
    assert.deepEqual([change.rowsChanged, change.replaced !== undefined, change.keysToLoad], [true, true, []]);
    const { tree } = state;
    assert.deepEqual(set({ filter: 'gas', expanded: 'all', selected: ['p'], sorting: undefined }), {
      rowsChanged: false,
      replaced: undefined,
      keysToLoad: [],
    });
    assert.equal(state.tree, tree);
    assert.ok(set({ fields: { ...initial.fields, sort: 'amount' } }).replaced);
    assert.equal(set({ rows: [...rows] }).rowsChanged, true);
  });

  it('[HT-03] expands rows by key, by level and all, and keeps what the user has expanded', () => {
    const { set, visible, state, at } = createState({ expanded: ['p'] });
    assert.deepEqual(visible(), ['p', 'u', 's', 'b']);
    state.setExpanded(at('u'), true);
    set({ rows: [{ id: 'new' }, ...rows.map((row) => ({ ...row }))] });
    assert.deepEqual(visible(), ['new', 'p', 'u', 'g', 's', 'b']);
    set({ expanded: 2 });
    assert.deepEqual(visible(), ['new', 'p', 'u', 's', 'b']);
    set({ expanded: 'all' });
    assert.equal(state.isAllExpanded, true);
    assert.equal(state.reveal('none'), -1);
  });

  it('[HT-01] sorts siblings by the sort field when the rows are given depth-first', () => {
    const depthFirst = ['p', 'u', 'g', 's', 'b'].map((id) => rows.find((row) => row['id'] === id) as Row);
    const fields = { ...initial.fields, sort: 'name' };
    const { visible } = createState({ rows: depthFirst, expanded: 'all', fields });
    assert.deepEqual(visible(), ['b', 'p', 'u', 'g', 's']);
  });

  it('[HT-04] sorts siblings, at first by a field, then by a column, and by the field again', () => {
    const { set, visible, state } = createState({ expanded: 'all', fields: { ...initial.fields, sort: 'amount' } });
    assert.deepEqual(visible(), ['p', 'u', 'g', 's', 'b']);
    const name = initial.columns[0] as StateColumn;
    assert.deepEqual(state.nextSorting(name), { column: 'name', direction: 'ascending' });
    set({ sorting: state.nextSorting(name) });
    assert.deepEqual(visible(), ['b', 'p', 'u', 'g', 's']);
    assert.deepEqual(state.nextSorting(name), { column: 'name', direction: 'descending' });
    set({ sorting: undefined });
    assert.deepEqual(visible(), ['p', 'u', 'g', 's', 'b']);
  });

  it('filters by the texts of all columns, and restores the expanded rows', () => {
    const { set, visible, state } = createState({ expanded: ['p'] });
    set({ filter: 'GASP' });
    assert.deepEqual(visible(), ['p', 'u', 'g']);
    assert.equal(state.matches.length, 1);
    assert.equal(state.reveal('b'), -1);
    set({ filter: '10' });
    assert.deepEqual(visible(), ['p', 's']);
    set({ filter: ' ' });
    assert.deepEqual(visible(), ['p', 'u', 's', 'b']);
    assert.equal(state.query, undefined);
  });

  it('[TB-08] shows what the filters of columns and the text filter both include, with its ancestors', () => {
    const filtersOf = (...filters: SourceFilter[]) =>
      new ColumnFilters(
        filters.map((filter) => ({ filter, column: initial.columns.find(({ name }) => name === filter.column)! })),
        'pt-BR',
      );
    const { set, visible, state } = createState({ expanded: ['p'], rowTests: filtersOf({ column: 'amount', to: 1 }) });
    // Of a match, the descendants are shown, too.
    assert.deepEqual([visible(), state.matches.length, state.query], [['p', 'u', 'g', 's'], 2, undefined]);
    set({ filter: 'GASP' });
    assert.deepEqual([visible(), state.matches.length, state.query?.isEmpty], [['p', 'u', 'g'], 1, false]);
    set({ rowTests: filtersOf({ column: 'amount', from: 7 }) });
    assert.deepEqual([visible(), state.matches.length], [[], 0]);
    set({ filter: '' });
    assert.deepEqual(visible(), ['p', 's', 'b']);
    set({ rows: rows.slice(0, 3) });
    assert.deepEqual(visible(), ['b']);
    set({ rowTests: undefined });
    assert.deepEqual([visible(), state.matches.length], [['p', 'u', 'b'], 0]);
  });

  it('selects a row with its descendants, a range from the first row, and reports what has changed', () => {
    const { state, at } = createState({ expanded: 'all' });
    const change = state.select(at('u'));
    assert.deepEqual([change?.keys, change?.changed.length], [['u', 'g'], 2]);
    assert.deepEqual(state.select(at('b'), true)?.keys, ['p', 'b', 'u', 's', 'g']);
    assert.equal(state.selectAll()?.keys.length, 0);
    assert.equal(state.selectOnly(-1), undefined, 'nothing has changed');
  });

  it('selects all rows that the filter includes, and deselects them when all are selected', () => {
    const { set, state, at } = createState({ expanded: 'all' });
    set({ filter: 'GASP' });
    for (const expected of ['all', 'none', 'all']) {
      assert.ok(state.selectAll(), 'something has changed');
      assert.equal(state.selectionStateOf(at('g')), expected);
    }
  });

  it('selects independent rows alone, and applies the state of a row to its descendants', () => {
    const { state, at } = createState({ expanded: 'all', independent: true });
    assert.deepEqual(state.select(at('p'))?.keys, ['p']);
    assert.equal(state.differsFromDescendants(at('p')), true);
    assert.deepEqual(state.applyToDescendants(at('p'))?.keys, ['p', 'u', 's', 'g']);
    assert.equal(state.differsFromDescendants(at('p')), false);
    assert.deepEqual(state.select(at('p'), false, true)?.keys, []);
  });

  it('keeps the selection of the user when rows are replaced, until the application selects others', () => {
    const { state, set, at } = createState();
    state.select(at('b'));
    set({ rows: rows.map((row) => ({ ...row })) });
    assert.deepEqual(state.selectedKeys, ['b']);
    set({ selected: ['p'], independent: true });
    assert.deepEqual(state.selectedKeys, ['p']);
    set({ selection: 'single' });
    state.select(at('b'));
    assert.deepEqual(state.selectedKeys, ['b']);
    set({ selection: 'none' });
    assert.equal(state.selection, undefined);
  });

  it('adds children that are loaded on demand, and asks for those of expanded rows again with other rows', () => {
    const lazyRows = [{ id: 'd', more: true }, { id: 'e', more: true }, { id: 'f' }];
    const { state, set, visible, at } = createState({ rows: lazyRows, loadsChildren: true });
    assert.equal(state.isExpandable, true);
    assert.deepEqual([state.isExpanded(at('d')), state.isExpanded(at('f'))], [false, undefined]);
    assert.deepEqual([state.nextUnloaded(0), state.nextUnloaded(1), state.nextUnloaded(2)], [0, 1, -1]);
    state.setExpanded(at('d'), true);
    assert.deepEqual([state.isExpanded(at('d')), state.loadStatusOf(at('d'))], [true, 'loading']);
    state.loadedChildren.fail(state.rowOf(at('d')));
    assert.equal(state.loadStatusOf(at('d')), 'failed');
    state.loadedChildren.set(state.rowOf(at('d')), [{ id: 'd1' }], []);
    assert.ok(set({}).replaced);
    state.setExpanded(at('d'), true);
    assert.deepEqual(visible(), ['d', 'd1', 'e', 'f']);
    assert.deepEqual(set({ rows: lazyRows.map((row) => ({ ...row })) }).keysToLoad, ['d']);
    assert.deepEqual(visible(), ['d', 'e', 'f']);
  });

  it('translates row indexes after the tree was replaced', () => {
    const { state, set, at } = createState();
    const before = at('s');
    const { replaced } = set({ rows: rows.filter(({ id }) => id !== 'b') });
    assert.equal(state.keyOf(replaced?.newIndexOf(before) ?? -1), 's');
    assert.equal(replaced?.newIndexOf(1), -1, 'the row is removed');
  });

  it('shows the same for the same properties, however they were reached', () => {
    const props = fc.record({
      expanded: fc.constantFrom<TreeTableProps['expanded']>('all', 1, 2),
      filter: fc.constantFrom('', 'a', 'bo', '1'),
      sorting: fc.constantFrom<TreeTableProps['sorting']>(
        undefined,
        { column: 'name', direction: 'ascending' },
        { column: 'amount', direction: 'descending' },
      ),
      selected: fc.constantFrom<readonly string[]>([], ['p'], ['g', 'b']),
      independent: fc.boolean(),
    });
    const normalized = { filter: '', expanded: [], selected: [], sorting: undefined } as const;
    fc.assert(
      fc.property(fc.array(props, { minLength: 1, maxLength: 5 }), (steps) => {
        const stepped = createState();
        for (const step of steps) stepped.set(step);
        const last = steps.at(-1) as (typeof steps)[number];
        // An update keeps expanded and selected rows, so both states start without any.
        stepped.set(normalized);
        stepped.set(last);
        const fresh = createState(normalized);
        fresh.set(last);
        assert.deepEqual(stepped.visible(), fresh.visible());
        assert.deepEqual(stepped.state.selectedKeys, fresh.state.selectedKeys);
        assert.deepEqual([...stepped.state.matches], [...fresh.state.matches]);
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { productStructures } from '../../../sample-data/structures.js';
import type { Direction, SortedColumn } from '../table/sorting/sort-keys.js';
import { TreeSorting } from './tree-sorting.js';
import { TreeSelection } from './tree-selection.js';
import { TreeShape } from './tree-shape.js';
import { filterTree, nearestVisible } from './tree-filter.js';
import { Tree } from './tree.js';

type Row = Readonly<Record<string, unknown>>;

const shapeOf = (rows: readonly unknown[]): TreeShape =>
  new TreeShape(rows, { id: 'id', parentId: 'parentId', optionalId: '', children: 'children' });
const treeOf = (rows: readonly unknown[]): Tree => new Tree(shapeOf(rows));
const keysOf = (tree: Tree, rowIndexes: Iterable<number> = tree.visible): string[] =>
  Array.from(rowIndexes, (rowIndex) => tree.shape.keyOf(rowIndex));
const column = (type: SortedColumn['type'], func?: SortedColumn['func']): SortedColumn => ({
  key: type,
  type,
  func,
  value: (row: Row) => row.value,
});
const sorted = (tree: Tree, by: SortedColumn, direction: Direction = 'ascending', warn = (): void => {}): string[] => {
  tree.sort(new TreeSorting(tree.shape, 'pt-BR', warn).by(by, direction));
  return keysOf(tree);
};

/** Trees of any form: each row is a root or a child of an earlier row. */
const rowsOf = (value: fc.Arbitrary<unknown> = fc.integer({ min: 0, max: 6 })): fc.Arbitrary<Row[]> =>
  fc.array(fc.record({ parent: fc.nat(), value }), { maxLength: 60 }).map((list) =>
    list.map(({ parent, value: own }, id) => ({
      id,
      parentId: id > 0 && parent % 4 > 0 ? parent % id : undefined,
      value: own,
    })),
  );
const step = fc.oneof(
  fc.record({ open: fc.nat(), isExpanded: fc.boolean() }),
  fc.record({ all: fc.boolean() }),
  fc.record({ levels: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ matches: fc.option(fc.array(fc.nat(), { maxLength: 5 })) }),
  fc.record({ descending: fc.boolean() }),
);

const small = [
  { id: 'a' },
  { id: 'b' },
  { id: 'a1', parentId: 'a' },
  { id: 'a2', parentId: 'a' },
  { id: 'a1x', parentId: 'a1' },
  { id: 'b1', parentId: 'b' },
];

describe('Tree', () => {
  it('[HT-03] expands and collapses rows, all rows, and to a level', () => {
    const tree = treeOf(small);
    assert.deepEqual(keysOf(tree), ['a', 'b']);
    tree.setExpanded(0, true);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a2', 'b']);
    assert.equal(tree.isAllExpanded, false);
    tree.setAllExpanded(true);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a1x', 'a2', 'b', 'b1']);
    assert.equal(tree.isAllExpanded, true);
    tree.expandToLevel(2);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a2', 'b', 'b1']);
    tree.setAllExpanded(false);
    assert.deepEqual(keysOf(tree), ['a', 'b']);
    tree.expandAncestors(4);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a1x', 'a2', 'b']);
    assert.deepEqual(keysOf(tree, tree.expandedIndexes()), ['a', 'a1']);
  });

  it('has consistent indexes after any expanding, collapsing, sorting and filtering', () => {
    fc.assert(
      fc.property(rowsOf(), fc.array(step, { maxLength: 12 }), (rows, steps) => {
        const tree = treeOf(rows);
        for (const one of steps) {
          if (tree.count === 0) break;
          if ('open' in one) tree.setExpanded(one.open % tree.count, one.isExpanded);
          else if ('all' in one) tree.setAllExpanded(one.all);
          else if ('levels' in one) tree.expandToLevel(one.levels);
          else if ('matches' in one)
            filterTree(tree, one.matches ? Uint32Array.from(one.matches, (at) => at % tree.count) : undefined);
          else sorted(tree, column('number'), one.descending ? 'descending' : 'ascending');
          const shown = new Set(tree.visible);
          assert.equal(shown.size, tree.visible.length, 'no row twice');
          assert.equal(tree.visibleCount, shown.size);
          assert.deepEqual(
            Array.from(tree.visible, (_, index) => tree.rowIndexAt(index)),
            [...tree.visible],
          );
          for (let rowIndex = 0; rowIndex < tree.count; rowIndex++) {
            const parent = tree.parentOf(rowIndex);
            const isShown = tree.isIncluded(rowIndex) && (parent < 0 || (shown.has(parent) && tree.isExpanded(parent)));
            assert.equal(shown.has(rowIndex), isShown);
            assert.equal(tree.visibleIndexOf(rowIndex), tree.visible.indexOf(rowIndex));
            const index = tree.visible.findIndex((other) => tree.order.indexOf(other) >= tree.order.indexOf(rowIndex));
            assert.equal(tree.visibleIndexFor(rowIndex), index < 0 ? tree.visibleCount : index);
            const nearest = nearestVisible(tree, rowIndex);
            if (isShown) assert.equal(nearest, rowIndex);
            else if (nearest >= 0) assert.ok(shown.has(nearest) && tree.branch(nearest).includes(rowIndex));
            if (!tree.isIncluded(rowIndex)) continue;
            const siblings = [...tree.childrenOf(parent)].filter((sibling) => tree.isIncluded(sibling));
            assert.deepEqual(tree.positionOf(rowIndex), {
              position: siblings.indexOf(rowIndex) + 1,
              size: siblings.length,
            });
          }
          for (const [index, rowIndex] of tree.visible.entries()) {
            const descendants = [...tree.visible].filter((other) => tree.branch(rowIndex).includes(other));
            assert.equal(tree.lastVisibleDescendant(index), index + descendants.length - 1);
          }
          const inner = [...rows.keys()].filter((rowIndex) => tree.isIncluded(rowIndex) && tree.hasChildren(rowIndex));
          for (const rowIndex of inner)
            assert.ok(
              [...tree.childrenOf(rowIndex)].some((child) => tree.isIncluded(child)),
              'an expanded row shows a child',
            );
          assert.equal(
            tree.isAllExpanded,
            inner.every((rowIndex) => tree.isExpanded(rowIndex)),
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  it('[HT-03] shows the same rows after expanding and collapsing again', () => {
    fc.assert(
      fc.property(rowsOf(), fc.array(fc.nat(), { maxLength: 6 }), fc.nat(), (rows, open, at) => {
        const tree = treeOf(rows);
        if (tree.count === 0) return;
        tree.expand(open.map((rowIndex) => rowIndex % tree.count));
        const before = keysOf(tree);
        const rowIndex = at % tree.count;
        const isExpanded = tree.isExpanded(rowIndex);
        tree.setExpanded(rowIndex, !isExpanded);
        tree.setExpanded(rowIndex, isExpanded);
        assert.deepEqual(keysOf(tree), before);
      }),
    );
  });

  it('includes the ancestors of matching rows, and lets matching rows be expanded', () => {
    const tree = treeOf(small);
    tree.setExpanded(1, true);
    filterTree(tree, Uint32Array.of(2));
    assert.deepEqual(keysOf(tree), ['a', 'a1']);
    assert.equal(tree.isExpanded(2), false);
    tree.setExpanded(2, true);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a1x']);
    assert.deepEqual(tree.positionOf(2), { position: 1, size: 1 });
    filterTree(tree, undefined);
    assert.deepEqual(keysOf(tree), ['a', 'b', 'b1'], 'as expanded as before');
    filterTree(tree, new Uint32Array(0));
    assert.deepEqual(keysOf(tree), []);
  });
});

describe('TreeSorting', () => {
  it('[HT-04] sorts within siblings, stably, in both directions, with missing values last', () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.constantFrom(NaN, null, undefined, 'x', '2', '', -0, 2.5),
    );
    for (const type of ['number', 'text', 'date'] as const)
      fc.assert(
        fc.property(rowsOf(value), (rows) => {
          const tree = treeOf(rows);
          tree.setAllExpanded(true);
          const sorting = new TreeSorting(tree.shape, 'pt-BR', () => {});
          const [up, down] = (['ascending', 'descending'] as const).map((direction) => {
            tree.sort(sorting.by(column(type), direction));
            assert.deepEqual(
              [...tree.visible].sort((a, b) => a - b),
              [...rows.keys()],
            );
            return new Map([-1, ...rows.keys()].map((rowIndex) => [rowIndex, [...tree.childrenOf(rowIndex)]]));
          }) as [Map<number, number[]>, Map<number, number[]>];
          const collator = new Intl.Collator('pt-BR', { numeric: true });
          for (const [rowIndex, ascending] of up) {
            const [present, missing] = [false, true].map((isMissing) =>
              ascending.filter((child) => isNothing(type, rows[child]?.value) === isMissing),
            ) as [number[], number[]];
            assert.deepEqual(ascending, [...present, ...missing], 'missing values are last');
            const by = (a: number, b: number): number =>
              compare(type, collator, rows[a]?.value, rows[b]?.value) || a - b;
            assert.deepEqual(present, [...present].sort(by));
            const back = (a: number, b: number): number =>
              compare(type, collator, rows[b]?.value, rows[a]?.value) || a - b;
            assert.deepEqual(down.get(rowIndex), [...[...present].sort(back), ...missing]);
          }
        }),
        { numRuns: 300 },
      );
  });

  it('[HT-02] sorts numbers, dates and texts by their type', () => {
    const roots = (values: readonly unknown[]): Tree =>
      treeOf(values.map((value, id) => ({ id: `${String(value)}`, value, at: id })));
    assert.deepEqual(sorted(roots([10, '9', 2, 'x', null, '2026-01-01']), column('number')), [
      '2',
      '9',
      '10',
      'x',
      'null',
      '2026-01-01',
    ]);
    assert.deepEqual(
      sorted(roots(['2026-03-05', '2025-12-31T10:00', 'soon', '2026-03-04']), column('date'), 'descending'),
      ['2026-03-05', '2026-03-04', '2025-12-31T10:00', 'soon'],
    );
    assert.deepEqual(sorted(roots(['Zíper', 'água', 'Aço', 'Ácido', 'aço', 'Botão']), column('text')), [
      'Ácido',
      'aço',
      'Aço',
      'água',
      'Botão',
      'Zíper',
    ]);
  });

  it('[HT-02] sorts long texts with the same start as the language does, in both directions', () => {
    const childOffsets = [
      'Tênis Aurora 38 ref. ',
      'Tenis Aurora 38 ref. ',
      'Bota',
      'Linha de poliéster nº 40 '.repeat(5),
      '日本',
    ];
    const text = fc
      .tuple(fc.constantFrom(...childOffsets), fc.string({ unit: fc.constantFrom(...'aáAnñ 12·\u0303'), maxLength: 9 }))
      .map(([start, end]) => start + end);
    const { compare: inOrder } = new Intl.Collator('pt-BR', { numeric: true });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
        const tree = treeOf(texts.map((value, id) => ({ id, value })));
        for (const [direction, sign] of [
          ['ascending', 1],
          ['descending', -1],
        ] as const) {
          const wanted = [...texts.keys()].sort((a, b) => sign * inOrder(texts[a] as string, texts[b] as string));
          assert.deepEqual(sorted(tree, column('text'), direction), wanted.map(String));
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('[HT-02] uses a sorting function of the application, also one that throws or is inconsistent', () => {
    const tree = treeOf([3, 1, 2].map((value) => ({ id: value, value })));
    const by = column('custom', (a, b) => (a as number) - (b as number));
    assert.deepEqual(sorted(tree, by), ['1', '2', '3']);
    assert.deepEqual(sorted(tree, by, 'descending'), ['3', '2', '1']);
    const warned: string[] = [];
    const broken = column('custom', () => {
      throw new Error('No');
    });
    assert.deepEqual(sorted(tree, broken, 'ascending', ((text: string) => warned.push(text)) as never), [
      '3',
      '1',
      '2',
    ]);
    assert.equal(warned.length, 1);
    const many = treeOf(Array.from({ length: 5_000 }, (_, id) => ({ id, value: id })));
    for (const odd of [() => 1, () => NaN, () => 'x' as never, () => Math.random() - 0.5])
      assert.equal(new Set(sorted(many, column('custom', odd))).size, 5_000);
  });

  it('sorts large groups as small ones', () => {
    const rows = productStructures(4_000).map(({ quantity }, id) => ({ id, value: quantity }));
    const tree = treeOf(rows);
    const wanted = [...rows].sort((a, b) => a.value - b.value || a.id - b.id).map(({ id }) => String(id));
    assert.deepEqual(sorted(tree, column('number')), wanted);
  });
});

describe('TreeSelection', () => {
  it('selects a row when all its descendants are selected, and partly when some are', () => {
    const choice = fc.record({
      rowIndex: fc.nat(),
      isSelected: fc.boolean(),
      matches: fc.option(fc.array(fc.nat(), { maxLength: 4 })),
    });
    fc.assert(
      fc.property(rowsOf(), fc.array(choice, { maxLength: 8 }), (rows, choices) => {
        const tree = treeOf(rows);
        const selection = new TreeSelection(tree);
        for (const { rowIndex, isSelected, matches } of choices) {
          if (tree.count === 0) return;
          filterTree(tree, matches ? Uint32Array.from(matches, (at) => at % tree.count) : undefined);
          const at = rowIndex % tree.count;
          const before = selection.copy();
          selection.set([at], isSelected);
          for (const row of rows.keys()) {
            const leaves = [...tree.branch(row)].filter((descendant) => tree.shape.childCount(descendant) === 0);
            const selectedCount = leaves.filter((leaf) => selection.stateOf(leaf) === 'all').length;
            assert.equal(
              selection.stateOf(row),
              selectedCount === 0 ? 'none' : selectedCount === leaves.length ? 'all' : 'some',
            );
          }
          for (const changed of selection.changedSince(before)) {
            const isNear = tree.branch(at).includes(changed) || tree.branch(changed).includes(at);
            assert.ok(isNear, 'only ancestors and descendants change');
          }
          for (const inBranch of tree.branch(at)) {
            if (tree.shape.childCount(inBranch) > 0) continue;
            const wasSelected = before[inBranch] === 1;
            const isMeant = tree.isIncluded(at) && tree.isIncluded(inBranch);
            assert.equal(
              selection.stateOf(inBranch),
              (isMeant ? isSelected : wasSelected) ? 'all' : 'none',
              'rows that the filter hides keep their state',
            );
          }
        }
        const selected = selection.selectedIndexes();
        assert.equal(selected.length, selection.count);
        const again = new TreeSelection(tree);
        again.replace(selected);
        assert.deepEqual(again.selectedIndexes(), selected);
      }),
      { numRuns: 400 },
    );
  });

  it('selects all rows, none, and only one', () => {
    const tree = treeOf(small);
    const selection = new TreeSelection(tree);
    selection.setAll(true);
    assert.equal(selection.overallState, 'all');
    assert.equal(selection.count, 6);
    selection.set([4], false);
    assert.equal(selection.overallState, 'some');
    assert.deepEqual(keysOf(tree, selection.selectedIndexes()), ['b', 'a2', 'b1']);
    selection.selectOnly(3);
    assert.deepEqual(keysOf(tree, selection.selectedIndexes()), ['a2']);
    selection.selectOnly(-1);
    assert.equal(selection.overallState, 'none');
  });

  it('selects independent rows alone, and a whole branch on request', () => {
    const rows = [{ id: 1 }, { id: 2, parentId: 1 }, { id: 3, parentId: 2 }, { id: 4 }];
    const tree = new Tree(new TreeShape(rows, { id: 'id', parentId: 'parentId', optionalId: '', children: '' }));
    const selection = new TreeSelection(tree, true);
    selection.set([0], true);
    assert.deepEqual([...selection.selectedIndexes()], [0]);
    assert.equal(selection.stateOf(1), 'none');
    assert.equal(selection.overallState, 'some');
    selection.setBranch(1, true);
    assert.deepEqual([...selection.selectedIndexes()], [0, 1, 2]);
    selection.set([1], false);
    assert.equal(selection.stateOf(0), 'all', 'ancestors keep their state');
    selection.replace([3]);
    assert.deepEqual([...selection.selectedIndexes()], [3]);
    selection.setAll(true);
    assert.equal(selection.overallState, 'all');
  });
});

function isNothing(type: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (type === 'number') return Number.isNaN(Number(value));
  if (type === 'date') return typeof value !== 'number' || Number.isNaN(value);
  return Number.isNaN(value);
}

function compare(type: string, collator: Intl.Collator, a: unknown, b: unknown): number {
  if (type === 'text') return collator.compare(String(a), String(b));
  // A date is in whole milliseconds.
  return type === 'date' ? Math.trunc(Number(a)) - Math.trunc(Number(b)) : Number(a) - Number(b);
}

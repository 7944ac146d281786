import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { productStructures } from '../../../sample-data/structures.js';
import { TreeSorting, type Direction, type SortedColumn } from './tree-sorting.js';
import { TreeSelection } from './tree-selection.js';
import { TreeShape } from './tree-shape.js';
import { filterTree } from './tree-filter.js';
import { nearestShown } from './nearest-shown.js';
import { Tree } from './tree.js';

type Row = Readonly<Record<string, unknown>>;

const shapeOf = (rows: readonly unknown[]): TreeShape =>
  new TreeShape(rows, { id: 'id', parentId: 'parentId', optionalId: '', children: 'children' });
const treeOf = (rows: readonly unknown[]): Tree => new Tree(shapeOf(rows));
const keysOf = (tree: Tree, places: Iterable<number> = tree.visible): string[] =>
  Array.from(places, (place) => tree.shape.keyOf(place));
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

/** Trees of any form: each row stands below one before it, or at the top. */
const rowsOf = (value: fc.Arbitrary<unknown> = fc.integer({ min: 0, max: 6 })): fc.Arbitrary<Row[]> =>
  fc.array(fc.record({ parent: fc.nat(), value }), { maxLength: 60 }).map((list) =>
    list.map(({ parent, value: own }, id) => ({
      id,
      parentId: id > 0 && parent % 4 > 0 ? parent % id : undefined,
      value: own,
    })),
  );
const step = fc.oneof(
  fc.record({ open: fc.nat(), isOpen: fc.boolean() }),
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
  it('[HT-03] opens and closes rows, all of them, and to a level', () => {
    const tree = treeOf(small);
    assert.deepEqual(keysOf(tree), ['a', 'b']);
    tree.setOpen(0, true);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a2', 'b']);
    assert.equal(tree.isAllOpen, false);
    tree.setAllOpen(true);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a1x', 'a2', 'b', 'b1']);
    assert.equal(tree.isAllOpen, true);
    tree.openTo(2);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a2', 'b', 'b1']);
    tree.setAllOpen(false);
    assert.deepEqual(keysOf(tree), ['a', 'b']);
    tree.openAbove(4);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a1x', 'a2', 'b']);
    assert.deepEqual(keysOf(tree, tree.openPlaces()), ['a', 'a1']);
  });

  it('keeps its laws whatever is opened, closed, sorted and filtered', () => {
    fc.assert(
      fc.property(rowsOf(), fc.array(step, { maxLength: 12 }), (rows, steps) => {
        const tree = treeOf(rows);
        for (const one of steps) {
          if (tree.count === 0) break;
          if ('open' in one) tree.setOpen(one.open % tree.count, one.isOpen);
          else if ('all' in one) tree.setAllOpen(one.all);
          else if ('levels' in one) tree.openTo(one.levels);
          else if ('matches' in one)
            filterTree(tree, one.matches ? Uint32Array.from(one.matches, (at) => at % tree.count) : undefined);
          else sorted(tree, column('number'), one.descending ? 'descending' : 'ascending');
          const shown = new Set(tree.visible);
          assert.equal(shown.size, tree.visible.length, 'no row twice');
          assert.equal(tree.shown, shown.size);
          assert.deepEqual(
            Array.from(tree.visible, (_, index) => tree.rowAt(index)),
            [...tree.visible],
          );
          for (let place = 0; place < tree.count; place++) {
            const parent = tree.parentOf(place);
            const isShown = tree.isKept(place) && (parent < 0 || (shown.has(parent) && tree.isOpen(parent)));
            assert.equal(shown.has(place), isShown);
            assert.equal(tree.indexOf(place), tree.visible.indexOf(place));
            const index = tree.visible.findIndex((other) => tree.order.indexOf(other) >= tree.order.indexOf(place));
            assert.equal(tree.indexFor(place), index < 0 ? tree.shown : index);
            const nearest = nearestShown(tree, place);
            if (isShown) assert.equal(nearest, place);
            else if (nearest >= 0) assert.ok(shown.has(nearest) && tree.branch(nearest).includes(place));
            if (!tree.isKept(place)) continue;
            const siblings = [...tree.childrenOf(parent)].filter((sibling) => tree.isKept(sibling));
            assert.deepEqual(tree.positionOf(place), { position: siblings.indexOf(place) + 1, size: siblings.length });
          }
          for (const [index, place] of tree.visible.entries()) {
            const below = [...tree.visible].filter((other) => tree.branch(place).includes(other));
            assert.equal(tree.lastBelow(index), index + below.length - 1);
          }
          const inner = [...rows.keys()].filter((place) => tree.isKept(place) && tree.hasChildren(place));
          for (const place of inner)
            assert.ok(
              [...tree.childrenOf(place)].some((child) => tree.isKept(child)),
              'opened, it shows something',
            );
          assert.equal(
            tree.isAllOpen,
            inner.every((place) => tree.isOpen(place)),
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  it('[HT-03] shows the same after opening and closing again', () => {
    fc.assert(
      fc.property(rowsOf(), fc.array(fc.nat(), { maxLength: 6 }), fc.nat(), (rows, open, at) => {
        const tree = treeOf(rows);
        if (tree.count === 0) return;
        tree.open(open.map((place) => place % tree.count));
        const before = keysOf(tree);
        const place = at % tree.count;
        const isOpen = tree.isOpen(place);
        tree.setOpen(place, !isOpen);
        tree.setOpen(place, isOpen);
        assert.deepEqual(keysOf(tree), before);
      }),
    );
  });

  it('keeps the ancestors of what a filter finds, and lets its branch be opened', () => {
    const tree = treeOf(small);
    tree.setOpen(1, true);
    filterTree(tree, Uint32Array.of(2));
    assert.deepEqual(keysOf(tree), ['a', 'a1']);
    assert.equal(tree.isOpen(2), false);
    tree.setOpen(2, true);
    assert.deepEqual(keysOf(tree), ['a', 'a1', 'a1x']);
    assert.deepEqual(tree.positionOf(2), { position: 1, size: 1 });
    filterTree(tree, undefined);
    assert.deepEqual(keysOf(tree), ['a', 'b', 'b1'], 'as open as before');
    filterTree(tree, new Uint32Array(0));
    assert.deepEqual(keysOf(tree), []);
  });
});

describe('Sorting a tree', () => {
  it('[HT-04] is a permutation within siblings, stable, and reversed without what is missing', () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.constantFrom(NaN, null, undefined, 'x', '2', '', -0, 2.5),
    );
    for (const type of ['number', 'text', 'date'] as const)
      fc.assert(
        fc.property(rowsOf(value), (rows) => {
          const tree = treeOf(rows);
          tree.setAllOpen(true);
          const sorting = new TreeSorting(tree.shape, 'pt-BR', () => {});
          const [up, down] = (['ascending', 'descending'] as const).map((direction) => {
            tree.sort(sorting.by(column(type), direction));
            assert.deepEqual(
              [...tree.visible].sort((a, b) => a - b),
              [...rows.keys()],
            );
            return new Map([-1, ...rows.keys()].map((place) => [place, [...tree.childrenOf(place)]]));
          }) as [Map<number, number[]>, Map<number, number[]>];
          const collator = new Intl.Collator('pt-BR');
          for (const [place, ascending] of up) {
            const [kept, missing] = [false, true].map((isMissing) =>
              ascending.filter((child) => isNothing(type, rows[child]?.value) === isMissing),
            ) as [number[], number[]];
            assert.deepEqual(ascending, [...kept, ...missing], 'what is missing is last');
            const by = (a: number, b: number): number =>
              compare(type, collator, rows[a]?.value, rows[b]?.value) || a - b;
            assert.deepEqual(kept, [...kept].sort(by));
            const back = (a: number, b: number): number =>
              compare(type, collator, rows[b]?.value, rows[a]?.value) || a - b;
            assert.deepEqual(down.get(place), [...[...kept].sort(back), ...missing]);
          }
        }),
        { numRuns: 300 },
      );
  });

  it('[HT-02] sorts numbers, dates and text by their kind', () => {
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

  it('[HT-02] sorts long texts that begin alike as the language does, both ways', () => {
    const starts = [
      'Tênis Aurora 38 ref. ',
      'Tenis Aurora 38 ref. ',
      'Bota',
      'Linha de poliéster nº 40 '.repeat(5),
      '日本',
    ];
    const text = fc
      .tuple(fc.constantFrom(...starts), fc.string({ unit: fc.constantFrom(...'aáAnñ 12·\u0303'), maxLength: 9 }))
      .map(([start, end]) => start + end);
    const { compare: inOrder } = new Intl.Collator('pt-BR');
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

  it('[HT-02] asks a sorting function of the host, and survives one that throws or contradicts itself', () => {
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

  it('sorts large groups as it sorts small ones', () => {
    const rows = productStructures(4_000).map(({ quantity }, id) => ({ id, value: quantity }));
    const tree = treeOf(rows);
    const wanted = [...rows].sort((a, b) => a.value - b.value || a.id - b.id).map(({ id }) => String(id));
    assert.deepEqual(sorted(tree, column('number')), wanted);
  });
});

describe('TreeSelection', () => {
  it('is chosen where all below is, in part where some is, whatever is chosen', () => {
    const choice = fc.record({
      place: fc.nat(),
      isChosen: fc.boolean(),
      matches: fc.option(fc.array(fc.nat(), { maxLength: 4 })),
    });
    fc.assert(
      fc.property(rowsOf(), fc.array(choice, { maxLength: 8 }), (rows, choices) => {
        const tree = treeOf(rows);
        const selection = new TreeSelection(tree);
        for (const { place, isChosen, matches } of choices) {
          if (tree.count === 0) return;
          filterTree(tree, matches ? Uint32Array.from(matches, (at) => at % tree.count) : undefined);
          const at = place % tree.count;
          const before = selection.copy();
          selection.set([at], isChosen);
          for (const row of rows.keys()) {
            const leaves = [...tree.branch(row)].filter((below) => tree.shape.countBelow(below) === 0);
            const chosen = leaves.filter((leaf) => selection.of(leaf) === 'all').length;
            assert.equal(selection.of(row), chosen === 0 ? 'none' : chosen === leaves.length ? 'all' : 'some');
          }
          for (const changed of selection.changedSince(before)) {
            const isNear = tree.branch(at).includes(changed) || tree.branch(changed).includes(at);
            assert.ok(isNear, 'only what is below or above changes');
          }
          for (const below of tree.branch(at)) {
            if (tree.shape.countBelow(below) > 0) continue;
            const wasChosen = before[below] === 1;
            const isMeant = tree.isKept(at) && tree.isKept(below);
            assert.equal(
              selection.of(below),
              (isMeant ? isChosen : wasChosen) ? 'all' : 'none',
              'what is not shown stays',
            );
          }
        }
        const chosen = selection.places();
        assert.equal(chosen.length, selection.count);
        const again = new TreeSelection(tree);
        again.replace(chosen);
        assert.deepEqual(again.places(), chosen);
      }),
      { numRuns: 400 },
    );
  });

  it('chooses all and none, and one alone', () => {
    const tree = treeOf(small);
    const selection = new TreeSelection(tree);
    selection.setAll(true);
    assert.equal(selection.whole, 'all');
    assert.equal(selection.count, 6);
    selection.set([4], false);
    assert.equal(selection.whole, 'some');
    assert.deepEqual(keysOf(tree, selection.places()), ['b', 'a2', 'b1']);
    selection.only(3);
    assert.deepEqual(keysOf(tree, selection.places()), ['a2']);
    selection.only(-1);
    assert.equal(selection.whole, 'none');
  });

  it('chooses rows on their own where they are independent, and a branch when it is asked for', () => {
    const rows = [{ id: 1 }, { id: 2, parentId: 1 }, { id: 3, parentId: 2 }, { id: 4 }];
    const tree = new Tree(new TreeShape(rows, { id: 'id', parentId: 'parentId', optionalId: '', children: '' }));
    const selection = new TreeSelection(tree, true);
    selection.set([0], true);
    assert.deepEqual([...selection.places()], [0]);
    assert.equal(selection.of(1), 'none');
    assert.equal(selection.whole, 'some');
    selection.setBranch(1, true);
    assert.deepEqual([...selection.places()], [0, 1, 2]);
    selection.set([1], false);
    assert.equal(selection.of(0), 'all', 'what is above stays');
    selection.replace([3]);
    assert.deepEqual([...selection.places()], [3]);
    selection.setAll(true);
    assert.equal(selection.whole, 'all');
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

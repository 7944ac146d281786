import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { productStructures } from '../../../sample-data/structures.js';
import { Tree } from './tree.js';
import { problem, TreeShape, type TreeFields } from './tree-shape.js';

const fields: TreeFields = { id: 'id', parentId: 'parentId', optionalId: '', children: 'children' };
const shapeOf = (rows: readonly unknown[], more: Partial<TreeFields> = {}): TreeShape =>
  new TreeShape(rows, { ...fields, ...more });
/** Each row as `key<key of its parent`, in the order of the list. */
const links = (shape: TreeShape): string[] =>
  Array.from(shape.parent, (parent, rowIndex) => `${shape.keyOf(rowIndex)}<${parent < 0 ? '' : shape.keyOf(parent)}`);
const keysWithProblem = (shape: TreeShape, what: number): string[] =>
  Array.from({ length: shape.count }, (_, rowIndex) => rowIndex)
    .filter((rowIndex) => ((shape.problems?.[rowIndex] ?? 0) & what) !== 0)
    .map((rowIndex) => shape.keyOf(rowIndex));

const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 12 }).map(String) },
  fc.constantFrom(undefined, null, '', NaN, {}, 'a', 'b', '007', -1, 1e12),
);
const dirty: fc.Arbitrary<unknown[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ id, parentId: id, line: id }, { requiredKeys: [] }) },
    { weight: 2, arbitrary: fc.record({ id, children: fc.array(fc.record({ id, parentId: id }), { maxLength: 3 }) }) },
    fc.constantFrom(null, undefined, 7, 'row'),
  ),
  { maxLength: 40 },
);

describe('TreeShape', () => {
  it('[HT-01] builds the tree from a flat list in any order, from nested rows, and from both', () => {
    const flat = [
      { id: 'c', parentId: 'b' },
      { id: 'b', parentId: 'a' },
      { id: 'a', parentId: '' },
      { id: 'd', parentId: null },
    ];
    assert.deepEqual(links(shapeOf(flat)), ['c<b', 'b<a', 'a<', 'd<']);
    const nested = [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }, { id: 4 }] }];
    assert.deepEqual(links(shapeOf(nested)), ['1<', '2<1', '4<1', '3<2']);
    assert.deepEqual(links(shapeOf([...nested, { id: 5, parentId: 3 }])), ['1<', '5<3', '2<1', '4<1', '3<2']);
    assert.deepEqual(
      links(
        shapeOf(
          [
            { codigo: 9, pai: 0 },
            { codigo: 8, pai: '9' },
          ],
          { id: 'codigo', parentId: 'pai' },
        ),
      ),
      ['9<', '8<9'],
    );
  });

  it('[HT-01] appends the optional id to the id to form the key, and uses it when the id is missing', () => {
    const rows = [
      { id: 'A', parentId: '' },
      { id: 'B', parentId: '' },
      { id: 'X', parentId: 'A', line: 1 },
      { id: 'X', parentId: 'B', line: 2 },
      { parentId: 'B', line: 'note' },
      { id: 'Y', parentId: 'X' },
      { id: 'Z', parentId: 'X-2' },
    ];
    const shape = shapeOf(rows, { optionalId: 'line' });
    assert.deepEqual(links(shape), ['A<', 'B<', 'X-1<A', 'X-2<B', 'note<B', 'Y<X-1', 'Z<X-2']);
    assert.equal(shape.problems, undefined);
    assert.equal(shape.indexOf('X-2'), 3);
    assert.deepEqual(keysWithProblem(shapeOf(rows), problem.duplicate), ['X#2'], 'without it the same id is double');
  });

  it('[HT-05] makes orphans roots, breaks cycles at their first row, and marks both', () => {
    const shape = shapeOf([
      { id: 'tail', parentId: 'c2' },
      { id: 'c1', parentId: 'c3' },
      { id: 'c2', parentId: 'c1' },
      { id: 'c3', parentId: 'c2' },
      { id: 'self', parentId: 'self' },
      { id: 'lost', parentId: 'gone' },
      { id: 'top', parentId: 0 },
    ]);
    assert.deepEqual(links(shape), ['tail<c2', 'c1<', 'c2<c1', 'c3<c2', 'self<', 'lost<', 'top<']);
    assert.deepEqual(keysWithProblem(shape, problem.cycle), ['c1', 'self']);
    assert.deepEqual(keysWithProblem(shape, problem.orphan), ['lost']);
  });

  it('[HT-05] gives rows without an id and rows with a duplicate id their own keys', () => {
    const shape = shapeOf([{ id: 1 }, { id: '1' }, { id: 1, parentId: 1 }, {}, { id: null }]);
    assert.deepEqual(links(shape), ['1<', '1#2<', '1#3<1', '#3<', '#4<']);
    assert.deepEqual(keysWithProblem(shape, problem.duplicate), ['1#2', '1#3']);
    assert.deepEqual(keysWithProblem(shape, problem.missingId), ['#3', '#4']);
    assert.equal(shape.indexOf('1#3'), 2);
    assert.equal(shape.indexOf('#4'), 4);
    assert.equal(shape.indexOf(1), 0);
    assert.equal(shape.indexOf({}), -1);
  });

  it('[HT-05] accepts objects that contain themselves', () => {
    const row: Record<string, unknown> = { id: 1 };
    row.children = [row, { id: 2, children: [row] }];
    assert.deepEqual(links(shapeOf([row])), ['1<', '2<1']);
  });

  it('[HT-05] has every row exactly once, below its parent, for any data', () => {
    fc.assert(
      fc.property(dirty, fc.boolean(), (rows, hasOptional) => {
        const shape = shapeOf(rows, hasOptional ? { optionalId: 'line' } : {});
        const tree = new Tree(shape);
        tree.setAllExpanded(true);
        assert.deepEqual(
          [...tree.visible].sort((a, b) => a - b),
          [...shape.rows.keys()],
        );
        const seen = new Set<number>([-1]);
        for (const rowIndex of tree.visible) {
          const parent = tree.parentOf(rowIndex);
          assert.ok(seen.has(parent), 'the parent is before its children');
          assert.equal(tree.depthOf(rowIndex), parent < 0 ? 0 : tree.depthOf(parent) + 1);
          seen.add(rowIndex);
        }
        const keys = Array.from(shape.rows, (_, rowIndex) => shape.keyOf(rowIndex));
        assert.equal(new Set(keys).size, keys.length, 'keys are distinct');
        for (const [rowIndex, key] of keys.entries()) assert.equal(shape.indexOf(key), rowIndex);
        const blame = shape.problems;
        for (let rowIndex = 0; rowIndex < shape.count; rowIndex++) {
          const what = blame?.[rowIndex] ?? 0;
          if (what & (problem.orphan | problem.cycle)) assert.equal(tree.parentOf(rowIndex), -1);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('[HT-05] builds cycles of 100,000 rows and 100,000 levels in little time', () => {
    const count = 100_000;
    const circle = Array.from({ length: count }, (_, index) => ({ id: index, parentId: (index + 1) % count }));
    const shape = shapeOf(circle);
    const tree = new Tree(shape);
    assert.deepEqual(keysWithProblem(shape, problem.cycle), ['0']);
    tree.setAllExpanded(true);
    assert.equal(tree.visible.length, count);
    assert.equal(tree.depthOf(tree.visible[count - 1] as number), count - 1);
    const selves = shapeOf(circle.map(({ id: own }) => ({ id: own, parentId: own })));
    assert.equal(new Tree(selves).visible.length, count);
    let row: { id: number; children?: unknown[] } = { id: 0 };
    for (let level = 1; level < 10_000; level++) row = { id: level, children: [row] };
    const deep = new Tree(shapeOf([row]));
    deep.setAllExpanded(true);
    assert.equal(deep.depthOf(deep.visible[9_999] as number), 9_999);
  });

  it('[HT-05] reports the orphans and the cycle of three in the sample data', () => {
    const rows = productStructures(2_000, { orphans: 5, cycle: true, shuffled: true });
    const shape = shapeOf(rows);
    assert.equal(keysWithProblem(shape, problem.orphan).length, 5);
    assert.equal(keysWithProblem(shape, problem.cycle).length, 1);
    assert.equal(keysWithProblem(shape, problem.duplicate | problem.missingId).length, 0);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changeOf } from './row-motion.js';

const keys = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
/** Rows, and a block of further ones with its place. */
const withBlock = fc
  .tuple(keys, keys, fc.nat())
  .filter(([rows, block]) => !block.some((key) => rows.includes(key)))
  .map(([rows, block, at]) => {
    const start = at % rows.length;
    return { rows, block, start, longer: [...rows.slice(0, start), ...block, ...rows.slice(start)] };
  });

test('a block that comes between rows, or goes, is recognized wherever the view ends', () => {
  fc.assert(
    fc.property(withBlock, fc.nat(), ({ rows, block, start, longer }, size) => {
      const view = start + 1 + (size % rows.length);
      // At least one row behind the block is in view.
      const after = longer.slice(0, Math.max(view, start + block.length + 1));
      assert.equal(changeOf(rows.slice(0, Math.max(view, start + 1)), after, block.length), 'come');
      assert.equal(changeOf(after, rows.slice(0, Math.max(view, start + 1)), -block.length), 'gone');
    }),
  );
});

test('the same rows are the same', () => {
  fc.assert(fc.property(keys, (rows) => assert.equal(changeOf(rows, [...rows], 0), 'same')));
});

test('other rows, another order and rows that are loading have no motion', () => {
  assert.equal(changeOf([1, 2, 3], [4, 5, 6], 0), undefined);
  assert.equal(changeOf([1, 2, 3, 4], [4, 3, 2, 1], 0), undefined);
  assert.equal(changeOf([1, 2, 3, 4], [2, 4], -2), undefined);
  assert.equal(changeOf([], [1, 2], 2), undefined);
  assert.equal(changeOf([1, undefined, undefined], [1, 2, undefined], 0), undefined);
});

test('a block that fills the rest of the view comes, an exchanged last row does not', () => {
  assert.equal(changeOf([1, 2, 3], [1, 7, 8], 40), 'come');
  assert.equal(changeOf([1, 2, 3], [1, 2, 4], 0), undefined);
});

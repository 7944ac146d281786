import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { areaBetween, cellsIn, clampTo, columnsIn, moveTo, rowsIn } from './cell-range.js';

const position = fc.record({ row: fc.nat(1_000_000), column: fc.nat(300) }, { noNullPrototype: true });

describe('[TB-06] ranges of cells', () => {
  it('are the same from either end, and hold both ends', () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const area = areaBetween(one, other);
        assert.deepEqual(area, areaBetween(other, one));
        for (const end of [one, other]) assert.deepEqual(clampTo(area, end), end);
        assert.equal(cellsIn(area), rowsIn(area) * columnsIn(area));
      }),
    );
  });

  it('never leave the table by a key, and a key back is the opposite inside it', () => {
    const all = { top: 0, bottom: 99, first: 0, last: 9 };
    const inside = fc.record(
      { row: fc.integer({ min: 1, max: 98 }), column: fc.integer({ min: 1, max: 8 }) },
      { noNullPrototype: true },
    );
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'];
    const opposite: Record<string, string> = { ArrowDown: 'ArrowUp', ArrowRight: 'ArrowLeft' };
    fc.assert(
      fc.property(inside, fc.constantFrom(...keys), fc.boolean(), fc.boolean(), (from, key, isFar, isRtl) => {
        const limits = { all, page: 7, isRtl };
        const to = moveTo(from, key, isFar, limits);
        assert.ok(to);
        assert.deepEqual(clampTo(all, to), to);
        const back = opposite[key];
        if (back && !isFar) assert.deepEqual(moveTo(to, back, false, limits), from);
      }),
    );
    assert.equal(moveTo({ row: 1, column: 1 }, 'a', false, { all, page: 7, isRtl: false }), undefined);
  });
});

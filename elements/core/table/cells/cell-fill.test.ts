import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fillAreaTo, fillSourceOf } from './cell-fill.js';
import { areaBetween, cellsIn, type CellArea } from './cell-range.js';

const range: CellArea = { top: 2, bottom: 3, first: 1, last: 2 };
const cell = fc.record(
  { row: fc.integer({ min: 0, max: 30 }), column: fc.integer({ min: 0, max: 12 }) },
  { noNullPrototype: true },
);
const areas = fc.tuple(cell, cell).map(([one, other]) => areaBetween(one, other));
const contains = ({ top, bottom, first, last }: CellArea, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= first && column <= last;

describe('cell fill', () => {
  it('[TB-06] fills below, above, before and after the range, where the pointer is farther away', () => {
    assert.deepEqual(fillAreaTo(range, { row: 6, column: 1 }), { ...range, top: 4, bottom: 6 });
    assert.deepEqual(fillAreaTo(range, { row: 0, column: 2 }), { ...range, top: 0, bottom: 1 });
    assert.deepEqual(fillAreaTo(range, { row: 4, column: 5 }), { ...range, first: 3, last: 5 });
    assert.deepEqual(fillAreaTo(range, { row: 2, column: 0 }), { ...range, first: 0, last: 0 });
    assert.equal(fillAreaTo(range, { row: 3, column: 2 }), undefined);
  });

  it('[TB-06] fills down a column when the pointer leaves it a little', () => {
    assert.deepEqual(fillAreaTo(range, { row: 4, column: 3 }), { ...range, top: 4, bottom: 4 });
    assert.deepEqual(fillAreaTo(range, { row: 9, column: 5 }), { ...range, top: 4, bottom: 9 });
  });

  it('[TB-06] the filled cells and the range are a rectangle without a common cell, as far as the pointer', () => {
    fc.assert(
      fc.property(areas, cell, (from, to) => {
        const area = fillAreaTo(from, to);
        if (!area) return contains(from, to.row, to.column);
        const [one, other] = [
          { row: Math.min(from.top, area.top), column: Math.min(from.first, area.first) },
          { row: Math.max(from.bottom, area.bottom), column: Math.max(from.last, area.last) },
        ];
        const isRectangle = cellsIn(areaBetween(one, other)) === cellsIn(from) + cellsIn(area);
        return isRectangle && (contains(area, to.row, area.first) || contains(area, area.top, to.column));
      }),
    );
  });

  it('[TB-06] repeats the range as a block: its cells are their own source, and so is what is a block away', () => {
    fc.assert(
      fc.property(areas, cell, fc.integer({ min: -3, max: 3 }), (from, at, blocks) => {
        const source = fillSourceOf(from, at);
        const height = from.bottom - from.top + 1;
        assert.ok(contains(from, source.row, source.column));
        assert.deepEqual(fillSourceOf(from, { ...at, row: at.row + blocks * height }), source);
        if (contains(from, at.row, at.column)) assert.deepEqual(source, at);
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { DetailsGeometry } from './details-geometry-model.js';
import { RowsGeometry } from './rows-geometry-model.js';

const details = fc.dictionary(fc.integer({ min: 0, max: 39 }).map(String), fc.integer({ min: 1, max: 900 }));
const geometryOf = (heights: Readonly<Record<string, number>>, count = 40) => {
  const geometry = new DetailsGeometry();
  Object.assign(geometry, { count, row: 30, view: 200 });
  geometry.setDetails(new Map(Object.entries(heights).map(([index, height]) => [Number(index), height])));
  return geometry;
};

describe('DetailsGeometry', () => {
  it('[TB-14] places each row below the one before and its details', () => {
    fc.assert(
      fc.property(details, (heights) => {
        const geometry = geometryOf(heights);
        let top = 0;
        for (let index = 0; index < 40; index++) {
          assert.equal(geometry.topOf(index), top);
          const height = 30 + (heights[index] ?? 0);
          for (const position of [top, top + height - 1]) assert.equal(geometry.indexAt(position), index);
          top += height;
        }
        assert.equal(geometry.total, top);
      }),
    );
  });

  it('[TB-14] has the rows in view, and is as without details where there are none', () => {
    fc.assert(
      fc.property(details, fc.double({ min: 0, max: 1, noNaN: true }), (heights, part) => {
        const geometry = geometryOf(heights);
        geometry.moveTo(part * geometry.total);
        const { first, last, top } = geometry;
        assert.ok(geometry.topOf(first) <= top && geometry.topOf(first + 1) > top);
        assert.ok(geometry.topOf(last) < top + 200 && (last === 39 || geometry.topOf(last + 1) >= top + 199));
        const plain = Object.assign(new RowsGeometry(), { count: 40, row: 30, view: 200 });
        const empty = geometryOf({});
        for (const one of [plain, empty]) one.moveTo(part * plain.total);
        assert.deepEqual([empty.first, empty.last, empty.top], [plain.first, plain.last, plain.top]);
      }),
    );
  });

  it('[TB-14] keeps the first row in view where it is when details above it open or close', () => {
    fc.assert(
      fc.property(details, details, fc.integer({ min: 1, max: 30 }), (before, after, index) => {
        const geometry = geometryOf(before, 80);
        geometry.moveTo(geometry.topOf(index) + 7);
        const { first } = geometry;
        const offset = geometry.top - geometry.topOf(first);
        geometry.setDetails(new Map(Object.entries(after).map(([at, height]) => [Number(at), height])));
        assert.ok(Math.abs(geometry.top - geometry.topOf(first) - offset) < 0.001);
      }),
    );
  });
});

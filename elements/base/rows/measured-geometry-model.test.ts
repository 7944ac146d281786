import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { MeasuredGeometry } from './measured-geometry.js';
import { MAX_SCROLL_HEIGHT_PX } from './rows-geometry-model.js';

const ESTIMATE = 90;
const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0);
const createGeometry = (heights: readonly (number | undefined)[], view = 360): MeasuredGeometry => {
  const geometry = Object.assign(new MeasuredGeometry(ESTIMATE), { view });
  geometry.setRows(heights.length, (index) => heights[index]);
  return geometry;
};
const height = fc.integer({ min: 1, max: 400 });
const heights = fc.array(height, { minLength: 1, maxLength: 120 });
const steps = fc.array(fc.tuple(fc.nat(119), height, fc.nat(40_000)), { maxLength: 40 });

describe('MeasuredGeometry', () => {
  it('maps indexes to positions and back, and adds up all heights, whatever was measured', () => {
    fc.assert(
      fc.property(heights, steps, (list, changes) => {
        const geometry = createGeometry(list);
        const plain = [...list];
        for (const [index, next, scrollTop] of changes) {
          assert.equal(geometry.measure(index, next), index < plain.length && plain[index] !== next);
          if (index < plain.length) plain[index] = next;
          const at = geometry.indexAt(scrollTop);
          assert.equal(geometry.topOf(at), sum(plain.slice(0, at)));
          assert.ok(geometry.topOf(at) <= scrollTop);
          assert.ok(at === plain.length - 1 || scrollTop < geometry.topOf(at + 1));
          assert.equal(geometry.indexAt(geometry.topOf(at)), at);
        }
        assert.equal(geometry.range, sum(plain));
      }),
    );
  });

  it('keeps the rows in view in place when rows above are measured', () => {
    fc.assert(
      fc.property(heights, steps, fc.nat(40_000), (list, changes, scrollTop) => {
        const geometry = createGeometry(list);
        geometry.moveTo(scrollTop);
        const { first } = geometry;
        const hiddenHeight = geometry.top - geometry.topOf(first);
        for (const [index, next] of changes) {
          if (index === first) continue;
          geometry.measure(index, next);
          assert.equal(geometry.first, first);
          assert.ok(Math.abs(geometry.top - geometry.topOf(first) - hiddenHeight) < 1e-6);
        }
      }),
    );
  });

  it('keeps measured rows in place when rows come into view above and are measured', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 40_000 }), fc.nat(119), (list, scrollTop, seen) => {
        const geometry = createGeometry(list.map((_, index) => (index < seen ? undefined : list[index])));
        geometry.moveTo(scrollTop);
        const { anchor } = geometry;
        const at = geometry.topOf(anchor) - geometry.top;
        if (geometry.top === 0) return;
        for (let index = geometry.first; index < anchor; index++) geometry.measure(index, list[index]!, anchor);
        assert.ok(geometry.top <= 0 || Math.abs(geometry.topOf(anchor) - geometry.top - at) < 1e-6);
      }),
    );
  });

  it('covers the whole view with rows, and scrolls any row into view', () => {
    fc.assert(
      fc.property(heights, fc.nat(40_000), fc.nat(119), (list, scrollTop, wanted) => {
        const geometry = createGeometry(list, 400);
        geometry.moveTo(scrollTop);
        const { first, last, top, total, view } = geometry;
        assert.ok(geometry.topOf(first) <= top);
        assert.ok(geometry.topOf(last + 1) >= Math.min(total, top + view) - 0.02);
        const index = wanted % list.length;
        for (const block of ['nearest', 'center', 'start'] as const) {
          geometry.moveTo(geometry.topFor(index, block));
          const above = geometry.topOf(index) - geometry.top;
          assert.ok(above >= -1e-6 && above + geometry.heightOf(index) <= view + 1e-6, block);
        }
      }),
    );
  });

  it('estimates unknown heights by the average, and accepts no rows', () => {
    const geometry = createGeometry([undefined, 40, undefined, 80]);
    assert.deepEqual(
      [0, 1, 2, 3].map((index) => geometry.heightOf(index)),
      [60, 40, 60, 80],
    );
    assert.equal(createGeometry([undefined, undefined]).total, 2 * ESTIMATE);
    const none = createGeometry([]);
    assert.deepEqual([none.total, none.first, none.last], [0, 0, -1]);
    assert.equal(none.measure(0, 10), false);
  });

  it('scrolls higher lists than a browser can: one to one by short distances, in proportion by long ones', () => {
    const geometry = createGeometry(Array.from({ length: 200_000 }, (_, index) => 60 + (index % 7) * 20));
    assert.equal(geometry.range, MAX_SCROLL_HEIGHT_PX);
    geometry.scrolledTo(100);
    assert.equal(geometry.top, 100);
    geometry.scrolledTo(geometry.range);
    assert.equal(geometry.last, 199_999);
    geometry.scrolledTo(Math.round(geometry.range / 2));
    assert.ok(Math.abs(geometry.first - 100_000) < 40);
    geometry.measure(5, 500);
    const { first } = geometry;
    geometry.setScrollTop(geometry.scrollTop);
    geometry.scrolledTo(geometry.scrollTop);
    assert.equal(geometry.first, first);
  });
});

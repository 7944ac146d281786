import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RowsGeometry, MAX_SCROLL_HEIGHT_PX } from './rows-geometry-model.js';

const createGeometry = (count: number, row = 36, view = 360): RowsGeometry =>
  Object.assign(new RowsGeometry(), { count, row, view });
const step = fc.oneof(
  fc.record({ scroll: fc.double({ min: -50, max: MAX_SCROLL_HEIGHT_PX, noNaN: true }) }),
  fc.record({ by: fc.integer({ min: -400, max: 400 }) }),
  fc.record({
    reveal: fc.nat(2_000_000),
    block: fc.constantFrom<'nearest' | 'center' | 'start'>('nearest', 'center', 'start'),
  }),
  fc.record({ row: fc.double({ min: 20, max: 60, noNaN: true }) }),
  fc.record({ count: fc.nat(2_000_000) }),
  fc.constant({ rest: true }),
);

describe('RowsGeometry', () => {
  it('covers the whole view with rows, however it is scrolled and changed', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.array(step, { maxLength: 20 }), (count, steps) => {
        const geometry = createGeometry(count);
        let bar = 0;
        for (const one of steps) {
          const most = Math.max(0, geometry.range - geometry.view);
          if ('scroll' in one) geometry.scrolledTo((bar = Math.max(0, Math.min(one.scroll, most))));
          else if ('by' in one) geometry.scrolledTo((bar = Math.max(0, Math.min(bar + one.by, most))));
          else if ('reveal' in one && geometry.count > 0) {
            const index = one.reveal % geometry.count;
            geometry.moveTo(geometry.topFor(index, one.block));
            const top = index * geometry.row - geometry.top;
            assert.ok(top > -0.01 && top + geometry.row < geometry.view + 0.01, `row ${index} is wholly in view`);
          } else if ('row' in one) geometry.setRow(one.row);
          else if ('count' in one) geometry.count = one.count;
          geometry.moveTo(geometry.top);
          if (!('by' in one)) geometry.setScrollTop((bar = Math.round(geometry.scrollTop)));
          const { first, last, row, top, view, total } = geometry;
          assert.ok(top >= 0 && top <= Math.max(0, total - view));
          if (geometry.count === 0) continue;
          assert.ok(first * row <= top + 0.01, 'above');
          assert.ok((last + 1) * row >= Math.min(total, top + view) - 0.01, 'below');
          assert.ok(last - first + 1 <= Math.ceil(view / row) + 1, 'no more rows than are in view');
          assert.ok(geometry.range <= MAX_SCROLL_HEIGHT_PX);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('scrolls higher lists than a browser can: one to one by short distances, in proportion by long ones', () => {
    const geometry = createGeometry(1_000_000, 48);
    geometry.scrolledTo(100);
    assert.equal(geometry.top, 100);
    geometry.scrolledTo(220);
    assert.equal(geometry.top, 220);
    const most = geometry.range - geometry.view;
    geometry.scrolledTo(Math.round(most / 2));
    assert.ok(Math.abs(geometry.first - 500_000) < 20);
    geometry.scrolledTo(most);
    assert.equal(geometry.last, 999_999);
    geometry.scrolledTo(most - 120);
    assert.equal(geometry.top, geometry.total - geometry.view - 120);
    geometry.scrolledTo(0);
    assert.equal(geometry.first, 0);
  });

  it('aligns the scroll bar with the rows after short distances', () => {
    const geometry = createGeometry(1_000_000, 48);
    for (let at = 0; at <= 3_600; at += 90) geometry.scrolledTo(at);
    assert.equal(geometry.top, 3_600);
    assert.ok(geometry.scrollTop < 3_600 / 7);
    geometry.setScrollTop(geometry.scrollTop);
    geometry.scrolledTo(geometry.scrollTop);
    assert.equal(geometry.top, 3_600, 'which moves no row');
  });

  it('keeps the first row in view when the row height changes', () => {
    const geometry = createGeometry(1_000);
    geometry.moveTo(360);
    geometry.setRow(48);
    assert.equal(geometry.first, 10);
    assert.equal(geometry.top, 480);
  });
});

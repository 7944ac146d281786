import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clampScale, clickScale, rotated, scaleDown, scaleUp, scrollAfterZoom, wheelFactor } from './viewer-zoom.js';

const scale = fc.double({ min: 1, max: 8, noNaN: true });

describe('zoom', () => {
  it('[CA-05] starts at 2 and rises by 1 for each click up to 8, then goes back to 1', () => {
    const scales: number[] = [];
    for (let now = 1, clicks = 0; clicks < 9; clicks++) scales.push((now = clickScale(now)));
    assert.deepEqual(scales, [2, 3, 4, 5, 6, 7, 8, 1, 2]);
    assert.equal(clickScale(2.4), 3);
  });

  it('steps to whole scales within the bounds', () => {
    assert.deepEqual([scaleUp(8), scaleUp(2.99999), scaleDown(1), scaleDown(2.5), scaleDown(3.001)], [8, 4, 1, 2, 2]);
    fc.assert(
      fc.property(scale, (now) => {
        assert.ok(scaleUp(now) > now - 0.02 && scaleUp(now) <= 8);
        assert.ok(scaleDown(now) < now + 0.02 && scaleDown(now) >= 1);
      }),
    );
  });

  it('keeps what is at the pointer there, unless an edge of the image would leave the view', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(scale, scale, share, share, fc.integer({ min: 1, max: 3000 }), (from, to, at, pointed, size) => {
        const [scroll, point] = [at * size * (from - 1), pointed * size];
        const after = scrollAfterZoom({ size, scroll, point }, from, to);
        assert.ok(after >= 0 && after <= size * (to - 1) + 1e-6);
        const [before, now] = [(scroll + point) / from, (after + point) / to];
        // Zooming in never needs a correction.
        if (to >= from) assert.ok(Math.abs(before - now) < 1e-6 * size);
      }),
    );
  });

  it('by wheel is undone by the opposite movement', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), fc.constantFrom(0, 1, 2), (delta, mode) => {
        const factor = wheelFactor(delta, mode, false);
        assert.ok(Math.abs(factor * wheelFactor(-delta, mode, false) - 1) < 1e-9);
        assert.equal(factor > 1, delta < 0 && factor !== 1);
        assert.ok(clampScale(2 * factor) >= 1);
      }),
    );
  });

  it('rotates by quarter turns', () => {
    assert.deepEqual([rotated(0, 1), rotated(270, 1), rotated(0, -1), rotated(90, -5)], [90, 0, 270, 0]);
  });
});

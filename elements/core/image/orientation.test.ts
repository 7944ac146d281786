import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { contains, type Point, type Rect } from './geometry.js';
import {
  inverse,
  mapPoint,
  mapRect,
  mirrored,
  turned,
  UPRIGHT,
  viewSize,
  viewTransform,
  type Orientation,
} from './orientation.js';

const orientations = fc.record(
  { turns: fc.integer({ min: 0, max: 3 }), isMirrored: fc.boolean() },
  { noNullPrototype: true },
);
const whole = fc.integer({ min: 0, max: 4000 });
const side = fc.integer({ min: 1, max: 4000 });
const frames = fc.record({ x: whole, y: whole, width: side, height: side }, { noNullPrototype: true });
const points = fc.record({ x: fc.integer({ min: -5000, max: 9000 }), y: fc.integer({ min: -5000, max: 9000 }) });
const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1e-6;
const corner = (frame: Rect): Point => ({ x: frame.x, y: frame.y });

describe('orientation of a picture', () => {
  it('[UQ-07] four turns and two mirrors are the picture itself; a mirror reverses a turn', () => {
    fc.assert(
      fc.property(orientations, fc.integer({ min: -9, max: 9 }), (from: Orientation, quarters) => {
        assert.deepEqual(turned(from, 4), from);
        assert.deepEqual(turned(turned(from, quarters), -quarters), from);
        assert.deepEqual(mirrored(mirrored(from)), from);
        assert.deepEqual(mirrored(turned(mirrored(from), quarters)), turned(from, -quarters));
      }),
    );
  });

  it('[UQ-07] a turn moves the top left corner to the top right, a mirror as well', () => {
    const frame = { x: 10, y: 20, width: 300, height: 200 };
    const seen = (orientation: Orientation): Point => mapPoint(viewTransform(orientation, frame), corner(frame));
    assert.deepEqual(seen(UPRIGHT), { x: 0, y: 0 });
    assert.deepEqual(seen(turned(UPRIGHT, 1)), { x: 200, y: 0 });
    assert.deepEqual(seen(turned(UPRIGHT, 2)), { x: 300, y: 200 });
    assert.deepEqual(seen(turned(UPRIGHT, -1)), { x: 0, y: 300 });
    assert.deepEqual(seen(mirrored(UPRIGHT)), { x: 300, y: 0 });
  });

  it('[UQ-07] what the user sees mirrored or turned is the view before, mirrored or turned', () => {
    fc.assert(
      fc.property(orientations, frames, points, (from: Orientation, frame, point) => {
        const { width, height } = viewSize(from, frame);
        const before = mapPoint(viewTransform(from, frame), point);
        const flipped = mapPoint(viewTransform(mirrored(from), frame), point);
        assert.ok(near(flipped, { x: width - before.x, y: before.y }));
        const rotated = mapPoint(viewTransform(turned(from, 1), frame), point);
        assert.ok(near(rotated, { x: height - before.y, y: before.x }));
      }),
    );
  });

  it('[UQ-07] the view has the size of the frame, nothing of the frame is outside, and the way back is exact', () => {
    fc.assert(
      fc.property(orientations, frames, points, (orientation: Orientation, frame, point) => {
        const transform = viewTransform(orientation, frame);
        const { width, height } = viewSize(orientation, frame);
        assert.deepEqual(mapRect(transform, frame), { x: 0, y: 0, width, height });
        const back = mapPoint(inverse(transform), mapPoint(transform, point));
        assert.ok(near(back, point));
        assert.equal(contains(frame, point), contains(mapRect(transform, frame), mapPoint(transform, point)));
      }),
    );
  });
});

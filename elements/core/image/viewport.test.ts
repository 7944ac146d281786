import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fitted, isZoomed, panned, toView, withinPixels, zoomed } from './viewport.js';

const side = fc.integer({ min: 1, max: 8000 });
const sizes = fc.record({ width: side, height: side });
const rooms = fc.record({ width: fc.integer({ min: 50, max: 2000 }), height: fc.integer({ min: 50, max: 2000 }) });
const share = fc.double({ min: 0.1, max: 0.9, noNaN: true });

describe('placement of a picture in its room', () => {
  it('[UQ-07] a picture fits whole, in the middle', () => {
    fc.assert(
      fc.property(sizes, rooms, (picture, room) => {
        const { scale, x, y } = fitted(picture, room);
        assert.ok(picture.width * scale <= room.width + 1e-6 && picture.height * scale <= room.height + 1e-6);
        assert.ok(Math.abs(x - (room.width - picture.width * scale) / 2) < 1e-6);
        assert.ok(Math.abs(y - (room.height - picture.height * scale) / 2) < 1e-6);
      }),
    );
    assert.equal(fitted({ width: 1, height: 1 }, { width: 800, height: 600 }).scale, 8);
  });

  it('[UQ-07] zooming keeps what is under the fingers there, and never shows room beside a larger picture', () => {
    fc.assert(
      fc.property(
        sizes,
        rooms,
        share,
        share,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (picture, room, x, y, by) => {
          const start = zoomed(fitted(picture, room), 3, { x: room.width / 2, y: room.height / 2 }, picture, room);
          const at = { x: x * room.width, y: y * room.height };
          const to = zoomed(start, by, at, picture, room);
          if (picture.width * to.scale > room.width + 1e-6) {
            assert.ok(to.x <= 14 + 1e-6 && to.x + picture.width * to.scale >= room.width - 14 - 1e-6);
          }
          const isFree =
            to.x < 0 && to.x + picture.width * to.scale > room.width && picture.width * start.scale > room.width;
          if (isFree) assert.ok(Math.abs(toView(to, at).x - toView(start, at).x) < 1e-3 + Math.abs(to.x) * 1e-9);
        },
      ),
    );
  });

  it('[UQ-07] a picture that fits is not moved', () => {
    const [picture, room] = [
      { width: 400, height: 300 },
      { width: 800, height: 600 },
    ];
    const fit = fitted(picture, room);
    assert.deepEqual(panned(fit, 50, 50, picture, room), fit);
    assert.equal(isZoomed(fit, picture, room), false);
    const point = { x: 300, y: 200 };
    const near = toView(zoomed(fit, 3, point, picture, room), point);
    assert.deepEqual([near.x, near.y].map(Math.round), [toView(fit, point).x, toView(fit, point).y].map(Math.round));
    const larger = zoomed(fit, 2, { x: 400, y: 300 }, picture, room);
    assert.equal(isZoomed(larger, picture, room), true);
    assert.notDeepEqual(panned(larger, 50, 50, picture, room), larger);
  });

  it('[UQ-07] a picture that is too large gets smaller in its shape', () => {
    assert.deepEqual(withinPixels({ width: 4000, height: 3000 }, 25e6, 16_000), { width: 4000, height: 3000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 60_000 }), (width, height) => {
        const to = withinPixels({ width, height }, 25e6, 16_000);
        assert.ok(to.width * to.height <= 25e6 && Math.max(to.width, to.height) <= 16_000);
        assert.ok(to.width >= 1 && to.height >= 1);
      }),
    );
  });
});

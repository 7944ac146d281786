import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { centerOf, contains, distance, rectBetween, type Point } from './geometry.js';
import {
  arrowOf,
  dragHandle,
  inDrawOrder,
  mapMark,
  markAt,
  markBounds,
  markHandles,
  MARK_KINDS,
  moveMark,
  unitOf,
  type Mark,
} from './marks.js';
import { inverse, turned, UPRIGHT, viewTransform } from './orientation.js';

const frame = { x: 0, y: 0, width: 1000, height: 600 };
const coordinate = fc.integer({ min: -500, max: 1500 });
const point = fc.record({ x: coordinate, y: coordinate });
const mark = (kind: Mark['kind'], from: Point, to: Point, id = 1): Mark => ({
  id,
  kind,
  number: 1,
  from,
  to: kind === 'text' ? from : to,
  color: 'red',
  weight: 1,
  unit: unitOf(frame),
  text: 'Furo',
  textSize: { width: 2.2, height: 1.2 },
});
const kinds = fc.constantFrom(...MARK_KINDS);
const marks = fc.tuple(kinds, point, point).map(([kind, from, to]) => mark(kind, from, to));
const near = (one: Point, other: Point): boolean => distance(one, other) < 1e-6;

describe('marks', () => {
  it('[UQ-07] a mark that is moved keeps its shape and stays reachable in the picture', () => {
    fc.assert(
      fc.property(marks, coordinate, coordinate, (one, dx, dy) => {
        const moved = moveMark(one, dx, dy, frame);
        const size = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
        assert.ok(near({ x: moved.to.x - moved.from.x, y: moved.to.y - moved.from.y }, size));
        assert.ok(contains(frame, centerOf(rectBetween(moved.from, moved.to))));
      }),
    );
  });

  it('[UQ-07] a move inside the picture is undone by its opposite', () => {
    const one = mark('arrow', { x: 400, y: 300 }, { x: 500, y: 320 });
    assert.deepEqual(moveMark(moveMark(one, 30, -20, frame), -30, 20, frame), one);
  });

  it('[UQ-07] a mark is found at each of its handles, and follows the handle that is dragged', () => {
    fc.assert(
      fc.property(marks, point, (one, to) => {
        // The corner of a box around an ellipse is not on the ellipse.
        if (one.kind !== 'ellipse') for (const [, at] of markHandles(one)) assert.equal(markAt([one], at, 8), one);
        for (const [handle] of markHandles(one)) {
          const dragged = dragHandle(one, handle, to);
          const at = markHandles(dragged).find(([name]) => name === handle)![1];
          if (one.kind !== 'text') assert.ok(near(at, to));
          else assert.ok(dragged.unit > 0 && dragged.from === one.from);
        }
      }),
    );
  });

  it('[UQ-07] the topmost line is found first, then the smallest shape around the point', () => {
    const large = mark('rectangle', { x: 0, y: 0 }, { x: 600, y: 600 }, 1);
    const small = mark('ellipse', { x: 200, y: 200 }, { x: 400, y: 400 }, 2);
    const line = mark('line', { x: 0, y: 0 }, { x: 600, y: 600 }, 3);
    const all = [large, small, line];
    assert.equal(markAt(all, { x: 301, y: 300 }, 5), line);
    assert.equal(markAt([large, small], { x: 300, y: 300 }, 5), small);
    assert.equal(markAt(all, { x: 500, y: 100 }, 5), large);
    assert.equal(markAt(all, { x: 900, y: 100 }, 5), undefined);
  });

  it('[UQ-07] what is blurred is behind all other marks', () => {
    const arrow = mark('arrow', { x: 0, y: 0 }, { x: 50, y: 50 }, 1);
    const blur = mark('blur', { x: 0, y: 0 }, { x: 90, y: 90 }, 2);
    assert.deepEqual(inDrawOrder([arrow, blur]), [blur, arrow]);
    assert.equal(markAt([arrow, blur], { x: 25, y: 25 }, 4), arrow);
  });

  it('[UQ-07] a mark follows the picture when it is turned, and comes back', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 3 }), fc.boolean(), (one, turns, isMirrored) => {
        const transform = viewTransform({ turns, isMirrored }, frame);
        const back = mapMark(mapMark(one, transform), inverse(transform));
        assert.ok(near(back.from, one.from) && near(back.to, one.to));
      }),
    );
    const text = mark('text', { x: 100, y: 50 }, { x: 100, y: 50 });
    const seen = markBounds(mapMark(text, viewTransform(turned(UPRIGHT, 1), frame)));
    assert.ok(seen.width > seen.height, 'a text stays upright');
  });

  it('[UQ-07] the head of an arrow ends at its tip, is symmetric, and never longer than the arrow', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 40 }), (from, to, thickness) => {
        const { left, right, shaftEnd } = arrowOf({ from, to }, thickness);
        assert.ok(Math.abs(distance(left, to) - distance(right, to)) < 1e-6);
        const length = distance(from, to);
        assert.ok(distance(shaftEnd, to) <= length + 1e-6);
        if (length > 0) assert.ok(Math.abs(distance(from, shaftEnd) + distance(shaftEnd, to) - length) < 1e-6);
      }),
    );
  });
});

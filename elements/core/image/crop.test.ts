import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  CROP_HANDLES,
  cropToRatio,
  handlePoint,
  moveCrop,
  readRatio,
  resizeCrop,
  wholeCrop,
  type CropHandle,
} from './crop.js';
import type { Rect, Size } from './geometry.js';

const side = fc.integer({ min: 20, max: 4000 });
const bounds = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.integer({ min: -5000, max: 5000 });
const handle = fc.constantFrom(...CROP_HANDLES);
/** A frame inside the bounds. */
const crops = fc.tuple(bounds, share, share, share, share).map(([size, w, h, x, y]) => {
  const [width, height] = [Math.max(1, w * size.width), Math.max(1, h * size.height)];
  return { bounds: size, crop: { x: x * (size.width - width), y: y * (size.height - height), width, height } };
});
const isInside = ({ x, y, width, height }: Rect, size: Size): boolean =>
  x >= -1e-6 && y >= -1e-6 && x + width <= size.width + 1e-6 && y + height <= size.height + 1e-6;
const opposite: Readonly<Record<CropHandle, CropHandle>> = {
  nw: 'se',
  n: 's',
  ne: 'sw',
  e: 'w',
  se: 'nw',
  s: 'n',
  sw: 'ne',
  w: 'e',
};

describe('crop frame', () => {
  it('[UQ-07] stays inside the picture and has its size when it is moved', () => {
    fc.assert(
      fc.property(crops, step, step, ({ bounds: size, crop }, dx, dy) => {
        const moved = moveCrop(crop, dx, dy, size);
        assert.ok(isInside(moved, size));
        assert.deepEqual([moved.width, moved.height], [crop.width, crop.height]);
      }),
    );
  });

  it('[UQ-07] stays inside the picture when it is resized, and what is opposite stays', () => {
    fc.assert(
      fc.property(crops, handle, step, step, ({ bounds: size, crop }, by, dx, dy) => {
        const to = resizeCrop(crop, by, dx, dy, { bounds: size, min: 10 });
        assert.ok(isInside(to, size));
        assert.ok(to.width > 0 && to.height > 0);
        const [was, is] = [handlePoint(crop, opposite[by]), handlePoint(to, opposite[by])];
        assert.ok(Math.hypot(was.x - is.x, was.y - is.y) < 1e-6);
      }),
    );
  });

  it('[UQ-07] keeps its ratio when it is resized', () => {
    fc.assert(
      fc.property(crops, handle, step, step, fc.constantFrom(1, 4 / 3, 16 / 9, 3 / 4), (from, by, dx, dy, ratio) => {
        const crop = cropToRatio(from.crop, ratio);
        const to = resizeCrop(crop, by, dx, dy, { bounds: from.bounds, ratio, min: 10 });
        assert.ok(isInside(to, from.bounds), JSON.stringify(to));
        assert.ok(to.width > 0 && Math.abs(to.width / to.height - ratio) < 1e-6);
      }),
    );
  });

  it('[UQ-07] with a ratio is the largest one inside the frame before', () => {
    assert.deepEqual(cropToRatio({ x: 0, y: 0, width: 400, height: 200 }, 1), {
      x: 100,
      y: 0,
      width: 200,
      height: 200,
    });
    assert.deepEqual(cropToRatio({ x: 0, y: 0, width: 400, height: 400 }, 2), {
      x: 0,
      y: 100,
      width: 400,
      height: 200,
    });
  });

  it('[UQ-07] has whole pixels, at least one, inside the picture', () => {
    fc.assert(
      fc.property(crops, ({ bounds: size, crop }) => {
        const to = wholeCrop(crop, size);
        assert.ok(isInside(to, size) && to.width >= 1 && to.height >= 1);
        assert.ok([to.x, to.y, to.width, to.height].every(Number.isInteger));
        assert.deepEqual(wholeCrop(to, size), to);
      }),
    );
  });

  it('[UQ-07] a ratio is read, and what is none is free', () => {
    const read = ['1:1', '16:9', 'free', '0:1', '4:0', '-1:2', 'x'].map(readRatio);
    assert.deepEqual(read, [1, 16 / 9, undefined, undefined, undefined, undefined, undefined]);
  });
});

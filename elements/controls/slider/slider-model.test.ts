import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sliderRange, nearestStep } from './slider-model.js';

describe('nearestStep', () => {
  it('is the nearest step inside the bounds', () => {
    assert.equal(nearestStep(37.4, { min: 0, max: 100, step: 1 }), 37);
    assert.equal(nearestStep(-5, { min: 0, max: 100, step: 1 }), 0);
    assert.equal(nearestStep(500, { min: 0, max: 100, step: 1 }), 100);
    assert.equal(nearestStep(12, { min: 10, max: 20, step: 4 }), 14);
    assert.equal(nearestStep(20, { min: 10, max: 20, step: 4 }), 18);
    assert.equal(nearestStep(7, { min: 3, max: 3, step: 1 }), 3);
  });

  it('writes no more decimals than the steps have', () => {
    assert.equal(nearestStep(0.3, { min: 0, max: 1, step: 0.1 }), 0.3);
    assert.equal(nearestStep(0.7, { min: 0.1, max: 1, step: 0.2 }), 0.7);
    assert.equal(nearestStep(3e-7, { min: 0, max: 1e-6, step: 1e-7 }), 3e-7);
  });

  it('is the same again, and inside, for any range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(0.1, 0.25, 1, 3, 7),
        fc.double({ noNaN: true }),
        (min, width, step, value) => {
          const range = { min, max: min + width, step };
          const nearest = nearestStep(value, range);
          assert.ok(nearest >= range.min && nearest <= range.max);
          assert.equal(nearestStep(nearest, range), nearest);
        },
      ),
    );
  });
});

describe('sliderRange', () => {
  it('has one step for each name', () => {
    assert.deepEqual(sliderRange({ min: 5, max: 9, step: 2, stepLabels: ['a', 'b', 'c', 'd'] }), {
      min: 0,
      max: 3,
      step: 1,
    });
  });

  it('is never upside down', () => {
    assert.deepEqual(sliderRange({ min: 5, max: 1, step: 1, stepLabels: [] }), { min: 5, max: 5, step: 1 });
  });
});

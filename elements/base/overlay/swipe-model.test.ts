import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Swipe } from './swipe-model.js';

/** A swipe by steps, each `[pixels, milliseconds]`, and then a rest. */
function swipeBy(steps: readonly (readonly [by: number, in_: number])[], rest = 0): { swipe: Swipe; time: number } {
  const swipe = new Swipe(100, 1000);
  let [at, time] = [100, 1000];
  for (const [by, passed] of steps) swipe.moveTo((at += by), (time += passed));
  return { swipe, time: time + rest };
}

describe('Swipe', () => {
  it('follows the finger down and back, and not up', () => {
    assert.equal(swipeBy([]).swipe.distance, 0);
    assert.equal(swipeBy([[5, 10]]).swipe.distance, 0, 'a finger that stops');
    assert.equal(swipeBy([[50, 10]]).swipe.distance, 44);
    assert.equal(
      swipeBy([
        [50, 10],
        [-30, 10],
      ]).swipe.distance,
      14,
    );
    assert.equal(swipeBy([[-80, 10]]).swipe.distance, 0);
  });

  it('is enough from a third of the height or 200 pixels on', () => {
    for (const [by, height, isEnough] of [
      [105, 300, false],
      [106, 300, true],
      [205, 900, false],
      [206, 900, true],
    ] as const) {
      const { swipe, time } = swipeBy([[by, 2000]]);
      assert.equal(swipe.isEnough(height, time), isEnough, `${by} of ${height}`);
    }
  });

  it('is enough for a flick, but not if the finger moved back up or rested', () => {
    const enough = (steps: readonly (readonly [number, number])[], rest = 0): boolean => {
      const { swipe, time } = swipeBy(steps, rest);
      return swipe.isEnough(600, time);
    };
    assert.ok(enough([[30, 20]]), 'a flick');
    assert.ok(!enough([[30, 20]], 100), 'a flick that stopped');
    assert.ok(!enough([[30, 200]]), 'a slow one');
    assert.ok(!enough([[4, 1]]), 'a tap');
    assert.ok(
      !enough([
        [300, 400],
        [-40, 20],
      ]),
      'flicked back up',
    );
  });

  it('never closes if the finger is not below its start', () => {
    const step = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.nat(500));
    fc.assert(
      fc.property(fc.array(step), fc.nat(900), fc.nat(500), (steps, height, rest) => {
        const { swipe, time } = swipeBy(steps, rest);
        const below = steps.reduce((sum, [by]) => sum + by, 0);
        assert.ok(swipe.distance >= 0);
        if (below <= 0) assert.equal(swipe.isEnough(height, time), false);
      }),
    );
  });
});

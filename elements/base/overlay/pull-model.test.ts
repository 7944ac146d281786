import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Pull } from './pull-model.js';

/** A finger that goes by steps, each `[pixels, milliseconds]`, and then rests. */
function pulled(steps: readonly (readonly [by: number, in_: number])[], rest = 0): { pull: Pull; time: number } {
  const pull = new Pull(100, 1000);
  let [at, time] = [100, 1000];
  for (const [by, passed] of steps) pull.moveTo((at += by), (time += passed));
  return { pull, time: time + rest };
}

describe('Pull', () => {
  it('follows the finger down and back, and not up', () => {
    assert.equal(pulled([]).pull.distance, 0);
    assert.equal(pulled([[5, 10]]).pull.distance, 0, 'a finger that rests');
    assert.equal(pulled([[50, 10]]).pull.distance, 44);
    assert.equal(
      pulled([
        [50, 10],
        [-30, 10],
      ]).pull.distance,
      14,
    );
    assert.equal(pulled([[-80, 10]]).pull.distance, 0);
  });

  it('is enough from a third of the height on, and from 200 pixels on whatever the height', () => {
    for (const [by, height, isEnough] of [
      [105, 300, false],
      [106, 300, true],
      [205, 900, false],
      [206, 900, true],
    ] as const) {
      const { pull, time } = pulled([[by, 2000]]);
      assert.equal(pull.isEnough(height, time), isEnough, `${by} of ${height}`);
    }
  });

  it('is enough for a flick, and not where the finger went back up or rested', () => {
    const enough = (steps: readonly (readonly [number, number])[], rest = 0): boolean => {
      const { pull, time } = pulled(steps, rest);
      return pull.isEnough(600, time);
    };
    assert.ok(enough([[30, 20]]), 'a flick');
    assert.ok(!enough([[30, 20]], 100), 'a flick that came to rest');
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

  it('never goes by a finger that is not below where it began', () => {
    const step = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.nat(500));
    fc.assert(
      fc.property(fc.array(step), fc.nat(900), fc.nat(500), (steps, height, rest) => {
        const { pull, time } = pulled(steps, rest);
        const below = steps.reduce((sum, [by]) => sum + by, 0);
        assert.ok(pull.distance >= 0);
        if (below <= 0) assert.equal(pull.isEnough(height, time), false);
      }),
    );
  });
});

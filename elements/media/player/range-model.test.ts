import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { keyTarget, limitsOf, MIN_RANGE_S, moveEnd, rangeOf, type RangeEnd } from './range-model.js';

const seconds = fc.double({ min: -10, max: 4000, noNaN: true });
const length = fc.integer({ min: 1, max: 360_000 }).map((hundredths) => hundredths / 100);
const ends: readonly RangeEnd[] = ['start', 'end'];
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

describe('the part that a player plays', () => {
  it('[UQ-08] is within the sound and never shorter than half a second, whatever is set and moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...ends), fc.oneof(seconds, fc.constantFrom(...keys))));
    fc.assert(
      fc.property(seconds, fc.option(seconds, { nil: undefined }), length, moves, (start, end, duration, list) => {
        let range = rangeOf(start, end, duration);
        for (const [which, target] of [['start', range.start] as const, ...list]) {
          const to = typeof target === 'string' ? keyTarget(target, which, range, duration)! : target;
          const next = moveEnd(which, range, to, duration);
          const other = which === 'start' ? 'end' : 'start';
          assert.equal(next[other], range[other], 'the other end stays');
          range = next;
          assert.ok(range.start >= 0 && range.end <= duration, JSON.stringify(range));
          assert.ok(range.end - range.start >= Math.min(MIN_RANGE_S, duration) - 1e-9, JSON.stringify(range));
        }
      }),
    );
  });

  it('[UQ-08] keys move by a tenth of a second, a second, and to the limits', () => {
    const range = { start: 2, end: 6 };
    const to = (key: string, which: RangeEnd): number =>
      moveEnd(which, range, keyTarget(key, which, range, 10)!, 10)[which];
    assert.deepEqual(
      keys.map((key) => to(key, 'start')),
      [1.9, 2.1, 2.1, 1.9, 3, 1, 0, 5.5],
    );
    assert.deepEqual(
      keys.map((key) => to(key, 'end')),
      [5.9, 6.1, 6.1, 5.9, 7, 5, 2.5, 10],
    );
    assert.deepEqual(limitsOf('end', range, 10), [2.5, 10]);
    assert.equal(keyTarget('k', 'start', range, 10), undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Selection } from './selection.js';

const places = fc.array(fc.nat(40), { maxLength: 20 });
const step = fc.oneof(
  fc.record({ places, set: fc.boolean() }),
  fc.record({ places: fc.uniqueArray(fc.nat(40)), invert: fc.constant(true) }),
);

describe('Selection', () => {
  it('is the same as a set of places, and says which have changed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), fc.array(step), (first, steps) => {
        const wanted = new Set([...first.keys()].filter((place) => first[place]));
        const selection = new Selection(first.length, (place) => first[place]!);
        for (const one of steps) {
          const before = new Set(wanted);
          for (const place of one.places) {
            if (place >= first.length) continue;
            if ('set' in one ? one.set : !before.has(place)) wanted.add(place);
            else wanted.delete(place);
          }
          const given = Uint32Array.from(one.places);
          const changed = 'set' in one ? selection.set(given, one.set) : selection.invert(given);
          const differs = [...first.keys()].filter((place) => before.has(place) !== wanted.has(place));
          assert.deepEqual(
            [...changed].sort((a, b) => a - b),
            differs,
          );
          assert.equal(selection.count, wanted.size);
          assert.deepEqual(
            [...selection.places()],
            [...wanted].sort((a, b) => a - b),
          );
          assert.equal(selection.countIn(given), one.places.filter((place) => wanted.has(place)).length);
        }
      }),
    );
  });

  it('chooses all or none, and a copy stays as it was', () => {
    const selection = new Selection(4, (place) => place === 1);
    const before = selection.copy();
    selection.setAll(true);
    assert.deepEqual([...selection.places()], [0, 1, 2, 3]);
    assert.equal(selection.count, 4);
    assert.deepEqual([...before.places()], [1]);
    assert.equal(before.count, 1);
    assert.ok(before.differsFrom(selection));
    assert.ok(!before.differsFrom(before.copy()));
    assert.deepEqual([...selection.differing(before)], [0, 2, 3]);
    assert.ok(before.differsFrom(new Selection(4, (place) => place === 2)));
    before.set(Uint32Array.of(0), true);
    selection.setAll(false);
    assert.deepEqual([...selection.places(), selection.count], [0]);
    assert.deepEqual([...before.places()], [0, 1]);
  });

  it('chooses none by default and asks for each place once', () => {
    assert.equal(new Selection(100_000).count, 0);
    let asked = 0;
    assert.equal(new Selection(100_000, (place) => (asked++, place % 2 === 0)).count, 50_000);
    assert.equal(asked, 100_000);
    assert.equal(new Selection(3).has(7), false);
  });

  it('[PL-03] a range is chosen like its places one by one, whatever is chosen already', () => {
    const size = 40;
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: size, max: size - 1 }),
        fc.nat(size - 1),
        fc.nat(size - 1),
        (some, a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const chosen = new Selection(size, (place) => some.includes(place));
          const other = chosen.copy();
          chosen.chooseRange(from, to);
          other.set(
            Uint32Array.from({ length: to - from + 1 }, (_, at) => from + at),
            true,
          );
          assert.ok(!chosen.differsFrom(other));
          assert.equal(chosen.count, chosen.places().length);
        },
      ),
    );
  });
});

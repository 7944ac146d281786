import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Selection } from './selection.js';

const indexes = fc.array(fc.nat(40), { maxLength: 20 });
const step = fc.oneof(
  fc.record({ indexes, set: fc.boolean() }),
  fc.record({ indexes: fc.uniqueArray(fc.nat(40)), invert: fc.constant(true) }),
);

describe('Selection', () => {
  it('equals a set of indexes and returns the indexes that changed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), fc.array(step), (first, steps) => {
        const wanted = new Set([...first.keys()].filter((index) => first[index]));
        const selection = new Selection(first.length, (index) => first[index]!);
        for (const one of steps) {
          const before = new Set(wanted);
          for (const index of one.indexes) {
            if (index >= first.length) continue;
            if ('set' in one ? one.set : !before.has(index)) wanted.add(index);
            else wanted.delete(index);
          }
          const given = Uint32Array.from(one.indexes);
          const changed = 'set' in one ? selection.set(given, one.set) : selection.invert(given);
          const differs = [...first.keys()].filter((index) => before.has(index) !== wanted.has(index));
          assert.deepEqual(
            [...changed].sort((a, b) => a - b),
            differs,
          );
          assert.equal(selection.count, wanted.size);
          assert.deepEqual(
            [...selection.indexes()],
            [...wanted].sort((a, b) => a - b),
          );
          assert.equal(selection.countIn(given), one.indexes.filter((index) => wanted.has(index)).length);
        }
      }),
    );
  });

  it('selects all or none, and a copy is independent', () => {
    const selection = new Selection(4, (index) => index === 1);
    const before = selection.copy();
    selection.setAll(true);
    assert.deepEqual([...selection.indexes()], [0, 1, 2, 3]);
    assert.equal(selection.count, 4);
    assert.deepEqual([...before.indexes()], [1]);
    assert.equal(before.count, 1);
    assert.ok(before.differsFrom(selection));
    assert.ok(!before.differsFrom(before.copy()));
    assert.deepEqual([...selection.differing(before)], [0, 2, 3]);
    assert.ok(before.differsFrom(new Selection(4, (index) => index === 2)));
    before.set(Uint32Array.of(0), true);
    selection.setAll(false);
    assert.deepEqual([...selection.indexes(), selection.count], [0]);
    assert.deepEqual([...before.indexes()], [0, 1]);
  });

  it('selects nothing by default and calls the callback once for each index', () => {
    assert.equal(new Selection(100_000).count, 0);
    let calls = 0;
    assert.equal(new Selection(100_000, (index) => (calls++, index % 2 === 0)).count, 50_000);
    assert.equal(calls, 100_000);
    assert.equal(new Selection(3).has(7), false);
  });

  it('[PL-03] selecting a range equals selecting its indexes one by one', () => {
    const size = 40;
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: size, max: size - 1 }),
        fc.nat(size - 1),
        fc.nat(size - 1),
        (some, a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const selected = new Selection(size, (index) => some.includes(index));
          const other = selected.copy();
          selected.selectRange(from, to);
          other.set(
            Uint32Array.from({ length: to - from + 1 }, (_, at) => from + at),
            true,
          );
          assert.ok(!selected.differsFrom(other));
          assert.equal(selected.count, selected.indexes().length);
        },
      ),
    );
  });
});

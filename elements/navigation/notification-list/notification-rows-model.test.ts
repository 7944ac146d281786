import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arrivals, keysOf, RowHeights, usableNotifications } from './notification-rows-model.js';

test('a place lies in the row that indexAt names, whatever was measured and in whichever order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 200 }),
      fc.array(fc.tuple(fc.nat(199), fc.integer({ min: 1, max: 300 }), fc.nat(40_000)), { maxLength: 60 }),
      (heights, steps) => {
        const rows = new RowHeights(heights);
        const plain = [...heights];
        for (const [index, height, place] of steps) {
          assert.equal(rows.set(index, height), index < plain.length && plain[index] !== height);
          if (index < plain.length) plain[index] = height;
          const at = rows.indexAt(place);
          const top = plain.slice(0, at).reduce((sum, one) => sum + one, 0);
          assert.equal(rows.topOf(at), top);
          assert.ok(top <= place);
          assert.ok(at === plain.length - 1 || place < top + (plain[at] as number));
        }
        assert.equal(
          rows.total,
          plain.reduce((sum, one) => sum + one, 0),
        );
      },
    ),
  );
});

test('no rows have no height, and no row is anywhere', () => {
  const none = new RowHeights([]);
  assert.equal(none.total, 0);
  assert.equal(none.indexAt(10), -1);
  assert.equal(none.set(0, 10), false);
  assert.equal(none.heightOf(3), 0);
});

test('keys are the ids, or what a notification says, and always apart', () => {
  const same = { createdAt: '2026-10-14T13:30:00Z', data: { title: 'Ordem liberada' } };
  const keys = keysOf([{ ...same, id: 7 } as never, { ...same, _id: 'x' } as never, same, { ...same }, {}, {}]);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(keys[0], 'id:7');
  assert.equal(keys[1], 'id:x');
  assert.deepEqual(keysOf([{ ...same, readed: true }]), keysOf([{ ...same, readed: false }]));
  const tricky = keysOf([{ id: 'a' }, { id: 'a' }, { id: 'a#1' }, { id: 'a' }, { id: 'a#2' }] as never[]);
  assert.equal(new Set(tricky).size, 5);
  fc.assert(
    fc.property(fc.array(fc.anything()), (anything) => {
      const usable = usableNotifications(anything);
      assert.equal(new Set(keysOf(usable)).size, usable.length);
    }),
  );
});

test('what came in above is counted from what was first', () => {
  assert.equal(arrivals(['a', 'b'], ['x', 'y', 'a', 'b']), 2);
  assert.equal(arrivals(['a', 'b'], ['a', 'b', 'c']), 0);
  assert.equal(arrivals([], ['a']), 0);
  assert.equal(arrivals(['a'], ['b', 'c']), 0);
});

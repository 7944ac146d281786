import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countNewAbove, findAnchorIndex, keysOf, usableNotifications } from './notification-rows-model.js';

test('keys are ids or contents of the notifications, and always unique', () => {
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

test('new notifications before the previous first one are counted', () => {
  assert.equal(countNewAbove(['a', 'b'], ['x', 'y', 'a', 'b']), 2);
  assert.equal(countNewAbove(['a', 'b'], ['a', 'b', 'c']), 0);
  assert.equal(countNewAbove([], ['a']), 0);
  assert.equal(countNewAbove(['a'], ['b', 'c']), 0);
});

test('the first row in view is found again in the new list, or else its nearest remaining row', () => {
  const held = (before: string[], first: number, after: string[]) =>
    findAnchorIndex(before, first, new Map(after.map((key, index) => [key, index])));
  assert.equal(held(['a', 'b', 'c'], 1, ['x', 'a', 'b']), 2);
  assert.equal(held(['a', 'b', 'c'], 1, ['x', 'c']), 1);
  assert.equal(held(['a', 'b', 'c'], 2, ['a', 'x', 'b']), 2, 'the previous row, if there is no next one');
  assert.equal(held(['a'], 0, ['b']), -1);
});

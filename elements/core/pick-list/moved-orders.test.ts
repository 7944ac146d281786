import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { movedOrders } from './moved-orders.js';

describe('movedOrders()', () => {
  it('[SO-01] replacing exchanges two items, reordering moves the items between them', () => {
    const items = ['A', 'B', 'C', 'D'];
    assert.deepEqual(movedOrders(items, 3, 1), { replaced: ['A', 'D', 'C', 'B'], reordered: ['A', 'D', 'B', 'C'] });
    assert.deepEqual(movedOrders(items, 0, 2), { replaced: ['C', 'B', 'A', 'D'], reordered: ['B', 'C', 'A', 'D'] });
    assert.deepEqual(items, ['A', 'B', 'C', 'D']);
    for (const position of [-1, 4, 0.5, NaN]) assert.deepEqual(movedOrders(items, 0, position).reordered, items);
  });

  it('[SO-01] loses and duplicates no item, puts the item at its new position, and the opposite move restores the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        fc.nat(11),
        (items, a, b) => {
          const [from, to] = [a % items.length, b % items.length];
          const orders = movedOrders(items, from, to);
          for (const order of [orders.replaced, orders.reordered]) {
            assert.deepEqual([...order].sort(), [...items].sort());
            assert.equal(order[to], items[from]);
          }
          assert.deepEqual(movedOrders(orders.replaced, to, from).replaced, items);
          assert.deepEqual(movedOrders(orders.reordered, to, from).reordered, items);
        },
      ),
    );
  });
});

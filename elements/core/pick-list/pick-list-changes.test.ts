import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pickChanges } from './pick-list-changes.js';

describe('pickChanges()', () => {
  it('finds added and removed entries, and another order', () => {
    const at = (...keys: number[]) => ({
      keys: Int32Array.from(keys),
      selected: () => keys.map((key) => `item ${key}`),
    });
    const changes = pickChanges(at(1, 2, 3), at(3, 4, 2));
    assert.deepEqual([changes.addedCount, changes.removedCount, changes.isReordered], [1, 1, false]);
    assert.deepEqual([changes.added(), changes.removed()], [['item 4'], ['item 1']]);
    assert.ok(pickChanges(at(1, 2), at(2, 1)).isReordered);
    assert.ok(!pickChanges(at(1, 2), at(1, 2)).isReordered);
  });
});

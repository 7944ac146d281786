import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RepeatedIds } from './repeated-ids.js';

const id = fc.oneof(fc.nat(9), fc.nat(9).map(String), fc.constant(undefined), fc.constant(''), fc.constant({}));

describe('RepeatedIds', () => {
  it('finds the items whose id an earlier item has, and none without an id', () => {
    fc.assert(
      fc.property(fc.array(id), (ids) => {
        const repeated = new RepeatedIds(ids.length, (index) => ids[index]);
        assert.equal(repeated.search(), false);
        const expected = ids
          .map((_, index) => index)
          .filter((index) => {
            const own = ids[index];
            const hasId = typeof own === 'number' || (typeof own === 'string' && own !== '');
            return (
              hasId && ids.findIndex((other) => typeof other !== 'object' && String(other) === String(own)) < index
            );
          });
        assert.deepEqual(repeated.indexes, expected);
      }),
    );
  });

  it('searches a long list in slices', () => {
    const repeated = new RepeatedIds(5000, (index) => index % 4999);
    let slices = 1;
    while (repeated.search(() => false)) slices++;
    assert.deepEqual([slices > 5, repeated.indexes], [true, [4999]]);
  });
});

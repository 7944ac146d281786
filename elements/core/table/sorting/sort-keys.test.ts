import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextSorting } from './sort-keys.js';

describe('nextSorting', () => {
  const byAmount = nextSorting([], 'amount');

  it('sorts by one column, and turns it around', () => {
    assert.deepEqual(byAmount, [{ column: 'amount', direction: 'ascending' }]);
    assert.deepEqual(nextSorting(byAmount, 'amount'), [{ column: 'amount', direction: 'descending' }]);
    assert.deepEqual(nextSorting(byAmount, 'name'), [{ column: 'name', direction: 'ascending' }]);
  });

  it('adds a column as the least important one, and turns one of several around in its place', () => {
    const both = nextSorting(byAmount, 'name', true);
    assert.deepEqual(both, [
      { column: 'amount', direction: 'ascending' },
      { column: 'name', direction: 'ascending' },
    ]);
    assert.deepEqual(nextSorting(both, 'amount', true), [{ column: 'amount', direction: 'descending' }, both[1]]);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flagValue, oppositeFlag } from './flag-value.js';

const others = [undefined, null, 'talvez', {}, 7];

describe('oppositeFlag', () => {
  it('has the kind of the value', () => {
    const given = [true, false, 1, 0, '1', '0', 'S', 'N', 'A', 'I', ' S ', 'true'];
    assert.deepEqual(given.map(oppositeFlag), [false, true, 0, 1, '0', '1', 'N', 'S', 'I', 'A', 'N', 'false']);
    for (const other of others) assert.equal(oppositeFlag(other), true);
  });
});

describe('flagValue', () => {
  it('has the kind of another value, or is a boolean', () => {
    const like = [true, 0, '1', 'N', ' A ', 'false'];
    assert.deepEqual(
      like.map((value) => flagValue(true, value)),
      [true, 1, '1', 'S', 'A', 'true'],
    );
    assert.deepEqual(
      like.map((value) => flagValue(false, value)),
      [false, 0, '0', 'N', 'I', 'false'],
    );
    for (const other of others) assert.equal(flagValue(false, other), false);
  });
});

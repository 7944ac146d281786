import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toText } from './to-text.js';

test('[MD-09] a value is converted to its text or to an empty text', () => {
  assert.equal(toText('a'), 'a');
  assert.equal(toText(0), '0');
  assert.equal(toText(12n), '12');
  assert.equal(toText(false), 'false');
  for (const value of [undefined, null, Number.NaN, Infinity, {}, ['a'], () => 'a', Symbol('a')]) {
    assert.equal(toText(value), '');
  }
  fc.assert(fc.property(fc.anything(), (value) => typeof toText(value) === 'string'));
});

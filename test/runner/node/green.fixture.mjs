import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';

test('passes', () => {});

test('expects a warning', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  console.warn('on purpose');
  assert.equal(warn.mock.callCount(), 1);
});

describe('suite', () => {
  it('passes in a suite', () => {});
  it('waits for its turn', { skip: 'no browser here' }, () => {});
});

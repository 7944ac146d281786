import assert from 'node:assert/strict';
import { test } from 'node:test';

test('passes', () => {});

test('ends the process', () => {
  process.exit(0);
});

test('would fail', () => {
  assert.equal(1, 2);
});

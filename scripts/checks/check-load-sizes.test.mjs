import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadProblems } from './check-load-sizes.mjs';

test('a size above its limit is a problem', () => {
  const sizes = { wrappers: { size: 7.2, limit: 7.2 }, shell: { size: 182.1, limit: 182 } };
  assert.deepEqual(loadProblems(sizes), ['shell: 182.1 KB, more than 182']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

test('does not wait for its assertion', () => {
  void (async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(1, 2);
  })();
});

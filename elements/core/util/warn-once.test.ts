import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { warnOnce } from './warn-once.js';

test('[MD-09] logs each text once', () => {
  const warn = mock.method(console, 'warn', () => {});
  for (let n = 0; n < 5000; n++) warnOnce('menu: bad');
  warnOnce('menu: worse');
  assert.deepEqual(
    warn.mock.calls.map((call) => call.arguments),
    [['[dass] menu: bad'], ['[dass] menu: worse']],
  );
  warn.mock.restore();
});

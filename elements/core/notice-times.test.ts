import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeTime } from './notice-times.js';
import type { MessageType } from './messages/messages.js';

test('[MS-10] a notice stays 5000 ms, a success 2000, an error or a warning 20000', () => {
  assert.equal(noticeTime(), 5000);
  assert.equal(noticeTime('SUCCESS'), 2000);
  assert.equal(noticeTime('ERROR'), 20_000);
  assert.equal(noticeTime('WARNING'), 20_000);
  for (const type of ['INFORMATION', 'HELP', 'API', 'NOTE']) assert.equal(noticeTime(type as MessageType), 5000);
  assert.equal(noticeTime('toString' as MessageType), 5000);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnread, notificationUrl, unreadCount } from './notifications.js';

test('[NL-06] only notifications whose readed is false are counted', () => {
  const list = [
    { readed: false },
    { readed: true },
    {},
    { readed: undefined },
    { readed: 0 },
    { readed: 'false' },
    { readed: false },
  ];
  assert.equal(unreadCount(list), 2);
  assert.equal(isUnread({ readed: false }), true);
  assert.equal(isUnread({ readed: null }), false);
});

test('[NL-06] invalid entries and lists are not counted', () => {
  assert.equal(unreadCount([null, undefined, 5, 'x', [], { readed: false }]), 1);
  for (const invalid of [undefined, null, 5, 'x', {}, { length: 3 }]) assert.equal(unreadCount(invalid), 0);
  assert.equal(unreadCount(new Array(5)), 0);
});

test('[NL-05] a click opens the nested url if it is safe', () => {
  assert.equal(notificationUrl({ url: { url: '/pcp/producao' } }), '/pcp/producao');
  assert.equal(notificationUrl({ url: { url: 'https://example.com/a' } }), 'https://example.com/a');
  for (const invalid of [
    undefined,
    null,
    {},
    { url: null },
    { url: {} },
    { url: '/a' },
    { url: { url: 'javascript:alert(1)' } },
  ]) {
    assert.equal(notificationUrl(invalid), undefined);
  }
});

test('[NL-10] counting does not change the application’s data', () => {
  const list = Object.freeze([Object.freeze({ readed: false })]);
  assert.equal(unreadCount(list), 1);
});

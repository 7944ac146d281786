import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { SignInLimit } from './sign-in-limit.js';

function limitAt(start = 0) {
  const clock = { now: start };
  const limit = new SignInLimit({
    freeAttempts: 3,
    firstWait: 1_000,
    maxWait: 4_000,
    capacity: 2,
    now: () => clock.now,
  });
  const fail = (times: number, email = 'a', address = '1') => {
    for (let time = 0; time < times; time++) limit.failed(email, address);
  };
  return { clock, limit, fail };
}

test('the first wrong passwords cause no wait; each further one doubles it, up to the maximum', () => {
  const { limit, fail } = limitAt();
  fail(2);
  assert.equal(limit.waitOf('a', '1'), 0);
  for (const wait of [1_000, 2_000, 4_000, 4_000]) {
    fail(1);
    assert.equal(limit.waitOf('a', '1'), wait);
  }
});

test('another user, and the same user at another address, do not wait', () => {
  const { limit, fail } = limitAt();
  fail(5);
  assert.equal(limit.waitOf('b', '1'), 0);
  assert.equal(limit.waitOf('a', '2'), 0);
});

test('the wait ends, a correct password resets it, and after a pause the count starts again', () => {
  const { clock, limit, fail } = limitAt();
  fail(3);
  clock.now = 1_000;
  assert.equal(limit.waitOf('a', '1'), 0);
  fail(1);
  assert.equal(limit.waitOf('a', '1'), 2_000);
  limit.succeeded('a', '1');
  assert.equal(limit.waitOf('a', '1'), 0);
  fail(3);
  clock.now = 10_000;
  fail(1);
  assert.equal(limit.waitOf('a', '1'), 0);
});

test('the number of stored attempts is limited: the oldest is dropped', () => {
  const { limit, fail } = limitAt();
  fail(3, 'a');
  fail(3, 'b');
  fail(3, 'a');
  fail(3, 'c');
  assert.deepEqual(
    ['a', 'b', 'c'].map((email) => limit.waitOf(email, '1') > 0),
    [true, false, true],
  );
});

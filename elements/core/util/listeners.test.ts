import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Listeners } from './listeners.js';

test('[HI-07] every listener hears of a change until it leaves, even if one of them fails', () => {
  const error = mock.method(console, 'error', () => {});
  const listeners = new Listeners<number>();
  const heard: string[] = [];
  const leaveA = listeners.add((value) => heard.push(`a${value}`));
  listeners.add(() => {
    throw new Error('broken');
  });
  listeners.add((value) => heard.push(`b${value}`));
  listeners.tell(1);
  leaveA();
  leaveA();
  listeners.tell(2);
  assert.deepEqual(heard, ['a1', 'b1', 'b2']);
  assert.equal(error.mock.callCount(), 2);
  error.mock.restore();
});

test('[HI-07] a function that listens twice leaves one at a time', () => {
  const listeners = new Listeners<void>();
  let heard = 0;
  const listener = () => void heard++;
  const leave = listeners.add(listener);
  listeners.add(listener);
  leave();
  leave();
  listeners.tell();
  assert.equal(heard, 1);
});

test('[HI-07] one that leaves while the others are told does not disturb them', () => {
  const listeners = new Listeners<void>();
  const heard: string[] = [];
  const leave = listeners.add(() => {
    leave();
    heard.push('first');
  });
  listeners.add(() => heard.push('second'));
  listeners.tell();
  listeners.tell();
  assert.deepEqual(heard, ['first', 'second', 'second']);
});

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Listeners } from './listeners.js';

test('[HI-07] every listener is called until it is removed, even if another one throws', () => {
  const error = mock.method(console, 'error', () => {});
  const listeners = new Listeners<number>();
  const heard: string[] = [];
  const leaveA = listeners.add((value) => heard.push(`a${value}`));
  listeners.add(() => {
    throw new Error('broken');
  });
  listeners.add((value) => heard.push(`b${value}`));
  listeners.notify(1);
  leaveA();
  leaveA();
  listeners.notify(2);
  assert.deepEqual(heard, ['a1', 'b1', 'b2']);
  assert.equal(error.mock.callCount(), 2);
  error.mock.restore();
});

test('[HI-07] a function that is added twice is removed once at a time', () => {
  const listeners = new Listeners<void>();
  let heard = 0;
  const listener = () => void heard++;
  const leave = listeners.add(listener);
  listeners.add(listener);
  leave();
  leave();
  listeners.notify();
  assert.equal(heard, 1);
});

test('[HI-07] removing a listener during a notification does not affect the others', () => {
  const listeners = new Listeners<void>();
  const heard: string[] = [];
  const leave = listeners.add(() => {
    leave();
    heard.push('first');
  });
  listeners.add(() => heard.push('second'));
  listeners.notify();
  listeners.notify();
  assert.deepEqual(heard, ['first', 'second', 'second']);
});

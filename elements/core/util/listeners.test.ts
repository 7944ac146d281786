import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Listeners } from './listeners.js';

test('[HI-07] every listener is called until it is removed, even if another one throws', () => {
  const error = mock.method(console, 'error', () => {});
  const listeners = new Listeners<number>();
  const calls: string[] = [];
  const leaveA = listeners.add((value) => calls.push(`a${value}`));
  listeners.add(() => {
    throw new Error('broken');
  });
  listeners.add((value) => calls.push(`b${value}`));
  listeners.notify(1);
  leaveA();
  leaveA();
  listeners.notify(2);
  assert.deepEqual(calls, ['a1', 'b1', 'b2']);
  assert.equal(error.mock.callCount(), 2);
  error.mock.restore();
});

test('[HI-07] a function that is added twice is removed once at a time', () => {
  const listeners = new Listeners<void>();
  let calls = 0;
  const listener = () => void calls++;
  const leave = listeners.add(listener);
  listeners.add(listener);
  leave();
  leave();
  listeners.notify();
  assert.equal(calls, 1);
});

test('[HI-07] removing a listener during a notification does not affect the others', () => {
  const listeners = new Listeners<void>();
  const calls: string[] = [];
  const leave = listeners.add(() => {
    leave();
    calls.push('first');
  });
  listeners.add(() => calls.push('second'));
  listeners.notify();
  listeners.notify();
  assert.deepEqual(calls, ['first', 'second', 'second']);
});

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { debounce } from './debounce.js';

test('[TX-02] runs once, 100 ms after the last call, with its arguments', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const calls: number[] = [];
    const onResize = debounce((width: number) => calls.push(width));
    onResize(1);
    mock.timers.tick(99);
    onResize(2);
    mock.timers.tick(99);
    assert.deepEqual(calls, []);
    mock.timers.tick(1);
    assert.deepEqual(calls, [2]);
    mock.timers.tick(1000);
    assert.deepEqual(calls, [2]);
    onResize(3);
    mock.timers.tick(100);
    assert.deepEqual(calls, [2, 3]);
  } finally {
    mock.timers.reset();
  }
});

test('[TX-02] a pending call can be canceled, and the delay is configurable', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const calls: string[] = [];
    const late = debounce((text: string) => calls.push(text), 400);
    late('a');
    late.cancel();
    mock.timers.tick(1000);
    late('b');
    mock.timers.tick(399);
    assert.deepEqual(calls, []);
    mock.timers.tick(1);
    assert.deepEqual(calls, ['b']);
    late.cancel();
  } finally {
    mock.timers.reset();
  }
});

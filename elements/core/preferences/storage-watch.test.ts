import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SafeStorage } from './storage.js';
import { MemoryStorage, storageEvent } from '../../../test/support/emulation/memory-storage.js';
import { watchStorage } from './storage-watch.js';

test('[HI-07] the listener receives changes of the key in another tab until it is removed', () => {
  const memory = new MemoryStorage();
  const events = new EventTarget();
  const texts: (string | undefined)[] = [];
  const stop = watchStorage(new SafeStorage(() => memory), 'key', (text) => texts.push(text), events);

  events.dispatchEvent(storageEvent('key', 'one', memory));
  events.dispatchEvent(storageEvent('another key', 'x', memory));
  events.dispatchEvent(storageEvent('key', 'of another storage', new MemoryStorage()));
  events.dispatchEvent(storageEvent('key', null, memory));
  events.dispatchEvent(storageEvent(null, null, memory));
  events.dispatchEvent(storageEvent('key', 'two'));
  assert.deepEqual(texts, ['one', undefined, undefined, 'two']);

  stop();
  events.dispatchEvent(storageEvent('key', 'three', memory));
  assert.equal(texts.length, 4);
});

test('[ST-01] without a window the listener is never called and nothing throws', () => {
  const stop = watchStorage(new SafeStorage(() => undefined), 'key', () => assert.fail(), {});
  assert.doesNotThrow(stop);
});

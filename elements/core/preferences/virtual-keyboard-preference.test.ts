import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SafeStorage } from './storage.js';
import { brokenStorages, MemoryStorage, storageEvent } from '../../../test/support/emulation/memory-storage.js';
import { VirtualKeyboardPreference } from './virtual-keyboard-preference.js';

function on(href: string, memory = new MemoryStorage()) {
  const events = new EventTarget();
  return {
    memory,
    events,
    preference: new VirtualKeyboardPreference(new SafeStorage(() => memory), () => href, events),
  };
}

test('[VK-02] the preference is off until it is stored as true, one for each site origin', () => {
  const memory = new MemoryStorage();
  const { preference } = on('https://a.example.com/x/y?z', memory);
  assert.equal(preference.get(), false);
  assert.equal(preference.set(true), true);
  assert.equal(preference.get(), true);
  assert.deepEqual([...memory.texts], [['https://a.example.com-virtualKeyboard', 'true']]);
  assert.equal(on('https://a.example.com/other', memory).preference.get(), true);
  assert.equal(on('https://b.example.com/x/y', memory).preference.get(), false);
  assert.equal(preference.set(false), true);
  assert.equal(preference.get(), false);
});

test('[VK-02] only the text true enables it', () => {
  for (const text of ['TRUE', '1', 'yes', ' true', '"true"', 'false', '']) {
    const { memory, preference } = on('https://a.example.com');
    memory.texts.set(preference.key, text);
    assert.equal(preference.get(), false, text);
  }
  const { preference } = on('https://a.example.com');
  preference.set('true' as never);
  assert.equal(preference.get(), false);
});

test('[VK-02] a listener is called for changes in this tab and in others until it is removed', () => {
  const { memory, events, preference } = on('https://a.example.com');
  const updates: boolean[] = [];
  const leave = preference.subscribe((enabled) => updates.push(enabled));
  preference.set(true);
  assert.deepEqual(updates, [true]);
  preference.set(true);
  assert.deepEqual(updates, [true], 'no change');
  memory.texts.set(preference.key, 'false');
  events.dispatchEvent(storageEvent(preference.key, 'false', memory));
  leave();
  preference.set(true);
  events.dispatchEvent(storageEvent(preference.key, 'true', memory));
  assert.deepEqual(updates, [true, false]);
});

test('[VK-01] reports a preference that cannot be stored, and calls no listener', () => {
  for (const { storage } of brokenStorages) {
    const preference = new VirtualKeyboardPreference(storage, () => 'https://a.example.com', new EventTarget());
    preference.subscribe(() => assert.fail());
    assert.equal(preference.set(true), false);
    assert.equal(preference.get(), false);
  }
});

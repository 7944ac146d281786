import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { SafeStorage, safeLocalStorage, safeSessionStorage } from './storage.js';
import { brokenStorages, MemoryStorage } from '../../../test/support/emulation/memory-storage.js';

test('[ST-01] a stored text is read back until it is removed', () => {
  const storage = new SafeStorage(() => memory);
  const memory = new MemoryStorage();
  assert.equal(storage.read('lang'), undefined);
  assert.equal(storage.write('lang', 'es'), true);
  assert.equal(storage.read('lang'), 'es');
  assert.equal(memory.texts.get('lang'), 'es');
  assert.equal(storage.remove('lang'), true);
  assert.equal(storage.read('lang'), undefined);
  assert.equal(storage.write('empty', ''), true);
  assert.equal(storage.read('empty'), '');
});

for (const { name, storage } of brokenStorages) {
  test(`[ST-01] storage that is ${name} reads as empty and reports that nothing was stored`, () => {
    assert.equal(storage.read('lang'), undefined);
    assert.equal(storage.write('lang', 'es'), false);
    assert.equal(storage.remove('lang'), name === 'full');
    assert.equal(storage.is({}), false);
  });
}

test('[ST-01] a full storage can still be read and cleared', () => {
  const memory = new MemoryStorage();
  memory.texts.set('lang', 'en');
  memory.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = new SafeStorage(() => memory);
  assert.equal(storage.write('lang', 'es'), false);
  assert.equal(storage.read('lang'), 'en');
  assert.equal(storage.remove('lang'), true);
  assert.equal(storage.read('lang'), undefined);
});

test('[ST-01] storage is looked up at each access, not when the module is loaded', () => {
  const globals = globalThis as { localStorage?: unknown; sessionStorage?: unknown };
  const before = Object.getOwnPropertyDescriptors(globals);
  const memory = new MemoryStorage();
  try {
    Object.defineProperty(globals, 'localStorage', { value: memory, configurable: true });
    Object.defineProperty(globals, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
      configurable: true,
    });
    assert.equal(safeLocalStorage.write('a', 'b'), true);
    assert.equal(memory.texts.get('a'), 'b');
    assert.equal(safeLocalStorage.is(memory), true);
    assert.equal(safeSessionStorage.read('a'), undefined);
  } finally {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      delete globals[name];
      if (before[name] !== undefined) Object.defineProperty(globals, name, before[name]);
    }
  }
});

test('[ST-01] importing the core touches no storage, no location and no document', () => {
  const script = `
    for (const name of ['localStorage', 'sessionStorage', 'location', 'document', 'window']) {
      Object.defineProperty(globalThis, name, { get() { throw new Error(name + ' was read on import'); } });
    }
    const { readdirSync } = await import('node:fs');
    for (const file of readdirSync('elements/core', { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) await import('./elements/core/' + file);
    console.log('imported');`;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  assert.equal(output.toString().trim(), 'imported');
});

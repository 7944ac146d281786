import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readColumns, storeColumns } from './stored-columns.js';

const KEY = 'dass-structure-columns';
const settings = [
  { name: 'name', isHidden: false, width: 320 },
  { name: 'unit', isHidden: true },
];

describe('Stored column settings', () => {
  const stored = new Map<string, string>();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  const put = (value: unknown): void =>
    void Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });

  beforeEach(() => {
    stored.clear();
    put(storage);
  });
  afterEach(() => {
    delete (globalThis as { localStorage?: unknown }).localStorage;
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
  });

  it('[HT-02] are restored when the page is opened again', () => {
    assert.deepEqual(readColumns(), []);
    storeColumns(settings);
    assert.deepEqual(readColumns(), settings);
  });

  it('[HT-02] are removed when the columns have their defaults', () => {
    storeColumns(settings);
    storeColumns([]);
    assert.equal(stored.size, 0);
    assert.deepEqual(readColumns(), []);
  });

  it('are empty for an invalid value or without storage', () => {
    for (const text of ['{', 'null', '7', '{"name":"unit"}', '']) {
      stored.set(KEY, text);
      assert.deepEqual(readColumns(), [], text);
    }
    put(null);
    storeColumns(settings);
    assert.deepEqual(readColumns(), []);
  });
});

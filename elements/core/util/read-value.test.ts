import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostileValues, revoked, withFailingFields } from '../../../test/support/values/hostile-values.js';
import { toDate } from '../format/date-value.js';
import { errorText, isRecord, readField, readList, tryRead } from './read-value.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

const withoutWarnings = <T>(run: () => T): { result: T; warnings: string[] } => {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => void warnings.push(text);
  try {
    return { result: run(), warnings };
  } finally {
    console.warn = warn;
  }
};

test('a field that throws counts as missing, with one warning however many items there are', () => {
  const items = Array.from({ length: 1000 }, () => withFailingFields('ownLabel'));
  const { result, warnings } = withoutWarnings(() => items.map((item) => readField(item, 'ownLabel')));
  assert.deepEqual(new Set(result), new Set([undefined]));
  assert.equal(warnings.length, 1);
  assert.match(warnings[0]!, /'ownLabel' of an item cannot be read/);
});

test('only objects have fields', () => {
  assert.equal(readField({ length: 3 }, 'length'), 3);
  for (const value of ['text', 1, null, undefined, true, () => 1]) assert.equal(readField(value, 'length'), undefined);
});

test('a list is returned itself; unreadable entries are undefined in a copy; other values give undefined', () => {
  const items = [{ id: 1 }, revoked({})];
  assert.equal(readList(items), items);
  const partly: unknown[] = ['a', 'b', 'c'];
  Object.defineProperty(partly, 1, {
    get() {
      throw new Error('no');
    },
  });
  withoutWarnings(() => {
    assert.deepEqual(readList(partly), ['a', undefined, 'c']);
    for (const value of [revoked([]), revoked({}), {}, 'ab', undefined, { length: 1, 0: 'a' }]) {
      assert.equal(readList(value), undefined);
    }
  });
});

test('no value makes a reading function throw', () => {
  withoutWarnings(() => {
    for (const [name, value] of Object.entries(hostileValues())) {
      assert.doesNotThrow(() => {
        readField(value, 'id');
        readList(value);
        isRecord(value);
        toDate(value);
        toText(value);
        safeUrl(value);
        errorText(value);
        for (const entry of readList(value) ?? []) readField(entry, 'id');
        tryRead(name, () => String(value), '');
      }, name);
    }
    assert.equal(isRecord(revoked({})), false);
    assert.equal(toDate(revoked(new Date())), undefined);
    assert.equal(toDate({ toString: 0, valueOf: 0 }), undefined);
  });
});

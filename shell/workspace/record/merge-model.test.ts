import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareVersions, mergeValues, type RecordValues } from './merge-model.js';

const values = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.option(fc.integer({ max: 2, min: 0 }), { nil: undefined }),
);
const same = (one: RecordValues, other: RecordValues): void =>
  assert.deepEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

test('a field that only one of the two has changed is taken from the one who changed it', () => {
  const fields = compareVersions({ a: 1, b: 1, c: 1 }, { a: 2, b: 1, c: 2 }, { a: 1, b: 2, c: 3 });
  assert.deepEqual(
    fields.map(({ name, changedBy }) => [name, changedBy]),
    [
      ['a', 'mine'],
      ['b', 'theirs'],
      ['c', 'both'],
    ],
  );
  assert.deepEqual(mergeValues({ a: 2, b: 1, c: 2 }, fields, {}), { a: 2, b: 2, c: 2 });
  assert.deepEqual(mergeValues({ a: 2, b: 1, c: 2 }, fields, { c: 'theirs' }), { a: 2, b: 2, c: 3 });
});

test('a row that one has removed and the other has not changed is removed; one that one has added stays', () => {
  const base = { 'line 1': 5, 'line 2': 7 };
  const merged = mergeValues({ 'line 2': 7 }, compareVersions(base, { 'line 2': 7 }, { ...base, 'line 3': 1 }), {});
  same(merged, { 'line 2': 7, 'line 3': 1 });
});

test('without changes of the other the own version stays, without own changes it is that of the other', () =>
  fc.assert(
    fc.property(values, values, (base, changed) => {
      same(mergeValues(changed, compareVersions(base, changed, base), {}), changed);
      same(mergeValues(base, compareVersions(base, base, changed), {}), { ...changed });
    }),
  ));

test('no value is in the merged version that neither has', () =>
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      for (const [name, value] of Object.entries(mergeValues(mine, compareVersions(base, mine, theirs), {})))
        assert.ok(value === mine[name] || value === theirs[name]);
    }),
  ));

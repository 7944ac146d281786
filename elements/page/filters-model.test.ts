import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isSimple,
  keyOf,
  validFilters,
  removeFilters,
  sameFilters,
  SEARCH_KEY,
  searchFilters,
  searchOf,
  type Filters,
} from './filters-model.js';

const chip = fc.record({ key: fc.string({ minLength: 1 }), label: fc.string() });
const advanced = fc.uniqueArray(chip, { selector: keyOf, maxLength: 12 }).map((list): Filters => validFilters(list));
const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '');
/** The filter of a simple search among other filters set by the application. */
const simple = fc.tuple(text, advanced).map(([one, others]): Filters => [...searchFilters(one), ...others]);

test('[PH-07] a simple search is one filter with the search text', () => {
  fc.assert(
    fc.property(text, (one) => {
      const filters = searchFilters(one);
      assert.equal(filters.length, 1);
      assert.equal(filters[0]!.label, one);
      assert.deepEqual(searchOf(filters), { advancedFilter: false, search: one });
    }),
  );
});

test('[PH-08] removing one advanced filter keeps the others unchanged and in order', () => {
  fc.assert(
    fc.property(advanced, fc.nat(11), (filters, at) => {
      fc.pre(at < filters.length);
      const removal = removeFilters(filters, new Set([keyOf(filters[at]!)]));
      assert.deepEqual(removal.filters, filters.toSpliced(at, 1));
      assert.equal(removal.removed[0], filters[at]);
      assert.deepEqual([removal.advancedFilter, removal.search], [true, '']);
    }),
  );
});

test('[PH-08] removing any filter of a simple search removes all', () => {
  fc.assert(
    fc.property(simple, fc.nat(12), (filters, at) => {
      fc.pre(at < filters.length);
      const removal = removeFilters(filters, new Set([keyOf(filters[at]!)]));
      assert.deepEqual([removal.filters, removal.removed], [[], filters]);
      assert.deepEqual([removal.advancedFilter, removal.search], [false, '']);
    }),
  );
});

test('[PH-08] random removals neither lose nor duplicate filters, and do not change the application’s list', () => {
  fc.assert(
    fc.property(
      fc.oneof(advanced, simple),
      fc.array(fc.string()),
      fc.array(fc.nat(12)),
      (filters, strange, indexes) => {
        const before = JSON.stringify(filters);
        const keys = new Set([...strange, ...indexes.flatMap((index) => filters[index]?.key ?? [])]);
        const { filters: left, removed } = removeFilters(Object.freeze(filters), keys);
        assert.equal(JSON.stringify(filters), before);
        assert.deepEqual(new Set([...left, ...removed]), new Set(filters));
        assert.equal(left.length + removed.length, filters.length);
        for (const one of left) assert.ok(!keys.has(keyOf(one)));
      },
    ),
  );
});

test('[PH-07] only filters with a key are valid, each key once; the application’s objects are kept', () => {
  const one = { key: 'a', label: 'A', value: 7 };
  const known = validFilters([null, 3, 'x', {}, { key: '' }, one, { key: 'a', label: 'again' }, { key: 2 }, [1]]);
  assert.deepEqual(known.map(keyOf), ['a', '2']);
  assert.equal(known[0], one);
  fc.assert(fc.property(fc.array(fc.anything()), (list) => void validFilters(list)));
});

test('lists are equal when their keys and labels are equal', () => {
  const list = [{ key: 'a', label: 'A' }];
  assert.ok(sameFilters(list, structuredClone(list)));
  assert.ok(!sameFilters(list, [{ key: 'a', label: 'B' }]));
  assert.ok(!sameFilters(list, [...list, { key: 'b', label: 'B' }]));
  assert.ok(isSimple([...list, { key: SEARCH_KEY, label: 'x' }]) && !isSimple(list));
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { pickChanges } from './pick-list-changes.js';
import { addFilter } from './pick-filters.js';
import { ListFilter } from '../text/list-filter.js';
import { FilteredPlaces } from './pick-list-filtered.js';
import { ShownPlaces } from './pick-list-shown.js';
import { matches } from '../text/text-fold.js';

const label = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'É', ' ', '-', '%'), maxLength: 5 });

const filtered = (labels: readonly string[]): FilteredPlaces => {
  const shown = new FilteredPlaces(new ListFilter(), () => (place) => labels[place] as string);
  shown.setList(labels.length);
  return shown;
};

describe('FilteredPlaces', () => {
  it('[PL-11] shows what matches what is typed and every chip, and is not hidden, step by step', () => {
    const step = fc.record({
      typed: label,
      chips: fc.array(
        label.filter((text) => text.trim() !== ''),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 40 }),
        fc.array(fc.nat(39)),
        fc.array(step, { maxLength: 6 }),
        (labels, gone, steps) => {
          const shown = filtered(labels);
          const bytes = Uint8Array.from(labels, (_, place) => (gone.includes(place) ? 1 : 0));
          const hidden = { bytes, count: bytes.reduce((sum, byte) => sum + byte, 0) };
          for (const { typed, chips } of steps) {
            shown.show(hidden, { typed, chips });
            const wanted = [...labels.keys()].filter(
              (place) => !bytes[place] && [typed, ...chips].every((text) => matches(labels[place], text)),
            );
            assert.deepEqual([...shown.places], wanted);
            assert.equal(shown.count, wanted.length);
            for (const place of labels.keys()) assert.equal(shown.indexOf(place), wanted.indexOf(place));
            assert.equal(shown.at(wanted.length), -1);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('makes no list of places while all are shown', () => {
    const shown = filtered(Array<string>(100_000).fill('Parafuso'));
    shown.show(undefined, { typed: ' ', chips: [] });
    assert.deepEqual([shown.isWhole, shown.count, shown.at(99_999), shown.at(100_000)], [true, 100_000, 99_999, -1]);
    assert.deepEqual([...shown.range(7, 5)], [5, 6, 7]);
    shown.show(undefined, { typed: '', chips: ['para'] });
    assert.equal(shown.count, 100_000);
    shown.show({ bytes: new Uint8Array(100_000).fill(1), count: 100_000 });
    assert.equal(shown.count, 0);
  });
});

describe('ShownPlaces', () => {
  it('shows all but what is hidden', () => {
    const shown = new ShownPlaces();
    shown.setList(4);
    assert.deepEqual([shown.isWhole, ...shown.places], [true, 0, 1, 2, 3]);
    shown.show({ bytes: Uint8Array.of(0, 1, 0, 0), count: 1 });
    assert.deepEqual([shown.isWhole, ...shown.places], [false, 0, 2, 3]);
    shown.show({ bytes: new Uint8Array(4).fill(1), count: 4 });
    assert.deepEqual([shown.count, shown.at(0)], [0, -1]);
  });
});

describe('addFilter', () => {
  it('[PL-11] adds the same label only once, and replaces where one is allowed', () => {
    const one = addFilter([], ' Couro ', false);
    assert.deepEqual(one, ['Couro']);
    assert.equal(addFilter(one, 'COURO', false), one);
    assert.equal(addFilter(one, '  ', false), one);
    assert.deepEqual(addFilter(one, '%', false), ['Couro', '%']);
    assert.deepEqual(addFilter(['%'], '$', false), ['%', '$'], 'signs are not the same for having no letters');
    assert.deepEqual(addFilter(['Couro', 'preto'], 'azul', true), ['azul']);
  });
});

describe('pickChanges', () => {
  it('tells what has come, what has gone, and another order', () => {
    const at = (...keys: number[]) => ({
      keys: Int32Array.from(keys),
      selected: () => keys.map((key) => `item ${key}`),
    });
    const changes = pickChanges(at(1, 2, 3), at(3, 4, 2));
    assert.deepEqual([changes.addedCount, changes.removedCount, changes.isReordered], [1, 1, false]);
    assert.deepEqual([changes.added(), changes.removed()], [['item 4'], ['item 1']]);
    assert.ok(pickChanges(at(1, 2), at(2, 1)).isReordered);
    assert.ok(!pickChanges(at(1, 2), at(1, 2)).isReordered);
  });
});

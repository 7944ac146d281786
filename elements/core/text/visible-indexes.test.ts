import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { matches } from './text-fold.js';
import { VisibleIndexes } from './visible-indexes.js';

const label = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'É', ' ', '-', '%'), maxLength: 5 });

const listOf = (labels: readonly string[]): VisibleIndexes => {
  const visible = new VisibleIndexes();
  visible.setList(labels.length, (index) => labels[index] as string);
  return visible;
};

describe('VisibleIndexes', () => {
  it('[PL-11] shows the included items that match the typed text and every chip', () => {
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
        (labels, removed, steps) => {
          const visible = listOf(labels);
          const isIncluded = (index: number): boolean => !removed.includes(index);
          for (const { typed, chips } of steps) {
            visible.show({ typed, chips }, isIncluded);
            const wanted = [...labels.keys()].filter(
              (index) => isIncluded(index) && [typed, ...chips].every((text) => matches(labels[index], text)),
            );
            assert.deepEqual([...visible.indexes], wanted);
            assert.equal(visible.count, wanted.length);
            for (const index of labels.keys()) assert.equal(visible.indexOf(index), wanted.indexOf(index));
            assert.equal(visible.at(wanted.length), -1);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps no list of indexes while all items are visible', () => {
    const visible = listOf(Array<string>(100_000).fill('Parafuso'));
    visible.show({ typed: ' ', chips: [] });
    const { isWhole, count } = visible;
    assert.deepEqual([isWhole, count, visible.at(99_999), visible.at(100_000)], [true, 100_000, 99_999, -1]);
    assert.deepEqual([...visible.range(7, 5)], [5, 6, 7]);
    visible.show({ typed: '', chips: ['para'] });
    assert.equal(visible.count, 100_000);
    visible.show(undefined, () => false);
    assert.deepEqual([visible.count, visible.at(0)], [0, -1]);
    visible.show();
    visible.hideAll();
    assert.deepEqual([visible.count, visible.isWhole], [0, false]);
    visible.show();
    assert.ok(visible.isWhole);
  });
});

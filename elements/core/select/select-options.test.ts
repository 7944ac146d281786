import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { acceptValue, idsOf, KnownOptions, SelectOptions, without, type OptionId } from './select-options.js';
import { SelectedOptions } from './selected-options.js';

const id = fc.oneof(fc.nat(20), fc.nat(20).map(String), fc.constant(undefined), fc.constant(''), fc.constant({}));

describe('SelectOptions', () => {
  it('finds the selected options one by one and all at once, for any list', () => {
    fc.assert(
      fc.property(fc.array(id), fc.array(fc.nat(25)), (ids, indexes) => {
        const options = new SelectOptions(
          ids.map((own) => ({ id: own })),
          'id',
          'label',
        );
        // Lists only the first of options with the same id, and all options without an id.
        const listed = ids.filter(
          (own, at) =>
            typeof own === 'object' ||
            own === undefined ||
            own === '' ||
            ids.findIndex((other) => String(other) === String(own)) === at,
        );
        assert.equal(options.count, listed.length);
        const wanted = new Set<number>();
        for (const one of indexes) {
          const itemIndex = listed.findIndex((own) => String(own) === String(one));
          assert.equal(options.indexOf(one), itemIndex);
          assert.equal(options.indexOf(String(one)), itemIndex);
          if (itemIndex >= 0) wanted.add(itemIndex);
        }
        const known = new KnownOptions();
        known.update(
          ids.map((own) => ({ id: own })),
          'id',
          'label',
        );
        assert.deepEqual(
          [...new SelectedOptions(known).of(indexes).indexes()],
          [...wanted].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('accepts texts and numbers as options, and uses the id when there is no label', () => {
    const options = new SelectOptions(
      ['P', 42, null, undefined, { id: 7 }, { id: 8, label: 'Oito' }, { label: 'Nove' }],
      'id',
      'label',
    );
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((itemIndex) => [options.idOf(itemIndex), options.labelOf(itemIndex)]),
      [
        ['P', 'P'],
        [42, '42'],
        [7, '7'],
        [8, 'Oito'],
        ['Nove', 'Nove'],
      ],
    );
  });

  it('reads no option before it is needed', () => {
    let read = 0;
    const option = {
      get id() {
        return ++read;
      },
    };
    const options = new SelectOptions([option, option], 'id', 'label');
    assert.equal(read, 0);
    assert.equal(options.count, 2);
  });

  it('converts a value to ids and back', () => {
    assert.equal(acceptValue({}), undefined);
    assert.equal(acceptValue(Number.NaN), undefined);
    assert.deepEqual(acceptValue([1, null, 'b', {}]), [1, 'b']);
    assert.deepEqual(idsOf(''), []);
    assert.equal(idsOf('x'), idsOf('x'));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (before, removed) => {
        assert.deepEqual(
          without(before, removed.map(String)),
          before.filter((one) => !removed.includes(one)),
        );
      }),
    );
  });
});

const few = [
  { id: 1, label: 'Um' },
  { id: 2, label: 'Dois' },
];

describe('KnownOptions', () => {
  it('remembers the labels of selected options when the options are replaced', () => {
    const known = new KnownOptions();
    known.update(few, 'id', 'label');
    assert.equal(known.labelOf(1), 'Um');
    known.remember(1);
    known.update(
      [
        { id: 3, label: 'Três' },
        { id: 1, label: 'Uno' },
      ],
      'id',
      'label',
    );
    assert.equal(known.labelOf(1), 'Uno', 'the newest label');
    assert.equal(known.labelOf('2'), 'Dois');
    assert.equal(known.labelOf(9), undefined);
    known.update(few, 'label', 'id');
    assert.equal(known.labelOf('Um'), '1');
  });
});

describe('SelectedOptions', () => {
  it('computes the selected options once, and selects in place', () => {
    const known = new KnownOptions();
    known.update(few, 'id', 'label');
    const selected = new SelectedOptions(known);
    const ids = [2];
    const selection = selected.of(ids);
    assert.deepEqual([...selection.indexes()], [1]);
    known.update(few, 'id', 'label');
    assert.equal(selected.of(ids), selection);
    const both = selected.select(ids, Uint32Array.of(0, 1), true);
    assert.deepEqual(both, [2, 1]);
    assert.equal(selected.of(both), selection);
    assert.deepEqual([...selection.indexes()], [0, 1]);
    assert.deepEqual(selected.select(both, Uint32Array.of(1), false), [1]);
    assert.deepEqual([...selected.of([2]).indexes()], [1]);
    known.update([{ id: 2 }], 'id', 'label');
    assert.deepEqual([...selected.of(ids).indexes()], [0]);
    assert.equal(known.labelOf(1), 'Um', 'the label of a selected option is kept');
  });

  it('gives the same result for few and many options, one by one and all at once', () => {
    const known = new KnownOptions();
    known.update(
      Array.from({ length: 200 }, (_, itemIndex) => ({ id: itemIndex })),
      'id',
      'label',
    );
    const step = fc.record({ from: fc.nat(199), length: fc.constantFrom(1, 2, 30, 90), isOn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), fc.nat(150), (steps, from) => {
        const selected = new SelectedOptions(known);
        const shown = Uint32Array.from({ length: 50 }, (_, at) => from + at);
        let ids: readonly OptionId[] = [];
        for (const { from: first, length, isOn } of steps) {
          const indexes = Uint32Array.from({ length: Math.min(length, 200 - first) }, (_, at) => first + at);
          const wanted = new Set(ids);
          for (const itemIndex of indexes) wanted[isOn ? 'add' : 'delete'](itemIndex);
          ids = selected.select(ids, indexes, isOn);
          const sorted = [...wanted].map(Number).sort((a, b) => a - b);
          assert.deepEqual(
            [...ids].map(Number).sort((a, b) => a - b),
            sorted,
          );
          const now = selected.of(ids);
          assert.deepEqual([...now.indexes()], sorted);
          assert.equal(now.count, sorted.length);
          assert.equal(now.countIn(shown), shown.filter((itemIndex) => wanted.has(itemIndex)).length);
          assert.ok(sorted.every((itemIndex) => now.has(itemIndex)));
        }
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SelectedOptions } from './selected-options-model.js';
import { acceptValue, idsOf, KnownOptions, SelectOptions, without, type OptionId } from './select-list-model.js';

const id = fc.oneof(fc.nat(20), fc.nat(20).map(String), fc.constant(undefined), fc.constant(''), fc.constant({}));

describe('SelectOptions', () => {
  it('finds what is chosen, one by one and all at once, for whatever stands in the list', (context) => {
    context.mock.method(console, 'warn', () => {});
    fc.assert(
      fc.property(fc.array(id), fc.array(fc.nat(25)), (ids, chosen) => {
        const options = new SelectOptions(
          ids.map((own) => ({ id: own })),
          'id',
          'label',
        );
        // Of options with the same id the first is listed; those without one are all.
        const listed = ids.filter(
          (own, at) =>
            typeof own === 'object' ||
            own === undefined ||
            own === '' ||
            ids.findIndex((other) => String(other) === String(own)) === at,
        );
        assert.equal(options.count, listed.length);
        const wanted = new Set<number>();
        for (const one of chosen) {
          const place = listed.findIndex((own) => String(own) === String(one));
          assert.equal(options.placeOf(one), place);
          assert.equal(options.placeOf(String(one)), place);
          if (place >= 0) wanted.add(place);
        }
        const known = new KnownOptions();
        known.take(
          ids.map((own) => ({ id: own })),
          'id',
          'label',
        );
        assert.deepEqual(
          [...new SelectedOptions(known).of(chosen).indexes()],
          [...wanted].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('takes texts and numbers as options, and the id where there is no label', () => {
    const options = new SelectOptions(
      ['P', 42, null, undefined, { id: 7 }, { id: 8, label: 'Oito' }, { label: 'Nove' }],
      'id',
      'label',
    );
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((place) => [options.idOf(place), options.labelOf(place)]),
      [
        ['P', 'P'],
        [42, '42'],
        [7, '7'],
        [8, 'Oito'],
        ['Nove', 'Nove'],
      ],
    );
  });

  it('reads nothing before it is asked', () => {
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

  it('takes a value apart and puts it together again', () => {
    assert.equal(acceptValue({}), undefined);
    assert.equal(acceptValue(Number.NaN), undefined);
    assert.deepEqual(acceptValue([1, null, 'b', {}]), [1, 'b']);
    assert.deepEqual(idsOf(''), []);
    assert.equal(idsOf('x'), idsOf('x'));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (before, taken) => {
        assert.deepEqual(
          without(before, taken.map(String)),
          before.filter((one) => !taken.includes(one)),
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
  it('knows what was chosen by its label when the options have become others', () => {
    const known = new KnownOptions();
    known.take(few, 'id', 'label');
    assert.equal(known.labelOf(1), 'Um');
    known.remember(1);
    known.take(
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
    known.take(few, 'label', 'id');
    assert.equal(known.labelOf('Um'), '1');
  });
});

describe('SelectedOptions', () => {
  it('works out once which options are chosen, and chooses in place', () => {
    const known = new KnownOptions();
    known.take(few, 'id', 'label');
    const chosen = new SelectedOptions(known);
    const ids = [2];
    const selection = chosen.of(ids);
    assert.deepEqual([...selection.indexes()], [1]);
    known.take(few, 'id', 'label');
    assert.equal(chosen.of(ids), selection);
    const both = chosen.choose(ids, Uint32Array.of(0, 1), true);
    assert.deepEqual(both, [2, 1]);
    assert.equal(chosen.of(both), selection);
    assert.deepEqual([...selection.indexes()], [0, 1]);
    assert.deepEqual(chosen.choose(both, Uint32Array.of(1), false), [1]);
    assert.deepEqual([...chosen.of([2]).indexes()], [1]);
    known.take([{ id: 2 }], 'id', 'label');
    assert.deepEqual([...chosen.of(ids).indexes()], [0]);
    assert.equal(known.labelOf(1), 'Um', 'what was chosen is remembered');
  });

  it('knows the same of few and of many, one by one and in one go', () => {
    const known = new KnownOptions();
    known.take(
      Array.from({ length: 200 }, (_, place) => ({ id: place })),
      'id',
      'label',
    );
    const step = fc.record({ from: fc.nat(199), length: fc.constantFrom(1, 2, 30, 90), isOn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), fc.nat(150), (steps, from) => {
        const chosen = new SelectedOptions(known);
        const shown = Uint32Array.from({ length: 50 }, (_, at) => from + at);
        let ids: readonly OptionId[] = [];
        for (const { from: first, length, isOn } of steps) {
          const places = Uint32Array.from({ length: Math.min(length, 200 - first) }, (_, at) => first + at);
          const wanted = new Set(ids);
          for (const place of places) wanted[isOn ? 'add' : 'delete'](place);
          ids = chosen.choose(ids, places, isOn);
          const sorted = [...wanted].map(Number).sort((a, b) => a - b);
          assert.deepEqual(
            [...ids].map(Number).sort((a, b) => a - b),
            sorted,
          );
          const now = chosen.of(ids);
          assert.deepEqual([...now.indexes()], sorted);
          assert.equal(now.count, sorted.length);
          assert.equal(now.countIn(shown), shown.filter((place) => wanted.has(place)).length);
          assert.ok(sorted.every((place) => now.has(place)));
        }
      }),
    );
  });
});

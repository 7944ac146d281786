import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ChosenRows } from './chosen-rows-model.js';
import { LookupRows, type LookupFields } from './lookup-rows-model.js';

const fields: LookupFields = { fieldId: 'id', fieldLabel: 'name', rowKey: '' };
const make = (rows: readonly unknown[], other: Partial<LookupFields> = {}): LookupRows =>
  new LookupRows(rows, { ...fields, ...other });
const a = { id: 1, name: 'Alvorada' };
const b = { id: 2, name: 'Imbuia' };
const c = { id: 3, name: 'União' };
const labels = (chosen: ChosenRows): string[] => chosen.entries.map(({ label }) => label);

describe('The selected rows of a lookup', () => {
  it('[LK-09] are in the order in which the user selected them', () => {
    const rows = make([a, b, c]);
    let chosen = ChosenRows.of([3], rows);
    chosen = chosen.withKeys(['1', '3'], rows, false);
    chosen = chosen.withKeys(['1', '2', '3'], rows, false);
    assert.deepEqual(
      [labels(chosen), chosen.ids],
      [
        ['União', 'Alvorada', 'Imbuia'],
        [3, 1, 2],
      ],
    );
    assert.deepEqual(labels(chosen.withKeys(['2'], rows, false)), ['Imbuia']);
    assert.deepEqual(labels(chosen.withKeys(['1', '2', '3'], rows, true)), ['Imbuia'], 'single: the last one');
  });

  it('[LK-03] show the label of a row instead of its label field', () => {
    const rows = make([
      { ...a, label: 'Alvorada (filial)' },
      { ...b, label: '  ' },
    ]);
    assert.deepEqual(labels(ChosenRows.of([1, 2], rows)), ['Alvorada (filial)', 'Imbuia']);
  });

  it('stay selected, with their labels, when other rows are there', () => {
    const first = make([a, b]);
    const chosen = ChosenRows.of([1, 2], first).withRows(make([b, c]));
    assert.deepEqual([labels(chosen), chosen.keys], [['Alvorada', 'Imbuia'], ['2']]);
    const more = chosen.withKeys(['2', '3'], make([b, c]), false);
    assert.deepEqual(labels(more), ['Alvorada', 'Imbuia', 'União']);
    assert.deepEqual(more.rows, [a, b, c]);
    const renamed = { id: 1, name: 'Alvorada S.A.' };
    assert.deepEqual(labels(more.withRows(make([renamed])))[0], 'Alvorada S.A.');
  });

  it('[LK-01] keep a value that is not among the rows, with the id as its label', () => {
    const chosen = ChosenRows.of(['x', 1, '1'], make([a]));
    assert.deepEqual([labels(chosen), chosen.ids, chosen.rows], [['x', 'Alvorada'], ['x', 1], [a]]);
    assert.deepEqual(labels(chosen.withKeys([], make([a]), false)), ['x'], 'the table does not know it');
  });

  it('do not mix up rows without a key, or with equal keys, when rows are replaced', () => {
    const [nameless, other] = [{ name: 'Sem código' }, { name: 'Outro' }];
    const rows = make([nameless, a, { ...a, name: 'Repetido' }]);
    const chosen = ChosenRows.none.withKeys(['#0', '1#2'], rows, false);
    assert.deepEqual(labels(chosen), ['Sem código', 'Repetido']);
    const then = chosen.withRows(make([other, nameless]));
    assert.deepEqual([labels(then), then.keys], [['Sem código', 'Repetido'], ['#1']]);
  });

  it('[LK-01] have the keys of rowKey in the table, and the ids of fieldId in the value', () => {
    const rows = make(
      [
        { ...a, uuid: 'u1' },
        { ...b, uuid: 'u2' },
      ],
      { rowKey: 'uuid' },
    );
    const chosen = ChosenRows.of([2], rows).withKeys(['u1', 'u2'], rows, false);
    assert.deepEqual(
      [chosen.ids, chosen.keys],
      [
        [2, 1],
        ['u2', 'u1'],
      ],
    );
  });

  it('have each row once, and lose none, whatever rows come and go', () => {
    const ids = fc.uniqueArray(fc.nat(20), { maxLength: 10 });
    const steps = fc.array(fc.record({ rows: ids, on: fc.nat(20) }), { maxLength: 12 });
    fc.assert(
      fc.property(ids, steps, (value, list) => {
        let expected = value;
        let chosen = ChosenRows.of(value, make([]));
        for (const step of list) {
          const rows = make(step.rows.map((id) => ({ id, name: `n${id}` })));
          chosen = chosen.withRows(rows);
          const isThere = step.rows.includes(step.on);
          const isOn = expected.includes(step.on);
          if (!isThere) continue;
          const keys = chosen.keys.filter((key) => key !== String(step.on));
          chosen = chosen.withKeys(isOn ? keys : [...keys, String(step.on)], rows, false);
          expected = isOn ? expected.filter((id) => id !== step.on) : [...expected, step.on];
        }
        assert.deepEqual(chosen.ids, expected);
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bestMatches } from '../../core/select/best-match.js';
import { withoutRows, withRestored, withSaved } from './changed-rows-model.js';
import { readRowResults } from './removal-model.js';
import { readSaveAnswer } from './save-answer-model.js';

const rowList = fc.array(fc.record({ id: fc.nat() }), { maxLength: 12 });
const objectsOf = (rows: readonly { id: number }[]): object[] => rows.map((row) => ({ ...row }));

describe('Rows that the user changes', () => {
  it('[LK-05] are the same as before when a removal is undone', () => {
    fc.assert(
      fc.property(rowList, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (given, isRemoved) => {
        const rows = objectsOf(given);
        const gone = rows.filter((_, index) => isRemoved[index]);
        const { rows: rest, removed } = withoutRows(rows, gone);
        assert.equal(rest.length, rows.length - gone.length);
        assert.ok(withRestored(rest, removed).every((row, index) => row === rows[index]));
        assert.equal(withRestored(rest, removed).length, rows.length);
        assert.equal(withRestored(rows, removed).length, rows.length, 'no row is there twice');
      }),
    );
  });

  it('[LK-05] know a removed row that is not among them, and restore the others', () => {
    const [a, b, hidden] = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const { rows, removed } = withoutRows([a, b], [hidden, a]);
    assert.deepEqual(
      [rows, removed],
      [
        [b],
        [
          { row: a, index: 0 },
          { row: hidden, index: -1 },
        ],
      ],
    );
    assert.deepEqual(withRestored(rows, removed), [a, b]);
  });

  it('[LK-04] have a new row first, and an edited one at its place', () => {
    const [a, b, saved] = [{ id: 1 }, { id: 2 }, { id: 3 }];
    assert.deepEqual(withSaved([a, b], saved, undefined), [saved, a, b]);
    assert.deepEqual(withSaved([a, b], saved, b), [a, saved]);
  });
});

describe('The answer to a removal', () => {
  const [a, b] = [{ id: 1 }, { id: 2 }];

  it('[LK-05] names each row that failed, and why', () => {
    const expected = { succeeded: [a], failed: [{ row: b, reason: 'Em uso' }] };
    assert.deepEqual(readRowResults([a, b], { failed: [{ row: b, reason: 'Em uso' }] }), expected);
    assert.deepEqual(readRowResults([a, b], { failed: [{ row: b, reason: new Error('Em uso') }] }), expected);
    const results = [
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: { message: 'Em uso' } },
    ];
    assert.deepEqual(readRowResults([a, b], results), expected);
  });

  it('without failures means that all rows were removed', () => {
    for (const answer of [undefined, null, true, {}, [], { failed: [] }, { failed: [{ row: {}, reason: 'x' }] }])
      assert.deepEqual(readRowResults([a, b], answer), { succeeded: [a, b], failed: [] });
  });
});

describe('The answer to a save', () => {
  it('[LK-04] is the saved row, or nothing', () => {
    const row = { id: 7, message: 'of the row' };
    assert.deepEqual(readSaveAnswer(row), { row });
    for (const answer of [undefined, null, true, '']) assert.deepEqual(readSaveAnswer(answer), { row: undefined });
  });

  it('[LK-04] refuses with a text, or with errors at fields', () => {
    assert.deepEqual(readSaveAnswer('Já existe'), { refusal: { texts: ['Já existe'], fieldErrors: [] } });
    const refused = readSaveAnswer({ errors: { name: 'Já existe', limit: ['Muito alto'] } });
    assert.deepEqual(refused, {
      refusal: {
        texts: [],
        fieldErrors: [
          { field: 'name', text: 'Já existe' },
          { field: 'limit', text: 'Muito alto' },
        ],
      },
    });
    assert.ok('refusal' in readSaveAnswer(false));
  });
});

describe('The best matches of a text', () => {
  const names = ['São João', 'João Sá', 'João', 'Ana', 'joão pedro'];

  it('[LK-06] are equal ones first, then those that start with it, without accents and case', () => {
    assert.deepEqual(
      bestMatches([0, 1, 2, 4], 'joao', (index) => names[index] ?? '', 3).map((index) => names[index]),
      ['João', 'João Sá', 'joão pedro'],
    );
    assert.deepEqual(
      bestMatches([3, 0], '', (index) => names[index] ?? '', 8),
      [3, 0],
    );
  });
});

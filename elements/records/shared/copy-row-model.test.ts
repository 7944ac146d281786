import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { copyRow } from './copy-row-model.js';
import { EditDraft } from './edit-draft-model.js';

describe('copyRow', () => {
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value;
  const rows = fc.dictionary(fc.string(), values, { noNullPrototype: true });

  it('[LK-04] copies nested objects, lists and dates', () => {
    fc.assert(fc.property(rows, (row) => assert.deepEqual(copyRow(row), row)));
  });

  it('[LK-04] copies the same when a function is in the row', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const print = (): void => {};
        const copy = copyRow({ ...row, print, nested: row });
        assert.deepEqual(copy, { ...row, print, nested: row });
        if (Object.keys(row).length > 0) assert.notEqual(copy.nested, row);
      }),
    );
  });

  it('[LK-04] keeps cycles, and shares nothing with the original', () => {
    for (const extra of [{}, { call: () => 1 }]) {
      const row: Record<string, unknown> = { name: 'A', since: new Date(5), parts: [{ code: 1 }], ...extra };
      row['self'] = row;
      const copy = copyRow(row);
      assert.equal(copy['self'], copy);
      (copy['parts'] as { code: number }[])[0]!.code = 2;
      (copy['since'] as Date).setTime(9);
      assert.deepEqual([(row['parts'] as { code: number }[])[0]!.code, (row['since'] as Date).getTime()], [1, 5]);
    }
  });

  it('[LK-04] refers to the copy wherever the row refers to itself', () => {
    class Step {
      readonly owner: object;
      constructor(owner: object) {
        this.owner = owner;
      }
    }
    class Row {
      [name: string]: unknown;
    }
    for (const row of [{}, new Row()] as Record<string, unknown>[])
      for (const extra of [{}, { call: () => 1 }]) {
        const parts = [{ owner: row }];
        const nested = {
          row,
          byCode: new Map<unknown, unknown>([['A', row]]),
          all: new Set([row]),
          step: new Step(row),
        };
        Object.assign(row, { self: row, parts, nested, ...extra });
        const copy = copyRow(row) as typeof row & { parts: typeof parts; nested: typeof nested };
        assert.notEqual(copy, row);
        const { row: inside, byCode, all, step } = copy.nested;
        for (const reference of [copy['self'], copy.parts[0]?.owner, inside, byCode.get('A'), [...all][0], step.owner])
          assert.equal(reference, copy);
      }
  });

  it('[LK-04] an invalid date stays an invalid date', () => {
    const copy = copyRow({ since: new Date(NaN) });
    assert.ok(copy['since'] instanceof Date);
    assert.ok(Number.isNaN(copy['since'].getTime()));
  });

  it('copies what it can read of a row that throws', (t) => {
    t.mock.method(console, 'warn', () => {});
    const row = {
      name: 'A',
      get broken(): string {
        throw new Error('Refused');
      },
      ['__proto__x']: 1,
    };
    assert.deepEqual(copyRow(row), { name: 'A', broken: undefined, ['__proto__x']: 1 });
    const polluting = Object.assign(JSON.parse('{"__proto__":{"isAdmin":true}}') as object, { call: () => 1 });
    assert.equal((copyRow(polluting) as { isAdmin?: boolean }).isAdmin, undefined);
  });
});

describe('EditDraft', () => {
  it('[LK-04] changes a copy of the row, never the row', () => {
    const row = { name: 'A', address: { city: 'Franca' }, since: new Date(5) };
    const draft = new EditDraft(row);
    draft.set('name', 'B');
    const saved = draft.result();
    (saved['address'] as { city: string }).city = 'Jaú';
    assert.deepEqual(row, { name: 'A', address: { city: 'Franca' }, since: new Date(5) });
    assert.deepEqual([saved['name'], draft.get('name'), draft.original('name')], ['B', 'B', 'A']);
  });

  it('[LK-04] results in a row that refers to itself where the row does', () => {
    for (const extra of [{}, { call: () => 1 }]) {
      const row: Record<string, unknown> = { name: 'A', parts: [] as unknown[], ...extra };
      row['self'] = row;
      (row['parts'] as unknown[]).push({ owner: row });
      const draft = new EditDraft(row);
      draft.set('name', 'B');
      const saved = draft.result();
      assert.deepEqual([saved['name'], saved['self'] === saved], ['B', true]);
      assert.equal((saved['parts'] as { owner: unknown }[])[0]?.owner, saved);
    }
  });

  it('is unchanged when a field has its old value again, or stays empty', () => {
    const draft = new EditDraft({ name: 'A', since: new Date(5) });
    for (const [name, value] of [
      ['name', 'A'],
      ['since', new Date(5)],
      ['email', ''],
      ['limit', null],
    ] as const)
      draft.set(name, value);
    assert.equal(draft.isChanged, false);
    draft.set('name', '');
    assert.equal(draft.isChanged, true);
    draft.set('name', 'A');
    assert.equal(draft.isChanged, false);
  });
});

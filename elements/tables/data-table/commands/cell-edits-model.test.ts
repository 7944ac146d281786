import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CellEdits, oppositeFlag } from './cell-edits.js';

describe('oppositeFlag', () => {
  it('answers in the words of the server', () => {
    const given = [true, false, 1, 0, '1', '0', 'S', 'N', 'A', 'I', ' S ', 'true'];
    assert.deepEqual(given.map(oppositeFlag), [false, true, 0, 1, '0', '1', 'N', 'S', 'I', 'A', 'N', 'false']);
    for (const other of [undefined, null, 'talvez', {}, 7]) assert.equal(oppositeFlag(other), true);
  });
});

describe('CellEdits', () => {
  it('keeps a value for the row object, and not for another one that is equal', () => {
    const edits = new CellEdits();
    const column = { name: 'a', value: (row: Readonly<Record<string, unknown>>) => row['a'] };
    const row = { a: 1 };
    edits.set(row, 'a', 2);
    assert.deepEqual([edits.read(row, column), edits.read({ ...row }, column), row.a], [2, 1, 1]);
  });
});

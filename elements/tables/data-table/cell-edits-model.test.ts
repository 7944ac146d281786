import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CellEdits } from './cell-edits-model.js';

describe('CellEdits', () => {
  it('keeps a value for the row object, and not for another one that is equal', () => {
    const edits = new CellEdits();
    const column = { name: 'a', value: (row: Readonly<Record<string, unknown>>) => row['a'] };
    const row = { a: 1 };
    edits.set(row, 'a', 2);
    assert.deepEqual([edits.read(row, column), edits.read({ ...row }, column), row.a], [2, 1, 1]);
  });
});

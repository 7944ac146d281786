import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CellEdits } from './cell-edits.js';

describe('CellEdits', () => {
  it('keeps a value for the row object, and not for another one that is equal', () => {
    const edits = new CellEdits();
    const valueOf = (row: Readonly<Record<string, unknown>>) => row['a'];
    const row = { a: 1 };
    edits.set(row, 'a', 2);
    assert.deepEqual([edits.read(row, 'a', valueOf), edits.read({ ...row }, 'a', valueOf), row.a], [2, 1, 1]);
  });
});

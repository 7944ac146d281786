import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RowSelection } from './row-selection.js';

interface Change {
  /** Undefined for all rows. */
  readonly row?: number;
  readonly isSelected: boolean;
}

const apply = (selection: RowSelection, { row, isSelected }: Change): void =>
  row === undefined ? selection.fill(isSelected) : selection.set(row, isSelected);

/** The selected rows after these changes, as a set knows them. */
function expectedAfter(rowCount: number, changes: readonly Change[]): number[] {
  const selected = new Set<number>();
  for (const { row, isSelected } of changes)
    for (const index of row === undefined ? Array.from({ length: rowCount }, (_, at) => at) : [row]) {
      if (index < 0 || index >= rowCount) continue;
      if (isSelected) selected.add(index);
      else selected.delete(index);
    }
  return [...selected].sort((a, b) => a - b);
}

describe('RowSelection', () => {
  const anyChange: fc.Arbitrary<Change> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ row: fc.integer({ min: -1, max: 5 }), isSelected: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ isSelected: fc.boolean() }) },
  );
  const anyChanges = fc.array(anyChange, { maxLength: 20 });
  const anyRowCount = fc.integer({ min: 0, max: 4 });

  it('has the rows that were selected last, also after all or none were', () => {
    fc.assert(
      fc.property(anyRowCount, anyChanges, (rowCount, changes) => {
        const selection = new RowSelection(rowCount);
        for (const change of changes) apply(selection, change);
        const expected = expectedAfter(rowCount, changes);
        assert.deepEqual([...selection.indexes()], expected);
        assert.equal(selection.count, expected.length);
        for (let row = -1; row <= rowCount; row++) assert.equal(selection.has(row), expected.includes(row));
      }),
    );
  });

  it('tells which rows have changed since a copy', () => {
    fc.assert(
      fc.property(anyRowCount, anyChanges, anyChanges, (rowCount, first, later) => {
        const selection = new RowSelection(rowCount);
        for (const change of first) apply(selection, change);
        const copy = selection.copy();
        for (const change of later) apply(selection, change);
        const [before, after] = [expectedAfter(rowCount, first), expectedAfter(rowCount, [...first, ...later])];
        assert.deepEqual([...copy.indexes()], before);
        const changed = [...new Set([...before, ...after])].filter(
          (row) => before.includes(row) !== after.includes(row),
        );
        assert.deepEqual(
          [...selection.changedSince(copy)],
          changed.sort((a, b) => a - b),
        );
        assert.equal(selection.equals(copy), changed.length === 0);
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readSheetCells } from './sheet-cells.js';
import { sheetText } from './spreadsheet-text.js';

describe('[TB-07] readSheetCells', () => {
  it('reads what the table copies', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', '"', '\t', '\n', '=', ';', '-') });
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(rows, (cells) => {
        // A last row of one empty cell is the line break at the end.
        fc.pre(cells.at(-1)?.join('') !== '');
        assert.deepEqual(readSheetCells(sheetText(cells), 1000), cells);
      }),
    );
  });

  it('reads lines of other systems, a loose quotation mark, and a line break at the end', () => {
    assert.deepEqual(readSheetCells('a\tb\r\nc\td\r\n', 9), [
      ['a', 'b'],
      ['c', 'd'],
    ]);
    assert.deepEqual(readSheetCells('"a" b\t"\nc', 9), [['"a" b', '"'], ['c']]);
    assert.deepEqual(readSheetCells("'=A1\t'texto\t=1+1", 9), [['=A1', "'texto", '=1+1']]);
  });

  it('gives up beyond the limit', () => {
    const million = 'a\tb\n'.repeat(500_000);
    assert.equal(readSheetCells(million, 100_000), undefined);
    assert.equal(readSheetCells('a\tb', 2)?.length, 1);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PasteSplit } from '../../paste-list/paste-list-split.js';
import { sheetCell, sheetText } from './spreadsheet-text.js';

const paste = (text: string): PasteSplit => {
  const parts = new PasteSplit(text);
  while (parts.advance(7));
  return parts;
};
/** Without the mark, which the text itself may begin with, too. */
const unmarked = (text: string): string => text.replace(/^['\s]+/, '').trim();
const anything = fc.string({
  unit: fc.constantFrom('a', '7', '"', ';', '\t', '\n', '\r', '\u2028', ' ', '=', '+', '-', '@', '＝', "'", 'ç', '😀'),
  maxLength: 8,
});

describe('sheetCell', () => {
  it('escapes each text that a spreadsheet would run as a formula', () => {
    for (const text of ['=HYPERLINK("http://x";"y")', '+1+1', '-1-1', '@SUM(A1)', "=cmd|'/C calc'!A0", '  =1', '＝1']) {
      const [value] = paste(sheetCell(text)).values;
      assert.equal(value, `'${text}`.trim(), text);
    }
    assert.equal(sheetCell('\t=1'), '"\'\t=1"');
    assert.equal(sheetCell('\r=1'), '"\'\r=1"');
    for (const text of ['TX-1', 'a=b', '3/4" tubo', 'Rua 1, 2', '5', "'=já marcado"])
      assert.equal(sheetCell(text), text);
  });

  it('keeps numbers in a column of numbers, and no formula', () => {
    for (const text of ['-5', '-1.234,56', '\u22125', '-12%', '7'])
      assert.equal(sheetCell(text, { isNumber: true }), text);
    for (const text of ['-5+cmd|x', '=1', '+1', '-', '@1'])
      assert.equal(sheetCell(text, { isNumber: true }), `'${text}`);
    assert.equal(sheetCell('-5'), "'-5");
  });

  it('never begins like a formula, in quotation marks or not', () => {
    fc.assert(
      fc.property(anything, (text) => {
        assert.doesNotMatch(sheetCell(text).replace(/^"/, ''), /^\s*[=+\-@＝]|^[\t\r\n]/);
      }),
    );
  });

  it('copied and pasted cells are equal, apart from the escape character', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anything, { minLength: 3, maxLength: 3 }), { maxLength: 6 }), (rows) => {
        const parts = paste(sheetText(rows));
        const pasted = parts.values.map((value, index) => ({ column: parts.columnOf(index), text: unmarked(value) }));
        const cells = rows.flatMap((row) => row.map((cell, column) => ({ column, text: unmarked(cell) })));
        const filled = ({ text }: { text: string }): boolean => text !== '';
        assert.deepEqual(pasted.filter(filled), cells.filter(filled));
      }),
      { numRuns: 2_000 },
    );
  });

  it('a text that is longer than a cell can be breaks no other cell', () => {
    const long = `"${'a;\t\n'.repeat(20_000)}`;
    const parts = paste(
      sheetText([
        [long, 'b'],
        ['c', 'd'],
      ]),
    );
    assert.deepEqual([parts.values.length, parts.values.slice(1)], [4, ['b', 'c', 'd']]);
  });
});

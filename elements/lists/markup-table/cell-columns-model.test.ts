import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { columnTexts, placeCells } from './cell-columns-model.js';

const cell = (text: string, colSpan = 1, rowSpan = 1) => ({ text, colSpan, rowSpan });
const columns = (rows: ReturnType<typeof cell>[][]) => placeCells(rows).map((row) => row.map(({ column }) => column));

describe('placeCells()', () => {
  it('[MT-01] cells that reach over several columns or rows push the others on', () => {
    assert.deepEqual(
      columns([
        [cell('a', 2), cell('b')],
        [cell('c', 1, 2), cell('d'), cell('e')],
        [cell('f'), cell('g')],
        [cell('h')],
      ]),
      [[0, 2], [0, 1, 2], [1, 2], [0]],
    );
    assert.deepEqual(columns([[cell('a', 1, 0)], [cell('b')], [cell('c')]]), [[0], [1], [1]]);
  });

  it('no cell begins where another is, and those of a row follow each other', () => {
    const cells = fc.record({ colSpan: fc.integer({ min: 0, max: 3 }), rowSpan: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 6 }), (rows) => {
        const taken = new Set<string>();
        for (const [at, row] of placeCells(rows).entries()) {
          let end = 0;
          for (const { cell: one, column, width } of row) {
            assert.equal(column >= end && !taken.has(`${at}:${column}`), true);
            end = column + width;
            for (let below = 0; below < (one.rowSpan || rows.length - at); below++)
              for (let x = column; x < end; x++) taken.add(`${at + below}:${x}`);
          }
        }
      }),
    );
  });
});

describe('columnTexts()', () => {
  it('[MT-01] a column is called by the lowest heading above it', () => {
    const head = [
      [cell('Código', 1, 2), cell('Preço', 2), cell('')],
      [cell('Unitário'), cell('')],
    ];
    assert.deepEqual(
      columnTexts(head, ({ text }) => text),
      ['Código', 'Unitário', 'Preço', ''],
    );
    assert.deepEqual(
      columnTexts([], () => 'x'),
      [],
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cellLabel, cellsFromAbove, columnHeadings, placeCells } from './cell-columns-model.js';

const cell = (text: string, colSpan = 1, rowSpan = 1) => ({ text, colSpan, rowSpan });
const columns = (rows: ReturnType<typeof cell>[][]) => placeCells(rows).map((row) => row.map(({ column }) => column));

describe('placeCells()', () => {
  it('[MT-01] cells that span several columns or rows push the following cells on', () => {
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

  it('cells never overlap, and the cells of a row are in order', () => {
    const cells = fc.record({ colSpan: fc.integer({ min: 0, max: 3 }), rowSpan: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 6 }), (rows) => {
        const covered = new Set<string>();
        for (const [at, row] of placeCells(rows).entries()) {
          let end = 0;
          for (const { cell: one, column, width } of row) {
            assert.equal(column >= end && !covered.has(`${at}:${column}`), true);
            end = column + width;
            for (let offset = 0; offset < (one.rowSpan || rows.length - at); offset++)
              for (let x = column; x < end; x++) covered.add(`${at + offset}:${x}`);
          }
        }
      }),
    );
  });
});

describe('cellsFromAbove()', () => {
  it('[MT-01] a cell that spans several rows belongs to each', () => {
    const rows = placeCells([
      [cell('a', 1, 3), cell('b', 2), cell('c', 1, 2)],
      [cell('d'), cell('e')],
      [cell('f', 3)],
      [cell('g')],
    ]);
    const fromAbove = cellsFromAbove(rows).map((row) => row.map((one) => one.cell.text));
    assert.deepEqual(fromAbove, [[], ['a', 'c'], ['a'], []]);
    const spanningAll = cellsFromAbove(placeCells([[cell('a', 1, 0)], [cell('b')], [cell('c')]]));
    assert.deepEqual(
      spanningAll.map(({ length }) => length),
      [0, 1, 1],
    );
  });
});

describe('cellLabel()', () => {
  const headings = columnHeadings(
    [
      [cell('Código', 1, 2), cell('Preço', 2), cell(''), cell('Prazo')],
      [cell('Unitário'), cell(''), cell('Saldo'), cell('Prazo')],
    ],
    ({ text }) => text,
  );
  const labelOf = (column: number, width = 1): string => cellLabel(headings, { column, width });

  it('[MT-01] is all headings of the column', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((column) => labelOf(column)),
      ['Código', 'Preço · Unitário', 'Preço', 'Saldo', 'Prazo'],
    );
    assert.deepEqual([labelOf(9), cellLabel([], { column: 0, width: 1 })], ['', '']);
  });

  it('[MT-01] over several columns is their common headings, else all of them; over the whole table it is empty', () => {
    assert.equal(labelOf(1, 2), 'Preço');
    assert.equal(labelOf(0, 2), 'Código, Preço · Unitário');
    assert.equal(labelOf(3, 2), 'Saldo, Prazo');
    assert.equal(labelOf(0, 5), '');
  });
});

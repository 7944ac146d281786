import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PasteSplit } from './paste-list-split.js';

function split(text: string, most = Number.MAX_SAFE_INTEGER): PasteSplit {
  const parts = new PasteSplit(text);
  while (parts.advance(most));
  return parts;
}

const separator = fc.constantFrom('\n', '\r\n', ';', '\r', '; ', ' \n\n ');
/** A value as a list holds it: trimmed, not empty, without separators, not in quotation marks. */
const clean = fc
  .string({
    unit: fc.constantFrom('a', 'B', '1', 'ç', '-', ' ', '"', '\0', '\ufffd', '😀'),
    minLength: 1,
    maxLength: 8,
  })
  .map((value) => value.trim())
  .filter((value) => value !== '' && !value.startsWith('"'));

describe('PasteSplit', () => {
  it('[PA-01] splits by line breaks and semicolons, trims values and drops empty ones', () => {
    assert.deepEqual(split(' A-1 ;B 2\r\nC;;\n \n\rD\u2028E\u2029F ').values, ['A-1', 'B 2', 'C', 'D', 'E', 'F']);
    assert.deepEqual(split('').values, []);
    assert.deepEqual(split(' ;\n;\t').values, []);
  });

  it('[PA-01] splits joined values into the same values with any step size', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(clean, separator), { maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (entries, most) => {
          const text = entries.map(([value, between]) => value + between).join('');
          for (const step of [most, 1_000])
            assert.deepEqual(
              split(text, step).values,
              entries.map(([value]) => value),
            );
        },
      ),
    );
  });

  it('keeps separators in quoted cells; a single quotation mark is a character', () => {
    assert.deepEqual(split('"A;1";"com ""aspas""\nem duas";B').values, ['A;1', 'com "aspas"\nem duas', 'B']);
    assert.deepEqual(split('3/4" tubo;"B;C"D;"E').values, ['3/4" tubo', '"B', 'C"D', '"E']);
    assert.deepEqual(split(`"${'a;'.repeat(20_000)}"`).values.length, 20_001, 'longer than a cell can be');
  });

  it('splits any text without an error into trimmed values', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\t', ';', '\n', 'a', ' ', '\0'), maxLength: 40 }), (text) => {
        const parts = split(text, 3);
        for (const value of parts.values) assert.equal(value.trim() === value && value !== '', true);
        assert.equal(parts.share, 1);
      }),
    );
  });

  it('returns the same for any step size', () => {
    const cell = fc.constantFrom('A', '', '7', '"B\n;"', '"', ' C ');
    const row = fc.tuple(fc.array(cell, { maxLength: 3 }), fc.constantFrom('\t', ';'));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
        const text = rows.map(([cells, between]) => cells.join(between)).join(end);
        const whole = split(text);
        for (const most of [1, 9, 40]) {
          const parts = split(text, most);
          assert.deepEqual([parts.values, parts.table, parts.firstRow], [whole.values, whole.table, whole.firstRow]);
          assert.deepEqual(
            parts.values.map((_, index) => parts.columnOf(index)),
            whole.values.map((_, index) => whole.columnOf(index)),
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('detects a table by its tabs, with columns and preview', () => {
    const parts = split('Código\tNome\nTX-1\t"Malha\nlisa"\nTX-2\tSarja\tm\n\nTX-3\t\nTX-4\tCetim');
    assert.deepEqual(parts.table, {
      columns: 3,
      head: [['Código', 'Nome'], ['TX-1', 'Malha\nlisa'], ['TX-2', 'Sarja', 'm'], ['TX-3']],
    });
    assert.deepEqual(parts.inColumn(0), ['Código', 'TX-1', 'TX-2', 'TX-3', 'TX-4']);
    assert.deepEqual(parts.inColumn(2), ['m']);
  });

  it('reads one row, one filled column, and too many columns as a list of cells', () => {
    assert.equal(split('A\tB\tC').table, undefined);
    assert.deepEqual(split('A\tB\tC').values, ['A', 'B', 'C']);
    assert.equal(split('A\t\nB\t\nC\t').table, undefined);
    const wide = Array.from({ length: 100 }, (_, n) => `v${n}`).join('\t');
    assert.equal(split(`${wide}\n${wide}`).table, undefined);
    assert.equal(split(`${wide}\n${wide}`).values.length, 200);
  });

  it('splits a cell with several values', () => {
    const parts = split('TX-1;TX-2\tMalha\nTX-3\tSarja');
    assert.deepEqual(parts.inColumn(0), ['TX-1', 'TX-2', 'TX-3']);
    assert.deepEqual(parts.table?.head[0], ['TX-1; TX-2', 'Malha']);
  });
});

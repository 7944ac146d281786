import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { matchPasted, type PasteOptions } from './paste-list.js';

const items = [
  { id: 1, code: 'TX-001' },
  { id: 2, code: 'TX-002' },
  { id: 3, code: 'AB-1' },
  { id: 4, code: 'AB1' },
  { id: 5, code: 'OFF', disabled: true },
];
const match = (text: string, more: Partial<PasteOptions> = {}) => matchPasted(text, { items, field: 'code', ...more });
const rows = (text: string, more: Partial<PasteOptions> = {}) =>
  match(text, more).rows.map(({ item, text: value, cells }) => [(item as { id: number }).id, value, cells]);

describe('the rows of pasted text', () => {
  it('[PA-01] returns all columns of each row that matches an item, and the headings', () => {
    const text = 'Item\tCódigo\tObs\tQtd\n1\ttx 001\t\t1.200,5\n2\tXX\tnada\t3\n3\tAB-1\t"duas\nlinhas"\t\n4\tOFF\t\t9';
    const { headings, column, items: found } = match(text);
    assert.deepEqual(rows(text), [
      [1, 'tx 001', ['1', 'tx 001', '', '1.200,5']],
      [3, 'AB-1', ['3', 'AB-1', 'duas\nlinhas', '']],
    ]);
    assert.deepEqual([headings, column], [['Item', 'Código', 'Obs', 'Qtd'], 1]);
    assert.deepEqual(found, [items[0], items[2]]);
  });

  it('[PA-01] returns rows of one value for a list', () => {
    assert.deepEqual(rows('TX-001;TX-002\nTX-001'), [
      [1, 'TX-001', ['TX-001']],
      [2, 'TX-002', ['TX-002']],
    ]);
    const { headings, column } = match('TX-001;TX-002');
    assert.deepEqual([headings, column], [[], -1]);
  });

  it('[PA-01] returns the other cells of a single row with one code', () => {
    assert.deepEqual(rows('TX-001\t12'), [[1, 'TX-001', ['TX-001', '12']]]);
    assert.deepEqual(rows('\n7\ttx 001\tMalha\t1.200,5\n'), [[1, 'tx 001', ['7', 'tx 001', 'Malha', '1.200,5']]]);
    assert.deepEqual(rows('TX-001;TX-002\t7'), [
      [1, 'TX-001', ['TX-001; TX-002', '7']],
      [2, 'TX-002', ['TX-001; TX-002', '7']],
    ]);
    const { column, headings, skipped } = match('1\tTX-001\t12');
    assert.deepEqual([column, headings, skipped], [1, [], []]);
    assert.deepEqual(rows('OFF\t12'), [], 'it is disabled');
    assert.equal(match('OFF\t12').skipped.length, 1, 'the quantity is not a value');
    const corrections = new Map([['tx009', 'TX-001']]);
    assert.deepEqual(rows('TX-009\t12', { corrections }), [[1, 'TX-009', ['TX-009', '12']]]);
  });

  it('[PA-01] reads a single row with several possible codes as a list, each unmatched one as a value', () => {
    const lists: Record<string, string[]> = {
      'TX-001\tAB-1': [],
      'TX-001\tTX-001': ['double'],
      'TX-001\tZZ-777\tYY-888': ['unmatched', 'unmatched'],
      'TX-001\tTX-0022': ['unmatched'],
      'XX\t12': ['unmatched', 'unmatched'],
      'TX-001\t': [],
    };
    for (const [text, reasons] of Object.entries(lists)) {
      const { column, rows: found, skipped } = match(text);
      assert.equal(column, -1, text);
      assert.deepEqual(
        skipped.map(({ reason }) => reason),
        reasons,
        text,
      );
      for (const { text: value, cells } of found) assert.deepEqual(cells, [value]);
    }
    const numeric = ['1234', '5678', '12'].map((code) => ({ id: code, code }));
    const columnOf = (text: string): number => matchPasted(text, { items: numeric, field: 'code' }).column;
    assert.deepEqual(
      ['1234\t5678', '1234\t9999', '1234\t12', '1234\t7', '1234\t2,5'].map(columnOf),
      [-1, -1, -1, 0, 0],
      'a number that is a code, or has its format, may be a code',
    );
  });

  it('[PA-01] returns the same row for values of one cell and for items of one value', () => {
    assert.deepEqual(rows('TX-001;TX-002\t7\nab 1\t8;9'), [
      [1, 'TX-001', ['TX-001; TX-002', '7']],
      [2, 'TX-002', ['TX-001; TX-002', '7']],
      [3, 'ab 1', ['ab 1', '8; 9']],
      [4, 'ab 1', ['ab 1', '8; 9']],
    ]);
  });

  it('[PA-01] follows corrections, and has a row for each copy with duplicates', () => {
    assert.deepEqual(rows('TX-01\t7\nTX-002\t8', { corrections: new Map([['tx01', 'TX-001']]) }), [
      [1, 'TX-01', ['TX-01', '7']],
      [2, 'TX-002', ['TX-002', '8']],
    ]);
    assert.deepEqual(rows('TX-001\t7\nTX-001\t8', { duplicates: true }), [
      [1, 'TX-001', ['TX-001', '7']],
      [1, 'TX-001', ['TX-001', '8']],
    ]);
  });

  it('[PA-01] keeps each cell in the row of its code in any table', () => {
    const cell = fc.constantFrom('', '1', '2,5', 'x', 'a;b', 'um\ndois', '""', 'TX-002');
    const line = fc.record({ code: fc.constantFrom('TX-001', 'TX-002', 'XX', 'AB-1', ''), before: cell, after: cell });
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), fc.boolean(), (lines, hasPlain) => {
        const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`);
        const table = lines.map(
          ({ code, before, after }, at) => `${quoted(before)}\t${code && `${code}`}\t${quoted(after)}\tL${at}`,
        );
        if (hasPlain) table.splice(1, 0, 'só texto');
        const { rows: found, column, items: all } = match(table.join('\n'), { heading: false, column: 1 });
        assert.equal(column, 1);
        assert.deepEqual(
          found.map(({ item }) => item),
          all,
        );
        for (const { text, cells } of found) {
          const at = Number(cells[3]?.slice(1));
          const { code, before, after } = lines[at]!;
          assert.deepEqual([text, cells[1]], [code, code]);
          const flat = (value: string): string =>
            value
              .split(/[;\n]/)
              .map((part) => part.trim())
              .filter(Boolean)
              .join();
          assert.deepEqual([flat(cells[0]!), flat(cells[2]!)], [flat(before), flat(after)]);
        }
      }),
    );
  });
});

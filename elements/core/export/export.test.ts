import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { typedReader } from '../table/sorting/typed-values.js';
import { CsvFormat } from './csv.js';
import { exportCell, type ExportCell, type ExportColumn } from './export-cells.js';
import { ExportRun } from './export-run.js';
import { sheetRow, sheetStart, workbookFiles } from './xlsx.js';

const columnOf = (type: 'number' | 'date' | 'text'): ExportColumn => ({
  label: 'Valor',
  type,
  value: (row) => (row as unknown as { value: unknown }).value,
  typed: type === 'text' ? undefined : typedReader(type),
  text: (row) => `text of ${String((row as unknown as { value: unknown }).value)}`,
});
const cell = (type: 'number' | 'date' | 'text', value: unknown): ExportCell =>
  exportCell(columnOf(type), { value } as never);

/** Reads comma-separated values, as RFC 4180 says. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    let value = '';
    if (text[at] === '"') {
      for (at++; ; at++) {
        if (text[at] === '"' && text[++at] !== '"') break;
        value += text[at];
      }
    } else while (at < text.length && text[at] !== separator && text[at] !== '\r') value += text[at++];
    row.push(value);
    if (text[at] === separator) at++;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('exportCell()', () => {
  it('[TB-10] has numbers and dates as such, anything else as the text of the cell', () => {
    assert.deepEqual(cell('number', 1.5), { number: '1.5' });
    assert.deepEqual(cell('number', '2.50'), { number: '2.50' });
    assert.deepEqual(cell('number', 10n ** 20n), { number: '100000000000000000000' });
    assert.equal(cell('number', 'kg'), 'text of kg');
    assert.equal(cell('number', Infinity), 'text of Infinity');
    assert.deepEqual(cell('date', '2026-03-05'), new Date(2026, 2, 5));
    assert.equal(cell('date', 'x'), 'text of x');
    assert.equal(cell('text', 1), 'text of 1');
    for (const empty of [null, undefined, '']) assert.equal(cell('number', empty), '');
  });
});

describe('CsvFormat', () => {
  const cells: ExportCell[] = ['Aço', { number: '-1234.5' }, new Date(2026, 2, 5), ''];

  it('[TB-10] has the separator and the decimal sign of the language', () => {
    assert.equal(new CsvFormat('pt-BR').row(cells), 'Aço;-1234,5;2026-03-05;\r\n');
    assert.equal(new CsvFormat('es').row(cells), 'Aço;-1234,5;2026-03-05;\r\n');
    assert.equal(new CsvFormat('en').row(cells), 'Aço,-1234.5,2026-03-05,\r\n');
  });

  it('[TB-10] has the time of a date, if it has one', () => {
    const csv = new CsvFormat('en');
    assert.equal(
      csv.row([new Date(2026, 2, 5, 18, 30), new Date(2026, 2, 5, 0, 0, 7)]),
      '2026-03-05 18:30,2026-03-05 00:00:07\r\n',
    );
  });

  it('[TB-10] runs no formula', () => {
    for (const formula of ['=1+1', '+1', '-2+3', '@SUM(A1)', ' =1', '\t=1', '＝1'])
      assert.match(readCsv(new CsvFormat('pt-BR').row([formula]), ';')[0]![0]!, /^'/, formula);
  });

  it('[TB-10] law: any text is read as it was, beside an apostrophe', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ';', ',', '"', '\r', '\n', ' ', '=', 'ç'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('pt-BR', 'en'),
        (rows, language) => {
          const format = new CsvFormat(language);
          const read = readCsv(rows.map((row) => format.row(row)).join(''), language === 'en' ? ',' : ';');
          assert.deepEqual(
            read.map((row) => row.map((one) => one.replace(/^'/, ''))),
            rows,
          );
        },
      ),
    );
  });
});

describe('XLSX', () => {
  it('[TB-10] has real numbers and dates', () => {
    assert.equal(
      sheetRow([{ number: '-1234.50' }, new Date(2026, 2, 5), new Date(2026, 2, 5, 18), '']),
      '<row><c><v>-1234.5</v></c><c s="2"><v>46086</v></c><c s="3"><v>46086.75</v></c><c/></row>',
    );
    assert.match(sheetRow([new Date(1850, 0, 2)]), /inlineStr.*1850-01-02/);
  });

  it('[TB-10] keeps the digits of long numbers as text, and computed numbers as numbers', () => {
    assert.match(sheetRow([{ number: '12345678901234567' }]), /inlineStr.*>12345678901234567</);
    assert.equal(sheetRow([{ number: '0.30000000000000004' }]), '<row><c><v>0.30000000000000004</v></c></row>');
    assert.equal(sheetRow([{ number: '1e21' }]), '<row><c><v>1e+21</v></c></row>');
  });

  it('[TB-10] a text is no formula and no markup, and XML allows it', () => {
    const content = (text: string): string => /<t [^>]*>(.*)<\/t>/s.exec(sheetRow([text]))![1]!;
    assert.equal(content('=1+1 <b>&"'), '=1+1 &lt;b&gt;&amp;&quot;');
    assert.equal(content('a\r\nb\tc\0\x1b\ud83d \ufffe😀'), 'a\nb\tc 😀');
    assert.equal(content('_x000D_'), '_x005F_x000D_');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (text === '') return;
        // oxlint-disable-next-line no-control-regex
        assert.doesNotMatch(content(`x${text}`), /[\x00-\x08\x0b-\x1f<>\ufffe\uffff]|&(?!amp;|lt;|gt;|quot;)/);
      }),
    );
  });

  it('[TB-10] the headings stay in sight, with the widths of the columns', () => {
    const start = sheetStart(['Nome', 'Preço'], [140, undefined]);
    assert.match(start, /state="frozen"/);
    assert.match(start, /<cols><col min="1" max="1" width="20" customWidth="1"\/><\/cols>/);
    assert.match(start, /<row><c t="inlineStr" s="1">.*Nome.*Preço.*<\/row>$/);
    assert.match(
      workbookFiles('A/B: [1] & preço do mês de novembro')['xl/workbook.xml']!,
      /name="A B   1  &amp; preço do mês de n/,
    );
  });
});

describe('ExportRun', () => {
  it('[TB-10] writes all rows in their order, in slices', () => {
    const parts: string[] = [];
    const run = new ExportRun({
      columns: [columnOf('text')],
      count: 1000,
      rowAt: (index) => ({ value: index }) as never,
      convert: (cells) => `${String(cells[0])}\n`,
      write: (part) => parts.push(part),
    });
    let slices = 0;
    while (run.advance(() => false)) slices++;
    assert.equal(slices, 15);
    assert.equal(run.done, 1000);
    assert.equal(parts.join(''), Array.from({ length: 1000 }, (_, at) => `text of ${at}\n`).join(''));
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { numberCell } from './cell-text.js';
import { dateCell } from './date-cell.js';

describe('Cell texts', () => {
  it('formats numbers as Intl does, with all their digits', () => {
    const number = fc.oneof(
      fc.integer(),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.constantFrom(0, -0, 0.1, 1234.5, 999, 1000, 12345, 1e21, 1e-9),
    );
    fc.assert(
      fc.property(number, fc.constantFrom('pt-BR', 'es', 'en'), (value, language) => {
        const digits = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
        const isPlain = !String(value).includes('e') && digits <= 20;
        if (isPlain && !Object.is(value, -0))
          assert.equal(
            numberCell(value, language),
            new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
              value,
            ),
          );
        else assert.ok(numberCell(value, language).length > 0);
      }),
    );
  });

  it('[FI-06] formats a decimal that a service sends as text, with all its digits', () => {
    const decimal = fc.stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{1,20})?$/);
    fc.assert(
      fc.property(decimal, fc.constantFrom('pt-BR', 'es', 'en'), (text, language) => {
        const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
        const shown = numberCell(text, language);
        assert.equal(shown.replaceAll(group, '').replace(point, '.'), text);
        if (Number.isSafeInteger(Number(text)) && !text.includes('.') && text !== '-0')
          assert.equal(shown, numberCell(Number(text), language));
      }),
    );
    assert.deepEqual(
      ['1.250', '1234567.50', ' 12.5\u200e ', '-0.5', 1234n].map((value) => numberCell(value, 'pt-BR')),
      ['1,250', '1.234.567,50', '12,5', '-0,5', '1.234'],
    );
    for (const other of ['007', '1.2.3', '1,5', 'abc', '', '1e3', '--1'])
      assert.equal(numberCell(other, 'pt-BR'), other);
  });

  it('[HT-02] formats dates for the language and leaves other values unchanged', () => {
    assert.equal(dateCell('2026-03-05', 'pt-BR'), '05/03/2026');
    assert.equal(dateCell('2026-03-05', 'en'), '05/03/2026');
    assert.equal(dateCell('2026-02-30', 'pt-BR'), '2026-02-30');
    assert.equal(dateCell('em breve', 'pt-BR'), 'em breve');
    assert.match(dateCell('2026-03-05T14:30', 'pt-BR'), /^05\/03\/2026,? 14:30$/);
    assert.equal(dateCell(null, 'pt-BR'), '');
    assert.equal(dateCell(new Date(Number.NaN), 'pt-BR'), '');
  });

  it('leaves values that are not numbers unchanged', () => {
    assert.equal(numberCell('2026-03-05', 'pt-BR'), '2026-03-05');
    assert.equal(numberCell(Number.NaN, 'pt-BR'), '');
    assert.equal(numberCell({}, 'pt-BR'), '');
  });
});

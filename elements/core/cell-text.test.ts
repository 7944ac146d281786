import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cellText } from './cell-text.js';

describe('cellText', () => {
  it('writes numbers as Intl does, with all their digits', () => {
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
            cellText(value, 'number', language),
            new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
              value,
            ),
          );
        else assert.ok(cellText(value, 'number', language).length > 0);
      }),
    );
  });

  it('[HT-02] writes dates as the language does, and leaves what is none as it is', () => {
    assert.equal(cellText('2026-03-05', 'date', 'pt-BR'), '05/03/2026');
    assert.equal(cellText('2026-03-05', 'date', 'en'), '03/05/2026');
    assert.equal(cellText('2026-02-30', 'date', 'pt-BR'), '2026-02-30');
    assert.equal(cellText('em breve', 'date', 'pt-BR'), 'em breve');
    assert.match(cellText('2026-03-05T14:30', 'date', 'pt-BR'), /^05\/03\/2026,? 14:30$/);
    assert.equal(cellText(null, 'date', 'pt-BR'), '');
    assert.equal(cellText(new Date(Number.NaN), 'date', 'pt-BR'), '');
  });

  it('leaves what is no number as it is', () => {
    assert.equal(cellText('2026-03-05', 'number', 'pt-BR'), '2026-03-05');
    assert.equal(cellText(Number.NaN, 'number', 'pt-BR'), '');
    assert.equal(cellText(1234.5, 'text', 'pt-BR'), '1234.5');
    assert.equal(cellText({}, 'text', 'pt-BR'), '');
  });
});

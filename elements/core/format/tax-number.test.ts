import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatTaxNumber, isTaxNumber } from './tax-number.js';

const elevenDigits = fc.stringMatching(/^\d{11}$/);

test('[FM-03] 11 digits are 000.000.000-00', () => {
  assert.equal(formatTaxNumber('52998224725'), '529.982.247-25');
  assert.equal(formatTaxNumber('00000000191'), '000.000.001-91');
  assert.equal(formatTaxNumber(52998224725), '529.982.247-25');
});

test('[FM-03] any other text is returned unchanged', () => {
  const others = ['', '5299822472', '529982247250', '529.982.247-25', '529982247-25', ' 52998224725', 'isento'];
  for (const other of [...others, '11222333000181', '５２９９８２２４７２５', '52998224725\n'])
    assert.equal(formatTaxNumber(other), other);
  assert.equal(formatTaxNumber(191), '191');
  for (const none of [undefined, null, {}, [], Number.NaN, Symbol('x')]) assert.equal(formatTaxNumber(none), '');
});

test('[FM-03] formatting keeps the digits and is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(elevenDigits, fc.string()), (text) => {
      const formatted = formatTaxNumber(text);
      assert.equal(formatted.replaceAll(/\D/g, ''), text.replaceAll(/\D/g, ''));
      assert.equal(formatTaxNumber(formatted), formatted);
    }),
  );
});

test('[FM-03] the check digits decide whether a number is valid', () => {
  for (const good of ['52998224725', '529.982.247-25', ' 52998224725 ', '00000000191', '11144477735', 52998224725])
    assert.equal(isTaxNumber(good), true, String(good));
  const invalid = [
    '52998224726',
    '52998224735',
    '11111111111',
    '00000000000',
    '5299822472',
    '529.98224725',
    '',
    'isento',
  ];
  for (const other of [...invalid, 191, null, undefined, {}]) assert.equal(isTaxNumber(other), false, String(other));
});

test('[FM-03] every nine digits have exactly one pair of check digits', () => {
  const nineDigits = fc.stringMatching(/^\d{9}$/).filter((digits) => new Set(digits).size > 1);
  fc.assert(
    fc.property(nineDigits, (digits) => {
      const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
      const good = pairs.filter((pair) => isTaxNumber(digits + pair));
      assert.equal(good.length, 1);
      assert.equal(isTaxNumber(formatTaxNumber(digits + good[0])), true);
    }),
  );
});

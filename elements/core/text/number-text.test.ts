import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decimalSign, numberFrom, numberText, readNumber } from './number-text.js';

test('[FI-02] reads a number in the format of the language, and in other formats when they are unambiguous', () => {
  const both: [text: string, value: string | undefined][] = [
    ['1234', '1234'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['0,184', '0.184'],
    ['0.184', '0.184'],
    ['1,50', '1.50'],
    [',5', '0.5'],
    ['5,', '5'],
    ['+7', '7'],
    ['-7,5', '-7.5'],
    ['−7', '-7'],
    ['-0', '0'],
    ['007', '7'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['12345678901234567890,123', '12345678901234567890.123'],
  ];
  for (const [text, value] of both) {
    assert.equal(numberFrom(text, ','), value, text);
    assert.equal(numberFrom(text, '.'), value, text);
  }
  assert.deepEqual([numberFrom('1.234', ','), numberFrom('1,234', ',')], ['1234', '1.234']);
  assert.deepEqual([numberFrom('1.234', '.'), numberFrom('1,234', '.')], ['1.234', '1234']);
});

test('handles megabytes of text fast', () => {
  for (const text of [`${'1'.repeat(10_000_000)}x`, '12,'.repeat(3_000_000), `${'1.'.repeat(5_000_000)};`])
    assert.equal(numberFrom(text, ','), undefined);
});

test('returns undefined for a text that is not a number', () => {
  const texts = [
    '',
    '-',
    ',',
    'abc',
    '12a',
    '1,2,3',
    '1.2.3',
    '1.23,4,5',
    '12.34.567',
    '1e999',
    '--1',
    '-1-',
    '(1',
    'R$',
  ];
  for (const text of [...texts, '12 34', '1000 000', '12ABC', '12 kg', '1\n2', '(-)', 'e5', '1e', '1,5 000'])
    assert.equal(numberFrom(text, ','), undefined, text);
});

test('[FI-02] reads what surrounds a number: signs, currencies, affixes; and exponents without rounding', () => {
  const values: [text: string, value: string][] = [
    ['R$ 1.234,56', '1234.56'],
    ['1.234,56-', '-1234.56'],
    ['(1.234,56)', '-1234.56'],
    ['-R$ 5', '-5'],
    ['R$ -5', '-5'],
    ['US$ (5)', '-5'],
    ['5,00- EUR', '-5.00'],
    ['EUR 5', '5'],
    ['12 USD', '12'],
    ['U$S 10', '10'],
    ['S/ 12.50', '12.50'],
    ['Bs. 3', '3'],
    ['10€', '10'],
    ['– 7', '-7'],
    ['７，５', '7.5'],
    ['1’234.50', '1234.50'],
    ['1\u202f234\u202f567,8', '1234567.8'],
    ['\u202a1.234,5\u202c', '1234.5'],
    ['1,5E+03', '1500'],
    ['1.5e-7', '0.00000015'],
    ['2,5 × 10^2', '250'],
    ['12345678901234567890E-3', '12345678901234567.890'],
  ];
  for (const [text, value] of values) assert.equal(numberFrom(text, ','), value, text);
  assert.deepEqual([numberFrom('12,5 kg', ',', ['kg']), numberFrom('12,5KG', ',', ['', 'kg'])], ['12.5', '12.5']);
  assert.equal(numberFrom('12,5 kg', ',', ['g']), undefined);
});

test('[FI-02] tells which numbers are others in another language', () => {
  for (const text of ['2.750', '2,750', 'R$ 999.999', '-1.000'])
    assert.equal(readNumber(text, ',')?.isAmbiguous, true, text);
  for (const text of ['0.750', '2750', '2.75', '1.234,5', '1.234.567', '2 750'])
    assert.equal(readNumber(text, ',')?.isAmbiguous, false, text);
});

test('properties: the displayed number is read back as the stored number in each language; nothing throws', () => {
  const stored = fc.stringMatching(/^-?(0|[1-9]\d{0,12})(\.\d{1,6})?$/).filter((text) => !/^-0(\.0*)?$/.test(text));
  for (const language of ['pt-BR', 'es', 'en']) {
    const decimal = decimalSign(language);
    fc.assert(fc.property(stored, (value) => assert.equal(numberFrom(numberText(value, decimal), decimal), value)));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = numberFrom(text, decimal);
        assert.ok(value === undefined || Number.isFinite(Number(value)));
        assert.equal(typeof numberText(text, decimal), 'string');
      }),
    );
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decimalSign, numberFrom, numberText } from './number-model.js';

test('reads a number in the format of the language, and in other formats when they are unambiguous', () => {
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
  for (const text of ['', '-', ',', 'abc', '12a', '1,2,3', '1.2.3', '1.23,4,5', '12.34.567', '1e5', '--1', '１２'])
    assert.equal(numberFrom(text, ','), undefined, text);
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

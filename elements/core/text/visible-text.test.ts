import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainText, trimmedText, visibleText } from './visible-text.js';

test('[FI-01] removes what nobody sees', () => {
  for (const [text, visible] of [
    ['a\u200bb', 'ab'],
    ['\ufeffab', 'ab'],
    ['a\u00adb', 'ab'],
    ['\u202aab\u202c', 'ab'],
    ['\u2066ab\u2069', 'ab'],
    ['05\u200e/03', '05/03'],
    ['a\u2060b\u180eb', 'abb'],
    ['\u200b\u200b', ''],
    ['a\u200d', 'a'],
    ['\ufe0fa', 'a'],
    ['a\0b\u0085', 'ab\u0085'],
    ['\u3164', ''],
  ] as const)
    assert.equal(visibleText(text), visible, JSON.stringify(text));
});

test('[FI-01] keeps what joins letters or emoji inside a word', () => {
  for (const text of [
    '👨‍👩‍👧',
    '👩🏽‍🔧',
    '❤️‍🔥',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣',
    'می‌خواهم',
    'ක්‍ෂ',
    'ന്‍',
    '葛󠄀',
    'ação',
    'Ünïcode',
    'Ж',
    'tab\tline\nbreak',
  ])
    assert.equal(visibleText(text), text);
});

test('[FI-01] properties: the rule is idempotent, keeps visible text, and handles megabytes fast', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const visible = visibleText(text);
      assert.equal(visibleText(visible), visible);
      assert.equal(trimmedText(visible), trimmedText(text));
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => assert.equal(visibleText(text), text)));
  for (const unit of ['\u200b', 'a\u200b', '👩‍🔧', '\u200d']) assert.ok(visibleText(unit.repeat(1_000_000)).length >= 0);
});

test('[FI-01] trims white space, and the blank pattern of Braille', () => {
  assert.deepEqual([' a b ', '\u00a0a\u3000', '\u2800a\u2800', '\u200b \u200b', '\u2800\u2800'].map(trimmedText), [
    'a b',
    'a',
    'a',
    '',
    '',
  ]);
});

test('[FI-01] numbers and dates are read from one kind of space and of digits', () => {
  assert.equal(plainText('\u200e１２　Ａ\u00a0b\u202f'), '12 A b');
});

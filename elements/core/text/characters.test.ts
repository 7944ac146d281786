import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { charactersOf, countCharacters, firstCharacters } from './characters.js';

test('[NL-08] characters equal those of Intl.Segmenter', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters = fc.string({
    unit: fc.constantFrom(...'aÉçñЖώ \t-\u02ff\u0370\u0482\u0530\u1fff\u0301\u0483\r\n👩🏽‍🏭한'),
  });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (text) => {
      assert.deepEqual(
        [...charactersOf(text)],
        [...segmenter.segment(text)].map(({ segment }) => segment),
      );
    }),
    { numRuns: 2000 },
  );
});

test('counts grapheme clusters and never cuts one', () => {
  assert.equal(countCharacters('ação 👩🏽‍🏭🇧🇷'), 7);
  assert.equal(countCharacters('a\r\nb'), 3);
  assert.equal(firstCharacters('ação 👩🏽‍🏭🇧🇷', 6), 'ação 👩🏽‍🏭');
  assert.equal(firstCharacters('abc', 5), 'abc');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const first = firstCharacters(text, most);
      assert.ok(text.startsWith(first));
      assert.equal(countCharacters(first), Math.min(most, countCharacters(text)));
    }),
  );
});

test('counts and cuts a text of megabytes without segmenting it', () => {
  const huge = '👩🏽‍🏭'.repeat(1_500_000);
  assert.equal(countCharacters(huge), huge.length);
  assert.equal(firstCharacters(huge, 3), '👩🏽‍🏭'.repeat(3));
});

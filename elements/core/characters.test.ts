import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { charactersOf } from './characters.js';

test('[NL-08] characters are those of the platform, whichever way they are found', () => {
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

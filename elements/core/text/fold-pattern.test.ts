import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FoldPattern } from './fold-pattern.js';
import { fold, foldLookup } from './text-fold.js';

const letters = fc.constantFrom(...'aAáÀbB1²  \t\u00a0%-.ßÆª\n\u0301µΣİ😀\ud83d');
const text = fc.string({ unit: letters, maxLength: 12 });

describe('FoldPattern', () => {
  for (const [kind, foldOne] of [
    ['filter', fold],
    ['lookup', foldLookup],
  ] as const) {
    it(`[SL-01] matches an unfolded text as its fold, or returns undefined: ${kind}`, () => {
      const typed = fc.string({ unit: letters, minLength: 1, maxLength: 4 }).map(foldOne);
      const property = fc.property(text, typed, (one, query) => {
        fc.pre(query !== '');
        const isMatch = FoldPattern.of(query, kind)?.matches(one);
        if (isMatch !== undefined) assert.equal(isMatch, foldOne(one).includes(query));
      });
      fc.assert(property, { numRuns: 3_000 });
    });

    it(`[SL-01] decides every text below U+0100 without ligatures: ${kind}`, () => {
      const plain = fc.string({ unit: fc.constantFrom(...'aÁbç1 -.%²\t\u00a0(~\\]^'), maxLength: 12 });
      const property = fc.property(plain, fc.constantFrom('a', 'ab', 'a b', 'ca', '1'), (one, query) => {
        assert.equal(FoldPattern.of(query, kind)?.matches(one), foldOne(one).includes(query));
      });
      fc.assert(property, { numRuns: 3_000 });
    });
  }

  it('returns no pattern for a long query or another script', () => {
    assert.equal(FoldPattern.of('a'.repeat(17), 'filter'), undefined);
    assert.equal(FoldPattern.of('вал', 'filter'), undefined);
    assert.equal(FoldPattern.of('', 'filter'), undefined);
  });
});

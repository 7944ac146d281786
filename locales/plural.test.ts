import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages, type Language } from '../elements/core/preferences/language.js';
import { pluralCategory } from './plural.js';

test('[LG-03] plural categories are those of Intl, for every count in every language', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(2_000_000),
        fc.double({ min: -10, max: 10, noNaN: true }),
        fc.constantFrom(0, 1, 2, -1, -2, 999_999, 1_000_000, 3_000_000, 1_000_001),
      ),
      fc.constantFrom(...languages),
      (count, language: Language) => {
        const rules = new Intl.PluralRules(language);
        // A language without a singular has the same text twice.
        const hasOne = rules.resolvedOptions().pluralCategories.includes('one');
        const expected = !hasOne && Math.abs(count) === 1 ? 'one' : rules.select(count);
        assert.equal(pluralCategory(count, language), expected);
      },
    ),
  );
});

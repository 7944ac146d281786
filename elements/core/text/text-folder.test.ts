import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fold, foldLookup } from './text-fold.js';
import { TextFolder, type SearchedText } from './text-folder.js';

const pieces = [
  'Aço',
  ' ',
  '  ',
  '\t',
  'ß',
  'æ',
  '½',
  'µ',
  '–',
  '…',
  '²',
  'ª',
  'İ',
  'Σ',
  '😀',
  '\ud83d',
  'é',
  'M-8',
  '%',
  '\0',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })))
  .map((all) => all.join(''));
const searched: fc.Arbitrary<SearchedText> = fc.oneof(text, fc.array(text, { maxLength: 3 }));

describe('TextFolder', () => {
  for (const [kind, foldOne] of [
    ['filter', fold],
    ['lookup', foldLookup],
  ] as const)
    it(`[SL-01] folds texts together as each one alone: ${kind}`, () => {
      const folder = new TextFolder(kind);
      const property = fc.property(fc.array(searched, { minLength: 1, maxLength: 20 }), fc.nat(3), (items, skipped) => {
        const from = Math.min(skipped, items.length - 1);
        const block = folder.fold(from, items.length, (index) => items[index] as SearchedText);
        const each = items
          .slice(from)
          .map((item) => (typeof item === 'string' ? [item] : item).map(foldOne).join('\n'));
        assert.equal(block.text, each.join('\n'));
        const starts = each
          .map(({ length }) => length + 1)
          .reduce((all, one) => [...all, (all.at(-1) ?? 0) + one], [0]);
        assert.deepEqual([...block.starts], starts);
      });
      fc.assert(property, { numRuns: 500 });
    });

  it('grows for texts of any length', () => {
    const long = 'Parafuso ç '.repeat(20_000);
    const { text: all } = new TextFolder('filter').fold(0, 3, () => long);
    assert.equal(all, Array(3).fill(fold(long)).join('\n'));
  });
});

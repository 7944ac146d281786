import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { TextOrder } from './text-order.js';

const languages = ['pt-BR', 'es', 'en'] as const;
const known = 'aAáÁàâãäbcçCdeéêEfiíïlmnñÑoóõöOprstuúüUvxyz0123456789 -_/.,;:()[]{}+*&%#@!?=<>|~$"\'°ºª²³×–—“”€§';
const unknown = '·\u0301\u0303æßøŁ…½αя日\u00AD\u200B\t👟';
const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom(...known), maxLength: 14 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...known, ...unknown), maxLength: 14 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'aáAnñ \u0303'), maxLength: 10 }) },
);
const numbered = fc
  .tuple(fc.constantFrom('Item ', 'a', ''), fc.stringMatching(/^0{0,2}\d{0,12}[a-c.]?\d{0,3}$/))
  .map((parts) => parts.join(''));
const prefixed = fc
  .tuple(fc.string({ unit: fc.constantFrom(...known), maxLength: 12 }), word, word)
  .map(([start, a, b]) => [start + a, start + b] as const);

describe('TextOrder', () => {
  for (const language of languages) {
    it(`equals the order of the collator, in ${language}`, () => {
      const order = new TextOrder(language);
      const { compare } = new Intl.Collator(language, { numeric: true });
      fc.assert(
        fc.property(fc.oneof(prefixed, fc.tuple(word, word), fc.tuple(numbered, numbered)), ([a, b]) => {
          const wanted = Math.sign(compare(a, b));
          assert.equal(Math.sign(order.compare(a, b)), wanted, 'compared');
          for (let part = 0; part < 4; part++) {
            const [keyA, keyB] = [order.key(order.formOf(a), part), order.key(order.formOf(b), part)];
            if (keyA < keyB) assert.ok(wanted < 0, 'by their keys');
            if (keyA > keyB) assert.ok(wanted > 0, 'by their keys');
            if (keyA !== keyB || !order.hasNextPart(keyA)) break;
          }
        }),
        { numRuns: 4_000 },
      );
    });
  }

  it('[FI-06] sorts numbers in texts by their value', () => {
    const order = new TextOrder('pt-BR');
    const sorted = [
      'Item 1',
      'Item 2',
      'Item 10',
      'Item 10a',
      'Item 0100',
      'Item 123456789',
      'Item 1234567890123456789',
    ];
    const shuffled = sorted.toReversed();
    assert.deepEqual(
      shuffled.toSorted((a, b) => order.compare(a, b)),
      sorted,
    );
    const keys = sorted.map((text) => [order.key(order.formOf(text)), order.key(order.formOf(text), 1)]);
    assert.deepEqual(
      keys,
      keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
    );
  });

  it('uses the collator for combined characters', () => {
    for (const [a, b] of [
      ['la', 'l·a'],
      ['nz', 'n\u0303a'],
    ] as const)
      assert.equal(
        Math.sign(new TextOrder('es').compare(a, b)),
        Math.sign(new Intl.Collator('es', { numeric: true }).compare(a, b)),
      );
    const order = new TextOrder('es');
    // At each end of a key part: the second text has the same letter as two characters.
    for (let length = 0; length < 9; length++) {
      const [one, two] = ['ñ', 'n\u0303'].map((end) => order.key('a'.repeat(length) + end)) as [number, number];
      assert.ok(one === two || Number.isNaN(two), `after ${length}`);
    }
  });

  it('sorts common texts without calling the collator', () => {
    const order = new TextOrder('pt-BR');
    for (const text of ['Aço', 'Linha de poliéster nº 40', 'Couro 1,6/1,8 mm', 'Caixa 25 × 40 cm', ''])
      assert.ok(!Number.isNaN(order.key(order.formOf(text))), text);
    assert.ok(Number.isNaN(order.key('日本')));
  });
});

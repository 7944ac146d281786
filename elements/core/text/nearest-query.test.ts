import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { KnownWords } from './nearest-query.js';
import { matches, TextQuery } from './text-fold.js';

const of = (texts: readonly string[]) => new KnownWords(texts.length, (index) => texts[index]!);
const words = of(['Nylon (preto)', 'Couro bovino', 'Linha nº 120']);
const nearest = (typed: string) => words.nearest(new TextQuery(typed));

test('[SL-01] finds the most similar word for one that is in no text', () => {
  assert.equal(nearest('nylom'), 'Nylon');
  assert.equal(nearest('nylom pret'), 'Nylon pret');
  assert.equal(nearest('PRETTO'), 'preto');
  assert.equal(nearest('lihna'), 'Linha');
  assert.equal(nearest('coro bovin'), 'Couro bovin');
});

test('[SL-01] finds nothing for short words, other words and words that are there', () => {
  for (const typed of ['nyl', 'abc', 'parafuso', 'couro nylon', 'nylom parafuso', 'LB-1234', '', '%'])
    assert.equal(nearest(typed), undefined, typed);
});

test('[SL-01] law: one wrong letter in a word of five finds a word that is in a text', () => {
  const letter = fc.constantFrom(...'abcdef');
  const word = fc.string({ unit: letter, minLength: 5, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (texts, which, where) => {
      const right = texts[which % texts.length]!;
      const at = where % right.length;
      const wrong = `${right.slice(0, at)}z${right.slice(at + 1)}`;
      const found = of(texts).nearest(new TextQuery(wrong));
      assert.ok(found !== undefined && texts.some((text) => matches(text, found)), `${wrong} of ${texts.join()}`);
    }),
  );
});

test('[SL-01] law: two letters typed in the wrong order find a word that is in a text', () => {
  const word = fc
    .uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 4, maxLength: 8 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(word, fc.nat(), (right, where) => {
      const at = where % (right.length - 1);
      const wrong = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`;
      assert.equal(of([right]).nearest(new TextQuery(wrong)), right);
    }),
  );
});

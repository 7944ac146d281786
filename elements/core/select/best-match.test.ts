import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fold } from '../text/text-fold.js';
import { bestMatch, bestMatches } from './best-match.js';

const bestOf = (typed: string, labels: readonly string[]): number =>
  bestMatch(typed, labels.length, (index) => labels[index] ?? '');

test('[SL-01] an equal label is better than one that contains the text, whatever case and accents', () => {
  assert.equal(bestOf('aço', ['Chapa de aço', 'Aços', 'ACO']), 2);
  assert.equal(bestOf('aço', ['Cobre', 'Chapa de aço', 'Aços']), 1);
  assert.equal(bestOf('aço', ['Cobre', 'Latão']), 0);
  assert.equal(bestOf('', ['Cobre', '']), 0);
});

test('[SL-01] law: the result is the first equal label, otherwise the first that contains the text, otherwise 0', () => {
  const label = fc.string({ unit: fc.constantFrom('a', 'A', 'á', 'b', 'ß', 's', ' '), maxLength: 4 });
  fc.assert(
    fc.property(label, fc.array(label, { maxLength: 8 }), (typed, labels) => {
      const text = fold(typed);
      const folded = labels.map((text) => fold(text));
      const equal = text ? folded.indexOf(text) : -1;
      const containing = text ? folded.findIndex((each) => each.includes(text)) : -1;
      assert.equal(bestOf(typed, labels), equal >= 0 ? equal : Math.max(0, containing));
    }),
  );
});

test('[SL-01] a long list is not searched to its end', () => {
  let read = 0;
  bestMatch('zinco', 100_000, () => `Aço ${read++}`);
  assert.ok(read <= 1000, `${read} labels were read`);
});

test('[LK-06] suggests equal labels first, then those that start with the text, then those with all its words', () => {
  const labels = ['Fivela 2', 'Kit fivela de zinco 7', 'Fivela zinco 7 A', 'fivela zinco 7', 'Outra'];
  const suggested = (text: string, max = 8): readonly string[] =>
    bestMatches(labels.keys(), text, (index) => labels[index]!, max).map((index) => labels[index]!);
  assert.deepEqual(suggested('fivela zinco 7'), [
    'fivela zinco 7',
    'Fivela zinco 7 A',
    'Kit fivela de zinco 7',
    'Fivela 2',
    'Outra',
  ]);
  assert.deepEqual(suggested('7 zinco', 2), ['Kit fivela de zinco 7', 'Fivela zinco 7 A']);
  assert.deepEqual(suggested(''), labels);
});

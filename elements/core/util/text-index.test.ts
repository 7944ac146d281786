import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TextIndex } from './text-index.js';

const texts = fc.array(
  fc.option(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('Aa', 'BB', '')), { nil: undefined }),
  {
    maxLength: 200,
  },
);

test('finds the first index of each text, and no other text', () => {
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 3 }), (list, other) => {
      const index = new TextIndex(list.length, (at) => list[at]);
      for (const text of [...list, other]) if (text !== undefined) assert.equal(index.get(text), list.indexOf(text));
    }),
  );
});

test('reports each text that was there before, with its first index', () => {
  fc.assert(
    fc.property(texts, (list) => {
      const repeated: [number, number][] = [];
      new TextIndex(
        list.length,
        (at) => list[at],
        (at, first) => repeated.push([at, first]),
      );
      const expected = [...list.entries()]
        .filter(([at, text]) => text !== undefined && list.indexOf(text) < at)
        .map(([at, text]) => [at, list.indexOf(text)]);
      assert.deepEqual(repeated, expected);
    }),
  );
});

test('keeps apart texts with the same hash', () => {
  // FNV-1a gives these the same 32 bits.
  const list = ['costarring', 'liquid'];
  const index = new TextIndex(2, (at) => list[at]);
  assert.deepEqual(
    list.map((text) => index.get(text)),
    [0, 1],
  );
});

test('is empty for an empty list', () => {
  assert.equal(new TextIndex(0, () => '').get(''), -1);
});

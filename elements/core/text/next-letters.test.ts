import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NextLetters } from './next-letters.js';

const block = (texts: readonly string[]) => {
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) starts[at + 1] = starts[at]! + text.length + 1;
  return { text: texts.join('\n'), starts };
};
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'z', ' ', '0', '9', 'ø'), maxLength: 8 });

test('a query with one more character gives the same items as a search, or undefined', () => {
  fc.assert(
    fc.property(
      fc.array(text),
      fc.array(text),
      text.filter(Boolean),
      text,
      fc.boolean(),
      (some, others, query, more, isBackwards) => {
        const next = new NextLetters(query, some.length + others.length);
        next.addBlock(block(some), 0);
        next.addBlock(block(others), some.length);
        const all = [...some, ...others];
        const matching = (part: string) => Uint32Array.from(all.keys()).filter((at) => all[at]!.includes(part));
        const indexes = matching(query);
        if (isBackwards) indexes.reverse();
        const half = indexes.length >> 1;
        next.sort(indexes.subarray(0, half));
        next.sort(indexes.subarray(half));
        const found = next.narrow(query + more);
        const isIndexed = more.length === 1 && more !== 'ø';
        const expected = matching(query + more);
        assert.deepEqual(found, isIndexed ? (isBackwards ? expected.reverse() : expected) : undefined);
      },
    ),
  );
});

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

test('law: what follows is what a search for one character more finds, or it is not known', () => {
  fc.assert(
    fc.property(
      fc.array(text),
      fc.array(text),
      text.filter(Boolean),
      text,
      fc.boolean(),
      (some, others, query, more, isBackwards) => {
        const next = new NextLetters(query, some.length + others.length);
        next.look(block(some), 0);
        next.look(block(others), some.length);
        const all = [...some, ...others];
        const having = (part: string) => Uint32Array.from(all.keys()).filter((at) => all[at]!.includes(part));
        const places = having(query);
        if (isBackwards) places.reverse();
        const half = places.length >> 1;
        next.sort(places.subarray(0, half));
        next.sort(places.subarray(half));
        const found = next.narrow(query + more);
        const isKnown = more.length === 1 && more !== 'ø';
        const expected = having(query + more);
        assert.deepEqual(found, isKnown ? (isBackwards ? expected.reverse() : expected) : undefined);
      },
    ),
  );
});

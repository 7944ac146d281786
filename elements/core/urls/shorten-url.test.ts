import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { shortenUrl } from './shorten-url.js';

test('[HI-02] 50 characters are unchanged, 51 become an ellipsis and the last 43', () => {
  const of = (length: number) => '0123456789'.repeat(10).slice(0, length);
  assert.equal(shortenUrl(of(50)), of(50));
  assert.equal(shortenUrl(of(51)), `…${of(51).slice(-43)}`);
  assert.equal(shortenUrl(''), '');
});

test('[HI-02] an emoji counts as one character and is not cut', () => {
  assert.equal(shortenUrl('😀'.repeat(50)), '😀'.repeat(50));
  assert.equal(shortenUrl('😀'.repeat(51)), `…${'😀'.repeat(43)}`);
  assert.equal(shortenUrl(`${'a'.repeat(20)}😀${'b'.repeat(42)}`), `…😀${'b'.repeat(42)}`);
});

test('[HI-02] the result has at most 50 characters and ends as the address does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (url) => {
      const short = shortenUrl(url);
      assert.ok([...short].length <= 50);
      assert.ok(short === url || (short.startsWith('…') && url.endsWith(short.slice(1)) && [...short].length === 44));
      assert.doesNotThrow(() => encodeURIComponent(short), 'half a character');
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeBase64Json, encodeBase64Json } from './base64-json.js';

test('[HI-06] JSON with any Unicode text is restored, and the base64 is of UTF-8', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      assert.deepEqual(decodeBase64Json(encodeBase64Json(value)), JSON.parse(JSON.stringify(value)));
    }),
  );
  assert.equal(encodeBase64Json({ label: 'Ação 😀' }), Buffer.from('{"label":"Ação 😀"}', 'utf8').toString('base64'));
  assert.equal(decodeBase64Json(encodeBase64Json('\ud83d')), '\ud83d');
});

test('[HI-06] a text longer than the maximum number of arguments is restored', () => {
  const long = 'ç😀'.repeat(300_000);
  assert.equal(decodeBase64Json(encodeBase64Json(long)), long);
});

test('[HI-07] a value that JSON does not support gives undefined, not an error', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const value of [undefined, () => 1, 1n, cycle]) assert.equal(encodeBase64Json(value), undefined);
});

test('[HI-07] damaged and foreign texts give undefined, not an error', () => {
  const damaged = ['', '%%%', 'W', btoa('{"a":'), btoa('"\xe7\xe3"'), btoa('undefined'), 'not base64 at all', '🙂'];
  for (const text of [...damaged, undefined, null, 5, {}])
    assert.equal(decodeBase64Json(text), undefined, String(text));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void decodeBase64Json(text)));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatPhone } from './phone.js';

test('[FM-04] 10 digits are (00) 0000-0000, 11 are (00) 00000-0000, +55 is kept', () => {
  assert.equal(formatPhone('5133334444'), '(51) 3333-4444');
  assert.equal(formatPhone('51999998888'), '(51) 99999-8888');
  assert.equal(formatPhone('+555133334444'), '+55 (51) 3333-4444');
  assert.equal(formatPhone('+5551999998888'), '+55 (51) 99999-8888');
  assert.equal(formatPhone(5133334444), '(51) 3333-4444');
});

test('[FM-04] any other text is returned unchanged', () => {
  const others = ['', '190', '33334444', '(51) 3333-4444', '+55 (51) 99999-8888', '51 3333-4444', 'ramal 12'];
  for (const other of [...others, '08007771234', '+5491112345678', '+15551234567', '555133334444', '519999988880'])
    assert.equal(formatPhone(other), other);
  for (const none of [undefined, null, {}, [], Number.NaN]) assert.equal(formatPhone(none), '');
});

test('[FM-04] formatting keeps the digits and the plus sign and is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^(\+55)?[1-9]\d{9,10}$/), fc.string()), (text) => {
      const formatted = formatPhone(text);
      const digitsOf = (of: string): string => of.replaceAll(/[^\d+]/g, '');
      assert.equal(digitsOf(formatted), digitsOf(text));
      assert.equal(formatPhone(formatted), formatted);
    }),
  );
});

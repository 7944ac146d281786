import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatPhone } from '../../core/format/phone.js';
import { formatTaxNumber } from '../../core/format/tax-number.js';
import { MASK_NAMES, edited, fromHost, masked, masks, type Edit, type MaskName } from './mask-model.js';

/** Returns the text with `|` at the caret. */
const at = (text: string): Edit => ({ text: text.replace('|', ''), caret: text.indexOf('|') });
const shown = ({ text, caret }: Edit): string => `${text.slice(0, caret)}|${text.slice(caret)}`;
const after = (mask: MaskName, before: string, now: string, inputType = 'insertText'): string =>
  shown(edited(masks[mask], at(now), inputType, masks[mask].keep(before)));

/** Types a text at the end, one character at a time. */
const typed = (mask: MaskName, keys: string): string[] => {
  const steps: string[] = [];
  let edit: Edit = { text: '', caret: 0 };
  for (const key of keys) {
    const value = masks[mask].keep(edit.text);
    edit = edited(masks[mask], { text: edit.text + key, caret: edit.caret + 1 }, 'insertText', value);
    steps.push(shown(edit));
  }
  return steps;
};

test('[FM-03] formats a tax number while the user types', () => {
  assert.deepEqual(typed('tax-number', '52998224725'), [
    '5|',
    '52|',
    '529|',
    '529.9|',
    '529.98|',
    '529.982|',
    '529.982.2|',
    '529.982.24|',
    '529.982.247|',
    '529.982.247-2|',
    '529.982.247-25|',
  ]);
  assert.equal(typed('tax-number', '529.982.247-25').at(-1), '529.982.247-25|', 'typed separators are accepted');
});

test('[FI-01] reads phones with invisible marks, of tel addresses, with the country code but without its sign', () => {
  for (const text of [
    '5551999998888',
    '\u202a+55 51 99999-8888\u202c',
    'tel:+55-51-99999-8888;ext=12',
    '(+55) 51 99999 8888',
    '0055 51 99999-8888',
    '５５５１９９９９９８８８８',
  ])
    assert.equal(masks.phone.keep(text), '+5551999998888', text);
  assert.equal(masks.phone.keep('55999998888'), '55999998888', 'area 55');
  assert.equal(masks['tax-number'].keep('\u200e529.982.247-25\u200b'), '52998224725');
});

test('[FM-04] formats a phone number while the user types', () => {
  assert.deepEqual(typed('phone', '51999998888'), [
    '(5|',
    '(51|',
    '(51) 9|',
    '(51) 99|',
    '(51) 999|',
    '(51) 9999|',
    '(51) 9999-9|',
    '(51) 9999-98|',
    '(51) 9999-988|',
    '(51) 9999-9888|',
    '(51) 99999-8888|',
  ]);
  assert.equal(typed('phone', '+5551999998888').at(-1), '+55 (51) 99999-8888|');
  assert.equal(typed('phone', '08007771234').at(-1), '08007771234|');
  assert.equal(typed('phone', '+4930123456').at(-1), '+4930123456|');
});

test('[FM-03] [FM-04] keeps the caret behind the same digit', () => {
  assert.equal(after('tax-number', '529.98', '5291|.98'), '529.1|98', 'typed before a separator');
  assert.equal(after('tax-number', '529.982.247-2', '5|29.982.247-2'), '5|29.982.247-2', 'nothing is inserted');
  assert.equal(after('tax-number', '529.982.247', '51|29.982.247'), '51|2.998.224-7', 'typed in the middle');
  assert.equal(after('tax-number', '529.982', '|.982', 'deleteContentBackward'), '|982', 'a selection is deleted');
  assert.equal(after('phone', '(51) 3333', '|51) 3333', 'deleteContentBackward'), '|(51) 3333');
});

test('[FM-03] [FM-04] deleting a separator deletes the digit next to it', () => {
  assert.equal(after('tax-number', '529.982', '529|982', 'deleteContentBackward'), '52|9.82');
  assert.equal(after('tax-number', '529.982', '529|982', 'deleteContentForward'), '529|.82');
  assert.equal(after('phone', '(51) 3333', '(51)|3333', 'deleteContentBackward'), '(5|3) 333');
  assert.equal(after('phone', '(51) 3333', '|51) 3333', 'deleteContentForward'), '|(13) 333');
});

test('[FM-03] [FM-04] accepts pasted text with or without separators, within a sentence or too long', () => {
  assert.equal(after('tax-number', '', '529.982.247-25|', 'insertFromPaste'), '529.982.247-25|');
  assert.equal(after('tax-number', '', 'CPF 52998224725|', 'insertFromPaste'), '529.982.247-25|');
  assert.equal(after('tax-number', '', '11222333000181|', 'insertFromPaste'), '11222333000181|', 'nothing is lost');
  assert.equal(after('phone', '', ' +55 51 99999.8888|', 'insertFromPaste'), '+55 (51) 99999-8888|');
});

test('[FM-03] [FM-04] handles megabytes of text fast', () => {
  const digits = '12345'.repeat(2_000_000);
  for (const name of MASK_NAMES)
    assert.equal(after(name, '', `${digits}|`, 'insertFromPaste').length, 10_000_001, name);
});

test('reads a value of the application with or without separators, and shows any other text unchanged', () => {
  for (const value of ['529.982.247-25', '52998224725', ' 529 982 247 25'])
    assert.equal(fromHost(masks['tax-number'], value), '52998224725');
  assert.equal(fromHost(masks['tax-number'], 'isento'), 'isento');
  assert.equal(masked(masks['tax-number'], 'isento'), 'isento');
  assert.equal(fromHost(masks.phone, '+55 (51) 99999-8888'), '+5551999998888');
});

test('[FM-03] [FM-04] validates check digits and complete phone numbers', () => {
  assert.deepEqual(['52998224725', '52998224726', '5299822472', 'isento', ''].map(masks['tax-number'].isValid), [
    true,
    false,
    false,
    false,
    false,
  ]);
  for (const good of ['5133334444', '51999998888', '+5551999998888', '08007771234', '+4930123456'])
    assert.ok(masks.phone.isValid(good), good);
  for (const invalid of ['513333444', '519999988881', '+55519999', '+12', 'ramal 5'])
    assert.ok(!masks.phone.isValid(invalid), invalid);
});

test('[FM-03] [FM-04] properties: formatting keeps the value, equals the formatters when complete, and is idempotent', () => {
  const keys = fc.oneof(fc.stringMatching(/^\+?\d{0,16}$/), fc.string());
  for (const name of MASK_NAMES) {
    const mask = masks[name];
    fc.assert(
      fc.property(keys, (text) => {
        const value = mask.keep(text);
        const formatted = mask.format(value);
        assert.equal(mask.keep(formatted), value);
        assert.equal(mask.format(mask.keep(formatted)), formatted);
        const whole = name === 'phone' ? formatPhone(value) : formatTaxNumber(value);
        if (whole !== value) assert.equal(formatted, whole);
      }),
    );
  }
});

test('[FM-03] [FM-04] properties: inserting adds characters at the caret, and deleting them restores the text', () => {
  for (const name of MASK_NAMES) {
    const mask = masks[name];
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{0,9}$/),
        fc.nat(20),
        fc.constantFrom(...'0123456789'),
        (value, position, key) => {
          const text = mask.format(value);
          const caret = Math.min(position, text.length);
          const raw = { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 };
          const edit = edited(mask, raw, 'insertText', value);
          const count = mask.keep(text.slice(0, caret)).length;
          assert.equal(mask.keep(edit.text), value.slice(0, count) + key + value.slice(count));
          assert.equal(mask.keep(edit.text.slice(0, edit.caret)), value.slice(0, count) + key);
          const back = {
            text: edit.text.slice(0, edit.caret - 1) + edit.text.slice(edit.caret),
            caret: edit.caret - 1,
          };
          assert.equal(edited(mask, back, 'deleteContentBackward', mask.keep(edit.text)).text, text);
        },
      ),
    );
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countCharacters } from '../../core/text/characters.js';
import { atRest, changeOf, press, type Edit, type KeyboardState } from './keyboard-model.js';
import { rowsOf, type Key } from './layouts-model.js';

type LanguageName = 'pt-BR' | 'es' | 'en';

const find = (wanted: string, language: LanguageName): Key => {
  const keys = rowsOf('full', language, 'wide').flat();
  const key = keys.find(({ text, action }) => text === wanted || action === wanted);
  assert.ok(key, wanted);
  return key;
};

/** Applies edits to a text and its selection like a native field. */
function apply({ text, start, end }: { text: string; start: number; end: number }, edit: Edit) {
  const change = changeOf(text, start, end, edit);
  if (!change) return { text, start, end };
  if ('caret' in change) return { text, start: change.caret, end: change.caret };
  const caret = change.from + change.insert.length;
  return { text: text.slice(0, change.from) + change.insert + text.slice(change.to), start: caret, end: caret };
}

/** Presses keys by their labels and returns the typed text. */
function write(keys: readonly string[], language: LanguageName = 'pt-BR', state: KeyboardState = atRest): string {
  let field = { text: '', start: 0, end: 0 };
  for (const key of keys) {
    const pressed = press(find(key, language), state, language);
    state = pressed.state;
    if (pressed.edit) field = apply(field, pressed.edit);
  }
  return field.text;
}

test('[VK-03] Shift applies to one character, Caps Lock to letters until it is pressed again', () => {
  assert.equal(write(['shift', 'a', 'b']), 'Ab');
  assert.equal(write(['shift', 'shift', 'a']), 'a');
  assert.equal(write(['lock', 'a', '1', 'ç', 'lock', 'a']), 'A1Ça');
  assert.equal(write(['lock', 'shift', 'a', 'b']), 'aB');
  assert.equal(write(['shift', '1', '1']), '!1');
});

test('[VK-05] dead keys combine an accent with the next letter, as on a Brazilian keyboard', () => {
  assert.equal(write(['´', 'a', '~', 'o', 'shift', '~', 'e']), 'áõê');
  assert.equal(write(['shift', '´', 'a', 'shift', '6', 'u']), 'àü');
  assert.equal(write(['´', 'shift', 'a', 'lock', '~', 'a']), 'ÁÃ');
  assert.equal(write(['´', 'b']), '´b');
  assert.equal(write(['~', ' ']), '~');
  assert.equal(write(['~', '~', 'a']), '~a');
  assert.equal(write(['~', '´', 'a']), '~á');
  assert.equal(write(['a', '~', 'backspace', 'o']), 'ao', 'removed before it was inserted');
  assert.equal(write(['´', 'n', '´', 'e', 'shift', '´', 'u'], 'es'), 'ńéü');
  assert.equal(write(['`', 'a'], 'en'), '`a', 'in English they are normal characters');
});

test('[VK-05] types the selected variant; an accent among the variants is a dead key', () => {
  const e = press(find('e', 'pt-BR'), atRest, 'pt-BR', 'é');
  assert.deepEqual(e.edit, { insert: 'é' });
  const accent = press(find('´', 'es'), atRest, 'es', '^');
  assert.deepEqual([accent.edit, accent.state.dead], [undefined, '^']);
});

test('[VK-03] edits at the caret by whole grapheme clusters', () => {
  const family = '👩‍👩‍👧';
  const at = (text: string, start: number, end = start) => ({ text, start, end });
  assert.deepEqual(apply(at(`a${family}b`, 1 + family.length), { action: 'backspace' }), at('ab', 1));
  assert.deepEqual(apply(at(`a${family}b`, 1), { action: 'delete' }), at('ab', 1));
  assert.deepEqual(apply(at(`a${family}b`, 1), { action: 'right' }), at(`a${family}b`, 1 + family.length));
  assert.deepEqual(apply(at(`a${family}b`, 1 + family.length), { action: 'left' }), at(`a${family}b`, 1));
  assert.deepEqual(apply(at('abcd', 1, 3), { insert: 'X' }), at('aXd', 2));
  assert.deepEqual(apply(at('abcd', 1, 3), { action: 'backspace' }), at('ad', 1));
  assert.deepEqual(apply(at('abcd', 1, 3), { action: 'delete' }), at('ad', 1));
  assert.deepEqual(apply(at('abcd', 1, 3), { action: 'left' }), at('abcd', 1));
  assert.deepEqual(apply(at('abcd', 2), { action: 'clear' }), at('', 0));
  for (const action of ['backspace', 'left'] as const) assert.deepEqual(apply(at('ab', 0), { action }), at('ab', 0));
  for (const action of ['delete', 'right'] as const) assert.deepEqual(apply(at('ab', 2), { action }), at('ab', 2));
  assert.equal(changeOf('', 0, 0, { action: 'clear' }), undefined);
  assert.equal(changeOf('a', 1, 1, { action: 'enter' }), undefined);
});

test('properties: Backspace removes inserted text, one character each; nothing else changes', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.constantFrom(...'aç1 ~'), (text, insert) => {
      const start = text.length;
      const typed = apply({ text, start, end: start }, { insert });
      assert.deepEqual(apply(typed, { action: 'backspace' }), { text, start, end: start });
      let field = { text, start, end: start };
      for (let left = countCharacters(text); left > 0; left--) {
        field = apply(field, { action: 'backspace' });
        assert.ok(text.startsWith(field.text));
      }
      assert.equal(field.text, '');
    }),
  );
});

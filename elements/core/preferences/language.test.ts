import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LanguagePreference, languages, parseLanguage, toStoredLanguage } from './language.js';
import { SafeStorage } from './storage.js';
import { brokenStorages, MemoryStorage } from '../../../test/support/emulation/memory-storage.js';

test('[LG-02] on a first visit the language is pt_BR', () => {
  assert.equal(new LanguagePreference(new SafeStorage(() => new MemoryStorage())).get(), 'pt-BR');
});

test('[LG-02] where the session has none it is the language of the page; a choice comes before it', () => {
  const memory = new MemoryStorage();
  const storage = new SafeStorage(() => memory);
  const at = (lang: string | undefined) => new LanguagePreference(storage, () => lang);
  assert.equal(at('es-AR').get(), 'es');
  assert.equal(at('xx').get(), 'pt-BR');
  assert.equal(at(undefined).get(), 'pt-BR');
  assert.equal(at('es').isSelected, false);
  at('es').set('en');
  assert.equal(at('es').isSelected, true);
  assert.equal(at('es').get(), 'en');
  memory.texts.set('lang', '__proto__');
  assert.equal(at('es').get(), 'pt-BR', 'a stored language that is unknown is the default');
});

test('[LG-02] a language is read in any spelling; an unknown value is the default', () => {
  const spellings: [value: unknown, language: string][] = [
    ['pt_BR', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    [' es ', 'es'],
    ['es_AR', 'es'],
    ['EN-gb', 'en'],
    ['english', 'pt-BR'],
    ['', 'pt-BR'],
    ['constructor', 'pt-BR'],
    ['xx', 'pt-BR'],
    [undefined, 'pt-BR'],
    [['es'], 'pt-BR'],
    [7, 'pt-BR'],
  ];
  for (const [value, language] of spellings) assert.equal(parseLanguage(value), language, String(value));
  fc.assert(fc.property(fc.anything(), (value) => languages.includes(parseLanguage(value))));
});

test('[LG-02] the selection is stored in session storage under lang as pt_BR, es or en, and read back', () => {
  const memory = new MemoryStorage();
  const storage = new SafeStorage(() => memory);
  for (const [language, stored] of [
    ['es', 'es'],
    ['en', 'en'],
    ['pt-BR', 'pt_BR'],
  ] as const) {
    assert.equal(new LanguagePreference(storage).set(language), true);
    assert.equal(memory.texts.get('lang'), stored);
    assert.equal(new LanguagePreference(storage).get(), language);
    assert.equal(parseLanguage(toStoredLanguage(language)), language);
  }
});

test('[LG-02] another language applies to this page only if the texts of the selected one are missing', () => {
  const storage = new SafeStorage(() => memory);
  const memory = new MemoryStorage();
  const preference = new LanguagePreference(storage);
  preference.set('es');
  preference.useInstead('en');
  assert.equal(preference.get(), 'en');
  assert.equal(new LanguagePreference(storage).get(), 'es', 'the choice stays stored');
});

for (const { name, storage } of brokenStorages) {
  test(`[ST-01] with storage that is ${name} a selection lasts for the page`, () => {
    const preference = new LanguagePreference(storage);
    assert.equal(preference.get(), 'pt-BR');
    assert.equal(preference.set('es'), false);
    assert.equal(preference.get(), 'es');
  });
}

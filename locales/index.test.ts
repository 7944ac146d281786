import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { languages, type Language } from '../elements/core/preferences/language.js';
import { defineTexts, getLanguage, onLanguageChange, pluralCategory, resolveText, setLanguage } from './index.js';

const source = {
  dassTestPlain: 'Olá',
  dassTestNamed: 'Olá, {name}!',
  dassTestCount: { one: '{count} item', many: '{count} de itens', other: '{count} itens' },
} as const;
const t = defineTexts(source, {
  es: () =>
    Promise.resolve({
      dassTestPlain: 'Hola',
      dassTestNamed: '¡Hola, {name}!',
      dassTestCount: { one: '{count} ítem', many: '{count} de ítems', other: '{count} ítems' },
    }),
  en: () => Promise.reject(new Error('offline')),
});

afterEach(() => setLanguage('pt_BR'));

test('plurals are those of the platform, for every count in every language', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(2_000_000),
        fc.double({ min: -10, max: 10, noNaN: true }),
        fc.constantFrom(0, 1, 2, -1, -2, 999_999, 1_000_000, 3_000_000, 1_000_001),
      ),
      fc.constantFrom(...languages),
      (count, tag: Language) => {
        assert.equal(pluralCategory(count, tag), new Intl.PluralRules(tag).select(count));
      },
    ),
  );
});

test('[LG-03] numbers are written as the platform writes them, in every language', async () => {
  const { warn } = console;
  console.warn = () => {};
  for (const tag of languages) {
    await setLanguage(tag);
    const written = new Intl.NumberFormat(tag);
    const number = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(number, (value) => {
        fc.pre(!Object.is(value, -0));
        assert.ok(t('dassTestNamed', { name: value }).includes(`, ${written.format(value)}!`));
      }),
    );
  }
  console.warn = warn;
});

test('[LG-03] texts are in the language in force, their numbers as it writes them', async () => {
  assert.equal(t('dassTestCount', { count: 1 }), '1 item');
  assert.equal(t('dassTestCount', { count: 12_345 }), '12.345 itens');
  assert.equal(t('dassTestCount', { count: 1_000_000 }), '1.000.000 de itens');
  await setLanguage('es');
  assert.equal(getLanguage(), 'es');
  assert.equal(t('dassTestPlain'), 'Hola');
  assert.equal(t('dassTestCount', { count: 2 }), '2 ítems');
});

test('a place takes its value as text; one without a value stays', () => {
  assert.equal(t('dassTestNamed', { name: '{count} <b>' }), 'Olá, {count} <b>!');
  assert.equal(t('dassTestNamed'), 'Olá, {name}!');
  assert.equal(t('dassTestNamed', Object.create({ name: 'x' }) as Record<string, string>), 'Olá, {name}!');
});

test('[PH-03, MS-11] a text that starts with dass is a key; without an entry it is shown as it is', () => {
  assert.equal(resolveText('dassTestPlain'), 'Olá');
  assert.equal(resolveText('dassNoSuchKey'), 'dassNoSuchKey');
  assert.equal(resolveText('Dass'), 'Dass');
  assert.equal(resolveText('dasstoString'), 'dasstoString');
  for (const bad of [undefined, null, {}, []]) assert.equal(resolveText(bad), '');
  assert.equal(resolveText(7), '7');
});

test('[LG-02] texts that cannot be loaded stay in Portuguese, and all are told of the change', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  let told = 0;
  const stop = onLanguageChange(() => told++);
  await setLanguage('en');
  stop();
  assert.equal(t('dassTestPlain'), 'Olá');
  assert.equal(told, 1);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /en/);
});

test('[LG-02] an unknown language is the default', async () => {
  await setLanguage('es');
  await setLanguage('xx');
  assert.equal(getLanguage(), 'pt-BR');
});

import assert from 'node:assert/strict';
import { afterEach, test, type TestContext } from 'node:test';
import fc from 'fast-check';
import '../test/support/emulation/page-for-node.js';
import { languages } from '../elements/core/preferences/language.js';
import {
  beforeLanguageChange,
  formatCount,
  getLanguage,
  languageReady,
  onLanguageChange,
  setLanguage,
} from './index.js';
import { msg, plural, str } from './localize.js';

const refused = (): string => msg('Campo obrigatório', { id: 'dassFieldRequired' });
const named = (label: string): string => msg(str`Remover ${label}`, { id: 'dassChipRemove' });
const counted = (count: number): string =>
  plural(count, {
    one: msg(str`e mais ${formatCount(count)} aviso`, { id: 'dassNoticesWaitingOne' }),
    many: msg(str`e mais ${formatCount(count)} avisos`, { id: 'dassNoticesWaitingMany' }),
    other: msg(str`e mais ${formatCount(count)} avisos`, { id: 'dassNoticesWaitingOther' }),
  });

/** Simulates texts that an application loads before a language change. */
function holdTexts(context: TestContext): { requested: string[]; end(how: 'come' | 'fail', at?: number): void } {
  const requested: string[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const stop = beforeLanguageChange((language) => {
    if (language === 'pt-BR') return Promise.resolve();
    requested.push(language);
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  });
  context.after(stop);
  return {
    requested,
    end: (how, at = waiting.length - 1) =>
      how === 'come' ? waiting[at]!.resolve() : waiting[at]!.reject(new Error('offline')),
  };
}

afterEach(() => setLanguage('pt_BR'));

test('[LG-02, LG-03] texts, values, plurals and numbers are in the current language', async () => {
  assert.deepEqual([refused(), named('Corte')], ['Campo obrigatório', 'Remover Corte']);
  assert.deepEqual([1, 12_345].map(counted), ['e mais 1 aviso', 'e mais 12.345 avisos']);
  assert.equal(await setLanguage('es'), true);
  assert.deepEqual([getLanguage(), document.documentElement.lang], ['es', 'es']);
  assert.deepEqual([refused(), named('Corte')], ['Campo obligatorio', 'Quitar Corte']);
  assert.deepEqual([1, 1234].map(counted), ['y 1 aviso más', 'y 1234 avisos más']);
  await setLanguage('en');
  assert.equal(counted(12_345), 'and 12,345 more notices');
});

test('[LG-03] numbers are formatted as by Intl, in every language', async () => {
  for (const language of languages) {
    await setLanguage(language);
    const written = new Intl.NumberFormat(language);
    const number = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(number, (value) => {
        fc.pre(!Object.is(value, -0));
        assert.equal(formatCount(value), written.format(value));
      }),
    );
  }
});

test('[LG-02] an unknown language sets the default language', async () => {
  await setLanguage('es');
  await setLanguage('xx');
  assert.equal(getLanguage(), 'pt-BR');
});

test('[LG-02] the language changes when all texts have loaded, with one notification', async (context) => {
  const texts = holdTexts(context);
  let notifications = 0;
  context.after(onLanguageChange(() => notifications++));
  const changed = setLanguage('es');
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([getLanguage(), refused(), notifications], ['pt-BR', 'Campo obrigatório', 0]);
  let isReady = false;
  void languageReady().then(() => (isReady = true));
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isReady, false);
  texts.end('come');
  assert.equal(await changed, true);
  await languageReady();
  assert.deepEqual([getLanguage(), refused(), notifications], ['es', 'Campo obligatorio', 1]);
});

test('[LG-02] the last of several changes applies, in whatever order their texts load', async (context) => {
  const texts = holdTexts(context);
  const [spanish, english] = [setLanguage('es'), setLanguage('en')];
  texts.end('come', 1);
  assert.equal(await english, true);
  texts.end('come', 0);
  assert.equal(await spanish, false);
  assert.deepEqual([texts.requested, getLanguage()], [['es', 'en'], 'en']);
});

test('[LG-02] when texts cannot be loaded, the language stays, one warning is logged, and a retry works', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  await setLanguage('es');
  const texts = holdTexts(context);
  texts.end('come');
  const failing = setLanguage('en');
  texts.end('fail');
  assert.equal(await failing, false);
  assert.deepEqual([getLanguage(), refused(), document.documentElement.lang], ['es', 'Campo obligatorio', 'es']);
  assert.equal(warn.mock.callCount(), 1);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /'en'.*'es'/);
  const again = setLanguage('en');
  texts.end('come');
  assert.equal(await again, true);
  assert.equal(refused(), 'Field is required');
});

test('[LG-02] the failure of a language change that is no longer wanted has no effect', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  const texts = holdTexts(context);
  const spanish = setLanguage('es');
  assert.equal(await setLanguage('pt_BR'), true);
  texts.end('fail');
  assert.equal(await spanish, false);
  assert.deepEqual([getLanguage(), warn.mock.callCount()], ['pt-BR', 0]);
});

test('[LG-02] when the texts of an application fail at the start, the whole page is in Portuguese', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  await setLanguage('es');
  context.after(beforeLanguageChange(() => Promise.reject(new Error('offline'))));
  await languageReady();
  assert.deepEqual([getLanguage(), refused(), document.documentElement.lang], ['pt-BR', 'Campo obrigatório', 'pt-BR']);
  assert.equal(warn.mock.callCount(), 1);
});

import { languages, type Language } from '../elements/core/preferences/language.js';
import { readField, tryRead } from '../elements/core/util/read-value.js';
import { warnOnce } from '../elements/core/util/warn-once.js';
import { getLanguage, languageReady, loadedTemplates, type Templates } from './language.js';
import { tellLanguageChange } from './language-change.js';

/**
 * A text of an application: itself, a key that starts with `dass`, or a function that gives one. What is put together of
 * several texts is a function: it is called whenever the text is rendered, so that it is never of another language and
 * never holds a key whose texts had not been loaded.
 */
export type TextSource = string | (() => string);

/** Texts of an application by key; each key starts with `dass`. */
export type TextsByKey = Readonly<Record<`dass${string}`, string>>;

const added = new Map<Language, Map<string, string>>();

/** The Portuguese texts by key: they stand in the templates, so they are loaded when the first key is asked for. */
let portuguese: Templates | undefined;
let loadingPortuguese: Promise<void> | undefined;

/**
 * Adds texts for keys that a server or the application itself uses where the kit takes a text (PH-03, MS-11). They take
 * precedence over the kit's. A later call adds to the earlier ones; a key that is given again is replaced.
 *
 * @param texts the texts by language, `pt-BR`, `es` and `en`. A key that a language does not have is shown in
 * Portuguese. A key that does not start with `dass` and a text that is no string are left out, with a warning.
 */
export function addTexts(texts: Readonly<Partial<Record<Language, TextsByKey>>>): void {
  for (const language of languages) {
    const own = added.get(language) ?? new Map<string, string>();
    added.set(language, own);
    const given = readField(texts, language);
    for (const key of tryRead('The texts', () => Object.keys((given ?? {}) as object), [])) {
      const text = readField(given, key);
      if (key.startsWith('dass') && typeof text === 'string') own.set(key, text);
      else warnOnce('addTexts()', `needs keys that start with 'dass' and texts: '${key}' (${language}) is left out.`);
    }
  }
  tellLanguageChange();
}

/**
 * A text from a host or a server: one that starts with `dass` is looked up in the catalogue (PH-03, MS-11) and is shown
 * as it is when there is no such key; '' while the catalogue is loading. A function is asked for the text
 * ({@link TextSource}). Anything that is not text is ''.
 */
export function resolveText(text: unknown): string {
  if (typeof text === 'function') return resolveText(tryRead('A text', () => (text as () => unknown)(), ''));
  if (typeof text !== 'string') return typeof text === 'number' ? String(text) : '';
  if (!text.startsWith('dass')) return text;
  const language = getLanguage();
  const own = added.get(language)?.get(text) ?? added.get('pt-BR')?.get(text);
  if (own !== undefined) return own;
  if (language === 'pt-BR' && !portuguese) {
    void loadPortuguese();
    return '';
  }
  const found = (loadedTemplates() ?? portuguese)?.[text];
  return typeof found === 'string' ? found : text;
}

/** A text when the catalogue is there, for what is said once and cannot be rendered again. */
export async function readyText(text: unknown): Promise<string> {
  await languageReady();
  resolveText(text);
  await loadingPortuguese;
  return resolveText(text);
}

function loadPortuguese(): Promise<void> {
  return (loadingPortuguese ??= import('./generated/pt-BR.js').then(
    (module) => {
      portuguese = module.templates;
      tellLanguageChange();
    },
    (error: unknown) => {
      console.warn('[dass] The Portuguese texts by key could not be loaded; the keys are shown.', error);
      portuguese = {};
      tellLanguageChange();
      globalThis.window?.addEventListener('online', loadAgain, { once: true });
    },
  ));
}

function loadAgain(): void {
  portuguese = loadingPortuguese = undefined;
  tellLanguageChange();
}

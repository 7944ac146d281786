import { languages, type Language } from '../elements/core/preferences/language.js';
import { isRecord, readField, tryRead } from '../elements/core/util/read-value.js';
import { toText } from '../elements/core/text/to-text.js';
import { warnOnce } from '../elements/core/util/warn-once.js';
import { getLanguage, languageReady, loadedTemplates } from './language.js';
import { tellLanguageChange } from './language-change.js';
import type { Templates } from './library.js';

/**
 * A text of an application: itself, a key that starts with `dass`, or a function that gives one. What is put together of
 * several texts is a function: it is called whenever the text is rendered, so that it is never of another language and
 * never holds a key whose texts had not been loaded.
 */
export type TextSource = string | (() => string);

/** A text of an application: in each language, or a function that gives it in the language in force. */
export type AddedText = Readonly<Partial<Record<Language, string>>> | (() => string);

const added = new Map<string, AddedText>();
/** Texts of the kit that an element has registered: they are there without the catalogue. */
const registered = new Map<string, () => string>();

/** The Portuguese texts by key: they stand in the templates, so they are loaded when the first key is asked for. */
let portuguese: Templates | undefined;
let loadingPortuguese: Promise<void> | undefined;

/** @internal Texts by key that an element of the kit needs at its first rendering. */
export function registerTexts(texts: Readonly<Record<string, () => string>>): void {
  for (const [key, text] of Object.entries(texts)) registered.set(key, text);
}

/**
 * Adds texts for keys that a server or the application itself uses where the kit takes a text. They take
 * precedence over the kit's. A later call adds to the earlier ones; a key that is given again is replaced.
 *
 * @param texts by key: `{ dassCodeTaken: { 'pt-BR': 'Código em uso', es: 'Código en uso', en: 'Code in use' } }`, or a
 * function, for an application with a catalogue of its own: `{ dassCodeTaken: () => msg('Código em uso') }`. A language
 * that is missing is shown in Portuguese, or else in the first language that there is. A key that does not start with
 * `dass` is left out, with a warning.
 */
export function addTexts(texts: Readonly<Record<`dass${string}`, AddedText>>): void {
  for (const key of tryRead('The texts', () => Object.keys(texts), [])) {
    const text = readField(texts, key);
    if (key.startsWith('dass') && (typeof text === 'function' || isRecord(text))) added.set(key, text as AddedText);
    else warnOnce(`addTexts() needs keys that start with 'dass', and texts by language: '${key}' is left out.`);
  }
  tellLanguageChange();
}

function addedText(key: string): string | undefined {
  const text = added.get(key);
  if (text === undefined) return undefined;
  if (typeof text === 'function') return toText(tryRead(`The text '${key}'`, text, ''));
  const known = [getLanguage(), ...languages].find((language) => typeof readField(text, language) === 'string');
  return known && toText(readField(text, known));
}

/**
 * A text from a host or a server: one that starts with `dass` is looked up in the catalogue and is shown
 * as it is when there is no such key; '' while the catalogue is loading. A function is asked for the text
 * ({@link TextSource}). Anything that is not text is ''.
 */
export function resolveText(text: unknown): string {
  if (typeof text === 'function') return resolveText(tryRead('A text', () => (text as () => unknown)(), ''));
  if (typeof text !== 'string') return typeof text === 'number' ? String(text) : '';
  if (!text.startsWith('dass')) return text;
  const own = addedText(text);
  if (own !== undefined) return own;
  const kit = registered.get(text);
  if (kit) return kit();
  if (getLanguage() === 'pt-BR' && !portuguese) {
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

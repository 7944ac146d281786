import { languages, type Language } from '../elements/core/preferences/language.js';
import { isRecord, readField, tryRead } from '../elements/core/util/read-value.js';
import { toText } from '../elements/core/text/to-text.js';
import { warnOnce } from '../elements/core/util/warn-once.js';
import { beforeLanguageChange, getLanguage, languageReady, loadedTemplates } from './language.js';
import { notifyLanguageChange } from './language-change.js';
import type { Templates } from './library.js';

/**
 * A text of an application: a plain text, a key that starts with `dass`, or a function that returns one.
 *
 * Pass a function for a text composed of others: it is called at each rendering, so the text is always in the current
 * language.
 */
export type TextSource = string | (() => string);

/** A text of an application by language, or a function that returns it in the current language. */
export type AddedText = Readonly<Partial<Record<Language, string>>> | (() => string);

const added = new Map<string, AddedText>();
/** Texts of the kit that an element has registered, available without the catalogue. */
const registered = new Map<string, () => string>();

/**
 * The Portuguese texts by key. They are also in the templates, so this module loads when the first key is requested.
 */
let portuguese: Templates | undefined;
let loadingPortuguese: Promise<void> | undefined;
/** Number of lookups so far whose key has no text yet, because the catalogue is loading. */
let pendingLookups = 0;

/** @internal Registers texts by key that an element needs at its first rendering. */
export function registerTexts(texts: Readonly<Record<string, () => string>>): void {
  for (const [key, text] of Object.entries(texts)) registered.set(key, text);
}

/**
 * Adds texts for keys that a server or the application passes to the kit. They override the texts of the kit.
 *
 * Further calls add keys, or replace texts of the same key.
 *
 * @param texts by key: `{ dassCodeTaken: { 'pt-BR': 'Código em uso', es: 'Código en uso', en: 'Code in use' } }`, or a
 * function, for an application with its own catalogue: `{ dassCodeTaken: () => msg('Código em uso') }`. A missing
 * language uses Portuguese, or else the first available language. A key that does not start with `dass` is ignored
 * with a warning.
 */
export function addTexts(texts: Readonly<Record<`dass${string}`, AddedText>>): void {
  for (const key of tryRead('The texts', () => Object.keys(texts), [])) {
    const text = readField(texts, key);
    if (key.startsWith('dass') && (typeof text === 'function' || isRecord(text))) added.set(key, text as AddedText);
    else warnOnce(`addTexts() needs keys that start with 'dass', and texts by language: '${key}' is left out.`);
  }
  notifyLanguageChange();
}

function addedText(key: string): string | undefined {
  const text = added.get(key);
  if (text === undefined) return undefined;
  if (typeof text === 'function') return toText(tryRead(`The text '${key}'`, text, ''));
  const known = [getLanguage(), ...languages].find((language) => typeof readField(text, language) === 'string');
  return known && toText(readField(text, known));
}

/**
 * Resolves a text from an application or a server. A text that starts with `dass` is looked up in the catalogue.
 *
 * An unknown key resolves to itself; while the catalogue is loading, a key resolves to ''. A function ({@link
 * TextSource}) is called. Any value that is not a text resolves to ''.
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
    pendingLookups++;
    return '';
  }
  if (!portuguese) preparePortuguese();
  const found = (loadedTemplates() ?? portuguese)?.[text];
  return typeof found === 'string' ? found : text;
}

/**
 * Resolves a text, or returns another one where there is none. While the catalogue with its key is loading, the text is
 * empty: the other one would be a wrong text for that time.
 */
export function textOr(text: unknown, otherwise: string): string {
  let found = '';
  const loading = textsLoading(() => (found = resolveText(text)));
  return loading || found.trim() ? found : otherwise;
}

/** @internal Whether the catalogue with the key of a text is loading. */
export const isTextLoading = (text: unknown): boolean => textsLoading(() => resolveText(text)) !== undefined;

/**
 * @internal Runs a function that looks up texts.
 * @returns resolves when the catalogue has loaded; undefined when all texts were there
 */
export function textsLoading(run: () => void): Promise<void> | undefined {
  const before = pendingLookups;
  run();
  return pendingLookups > before ? loadingPortuguese : undefined;
}

/** Resolves a text after the catalogue has loaded, for texts that are rendered or announced only once. */
export async function readyText(text: unknown): Promise<string> {
  await languageReady();
  resolveText(text);
  await loadingPortuguese;
  return resolveText(text);
}

let isPrepared = false;

/** Keys are in use, in another language: a change to Portuguese waits for their texts, as a change to any other does. */
function preparePortuguese(): void {
  if (isPrepared) return;
  isPrepared = true;
  beforeLanguageChange(async (language) => {
    if (language === 'pt-BR') await loadPortuguese();
  });
}

function loadPortuguese(): Promise<void> {
  return (loadingPortuguese ??= import('./generated/pt-BR.js').then(
    (module) => {
      portuguese = module.templates;
      notifyLanguageChange();
    },
    (error: unknown) => {
      console.warn('[dass] The Portuguese texts by key could not be loaded; the keys are shown.', error);
      portuguese = {};
      notifyLanguageChange();
      globalThis.window?.addEventListener('online', loadAgain, { once: true });
    },
  ));
}

function loadAgain(): void {
  portuguese = loadingPortuguese = undefined;
  notifyLanguageChange();
}

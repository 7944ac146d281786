import { language as preference, type Language } from '../elements/core/preferences/language.js';
import { sourceLocale, targetLocales } from './generated/locale-codes.js';
import { tellLanguageChange } from './language-change.js';
import { configureLocalization, type Templates } from './library.js';

export type { Language };

type TargetLanguage = (typeof targetLocales)[number];
const load: Readonly<Record<TargetLanguage, () => Promise<{ templates: Templates }>>> = {
  es: () => import('./generated/es.js'),
  en: () => import('./generated/en.js'),
};
const templates = new Map<Language, Templates>();

const { getLocale, setLocale } = configureLocalization({
  sourceLocale,
  targetLocales,
  loadLocale: (code) => Promise.resolve({ templates: templates.get(code as Language)! }),
});

/** The language that the texts are in, as BCP 47: `pt-BR` (default), `es` or `en`. */
export const getLanguage = (): Language => getLocale() as Language;

/** The texts of the current language; none in Portuguese, whose texts stand in the templates. */
export const loadedTemplates = (): Templates | undefined => templates.get(getLanguage());

/**
 * Changes the language of every element and of the document at once, without a reload, and keeps it for the session.
 * Until its texts are there everything stays in the language before; of several changes the last one counts.
 * Where the texts cannot be loaded everything stays as it is, and the same call tries again. Without a page (Node) the
 * texts are Portuguese.
 *
 * @param value `pt_BR`, `pt-BR`, `es` or `en`; anything else is the default
 * @returns whether the texts are in that language now
 */
export async function setLanguage(value: string): Promise<boolean> {
  preference.set(value);
  const wanted = preference.get();
  await (following = follow());
  return getLanguage() === wanted;
}

/** Resolves when the texts of the chosen language are there, for a first paint without a flash of Portuguese. */
export const languageReady = (): Promise<void> => following;

type Prepare = (language: Language) => Promise<unknown>;
const preparations = new Set<Prepare>();

/**
 * Lets an application load texts of its own before the language changes, so that the page changes as a whole.
 *
 * @param prepare is called with each language that the user chooses, and at once with the current language. The
 * change, and `languageReady()`, wait for its promise; where that is rejected the language stays as it is, at the start
 * Portuguese.
 * @returns stops it
 */
export function beforeLanguageChange(prepare: Prepare): () => void {
  preparations.add(prepare);
  following = start(prepare, following);
  return () => preparations.delete(prepare);
}

let following: Promise<void> = Promise.resolve();

/** What the current language needs, or the one that is loading. */
async function start(prepare: Prepare, before: Promise<void>): Promise<void> {
  const wanted = preference.get();
  const failure = await prepare(wanted).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  await before;
  if (!failure || preference.get() !== wanted) return;
  stay(sourceLocale, wanted, failure.error);
  if (getLanguage() !== sourceLocale) await change(sourceLocale);
}

/** The texts follow the language that the user has chosen. */
async function follow(): Promise<void> {
  const wanted = preference.get();
  if (!globalThis.window) return;
  try {
    await Promise.all([loadTemplates(wanted), ...[...preparations].map((prepare) => prepare(wanted))]);
  } catch (error) {
    if (preference.get() === wanted) stay(getLanguage(), wanted, error);
    return;
  }
  // Another one may have been chosen in the meantime.
  if (preference.get() === wanted && getLanguage() !== wanted) await change(wanted);
}

async function change(language: Language): Promise<void> {
  await setLocale(language);
  // For screen readers and hyphenation.
  document.documentElement.lang = language;
  tellLanguageChange();
}

async function loadTemplates(language: Language): Promise<void> {
  if (language !== sourceLocale && !templates.has(language))
    templates.set(language, (await load[language]()).templates);
}

function stay(language: Language, wanted: Language, error: unknown): void {
  console.warn(`[dass] The texts in '${wanted}' could not be loaded; those in '${language}' stay.`, error);
  preference.useInstead(language);
}

if (preference.get() !== getLanguage()) following = follow();

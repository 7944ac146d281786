import { language as preference, type Language } from '../elements/core/preferences/language.js';
import { catalogues, sourceLocale } from './generated/catalogues.js';
import { LANGUAGE_CHANGE_EVENT, notifyLanguageChange } from './language-change.js';
import { configureLocalization, type Templates } from './library.js';

export type { Language };

const templates = new Map<Language, Templates>();

const { getLocale, setLocale } = configureLocalization({
  sourceLocale,
  targetLocales: Object.keys(catalogues),
  loadLocale: (code) => Promise.resolve({ templates: templates.get(code as Language)! }),
});

/** The language of the current texts, as BCP 47: `pt-BR` (default), `es` or `en`. */
export const getLanguage = (): Language => getLocale() as Language;

/** The texts of the current language; none for Portuguese, whose texts are in the templates. */
export const loadedTemplates = (): Templates | undefined => templates.get(getLanguage());

/**
 * Changes the language of all elements and of the document, without a reload, and stores it for the session.
 *
 * The previous language stays until all texts have loaded; the last of several changes applies. When texts cannot be
 * loaded, nothing changes, and the same call retries. In Node the texts are always Portuguese.
 *
 * @param value `pt_BR`, `pt-BR`, `es` or `en`; any other value selects the default
 * @returns whether the texts are now in that language
 */
export async function setLanguage(value: string): Promise<boolean> {
  preference.set(value);
  const wanted = preference.get();
  await (pendingChange = loadWantedLanguage());
  return getLanguage() === wanted;
}

/** Resolves when the texts of the selected language have loaded, so that the first paint is not in Portuguese. */
export const languageReady = (): Promise<void> => pendingChange;

type Prepare = (language: Language) => Promise<unknown>;
const preparations = new Set<Prepare>();

/**
 * Lets an application load its own texts before the language changes.
 *
 * @param prepare is called at once with the current language, and then with each language that the user selects. The
 * change and `languageReady()` wait for its promise. If it rejects, the language stays; at the start it becomes
 * Portuguese.
 * @returns a function that stops this
 */
export function beforeLanguageChange(prepare: Prepare): () => void {
  preparations.add(prepare);
  pendingChange = prepareStart(prepare, pendingChange);
  return () => preparations.delete(prepare);
}

let pendingChange: Promise<void> = Promise.resolve();

/** Prepares the current language, or the one that is loading. */
async function prepareStart(prepare: Prepare, before: Promise<void>): Promise<void> {
  const wanted = preference.get();
  const failure = await prepare(wanted).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  await before;
  if (!failure || preference.get() !== wanted) return;
  keepLanguage(sourceLocale, wanted, failure.error);
  if (getLanguage() !== sourceLocale) await change(sourceLocale);
}

/** Loads the texts of the selected language, then changes to it. */
async function loadWantedLanguage(): Promise<void> {
  const wanted = preference.get();
  if (!globalThis.window) return;
  try {
    await Promise.all([loadTemplates(wanted), ...[...preparations].map((prepare) => prepare(wanted))]);
  } catch (error) {
    if (preference.get() === wanted) keepLanguage(getLanguage(), wanted, error);
    return;
  }
  // The user may have selected another language in the meantime.
  if (preference.get() === wanted && getLanguage() !== wanted) await change(wanted);
}

async function change(language: Language): Promise<void> {
  await setLocale(language);
  // For screen readers and hyphenation.
  document.documentElement.lang = language;
  notifyLanguageChange();
  window.dispatchEvent(new CustomEvent(LANGUAGE_CHANGE_EVENT, { detail: language }));
}

// Another copy of the kit on the page has changed it: the bundle beside modules, or another version.
globalThis.window?.addEventListener(LANGUAGE_CHANGE_EVENT, (event) => {
  const language = (event as CustomEvent<unknown>).detail;
  if (typeof language === 'string' && language !== preference.get()) void setLanguage(language);
});

async function loadTemplates(language: Language): Promise<void> {
  if (language !== sourceLocale && !templates.has(language))
    templates.set(language, (await catalogues[language]()).templates);
}

function keepLanguage(language: Language, wanted: Language, error: unknown): void {
  console.warn(`[dass] The texts in '${wanted}' could not be loaded; those in '${language}' stay.`, error);
  preference.useInstead(language);
}

if (preference.get() !== getLanguage()) pendingChange = loadWantedLanguage();
// The texts are in the page already; the document may be written in another language.
else if (globalThis.document && preference.isSelected) document.documentElement.lang = getLanguage();

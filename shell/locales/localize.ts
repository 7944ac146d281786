import { configureLocalization, type LocaleModule } from '@lit/localize';
import { beforeLanguageChange, getLanguage, languageReady, onLanguageChange } from 'dass-elements/language.js';
import { sourceLocale, targetLocales } from './generated/locale-codes.js';

/** What components use to write the shell's texts. Numbers and plurals are written as in the kit. */
export { msg, str } from '@lit/localize';
export { formatCount } from 'dass-elements/format.js';
export { plural } from 'dass-elements/language.js';

type TargetLanguage = (typeof targetLocales)[number];

const load: Readonly<Record<TargetLanguage, () => Promise<LocaleModule>>> = {
  es: () => import('./generated/es.js'),
  en: () => import('./generated/en.js'),
};

const { setLocale } = configureLocalization({
  sourceLocale,
  targetLocales,
  loadLocale: (code) => load[code as TargetLanguage](),
});

const listeners = new Set<() => void>();

/** Calls back when all texts of a page, the kit's and the shell's, are in another language. @returns stops it */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let following: Promise<void> = Promise.resolve();

/** Resolves when all texts of the chosen language are there, for a first paint without a flash of Portuguese. */
export async function textsReady(): Promise<void> {
  await languageReady();
  await following;
}

async function follow(): Promise<void> {
  await setLocale(getLanguage());
  for (const listener of [...listeners]) listener();
}

// The page changes as a whole: the kit waits until the texts of the shell have come.
beforeLanguageChange(async (language) => {
  if (language !== sourceLocale) await load[language]();
});
onLanguageChange(() => (following = follow()));

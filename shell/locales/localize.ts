import { configureLocalization } from '@lit/localize';
import { beforeLanguageChange, getLanguage, languageReady, onLanguageChange } from 'dass-elements/language.js';
import { catalogues, sourceLocale } from './generated/catalogues.js';

/** Text functions for the shell's components. Numbers and plurals are formatted as in the kit. */
export { msg, str } from '@lit/localize';
export { formatCount } from 'dass-elements/format.js';
export { plural } from 'dass-elements/language.js';

const { setLocale } = configureLocalization({
  sourceLocale,
  targetLocales: Object.keys(catalogues),
  loadLocale: (code) => catalogues[code as keyof typeof catalogues](),
});

const listeners = new Set<() => void>();

/**
 * Calls the listener when all texts of the page, the kit's and the shell's, have changed. @returns removes the
 * listener
 */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let following: Promise<void> = Promise.resolve();

/** Resolves when all texts of the current language are loaded. Await it before the first paint. */
export async function textsReady(): Promise<void> {
  await languageReady();
  await following;
}

async function follow(): Promise<void> {
  await setLocale(getLanguage());
  for (const listener of [...listeners]) listener();
}

// The whole page changes at once: the kit waits until the shell's texts are loaded.
beforeLanguageChange(async (language) => {
  if (language !== sourceLocale) await catalogues[language]();
});
onLanguageChange(() => (following = follow()));

import { useMemo, useSyncExternalStore } from 'react';
import { getLanguage, type Language } from 'dass-elements/language.js';
import { onTextsChange } from '../locales/localize.js';

/** Counts the changes of the texts. They also change within one language, when more texts have been loaded. */
let version = 0;
onTextsChange(() => version++);

/** Renders a component again whenever the texts change. @returns the current language */
export function useLanguage(): Language {
  useSyncExternalStore(onTextsChange, () => version);
  return getLanguage();
}

/**
 * Creates the columns of a table, with texts in the current language. They stay the same until the language changes,
 * because a table measures new columns.
 */
export function useColumns<Columns>(create: () => Columns): Columns {
  const language = useLanguage();
  return useMemo(create, [language]);
}

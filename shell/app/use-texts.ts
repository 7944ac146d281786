import { useSyncExternalStore } from 'react';
import { getLanguage, type Language } from 'dass-elements/language.js';
import { onTextsChange } from '../locales/localize.js';

/** Counts the changes of the texts: the same language changes too, when more of its texts have come. */
let version = 0;
onTextsChange(() => version++);

/** Renders a component again whenever the texts change. @returns the language in force */
export function useLanguage(): Language {
  useSyncExternalStore(onTextsChange, () => version);
  return getLanguage();
}

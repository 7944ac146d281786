import { useSyncExternalStore } from 'react';
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

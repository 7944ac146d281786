import { useSyncExternalStore } from 'react';
import { getLanguage, onLanguageChange, type Language } from '../../locales/index.js';

/** Counts the changes of the texts: the same language changes too, when more of its texts have come. */
let version = 0;
const listeners = new Set<() => void>();

onLanguageChange(() => {
  version++;
  for (const listener of [...listeners]) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a component one that shows texts: it is drawn again when the language changes. @returns the language in force */
export function useLanguage(): Language {
  useSyncExternalStore(subscribe, () => version);
  return getLanguage();
}

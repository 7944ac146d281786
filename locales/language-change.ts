/** Fired on the window when the language has changed, also for further copies of the kit on the page. */
export const LANGUAGE_CHANGE_EVENT = 'dass-language-change';

const listeners = new Set<() => void>();

/** Calls the listener after each language change and when texts have loaded. @returns a function that stops this */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners, which then render their texts again. */
export function notifyLanguageChange(): void {
  for (const listener of [...listeners]) listener();
}

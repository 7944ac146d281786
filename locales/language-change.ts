const listeners = new Set<() => void>();

/** Calls back after each change of the language, and when texts come in. @returns stops it */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all who draw texts to draw them again. */
export function tellLanguageChange(): void {
  for (const listener of [...listeners]) listener();
}

const listeners = new Set<() => void>();

/** Reports that the page's user has signed in again, also in another tab. */
export function reportSignedInAgain(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the page's user has signed in again. @returns a function that removes the listener */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

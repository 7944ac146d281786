/** A set of listener functions. A listener that throws does not prevent calls of the others. */
export class Listeners<T> {
  readonly #listeners = new Set<{ readonly call: (value: T) => void }>();

  /**
   * Adds a listener.
   *
   * @returns a function that removes it, also when called repeatedly
   */
  add(listener: (value: T) => void): () => void {
    // Each call gets its own wrapper, so that a function that is added twice is removed once at a time.
    const entry = { call: listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Calls all listeners. Logs the error of a listener that throws. */ notify(value: T): void {
    for (const { call } of [...this.#listeners]) {
      try {
        call(value);
      } catch (error) {
        console.error('[dass] A listener failed', error);
      }
    }
  }
}

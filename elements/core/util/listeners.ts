/** A set of functions that want to hear of a change. One that throws does not keep the others from hearing. */
export class Listeners<T> {
  readonly #listeners = new Set<{ readonly call: (value: T) => void }>();

  /** Adds a listener; the answer takes it away again, however often it is called. */
  add(listener: (value: T) => void): () => void {
    // A wrapper of its own for each call, so that a function that subscribed twice also leaves one at a time.
    const entry = { call: listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  tell(value: T): void {
    for (const { call } of [...this.#listeners]) {
      try {
        call(value);
      } catch (error) {
        console.error('[dass] A listener failed', error);
      }
    }
  }
}

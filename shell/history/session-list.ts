/** A list of this tab that survives reloads, and stays in memory where the browser has no storage for it. */
export class SessionList<Item> {
  readonly #key: string;
  #items: readonly Item[] | undefined;

  constructor(key: string) {
    this.#key = key;
  }

  get(): readonly Item[] {
    return (this.#items ??= this.#read());
  }

  set(items: readonly Item[]): void {
    this.#items = items;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(items));
    } catch {
      // Blocked or full storage.
    }
  }

  #read(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(stored) ? (stored as readonly Item[]) : [];
    } catch {
      // Blocked storage, or what another program has stored there.
      return [];
    }
  }
}

import { systemAddress, safeUrl } from 'dass-elements/urls.js';
import { watchStorage, safeLocalStorage, type SafeStorage } from 'dass-elements/preferences.js';

/** A screen that the user has added to the favourites. */
export interface Favourite {
  readonly url: string;
  /** Label from the menu when the user added it: a text or a message id. */
  readonly label: string;
}

/** Limit for damaged storage: far more than a user adds. */
const MAX_FAVOURITES = 100;

/**
 * The favourites of one user, stored in local storage as JSON, the newest last. Where the storage is blocked or full,
 * they last until the page is reloaded.
 */
export class FavouritesStore {
  readonly key: string;
  readonly #storage: SafeStorage;
  readonly #listeners = new Set<() => void>();
  #readText: string | undefined;
  #entries: readonly Favourite[] = [];
  /** The entries that could not be stored. */
  #unstored: readonly Favourite[] | undefined;

  constructor(user: string, storage = safeLocalStorage) {
    this.key = `${systemAddress()}-favourites-${user}`;
    this.#storage = storage;
  }

  /** The same array until the favourites change, so that it suits `useSyncExternalStore`. */
  get entries(): readonly Favourite[] {
    if (this.#unstored) return this.#unstored;
    const text = this.#storage.read(this.key);
    if (text !== this.#readText) {
      this.#readText = text;
      this.#entries = parseFavourites(text);
    }
    return this.#entries;
  }

  has(url: string): boolean {
    return this.entries.some((entry) => entry.url === url);
  }

  /** Adds a screen, or removes it if it is already a favourite. */
  toggle({ url, label }: Favourite): void {
    const entries = this.entries;
    const others = entries.filter((entry) => entry.url !== url);
    const changed = others.length < entries.length ? others : [...others, { url, label }].slice(-MAX_FAVOURITES);
    this.#unstored = this.#storage.write(this.key, JSON.stringify(changed)) ? undefined : changed;
    for (const notify of [...this.#listeners]) notify();
  }

  /**
   * Calls the listener after each change, made here or in another tab. @returns a function that removes the listener
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    // A new function for each call, because the same listener may be added twice and removed once.
    const notify = (): void => listener();
    this.#listeners.add(notify);
    const stopWatching = watchStorage(this.#storage, this.key, () => {
      this.#unstored = undefined;
      listener();
    });
    return () => {
      this.#listeners.delete(notify);
      stopWatching();
    };
  };
}

/** Skips invalid entries and unsafe addresses. */
function parseFavourites(text: string | undefined): readonly Favourite[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const byUrl = new Map<string, Favourite>();
  for (const entry of stored as readonly (Partial<Record<keyof Favourite, unknown>> | null)[]) {
    const { url, label } = entry ?? {};
    if (typeof url !== 'string' || typeof label !== 'string' || safeUrl(url) === undefined) continue;
    byUrl.set(url, { url, label });
  }
  return [...byUrl.values()].slice(-MAX_FAVOURITES);
}

const stores = new Map<string, FavouritesStore>();

/** Returns the favourites of a user: one store for all components of the page. */
export function favouritesOf(user: string): FavouritesStore {
  let store = stores.get(user);
  if (!store) stores.set(user, (store = new FavouritesStore(user)));
  return store;
}

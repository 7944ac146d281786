import { Listeners } from '../util/listeners.js';
import { pageUrl, type PageLocation } from '../urls/page-url.js';
import { safeLocalStorage, type SafeStorage } from './storage.js';
import { watchStorage, type StorageEvents } from './storage-watch.js';

/** Suffix of the local storage key, after the origin of the site. */
export const virtualKeyboardKeySuffix = '-virtualKeyboard';

/**
 * Whether inputs offer a button for the virtual keyboard. Stored per site origin in local storage; only the text
 * `true` enables it. The application reloads the page after a change.
 */
export class VirtualKeyboardPreference {
  readonly #storage: SafeStorage;
  readonly #location: () => PageLocation | undefined;
  readonly #events: StorageEvents;
  readonly #listeners = new Listeners<boolean>();
  /** The last key and the address that it was computed for. Each field of the page reads it. */
  #cachedKey = { href: '', key: '' };

  constructor(
    storage: SafeStorage = safeLocalStorage,
    location: () => PageLocation | undefined = () => globalThis.location,
    events: StorageEvents = globalThis,
  ) {
    this.#storage = storage;
    this.#location = location;
    this.#events = events;
  }

  /** The local storage key: the origin of the site and {@link virtualKeyboardKeySuffix}. */
  get key(): string {
    const location = this.#location();
    const href = typeof location === 'string' ? location : (location?.href ?? '');
    if (href !== this.#cachedKey.href || !this.#cachedKey.key)
      this.#cachedKey = { href, key: `${pageUrl(href)?.origin ?? ''}${virtualKeyboardKeySuffix}` };
    return this.#cachedKey.key;
  }

  /**
   * Whether the virtual keyboard is enabled. `false` if nothing is stored, storage is blocked, or any text but `true`
   * is stored.
   */
  get(): boolean {
    return this.#storage.read(this.key) === 'true';
  }

  /**
   * Stores the preference and notifies the listeners.
   *
   * @param enabled whether the virtual keyboard is enabled
   * @returns `false` if it could not be stored, so that a switch can be reset
   */
  set(enabled: boolean): boolean {
    const before = this.get();
    const isStored = this.#storage.write(this.key, String(enabled === true));
    const after = this.get();
    if (after !== before) this.#listeners.notify(after);
    return isStored;
  }

  /**
   * Calls a listener on each change, made in this tab or in another.
   *
   * @param listener receives the new value
   * @returns a function that removes the listener
   */
  subscribe(listener: (enabled: boolean) => void): () => void {
    const stopListening = this.#listeners.add(listener);
    const stopWatching = watchStorage(this.#storage, this.key, () => listener(this.get()), this.#events);
    return () => {
      stopListening();
      stopWatching();
    };
  }
}

/** The preference of this page's origin. */
export const virtualKeyboardPreference = new VirtualKeyboardPreference();

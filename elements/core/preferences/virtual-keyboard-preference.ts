import { Listeners } from '../util/listeners.js';
import { pageUrl, type PageLocation } from '../urls/page-url.js';
import { safeLocalStorage, type SafeStorage } from './storage.js';
import { watchStorage, type StorageEvents } from './storage-watch.js';

/** What follows the site's origin in the local storage key of the preference. */
export const virtualKeyboardKeySuffix = '-virtualKeyboard';

/**
 * Whether inputs offer a button for the virtual keyboard: one preference for each site origin, in local storage, where
 * the text `true` enables it. Whoever sets it reloads the page afterwards.
 */
export class VirtualKeyboardPreference {
  readonly #storage: SafeStorage;
  readonly #location: () => PageLocation | undefined;
  readonly #events: StorageEvents;
  readonly #listeners = new Listeners<boolean>();
  /** The key of the page at an address, which each field of the page asks for. */
  #known = { href: '', key: '' };

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
    if (href !== this.#known.href || !this.#known.key)
      this.#known = { href, key: `${pageUrl(href)?.origin ?? ''}${virtualKeyboardKeySuffix}` };
    return this.#known.key;
  }

  /** Whether it is enabled; never set, blocked storage and any stored text but `true` mean that it is not. */
  get(): boolean {
    return this.#storage.read(this.key) === 'true';
  }

  /**
   * Stores the preference.
   *
   * @returns `false` when storage does not take it, so that a toggle can go back.
   */
  set(enabled: boolean): boolean {
    const before = this.get();
    const isStored = this.#storage.write(this.key, String(enabled === true));
    const after = this.get();
    if (after !== before) this.#listeners.tell(after);
    return isStored;
  }

  /** Hears of changes made here or in another tab; the answer stops it. */
  subscribe(listener: (enabled: boolean) => void): () => void {
    const stopListening = this.#listeners.add(listener);
    const stopWatching = watchStorage(this.#storage, this.key, () => listener(this.get()), this.#events);
    return () => {
      stopListening();
      stopWatching();
    };
  }
}

/** The preference of this page's site. */
export const virtualKeyboardPreference = new VirtualKeyboardPreference();

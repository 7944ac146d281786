import { systemAddress } from '../urls/addresses.js';
import { decodeBase64Json, encodeBase64Json } from '../urls/base64-json.js';
import { parseHistory, parseHistoryEntry, withLostVisits, withVisit, type HistoryEntry } from './history-entries.js';
import { Listeners } from '../util/listeners.js';
import { safeLocalStorage, type SafeStorage } from '../preferences/storage.js';
import { watchStorage, type StorageEvents } from '../preferences/storage-watch.js';

/** Suffix of the local storage key, after the system url. */
export const historyKeySuffix = '-history';

/** Label of the entry that is recorded when the user follows the home link. */
export const homeLabel = 'Home';

/** A page visit to record. */
export interface Visit {
  /** Address of the page, http(s) or relative. A visit with an unsafe address is not recorded. */
  readonly url: string;
  /** Label of the page: a text or a message id that starts with `dass`. An empty label is replaced by the url. */
  readonly label: string;
}

/** Options of {@link HistoryStore}. Tests replace the browser's storage, events and clock with them. */
export interface HistoryStoreOptions {
  /** Where the history is stored. Default: local storage. */
  readonly storage?: SafeStorage;
  /** Target of the `storage` events of other tabs. Default: the window. */
  readonly events?: StorageEvents;
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/** Age in milliseconds up to which a lost visit is restored. Tabs that overwrite visits lag by milliseconds only. */
const REPAIR_WINDOW_MS = 5000;

/**
 * The pages that the user visited in one system, in local storage as base64 of UTF-8 JSON. Damaged, foreign, blocked
 * and full storage give an empty history, never an error.
 *
 * `record` reads, changes and writes synchronously. It does not wait for a Web Lock, because applications call it
 * just before a page unloads.
 *
 * Tabs in different processes read copies of the storage that lag. A write may therefore drop the visit of
 * another tab. A lock would not prevent this, because it does not wait for these copies. Each write fires a `storage`
 * event with the written text in the other tabs. A tab that receives it restores the visits that were lost. Tabs that
 * do so at the same time write the same text.
 */
export class HistoryStore {
  /** The local storage key: the system url and {@link historyKeySuffix}. */
  readonly key: string;
  readonly #storage: SafeStorage;
  readonly #events: StorageEvents | undefined;
  readonly #now: () => number;
  readonly #listeners = new Listeners<readonly HistoryEntry[]>();
  #isWatching = false;
  #ownVisits: readonly HistoryEntry[] = [];
  #readText: string | undefined;
  #readEntries: readonly HistoryEntry[] = [];

  constructor(systemUrl: string, options: HistoryStoreOptions = {}) {
    this.key = `${systemUrl.replace(/\/+$/, '')}${historyKeySuffix}`;
    this.#storage = options.storage ?? safeLocalStorage;
    this.#events = options.events;
    this.#now = options.now ?? Date.now;
  }

  /**
   * The visited pages, the current one first, at most 11. Returns the same array until the history changes, so it
   * works with `useSyncExternalStore` and Lit's change detection.
   */
  get entries(): readonly HistoryEntry[] {
    const text = this.#storage.read(this.key);
    if (text !== this.#readText) {
      this.#readText = text;
      this.#readEntries = parseHistory(decodeBase64Json(text));
    }
    return this.#readEntries;
  }

  /**
   * Records a visit as the first entry. An earlier visit of the same url is removed.
   *
   * @param visit the visited page. It is ignored if its url is unsafe (see `safeUrl`)
   * @returns whether the visit was stored
   */
  record(visit: Visit): boolean {
    const entry = parseHistoryEntry({ ...visit, date: new Date(this.#now()).toISOString() });
    if (entry === undefined) return false;
    this.#watch();
    this.#ownVisits = withVisit(this.#ownVisits, entry);
    return this.#write(withVisit(this.entries, entry));
  }

  /** Removes all entries. */
  clear(): void {
    this.#ownVisits = [];
    if (this.#storage.remove(this.key)) this.#listeners.notify(this.entries);
  }

  /**
   * Calls a listener on each change, made in this tab or in another.
   *
   * @param listener receives the entries after the change
   * @returns a function that removes the listener
   */
  subscribe(listener: (entries: readonly HistoryEntry[]) => void): () => void {
    this.#watch();
    return this.#listeners.add(listener);
  }

  #write(entries: readonly HistoryEntry[]): boolean {
    const text = encodeBase64Json(entries);
    if (text === undefined || !this.#storage.write(this.key, text)) return false;
    this.#listeners.notify(this.entries);
    return true;
  }

  /** Starts at the first use and never stops: the store is shared, and lost visits must be noticed. */
  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    watchStorage(this.#storage, this.key, (text) => this.#handleStorageChange(text), this.#events);
  }

  #handleStorageChange(written: string | undefined): void {
    if (written === undefined) this.#ownVisits = [];
    else if (this.#restoreLostVisits(written)) return;
    this.#listeners.notify(this.entries);
  }

  /** @returns whether a visit was restored */
  #restoreLostVisits(written: string): boolean {
    const stored = this.entries;
    // The user has cleared the history in the meantime: restore nothing.
    if (stored.length === 0) return false;
    const since = new Date(this.#now() - REPAIR_WINDOW_MS).toISOString();
    const othersVisits = parseHistory(decodeBase64Json(written));
    const recent = [...othersVisits, ...this.#ownVisits].filter(({ date }) => date >= since);
    const repaired = withLostVisits(stored, recent);
    return repaired !== stored && this.#write(repaired);
  }
}

const stores = new Map<string, HistoryStore>();

/**
 * Returns the history of a system. The same url always returns the same store, so all elements of a page receive its
 * changes.
 *
 * @param systemUrl address of the system, with or without a slash at the end. Default: {@link systemAddress}
 */
export function historyFor(systemUrl: string = systemAddress()): HistoryStore {
  const key = systemUrl.replace(/\/+$/, '');
  let store = stores.get(key);
  if (store === undefined) stores.set(key, (store = new HistoryStore(key)));
  return store;
}

/** The history of the page's own system, looked up at each use. Same as {@link historyFor} without a url. */
export const history: Pick<HistoryStore, 'key' | 'entries' | 'record' | 'clear' | 'subscribe'> = {
  get key() {
    return historyFor().key;
  },
  get entries() {
    return historyFor().entries;
  },
  record: (visit) => historyFor().record(visit),
  clear: () => historyFor().clear(),
  subscribe: (listener) => historyFor().subscribe(listener),
};

import { systemAddress } from '../urls/addresses.js';
import { decodeBase64Json, encodeBase64Json } from '../urls/base64-json.js';
import { parseHistory, parseHistoryEntry, withLostVisits, withVisit, type HistoryEntry } from './history-entries.js';
import { Listeners } from '../util/listeners.js';
import { safeLocalStorage, type SafeStorage } from '../preferences/storage.js';
import { watchStorage, type StorageEvents } from '../preferences/storage-watch.js';

/** What follows the system url in the local storage key. */
export const historyKeySuffix = '-history';

/** The label under which following the home link is recorded. */
export const homeLabel = 'Home';

/** A page that is being visited. */
export interface Visit {
  readonly url: string;
  readonly label: string;
}

export interface HistoryStoreOptions {
  readonly storage?: SafeStorage;
  /** Where `storage` events of other tabs arrive. */
  readonly events?: StorageEvents;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** How long a visit may have been written over by a tab that had not seen it. Such tabs lag by milliseconds. */
const repairWindow = 5000;

/**
 * The pages that the user visited in one system, kept in local storage as base64 of UTF-8 JSON.
 * Damaged, foreign, blocked and full storage give an empty history, never an error.
 *
 * Two tabs that record at once: `record` reads, changes and writes in one turn, and does not wait for a Web Lock,
 * because it is called on the way out of a page, where nothing that waits is sure to run. Tabs may run in different
 * processes, each with a copy of storage that lags a little; then the later write has not seen the earlier one and
 * drops its visit. (A lock would not help: it does not wait for those copies either.) But each such write is announced
 * to the other tabs, and the announcement carries what was written. So a tab that hears one puts back what has just
 * been lost, its own visit or the other's; tabs that do so at once write the same.
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
   * The visited pages, the current one first, at most 11. Read from storage; the same array until that
   * changes, so that it suits `useSyncExternalStore` and Lit's change test.
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
   * Puts the page that is being visited first.
   *
   * @param visit a url that cannot be followed (see `safeUrl`) is not recorded; a missing label is the url.
   * @returns whether it was stored.
   */
  record(visit: Visit): boolean {
    const entry = parseHistoryEntry({ ...visit, date: new Date(this.#now()).toISOString() });
    if (entry === undefined) return false;
    this.#watch();
    this.#ownVisits = withVisit(this.#ownVisits, entry);
    return this.#write(withVisit(this.entries, entry));
  }

  /** Empties the list. */
  clear(): void {
    this.#ownVisits = [];
    if (this.#storage.remove(this.key)) this.#listeners.tell(this.entries);
  }

  /** Hears of each change, made here or in another tab; the answer stops it. */
  subscribe(listener: (entries: readonly HistoryEntry[]) => void): () => void {
    this.#watch();
    return this.#listeners.add(listener);
  }

  #write(entries: readonly HistoryEntry[]): boolean {
    const text = encodeBase64Json(entries);
    if (text === undefined || !this.#storage.write(this.key, text)) return false;
    this.#listeners.tell(this.entries);
    return true;
  }

  /** Watches from the first use to the end of the page: the store is shared, and lost visits must be seen. */
  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    watchStorage(this.#storage, this.key, (text) => this.#hear(text), this.#events);
  }

  #hear(written: string | undefined): void {
    if (written === undefined) this.#ownVisits = [];
    else if (this.#putBackLost(written)) return;
    this.#listeners.tell(this.entries);
  }

  /** Whether anything was put back. */
  #putBackLost(written: string): boolean {
    const stored = this.entries;
    // Empty by now means cleared by the user: nothing comes back after that.
    if (stored.length === 0) return false;
    const since = new Date(this.#now() - repairWindow).toISOString();
    const othersVisits = parseHistory(decodeBase64Json(written));
    const recent = [...othersVisits, ...this.#ownVisits].filter(({ date }) => date >= since);
    const repaired = withLostVisits(stored, recent);
    return repaired !== stored && this.#write(repaired);
  }
}

const stores = new Map<string, HistoryStore>();

/**
 * The history of a system, the same store for the same url, so that all elements of a page hear of each change.
 *
 * @param systemUrl default: {@link systemAddress}.
 */
export function historyFor(systemUrl: string = systemAddress()): HistoryStore {
  const key = systemUrl.replace(/\/+$/, '');
  let store = stores.get(key);
  if (store === undefined) stores.set(key, (store = new HistoryStore(key)));
  return store;
}

/** The history of the page's own system: {@link historyFor} without a url, looked up at each use. */
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

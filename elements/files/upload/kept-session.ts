import { hasLocks, holdLock } from '../../base/hold-lock.js';
import type { UploadItem } from '../../core/files/upload-entry.js';
import { KeptFileStore, type KeptFile, type KeptRecord } from './kept-file-store.js';

export interface KeptSessionOptions {
  /** Called with files that a page which is closed has left. */
  onFound(kept: readonly KeptFile[]): void;
  onWritten(): void;
  /** Called with files for which there is no space. */
  onRefused(items: readonly UploadItem[]): void;
  /** Called when the page may not store anything. */
  onBlocked(): void;
}

/** Files older than this are deleted. */
const LIFETIME_MS = 7 * 24 * 3_600_000;
/** Limits of a transaction: a browser writes small files faster together, and forgets all of them when one fails. */
const MAX_BATCH_FILES = 250;
const MAX_BATCH_BYTES = 32_000_000;

/** Name of the lock that an element holds as long as its page lives. */
const lockOf = (owner: string): string => `dass-upload/${owner}`;

interface Written {
  readonly record: KeptRecord;
  /** The entry that was written; undefined for one that was found. */
  readonly entry: object | undefined;
  readonly file: File;
}

/**
 * Writes the files of an element to the store while it is on a page, and finds those that others have left. The files of
 * an element belong to it until its page is closed: another tab does not send them, too.
 */
export class KeptSession {
  readonly scope: string;
  /** Whether the page may store files. Not known before it has tried. */
  isOpen = true;
  readonly #owner: string;
  readonly #options: KeptSessionOptions;
  readonly #written = new Map<string, Written>();
  /** Files that could not be written. */
  readonly #refused = new Map<string, File>();
  readonly #waiting = new AbortController();
  readonly #releases: (() => void)[] = [];
  /** Owners whose files are found, or waited for. */
  readonly #owners = new Set<string>();
  #store: KeptFileStore | undefined;
  #items: readonly UploadItem[] = [];
  #stateOf: (id: string) => KeptRecord['state'] = () => undefined;
  #isChanged = false;
  #lastWrite: Promise<void>;

  constructor(scope: string, owner: string, options: KeptSessionOptions) {
    this.scope = scope;
    this.#owner = owner;
    this.#options = options;
    this.#owners.add(owner);
    this.#lastWrite = this.#open();
    addEventListener('focus', this.#onFocus);
  }

  /** Whether a file is kept. */
  has(id: string): boolean {
    return this.#written.has(id);
  }

  isRefused(id: string): boolean {
    return this.#refused.has(id);
  }

  /** Keeps these files in this order, and no others of this session. */
  keep(items: readonly UploadItem[], stateOf: (id: string) => KeptRecord['state']): void {
    this.#items = items;
    this.#stateOf = stateOf;
    if (this.#isChanged) return;
    this.#isChanged = true;
    this.#lastWrite = this.#lastWrite.then(() => this.#write());
  }

  /** Keeps files that were found together with those of the list. */
  adopt(kept: readonly KeptFile[]): void {
    for (const { record, file } of kept) if (file) this.#written.set(record.id, { record, entry: undefined, file });
  }

  /** Leaves the files to others, when those that are to be written are. @param ids files that are not to be kept any more */
  async end(ids: ReadonlySet<string> = new Set()): Promise<void> {
    removeEventListener('focus', this.#onFocus);
    this.#waiting.abort();
    await this.#lastWrite;
    const moved = [...this.#written.keys()].filter((id) => ids.has(id));
    if (moved.length) await this.#store?.delete(this.scope, moved).catch(() => undefined);
    this.#store?.close();
    for (const release of this.#releases.splice(0)) release();
  }

  async #open(): Promise<void> {
    try {
      this.#store = await KeptFileStore.open();
      if (hasLocks()) this.#releases.push(await holdLock(lockOf(this.#owner)));
      await this.#store.deleteBefore(Date.now() - LIFETIME_MS);
      await this.#find();
    } catch {
      this.isOpen = false;
      this.#options.onBlocked();
    }
  }

  /** A tab with the same key may have been opened and closed meanwhile. */
  readonly #onFocus = (): void => void this.#find().catch(() => undefined);

  /** Finds the files of closed pages now, and those of others when they are closed. */
  async #find(): Promise<void> {
    if (!this.#store) return;
    const owners = [...(await this.#store.owners(this.scope))].filter((owner) => !this.#owners.has(owner));
    const held = hasLocks() ? ((await navigator.locks.query()).held ?? []).map(({ name }) => name) : [];
    const isAlive = (owner: string): boolean => held.includes(lockOf(owner));
    for (const owner of owners) this.#owners.add(owner);
    const found = await Promise.all(owners.filter((owner) => !isAlive(owner)).map((owner) => this.#takeOver(owner)));
    this.#show(found.flat());
    for (const owner of owners.filter(isAlive))
      // Waiting ends with the session.
      void this.#takeOver(owner).then(
        (kept) => this.#show(kept),
        () => undefined,
      );
  }

  async #takeOver(owner: string): Promise<readonly KeptFile[]> {
    if (hasLocks()) this.#releases.push(await holdLock(lockOf(owner), this.#waiting.signal));
    return (await this.#store?.read(this.scope, owner)) ?? [];
  }

  #show(kept: readonly KeptFile[]): void {
    if (kept.length === 0 || this.#waiting.signal.aborted) return;
    this.#options.onFound([...kept].sort((one, other) => one.record.order - other.record.order));
  }

  async #write(): Promise<void> {
    this.#isChanged = false;
    const store = this.#store;
    if (!store) return;
    try {
      const wanted = new Set(this.#items.map(({ id }) => id));
      const removed = [...this.#written.keys()].filter((id) => !wanted.has(id));
      if (removed.length) await store.delete(this.scope, removed);
      for (const id of removed) this.#written.delete(id);
    } catch {
      // They are found again then, which is better than an error about files that are sent.
    }
    const refused: UploadItem[] = [];
    for (const batch of batches(this.#changes())) refused.push(...(await this.#writeBatch(store, batch)));
    const lost = refused.filter(({ id, file }) => this.#items.some((item) => item.id === id && item.file === file));
    if (lost.length) this.#options.onRefused(lost);
    this.#options.onWritten();
  }

  /** Returns what differs from the store. */
  #changes(): readonly Change[] {
    let last = -Infinity;
    return this.#items.flatMap((item): Change[] => {
      const { id, entry, file } = item;
      if (!file || this.#refused.get(id) === file) return [];
      const known = this.#written.get(id);
      // The time as the number lets the files of several elements follow each other.
      const order =
        known && known.record.order > last ? known.record.order : Math.max(last + 1, known ? 0 : Date.now());
      last = order;
      const state = this.#stateOf(id);
      if (known && known.entry === undefined) this.#written.set(id, { ...known, entry });
      const isSame = known && (known.entry ?? entry) === entry && known.file === file;
      if (isSame && known.record.order === order && known.record.state === state) return [];
      const { scope } = this;
      const owner = known?.record.owner ?? this.#owner;
      const time = known?.record.time ?? Date.now();
      const record = { scope, id, owner, order, time, state, fields: cloneableFields(entry) };
      return [{ item, record, entry, file, isNew: known?.file !== file }];
    });
  }

  /** @returns the files for which there is no space */
  async #writeBatch(store: KeptFileStore, batch: readonly Change[]): Promise<readonly UploadItem[]> {
    try {
      const bytes = batch.reduce((sum, { file, isNew }) => sum + (isNew ? file.size : 0), 0);
      if (bytes > (await freeBytes())) throw new DOMException('There is no space', 'QuotaExceededError');
      await store.write(batch.map(({ record, file, isNew }) => ({ record, file: isNew ? file : undefined })));
      for (const { record, entry, file } of batch) this.#written.set(record.id, { record, entry, file });
      if (batch.some(({ isNew }) => isNew)) askToPersist();
      this.#options.onWritten();
      return [];
    } catch (error) {
      if (batch.length > 1) {
        const refused: UploadItem[] = [];
        for (const one of batch) refused.push(...(await this.#writeBatch(store, [one])));
        return refused;
      }
      const [change] = batch;
      if (!change) return [];
      this.#refused.set(change.record.id, change.file);
      // A file that cannot be read any more says so when it is sent.
      return (error as Partial<DOMException>).name === 'QuotaExceededError' ? [change.item] : [];
    }
  }
}

interface Change {
  readonly item: UploadItem;
  readonly record: KeptRecord;
  readonly entry: object;
  readonly file: File;
  /** Whether its bytes are to be written. */
  readonly isNew: boolean;
}

function batches(changes: readonly Change[]): readonly (readonly Change[])[] {
  const all: Change[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = change.isNew ? change.file.size : 0;
    const batch = all.at(-1);
    if (batch && batch.length < MAX_BATCH_FILES && bytes + size <= MAX_BATCH_BYTES) batch.push(change);
    else {
      all.push([change]);
      bytes = 0;
    }
    bytes += size;
  }
  return all;
}

/** The fields of an entry that a browser can store: a function, for example, cannot be. */
function cloneableFields(entry: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => {
      if (name === '_id' || name === 'file') return [];
      try {
        return [[name, typeof value === 'object' ? structuredClone(value) : value]].filter(
          () => typeof value !== 'function' && typeof value !== 'symbol',
        );
      } catch {
        return [];
      }
    }),
  );
}

/** The bytes that the page may still store; `Infinity` when the browser does not say. */
async function freeBytes(): Promise<number> {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return Infinity;
  }
}

let isPersistenceAsked = false;

/** Asks the browser not to delete files for lack of space. Firefox would ask the user, for files that are soon sent. */
function askToPersist(): void {
  if (isPersistenceAsked || CSS.supports('-moz-appearance', 'none')) return;
  isPersistenceAsked = true;
  void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => undefined);
}

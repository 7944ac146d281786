/** A file that is kept in the browser, without its bytes. */
export interface KeptRecord {
  /** Identifies the upload and its user. */
  readonly scope: string;
  /** The `_id` of the entry. */
  readonly id: string;
  /** Identifies the element that has written it. */
  readonly owner: string;
  /** Its place among the files of the scope. */
  readonly order: number;
  /** When it was chosen, in milliseconds since 1970. */
  readonly time: number;
  /** Why it is not sent: the user has paused it or canceled its sending. */
  readonly state?: 'paused' | 'canceled' | undefined;
  /** The fields of the entry, without `_id` and `file`. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface KeptFile {
  readonly record: KeptRecord;
  /** The bytes; undefined in a write that leaves them as they are. */
  readonly file: File | undefined;
}

const DATABASE = 'dass-upload';
/** The records, by scope and id, and their bytes under the same keys: a changed order rewrites no bytes. */
const RECORDS = 'records';
const FILES = 'files';

/** The files of uploads in IndexedDB. All methods reject with a DOMException. */
export class KeptFileStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // Another tab has a newer version of the kit.
    database.onversionchange = () => database.close();
  }

  /** @throws DOMException, or another error, when the page may not store anything */
  static async open(): Promise<KeptFileStore> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS, { keyPath: ['scope', 'id'] });
      request.result.createObjectStore(FILES);
    };
    return new KeptFileStore(await resultOf(request));
  }

  /** Returns the owners of the files of a scope. */
  async owners(scope: string): Promise<ReadonlySet<string>> {
    const { records } = this.#begin('readonly');
    const all = await resultOf<KeptRecord[]>(records.getAll(rangeOf(scope)));
    return new Set(all.map(({ owner }) => owner));
  }

  /** Returns the files of an owner in their order. */
  async read(scope: string, owner: string): Promise<readonly KeptFile[]> {
    const { records, files } = this.#begin('readonly');
    // All at once: one request for each of thousands of files would take seconds. Files are read without their bytes.
    const [all, keys, bytes] = await Promise.all([
      resultOf<KeptRecord[]>(records.getAll(rangeOf(scope))),
      resultOf(files.getAllKeys(rangeOf(scope))),
      resultOf<File[]>(files.getAll(rangeOf(scope))),
    ]);
    const fileOf = new Map(keys.map((key, index) => [(key as string[])[1], bytes[index]]));
    return all
      .filter((record) => record.owner === owner && fileOf.has(record.id))
      .sort((one, other) => one.order - other.order)
      .map((record) => ({ record, file: fileOf.get(record.id) }));
  }

  /** Writes all of these, or none of them. */
  async write(kept: readonly KeptFile[]): Promise<void> {
    const { records, files, end } = this.#begin('readwrite');
    for (const { record, file } of kept) {
      records.put(record);
      if (file) files.put(file, [record.scope, record.id]);
    }
    await end;
  }

  async delete(scope: string, ids: readonly string[]): Promise<void> {
    const { records, files, end } = this.#begin('readwrite');
    for (const id of ids) for (const store of [records, files]) store.delete([scope, id]);
    await end;
  }

  /** Deletes the files of all uploads that were chosen before a time. */
  async deleteBefore(time: number): Promise<void> {
    const { records, files, end } = this.#begin('readwrite');
    const all = await resultOf<KeptRecord[]>(records.getAll());
    for (const { scope, id, time: chosen } of all)
      if (chosen < time) for (const store of [records, files]) store.delete([scope, id]);
    await end;
  }

  close(): void {
    this.#database.close();
  }

  #begin(mode: IDBTransactionMode): { records: IDBObjectStore; files: IDBObjectStore; end: Promise<void> } {
    const transaction = this.#database.transaction([RECORDS, FILES], mode, { durability: 'relaxed' });
    const end = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('Not written', 'AbortError'));
    });
    // A read waits for its own requests.
    end.catch(() => undefined);
    return { records: transaction.objectStore(RECORDS), files: transaction.objectStore(FILES), end };
  }
}

/** All keys of a scope: a list is behind every text. */
const rangeOf = (scope: string): IDBKeyRange => IDBKeyRange.bound([scope], [scope, []]);

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('Not read', 'AbortError'));
  });

import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Database, Log } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import { renameDamaged, StorageError, withStorageError, type Disk, type NewFile } from './disk.js';
import { RunningWork } from './running-work.js';

export interface FileRecord {
  id: string;
  fileName: string;
  type: string;
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  createdAt: string;
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
  /** Email of the user. */
  owner: string;
  /** Identifies the file for its sender, who may send it again. */
  key?: string;
}

export interface NewFileOptions {
  fileName: string;
  type: string;
  owner: string;
  /** A file of the same owner with this key and size is stored once, however often it is received. */
  key?: string | undefined;
  /** In bytes, if it is known. */
  size?: number | undefined;
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** 128 random bits in hexadecimal: not guessable, and safe in a path. */
export const fileIdPattern = /^[0-9a-f]{32}$/;

export const newFileId = (): string => randomBytes(16).toString('hex');

/**
 * A file over the limit is received up to this multiple of it. A browser reads the response only after it has sent
 * everything: a closed connection would hide the reason.
 */
const drainFactor = 4;

export interface FileStoreOptions {
  readonly database: Database;
  readonly dataFolder: string;
  /** In bytes. */
  readonly maxSize: number;
  readonly disk: Disk;
  readonly log: Log;
}

/**
 * Files: `files/{id}` has the bytes, and the database the record. A file exists once its record is written; bytes
 * without a record are a leftover of a crash.
 */
export class FileStore {
  readonly #folder: string;
  readonly #partial: string;
  readonly #maxSize: number;
  readonly #disk: Disk;
  readonly #database: Database;
  readonly #records: RecordTable<string, FileRecord>;
  readonly #running = new RunningWork();
  /** Files with a key that are being received. */
  readonly #keyed = new Map<string, Promise<FileRecord>>();

  private constructor({ database, dataFolder, maxSize, disk }: FileStoreOptions) {
    this.#database = database;
    this.#records = new RecordTable(database, 'files');
    this.#folder = join(dataFolder, 'files');
    this.#partial = join(dataFolder, 'partial');
    this.#maxSize = maxSize;
    this.#disk = disk;
  }

  static async open(options: FileStoreOptions): Promise<FileStore> {
    const store = new FileStore(options);
    await rm(store.#partial, { recursive: true, force: true });
    await mkdir(store.#partial, { recursive: true });
    await mkdir(store.#folder, { recursive: true });
    await store.#clean(options.log);
    return store;
  }

  /** Returns the records, newest first. */
  list(): FileRecord[] {
    return this.#records.select("ORDER BY record ->> 'createdAt' DESC, rowid DESC");
  }

  find(id: string): FileRecord | undefined {
    return this.#records.find(id);
  }

  /** Gives a file another name, under which it is downloaded. Only within `change()` of the database. */
  rename(id: string, fileName: string): void {
    const record = this.find(id);
    if (record) this.#records.put(id, { ...record, fileName });
  }

  /** Opens the bytes, to be closed by the caller; undefined if they are missing. */
  async bytes(id: string): Promise<FileHandle | undefined> {
    if (!this.find(id)) return undefined;
    return open(this.#path(id), 'r').catch(() => undefined);
  }

  /**
   * Stores a file from a stream. When the source fails, the file is too large or the disk refuses it, nothing is
   * stored.
   * @throws FileTooLarge, StorageError, and the error of the source
   */
  receive(source: Readable, options: NewFileOptions): Promise<FileRecord> {
    const { key, owner } = options;
    if (key === undefined) return this.#running.add(this.#receive(source, options));
    const id = JSON.stringify([owner, key]);
    const received = this.#receiveOnce(source, options, this.#keyed.get(id));
    this.#keyed.set(id, received);
    const forget = (): void => void (this.#keyed.get(id) === received && this.#keyed.delete(id));
    received.then(forget, forget);
    return this.#running.add(received);
  }

  /** @param before an earlier attempt for the same file, which may still be running */
  async #receiveOnce(
    source: Readable,
    options: NewFileOptions,
    before: Promise<FileRecord> | undefined,
  ): Promise<FileRecord> {
    await before?.catch(() => undefined);
    const { key, owner, size } = options;
    const stored = this.#records
      .select("WHERE record ->> 'key' = ?", [key as string])
      .find((record) => record.owner === owner && (size === undefined || record.size === size));
    if (!stored) return this.#receive(source, options);
    // A browser reads the answer after it has sent everything.
    await finished(source.resume());
    return stored;
  }

  async #receive(source: Readable, { fileName, type, owner, key }: NewFileOptions): Promise<FileRecord> {
    const id = newFileId();
    const partial = join(this.#partial, id);
    try {
      const { size, hash } = await this.#store(source, partial);
      const createdAt = new Date().toISOString();
      const record: FileRecord = {
        id,
        fileName,
        type,
        size,
        createdAt,
        hash,
        owner,
        ...(key !== undefined && { key }),
      };
      await withStorageError(partial, this.#disk.rename(partial, this.#path(id)));
      this.#database.change(() => this.#records.put(id, record));
      return record;
    } catch (error) {
      for (const path of [partial, this.#path(id)]) await this.#disk.remove(path).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Makes a received file, which is at `path`, a stored file with this id. When it fails, the file stays at `path`.
   * @throws StorageError
   */
  adopt(path: string, id: string, options: NewFileOptions): Promise<FileRecord> {
    return this.#running.add(this.#adopt(path, id, options));
  }

  async #adopt(path: string, id: string, { fileName, type, owner }: NewFileOptions): Promise<FileRecord> {
    const { size, hash } = await withStorageError(path, readHash(path));
    const record: FileRecord = { id, fileName, type, size, createdAt: new Date().toISOString(), hash, owner };
    await withStorageError(path, this.#disk.rename(path, this.#path(id)));
    try {
      this.#database.change(() => this.#records.put(id, record));
    } catch (error) {
      await withStorageError(path, this.#disk.rename(this.#path(id), path));
      throw error;
    }
    return record;
  }

  /** @throws StorageError when the record could not be removed */
  remove(id: string): Promise<boolean> {
    return this.#running.add(this.#remove(id));
  }

  /**
   * Deletes the files that no record has had within their lifetime: a user has chosen them, and has never come back.
   * @param isUsed returns whether a record has the file
   * @param lifetime in milliseconds
   */
  async removeUnused(isUsed: (id: string) => boolean, lifetime: number): Promise<void> {
    const before = new Date(Date.now() - lifetime).toISOString();
    for (const { id } of this.#records.select("WHERE record ->> 'createdAt' < ?", [before]))
      // Nothing is between the question and the removal of the record: a file is not attached meanwhile.
      if (!isUsed(id)) await this.remove(id);
  }

  /** Resolves when nothing is being written or removed any more. */
  flush(): Promise<void> {
    return this.#running.ended();
  }

  async #remove(id: string): Promise<boolean> {
    if (!this.find(id)) return false;
    const removeRecord = (): boolean => this.#database.change(() => this.#records.remove(id));
    try {
      // The record is removed first: bytes without a record are deleted at the next start.
      removeRecord();
    } catch (error) {
      if (!(error instanceof StorageError && error.isFull)) throw error;
      // Only the bytes make room for the change of the database.
      await withStorageError(id, this.#disk.remove(this.#path(id)));
      removeRecord();
    }
    await this.#disk.remove(this.#path(id)).catch(() => undefined);
    return true;
  }

  /** Writes the stream to disk. */
  async #store(source: Readable, path: string): Promise<{ size: number; hash: string }> {
    const hash = createHash('sha256');
    let size = 0;
    let file: NewFile | undefined;
    let failure: StorageError | undefined;
    const attempt = async (work: () => Promise<unknown>) => {
      if (!failure && size <= this.#maxSize)
        await withStorageError(path, work()).catch((error: StorageError) => (failure = error));
    };
    try {
      await attempt(async () => (file = await this.#disk.create(path)));
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > this.#maxSize * drainFactor) throw new FileTooLarge();
        hash.update(chunk);
        await attempt(async () => file?.append(chunk));
      }
      await attempt(async () => file?.sync());
    } finally {
      await file?.close().catch(() => undefined);
    }
    if (size > this.#maxSize) throw new FileTooLarge();
    if (failure) throw failure;
    return { size, hash: hash.digest('hex') };
  }

  /** Removes bytes without a record, and the records whose bytes are others. */
  async #clean(log: Log): Promise<void> {
    for (const id of await readdir(this.#folder))
      if (fileIdPattern.test(id) && !this.find(id)) await rm(this.#path(id), { force: true });
    for (const { id, size } of this.list()) {
      const bytes = await stat(this.#path(id)).catch(() => undefined);
      if (bytes?.size === size) continue;
      this.#database.change(() => this.#records.remove(id));
      const where = bytes ? `they are now ${await renameDamaged(this.#path(id))}` : 'they are missing';
      log(`The bytes of file ${id} do not fit its record: ${where}`);
    }
  }

  /** Validates the id again, because a path is built from it. */
  #path(id: string): string {
    if (!fileIdPattern.test(id)) throw new RangeError(`${id} is not the id of a file`);
    return join(this.#folder, id);
  }
}

async function readHash(path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    size += chunk.length;
    hash.update(chunk);
  }
  return { size, hash: hash.digest('hex') };
}

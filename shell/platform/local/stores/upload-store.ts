import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import { StorageError, withStorageError, type Disk } from './disk.js';
import { fileIdPattern, newFileId, type FileRecord, type FileStore } from './file-store.js';
import { RunningWork } from './running-work.js';

/** A file that is uploaded in parts. */
export interface Upload {
  /** Also the id of the finished file. */
  readonly id: string;
  readonly fileName: string;
  readonly type: string;
  /** Size of the whole file in bytes. */
  readonly length: number;
  /** Email of the user. */
  readonly owner: string;
}

/** What is known about an upload. */
export interface UploadState {
  readonly length: number;
  /** Number of bytes on disk. */
  readonly offset: number;
  /** The finished file. */
  readonly file?: FileRecord;
  /** When an unfinished upload is deleted, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** The part starts at another offset than the bytes on disk end. */
export class WrongOffset extends Error {
  override readonly name = 'WrongOffset';
}

/** The part goes beyond the announced length. */
export class PartTooLong extends Error {
  override readonly name = 'PartTooLong';
}

export class TooManyUploads extends Error {
  override readonly name = 'TooManyUploads';
}

export interface UploadStoreOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly disk: Disk;
  /** Where finished files go. */
  readonly files: FileStore;
  /** Milliseconds after the last part until an unfinished upload is deleted. */
  readonly lifetime: number;
}

/** Limit of unfinished uploads of one user. */
const MAX_UPLOADS_PER_USER = 200;

/** What may still arrive of a part that is too long, before the connection is closed. */
const MAX_UNREAD_BYTES = 1_000_000;

/** A part of a file. */
export interface UploadPart {
  /** Where the part starts, in bytes. */
  readonly offset: number;
  /** Bytes of the part, if they are known. */
  readonly size?: number | undefined;
}

/** The part that an upload receives now. */
interface Reception {
  readonly source: Readable;
  readonly finished: Promise<unknown>;
}

/**
 * Unfinished uploads: `uploads/{id}` has the bytes so far, and the database the record. What the offset is, the size of
 * the file on disk says: after a crash it is what has really been written.
 */
export class UploadStore {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #files: FileStore;
  readonly #lifetime: number;
  readonly #database: Database;
  readonly #uploads: RecordTable<string, Upload>;
  readonly #receptions = new Map<string, Reception>();
  readonly #completions = new Map<string, Promise<FileRecord>>();
  readonly #running = new RunningWork();

  private constructor({ database, dataFolder, disk, files, lifetime }: UploadStoreOptions) {
    this.#database = database;
    this.#uploads = new RecordTable(database, 'uploads');
    this.#folder = join(dataFolder, 'uploads');
    this.#disk = disk;
    this.#files = files;
    this.#lifetime = lifetime;
  }

  static async open(options: UploadStoreOptions): Promise<UploadStore> {
    const store = new UploadStore(options);
    await mkdir(store.#folder, { recursive: true });
    await store.#clean();
    await store.removeExpired();
    return store;
  }

  /** @throws StorageError, TooManyUploads */
  create(upload: Omit<Upload, 'id'>): Promise<Upload> {
    return this.#running.add(this.#create(upload));
  }

  async #create(upload: Omit<Upload, 'id'>): Promise<Upload> {
    const own = this.#uploads.select("WHERE record ->> 'owner' = ?", [upload.owner]);
    if (own.length >= MAX_UPLOADS_PER_USER) throw new TooManyUploads();
    const created: Upload = { ...upload, id: newFileId() };
    const path = this.#path(created.id);
    // Counts at once, so that many requests together do not exceed the limit.
    this.#database.change(() => this.#uploads.put(created.id, created));
    try {
      await withStorageError(
        path,
        this.#disk.create(path).then((file) => file.close()),
      );
    } catch (error) {
      await this.#forget(created.id);
      throw error;
    }
    return created;
  }

  /**
   * Returns the state of a user's upload; undefined if there is none. A part that is being received ends first: who
   * asks for the offset resumes, and the old connection is dead.
   * @throws StorageError when a complete file could not be stored
   */
  async find(id: string, owner: string): Promise<UploadState | undefined> {
    const upload = this.#own(id, owner);
    if (upload) {
      await this.#interrupt(id);
      const state = await this.#stateOf(upload);
      if (state) return state;
    }
    const file = this.#files.find(id);
    return file?.owner === owner ? { length: file.size, offset: file.size, file } : undefined;
  }

  /**
   * Appends a part. Bytes that arrive before the connection is lost are kept.
   * @returns the new state; undefined if there is no such upload
   * @throws WrongOffset, PartTooLong, StorageError, and the error of the source
   */
  append(id: string, owner: string, source: Readable, part: UploadPart): Promise<UploadState | undefined> {
    return this.#running.add(this.#append(id, owner, source, part));
  }

  async #append(
    id: string,
    owner: string,
    source: Readable,
    { offset, size }: UploadPart,
  ): Promise<UploadState | undefined> {
    const before = await this.find(id, owner);
    if (!before || this.#receptions.has(id)) return before && Promise.reject(new WrongOffset());
    if (offset !== before.offset) throw new WrongOffset();
    const room = before.length - offset;
    if (size !== undefined && size > room) throw new PartTooLong();
    if (before.file) return before;
    const finished = this.#receive(this.#path(id), source, room);
    const reception: Reception = { source, finished };
    this.#receptions.set(id, reception);
    try {
      await finished;
    } catch (error) {
      // Removed by another request in the meantime.
      if (!this.#own(id, owner)) return undefined;
      throw error;
    } finally {
      this.#receptions.delete(id);
    }
    const upload = this.#own(id, owner);
    return upload && this.#stateOf(upload);
  }

  /** Removes an unfinished upload. @returns whether there was one */
  remove(id: string, owner: string): Promise<boolean> {
    return this.#running.add(this.#remove(id, owner));
  }

  /** Resolves when nothing is being written or removed any more. */
  flush(): Promise<void> {
    return this.#running.ended();
  }

  async #remove(id: string, owner: string): Promise<boolean> {
    if (!this.#own(id, owner)) return false;
    await this.#interrupt(id);
    await this.#forget(id);
    return true;
  }

  /** Deletes uploads that nobody has continued within their lifetime. */
  async removeExpired(): Promise<void> {
    for (const { id } of this.#uploads.select()) {
      if (this.#receptions.has(id) || this.#completions.has(id)) continue;
      const bytes = await stat(this.#path(id)).catch(() => undefined);
      if (!bytes || bytes.mtimeMs + this.#lifetime <= Date.now()) await this.#forget(id);
    }
  }

  #own(id: string, owner: string): Upload | undefined {
    const upload = this.#uploads.find(id);
    return upload?.owner === owner ? upload : undefined;
  }

  /** Stores the file if all bytes have arrived. */
  async #stateOf(upload: Upload): Promise<UploadState | undefined> {
    const { id, length } = upload;
    const bytes = await stat(this.#path(id)).catch(() => undefined);
    // Another request has completed or removed it in the meantime.
    if (!bytes) return this.#fileState(id, upload.owner);
    const expiresAt = bytes.mtimeMs + this.#lifetime;
    if (bytes.size < length && expiresAt <= Date.now()) {
      await this.#forget(id);
      return undefined;
    }
    if (bytes.size < length) return { length, offset: bytes.size, expiresAt };
    await this.#complete(upload);
    return this.#fileState(id, upload.owner);
  }

  #fileState(id: string, owner: string): UploadState | undefined {
    const file = this.#files.find(id);
    return file?.owner === owner ? { length: file.size, offset: file.size, file } : undefined;
  }

  #complete(upload: Upload): Promise<FileRecord> {
    const { id } = upload;
    const known = this.#completions.get(id);
    if (known) return known;
    const completion = this.#files
      .adopt(this.#path(id), id, upload)
      .then(async (file) => {
        await this.#forget(id);
        return file;
      })
      .finally(() => this.#completions.delete(id));
    this.#completions.set(id, completion);
    return completion;
  }

  /** Ends the part that is being received. */
  async #interrupt(id: string): Promise<void> {
    const reception = this.#receptions.get(id);
    reception?.source.destroy();
    await reception?.finished.catch(() => undefined);
  }

  async #receive(path: string, source: Readable, room: number): Promise<void> {
    const file = await withStorageError(path, this.#disk.extend(path));
    let received = 0;
    let failure: Error | undefined;
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        received += chunk.length;
        if (received > room) failure ??= new PartTooLong();
        // After a failure the rest is received without being kept: a browser reads the response only after it has sent
        // everything.
        if (received > room * 2 + MAX_UNREAD_BYTES) break;
        if (!failure) await withStorageError(path, file.append(chunk)).catch((error: Error) => (failure = error));
      }
    } finally {
      await withStorageError(path, file.sync()).finally(() => file.close());
    }
    if (failure) throw failure;
  }

  async #forget(id: string): Promise<void> {
    // The bytes are removed first, which also makes room: a record without bytes is deleted at the next start.
    await this.#disk.remove(this.#path(id)).catch(() => undefined);
    try {
      this.#database.change(() => this.#uploads.remove(id));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Removes the leftovers of a crash: bytes without a record, and records without bytes. */
  async #clean(): Promise<void> {
    const names = new Set(await readdir(this.#folder));
    const uploads = this.#uploads.select();
    const known = new Set(uploads.map(({ id }) => id));
    for (const name of names) if (!known.has(name)) await rm(join(this.#folder, name), { force: true });
    const lost = uploads.filter(({ id }) => !names.has(id));
    if (lost.length > 0) this.#database.change(() => lost.forEach(({ id }) => this.#uploads.remove(id)));
  }

  /** Validates the id again, because a path is built from it. */
  #path(id: string): string {
    if (!fileIdPattern.test(id)) throw new RangeError(`${id} is not the id of an upload`);
    return join(this.#folder, id);
  }
}

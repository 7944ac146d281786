import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setAside, writeAtomically, type Log } from './state-file.js';

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
  /** Email of the person. */
  owner: string;
}

export interface NewFile {
  fileName: string;
  type: string;
  owner: string;
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** 128 random bits in hexadecimal: cannot be guessed, and has nothing in it that could leave the folder. */
const idPattern = /^[0-9a-f]{32}$/;

/** How much of a file that is too large is taken and thrown away, as a multiple of the limit: see `Meter`. */
const patience = 4;

/**
 * Files on disk: `files/{id}` holds the bytes and `files/{id}.json` what is known of them. A file exists once the second
 * is there; what has bytes only is the remainder of a crash.
 */
export class FileStore {
  readonly #folder: string;
  readonly #partial: string;
  readonly #maxSize: number;
  readonly #records = new Map<string, FileRecord>();

  private constructor(dataFolder: string, maxSize: number) {
    this.#folder = join(dataFolder, 'files');
    this.#partial = join(dataFolder, 'partial');
    this.#maxSize = maxSize;
  }

  static async open(dataFolder: string, maxSize: number, log: Log): Promise<FileStore> {
    const store = new FileStore(dataFolder, maxSize);
    await rm(store.#partial, { recursive: true, force: true });
    await mkdir(store.#partial, { recursive: true });
    await mkdir(store.#folder, { recursive: true });
    await store.#read(log);
    return store;
  }

  /** The newest first. */
  list(): FileRecord[] {
    return [...this.#records.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  }

  find(id: string): FileRecord | undefined {
    return this.#records.get(id);
  }

  /** The bytes, to be closed by the caller; undefined when they are not there. */
  async bytes(id: string): Promise<FileHandle | undefined> {
    if (!this.#records.has(id)) return undefined;
    return open(this.#path(id), 'r').catch(() => undefined);
  }

  /** Takes a file in as it streams. When the source fails or the file is too large nothing of it stays. */
  async receive(source: Readable, { fileName, type, owner }: NewFile): Promise<FileRecord> {
    const id = randomBytes(16).toString('hex');
    const partial = join(this.#partial, id);
    const meter = new Meter(this.#maxSize);
    try {
      await pipeline(source, meter, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
      if (meter.size > this.#maxSize) throw new FileTooLarge();
      const record: FileRecord = {
        id,
        fileName,
        type,
        size: meter.size,
        createdAt: new Date().toISOString(),
        hash: meter.hash.digest('hex'),
        owner,
      };
      await rename(partial, this.#path(id));
      await writeAtomically(this.#recordPath(id), JSON.stringify(record, null, 1));
      this.#records.set(id, record);
      return record;
    } catch (error) {
      await rm(partial, { force: true });
      await rm(this.#path(id), { force: true });
      throw error;
    }
  }

  async remove(id: string): Promise<boolean> {
    if (!this.#records.delete(id)) return false;
    // What is known goes first: bytes alone are cleared away at the next start.
    await rm(this.#recordPath(id), { force: true });
    await rm(this.#path(id), { force: true });
    return true;
  }

  async #read(log: Log): Promise<void> {
    const names = new Set(await readdir(this.#folder));
    for (const name of names) {
      const id = name.replace(/\.json$/, '');
      if (!idPattern.test(id)) continue;
      if (name === id) {
        if (!names.has(`${id}.json`)) await rm(this.#path(id), { force: true });
        continue;
      }
      const record = readRecord(await readFile(this.#recordPath(id), 'utf8'), id);
      const bytes = await stat(this.#path(id)).catch(() => undefined);
      if (record && bytes?.size === record.size) {
        this.#records.set(id, record);
      } else {
        if (bytes) await setAside(this.#path(id));
        log(`The record of file ${id} does not fit its bytes; it is now ${await setAside(this.#recordPath(id))}`);
      }
    }
  }

  /** Only ever with an id of ours: the pattern is asked again here, where a path is made of it. */
  #path(id: string): string {
    if (!idPattern.test(id)) throw new RangeError(`${id} is not the id of a file`);
    return join(this.#folder, id);
  }

  #recordPath(id: string): string {
    return `${this.#path(id)}.json`;
  }
}

/**
 * Counts and hashes what goes through. Past the limit it swallows: a browser reads an answer only once it has sent
 * everything, so one that is cut off shows a broken connection instead of 'too large'. Past a multiple of the limit it
 * breaks the connection all the same.
 */
class Meter extends Transform {
  size = 0;
  readonly hash = createHash('sha256');
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error, chunk?: Buffer) => void): void {
    this.size += chunk.length;
    if (this.size > this.#limit * patience) return done(new FileTooLarge());
    if (this.size > this.#limit) return done();
    this.hash.update(chunk);
    done(undefined, chunk);
  }
}

function readRecord(text: string, id: string): FileRecord | undefined {
  try {
    const record = JSON.parse(text) as Partial<FileRecord> | null;
    const texts = [record?.fileName, record?.type, record?.createdAt, record?.hash, record?.owner];
    const isSound = record?.id === id && typeof record.size === 'number' && texts.every((it) => typeof it === 'string');
    return isSound ? (record as FileRecord) : undefined;
  } catch {
    return undefined;
  }
}

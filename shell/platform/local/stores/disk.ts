import { constants } from 'node:fs';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that is being written. */
export interface NewFile {
  /** Appends the bytes. */
  append(bytes: Uint8Array): Promise<void>;
  /** Resolves when all data has been flushed to disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** All disk writes of the local platform. Tests pass one that fails. */
export interface Disk {
  /** Creates a file. It must not exist yet. */
  create(path: string): Promise<NewFile>;
  /** Opens a file to write at its end. It must exist. */
  extend(path: string): Promise<NewFile>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Commits a transaction of the database at `path`. */
  commit(path: string, commit: () => void): void;
}

export const realDisk: Disk = {
  create: async (path) => {
    await mkdir(dirname(path), { recursive: true });
    return asNewFile(await open(path, 'wx', 0o600));
  },
  extend: async (path) => asNewFile(await open(path, constants.O_WRONLY | constants.O_APPEND)),
  rename: async (from, to) => {
    await rename(from, to);
    await syncFolder(dirname(to));
  },
  remove: (path) => rm(path, { force: true }),
  commit: (_path, commit) => commit(),
};

const asNewFile = (file: FileHandle): NewFile => ({
  append: (bytes) => file.appendFile(bytes),
  sync: () => file.sync(),
  close: () => file.close(),
});

/** Flushes the renamed entry to disk. Windows cannot open folders and does not need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A write has failed: the data is not stored, and the response must say so. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The disk is full, as opposed to broken or write-protected. */
  readonly isFull: boolean;

  constructor(path: string, cause: unknown) {
    super(`${path} could not be written: ${String(cause)}`, { cause });
    this.isFull = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].includes((cause as NodeJS.ErrnoException).code ?? '');
  }
}

/** Converts any error into a StorageError. */
export async function withStorageError<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(path, error);
  }
}

/** Renames a damaged file, so that it can be examined. @returns its new path */
export async function renameDamaged(path: string): Promise<string> {
  const damaged = damagedPath(path);
  await rename(path, damaged);
  return damaged;
}

export const damagedPath = (path: string): string =>
  `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;

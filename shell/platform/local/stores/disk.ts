import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that is being written. */
export interface NewFile {
  /** Writes all bytes after those that are there. */
  append(bytes: Uint8Array): Promise<void>;
  /** Resolves when everything written is on the disk itself, not only in memory. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** All operations by which the local platform changes the disk. Tests pass one that fails. */
export interface Disk {
  /** Creates a file, which must not exist yet. */
  create(path: string): Promise<NewFile>;
  rename(from: string, to: string): Promise<void>;
  /** Removing what does not exist is no failure. */
  remove(path: string): Promise<void>;
}

export const realDisk: Disk = {
  create: async (path) => {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'wx', 0o600);
    return {
      append: (bytes) => file.appendFile(bytes),
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  rename: async (from, to) => {
    await rename(from, to);
    await syncFolder(dirname(to));
  },
  remove: (path) => rm(path, { force: true }),
};

/** Forces the new name of a file to disk. Windows cannot open folders, and needs no such thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Something could not be written: it is not kept, and nobody may be told that it is. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** There is no room left, as opposed to a disk that is broken or may not be written to. */
  readonly isFull: boolean;

  constructor(path: string, cause: unknown) {
    super(`${path} could not be written: ${String(cause)}`, { cause });
    this.isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((cause as NodeJS.ErrnoException).code ?? '');
  }
}

/**
 * Writes a file so that whoever reads it, after a crash too, finds the old content or the new one, never a half: a
 * temporary file beside it is filled, forced to disk, and takes its name.
 * @throws StorageError
 */
export async function writeAtomically(disk: Disk, path: string, content: string): Promise<void> {
  const temporary = `${path}.writing`;
  try {
    // What an earlier run left when it was interrupted.
    await disk.remove(temporary);
    const file = await disk.create(temporary);
    try {
      await file.append(new TextEncoder().encode(content));
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(temporary, path);
  } catch (error) {
    await disk.remove(temporary).catch(() => undefined);
    throw new StorageError(path, error);
  }
}

/** Puts a file that cannot be used out of the way, so that it can be looked at. @returns its new path */
export async function setAside(path: string): Promise<string> {
  const aside = asidePath(path);
  await rename(path, aside);
  return aside;
}

/** Copies a file of which a part cannot be used, before the next write leaves that part out. @returns the copy's path */
export async function copyAside(path: string): Promise<string> {
  const aside = asidePath(path);
  await copyFile(path, aside);
  return aside;
}

const asidePath = (path: string): string => `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;

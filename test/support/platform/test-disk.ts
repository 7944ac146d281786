import { realDisk, type Disk, type NewFile } from '../../../shell/platform/local/stores/disk.js';

/** What the smallest transaction of the database writes, in bytes. */
const PAGE_SIZE = 4096;

/** The error code of a failing write. */
export type DiskFailure = 'ENOSPC' | 'EIO' | 'EACCES';

/** A disk whose writes fail on demand. */
export class TestDisk implements Disk {
  /** The error of the next writes; undefined: they succeed. */
  failure: DiskFailure | undefined;
  /** The number of bytes that a file accepts before the error, as on a disk that becomes full. */
  room = 0;

  async create(path: string): Promise<NewFile> {
    if (this.failure === 'EACCES') throw failureOf('EACCES');
    return this.#limit(await realDisk.create(path));
  }

  async extend(path: string): Promise<NewFile> {
    if (this.failure === 'EACCES') throw failureOf('EACCES');
    return this.#limit(await realDisk.extend(path));
  }

  #limit(file: NewFile): NewFile {
    let size = 0;
    return {
      ...file,
      append: async (bytes) => {
        size += bytes.length;
        if (this.failure && size > this.room) throw failureOf(this.failure);
        await file.append(bytes);
      },
    };
  }

  rename(from: string, to: string): Promise<void> {
    return realDisk.rename(from, to);
  }

  async remove(path: string): Promise<void> {
    // A full disk allows removing files.
    if (this.failure === 'EIO' || this.failure === 'EACCES') throw failureOf(this.failure);
    await realDisk.remove(path);
  }

  commit(path: string, commit: () => void): void {
    if (this.failure && this.room < PAGE_SIZE) throw failureOf(this.failure);
    realDisk.commit(path, commit);
  }
}

const failureOf = (code: DiskFailure): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: the disk refuses`), { code });

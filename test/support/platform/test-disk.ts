import { realDisk, type Disk } from '../../../shell/platform/local/stores/disk.js';

/** What a write fails with, as Node names it. */
export type DiskFailure = 'ENOSPC' | 'EIO' | 'EACCES';

/** A disk that refuses on demand, as a full or broken one does. */
export class TestDisk implements Disk {
  /** Undefined: all is well. */
  failure: DiskFailure | undefined;
  /** The number of bytes that a file takes before the failure, as on a disk that becomes full in the middle of it. */
  room = 0;

  async create(path: string) {
    if (this.failure === 'EACCES') throw failureOf('EACCES');
    const file = await realDisk.create(path);
    let size = 0;
    return {
      ...file,
      append: async (bytes: Uint8Array) => {
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
    // A full disk has no objection.
    if (this.failure === 'EIO' || this.failure === 'EACCES') throw failureOf(this.failure);
    await realDisk.remove(path);
  }
}

const failureOf = (code: DiskFailure): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: the disk refuses`), { code });

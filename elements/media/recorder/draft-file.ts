import { holdLock } from '../../base/hold-lock.js';
import { FRAME_BYTES, infoFrame } from './info-frame-model.js';

/** Folder of the drafts in the browser's own file system. */
export const DRAFT_FOLDER = 'dass-recorder';
/** Name of the lock that is held while a draft is written. A browser releases it when the page has crashed. */
export const draftLock = (name: string): string => `${DRAFT_FOLDER}/${name}`;

/** A file that a worker writes at once. TypeScript has it only in its library for workers. */
interface SyncFile {
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}

/** About a second. A write for each frame takes longer than encoding it. */
const WRITE_BYTES = 8192;

/**
 * A copy of the recording on disk, written while recording: about one second may be missing after a crash. Only workers
 * can write it at once.
 */
export class DraftFile {
  readonly #name: string;
  readonly #handle: SyncFile;
  readonly #release: () => void;
  readonly #pending = new Uint8Array(WRITE_BYTES);
  #pendingBytes = 0;
  #position = 0;

  private constructor(name: string, handle: SyncFile, release: () => void) {
    this.#name = name;
    this.#handle = handle;
    this.#release = release;
    // Its place is kept: it is filled when the draft is recovered.
    this.#write(infoFrame(0, 0));
    handle.flush();
  }

  /** @throws DOMException when the browser has no file system for the page, or no room */
  static async create(name: string): Promise<DraftFile> {
    const release = await holdLock(draftLock(name));
    try {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle(DRAFT_FOLDER, { create: true });
      const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & {
        createSyncAccessHandle(): Promise<SyncFile>;
      };
      return new DraftFile(name, await file.createSyncAccessHandle(), release);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** @throws DOMException when the disk is full */
  append(bytes: Uint8Array): void {
    for (let start = 0; start < bytes.length;) {
      const part = bytes.subarray(start, start + WRITE_BYTES - this.#pendingBytes);
      this.#pending.set(part, this.#pendingBytes);
      this.#pendingBytes += part.length;
      start += part.length;
      if (this.#pendingBytes === WRITE_BYTES) this.#flush();
    }
  }

  /** Ends writing; the draft stays. Never throws. */
  close(): void {
    try {
      this.#flush();
      this.#handle.close();
    } catch {
      // What was written before stays.
    }
    this.#release();
  }

  /** Deletes the draft. Never rejects. */
  async delete(): Promise<void> {
    try {
      this.#handle.close();
      const root = await navigator.storage.getDirectory();
      await (await root.getDirectoryHandle(DRAFT_FOLDER)).removeEntry(this.#name);
    } catch {
      // Offered again then, which is better than an error about a recording that is saved.
    }
    this.#release();
  }

  #flush(): void {
    this.#write(this.#pending.subarray(0, this.#pendingBytes));
    this.#pendingBytes = 0;
    this.#handle.flush();
  }

  #write(bytes: Uint8Array): void {
    const written = this.#handle.write(bytes, { at: this.#position });
    if (written < bytes.length) throw new DOMException('The draft is not written as a whole', 'QuotaExceededError');
    this.#position += written;
  }
}

/** Number of whole frames after the first in a draft of a size. */
export const draftFrames = (bytes: number): number => Math.max(0, Math.floor(bytes / FRAME_BYTES) - 1);

import { holdLock } from '../../base/hold-lock.js';
import { FRAME_BYTES, infoFrame } from './info-frame-model.js';
import type { EarlierPart } from './trim-model.js';

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

/** Read at once, so that a long recording is not in memory as a whole. */
const COPY_BYTES = 1_000_000;
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
  }

  /**
   * @param before what the recording continues, which the draft has as well
   * @throws DOMException when the browser has no file system for the page, or no room
   */
  static async create(name: string, before?: EarlierPart): Promise<DraftFile> {
    const release = await holdLock(draftLock(name));
    let draft: DraftFile | undefined;
    try {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle(DRAFT_FOLDER, { create: true });
      const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & {
        createSyncAccessHandle(): Promise<SyncFile>;
      };
      draft = new DraftFile(name, await file.createSyncAccessHandle(), release);
      await draft.#start(before);
      return draft;
    } catch (error) {
      if (draft) await draft.delete();
      else release();
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

  async #start(before: EarlierPart | undefined): Promise<void> {
    // Its numbers are filled in when the draft is recovered.
    this.#write(infoFrame(0, 0, before?.delay));
    const frames = before?.frames ?? new Blob();
    for (let at = 0; at < frames.size; at += COPY_BYTES)
      this.#write(new Uint8Array(await frames.slice(at, at + COPY_BYTES).arrayBuffer()));
    this.#handle.flush();
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

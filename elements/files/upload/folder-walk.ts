import { getLanguage } from '../../../locales/index.js';
import type { OfferedFile } from '../../core/files/file-intake.js';
import { isFile } from '../../core/files/upload-entry.js';
import { TextOrder } from '../../core/text/text-order.js';
import { warnOnce } from '../../core/util/warn-once.js';

/** A file that the user offers, or something that was dropped: a file or a folder, with its entry. */
export interface DroppedItem {
  readonly file: File | null;
  readonly entry?: FileSystemEntry | null;
}

/** Time after which the walk lets the page respond, in milliseconds. */
const SLICE_MS = 12;
/** Time between two reports of the number of files, in milliseconds. */
const COUNT_MS = 100;
/** Number of files and folders that are read at the same time. */
const PARALLEL_READS = 16;

/**
 * Returns the files, and those in dropped folders with their paths, in the order of the paths. A folder without files is
 * returned as such.
 * @param onFound called with the number of files in folders, while they are read and at the end; not for a few
 */
export async function walkFolders(
  dropped: readonly DroppedItem[],
  onFound: (count: number) => void = () => undefined,
): Promise<readonly OfferedFile[]> {
  const walk = new FolderWalk(onFound);
  const found = await Promise.all(
    dropped.map(async ({ entry, file }) => {
      if (entry?.isDirectory) return walk.filesOf(entry, file);
      if (isFile(file)) return [{ file }];
      warnOnce('An upload was given a value that is no file. It is ignored.');
      return [];
    }),
  );
  walk.end();
  return found.flat();
}

interface FoundFile extends OfferedFile {
  /** The names of its folders and its own. */
  readonly names: readonly string[];
}

/** Reads folders, a few files at the same time: each waits for the disk, or for a network. */
class FolderWalk {
  readonly #onFound: (count: number) => void;
  readonly #order = new TextOrder(getLanguage());
  #count = 0;
  #reads = 0;
  readonly #waiting: (() => void)[] = [];
  #sliceEnd = performance.now() + SLICE_MS;
  #toldAt = performance.now();
  #isTold = false;
  #pause: Promise<void> | undefined;

  constructor(onFound: (count: number) => void) {
    this.#onFound = onFound;
  }

  /** @param fake what the browser gives as the file of a folder */
  async filesOf(folder: FileSystemEntry, fake: File | null): Promise<readonly OfferedFile[]> {
    const found = await this.#walk(folder, fake);
    return found
      .toSorted((one, other) => this.#compare(one.names, other.names))
      .map(({ names: _names, ...offered }) => offered);
  }

  end(): void {
    if (this.#isTold) this.#onFound(this.#count);
  }

  async #walk(entry: FileSystemEntry, fake: File | null): Promise<FoundFile[]> {
    const path = entry.fullPath.replace(/^\//, '');
    const names = path.split('/');
    try {
      if (entry.isFile) {
        const file = await this.#read(
          () => new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
        );
        this.#count++;
        return [path.includes('/') ? { names, file, path } : { names, file }];
      }
      const children = await this.#read(() => childrenOf(entry as FileSystemDirectoryEntry));
      if (children.length === 0) return [{ names, file: fake ?? new File([], entry.name), isFolder: true }];
      return (await Promise.all(children.map((child) => this.#walk(child, null)))).flat();
    } catch {
      // A file that disappeared, or that the user may not read.
      return [{ names, file: fake ?? new File([], entry.name), path, isFolder: entry.isDirectory }];
    }
  }

  async #read<T>(read: () => Promise<T>): Promise<T> {
    if (this.#reads < PARALLEL_READS) this.#reads++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await this.#breathe();
      return await read();
    } finally {
      const next = this.#waiting.pop();
      if (next) next();
      else this.#reads--;
    }
  }

  /** Lets the page respond from time to time. */
  async #breathe(): Promise<void> {
    if (performance.now() > this.#sliceEnd)
      this.#pause ??= new Promise((resolve) =>
        setTimeout(() => {
          this.#tell();
          this.#pause = undefined;
          this.#sliceEnd = performance.now() + SLICE_MS;
          resolve();
        }),
      );
    await this.#pause;
  }

  #tell(): void {
    if (performance.now() - this.#toldAt < COUNT_MS) return;
    this.#toldAt = performance.now();
    this.#isTold = true;
    this.#onFound(this.#count);
  }

  /** Compares by folder: 'Lote 2' comes before 'Lote 10', with all that is in it. */
  #compare(one: readonly string[], other: readonly string[]): number {
    for (let index = 0; index < Math.min(one.length, other.length); index++) {
      const order = this.#order.compare(one[index]!, other[index]!);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  }
}

/** Returns the content of a folder: browsers return at most 100 entries at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return children;
    children.push(...batch);
  }
}

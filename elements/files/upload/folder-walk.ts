import type { OfferedFile } from '../../core/files/file-intake.js';
import { isFile } from '../../core/files/upload-entry.js';
import { warnOnce } from '../../core/util/warn-once.js';

/** A file that the user offers, or something that was dropped: a file or a folder, with its entry. */
export interface DroppedItem {
  readonly file: File | null;
  readonly entry?: FileSystemEntry | null;
}

/** Time after which the walk lets the page respond, in milliseconds. */
const SLICE_MS = 12;

/** Returns the files, and those in dropped folders with their paths. A folder without files is returned as such. */
export async function walkFolders(dropped: readonly DroppedItem[]): Promise<readonly OfferedFile[]> {
  const found: OfferedFile[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  const walk = async (entry: FileSystemEntry, fake: File | null): Promise<void> => {
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEnd = performance.now() + SLICE_MS;
    }
    const path = entry.fullPath.replace(/^\//, '');
    try {
      if (entry.isFile) {
        const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
        found.push(path.includes('/') ? { file, path } : { file });
        return;
      }
      const children = await childrenOf(entry as FileSystemDirectoryEntry);
      for (const child of children) await walk(child, null);
      if (children.length === 0) found.push({ file: fake ?? new File([], entry.name), isFolder: true });
    } catch {
      // A file that disappeared, or that the user may not read.
      found.push({ file: fake ?? new File([], entry.name), path, isFolder: entry.isDirectory });
    }
  };
  for (const { entry, file } of dropped) {
    if (entry?.isDirectory) await walk(entry, file);
    else if (isFile(file)) found.push({ file });
    else warnOnce('An upload was given a value that is no file. It is ignored.');
  }
  return found;
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

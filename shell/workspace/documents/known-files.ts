import type { UploadTask, UploadTransport } from 'dass-elements/upload-transport.js';
import type { RecordDocument } from './api.js';

/** The content of larger files is not read: they are compared by name and size. */
const MAX_HASHED_BYTES = 50_000_000;

/** A file of the upload. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

/** What has the content of a file: a document, or another file of the upload. */
export type KnownFile = RecordDocument | ChosenFile;

export interface KnownFilesOptions {
  readonly send: UploadTransport;
  /** Returns the documents that are stored now. */
  readonly stored: () => readonly RecordDocument[];
  /** Returns the files of the upload that are no documents yet. */
  readonly chosen: () => readonly ChosenFile[];
  /** Asks the user about a file whose content is known. @returns whether it is sent all the same */
  readonly ask: (file: File, known: KnownFile) => Promise<boolean>;
  /** The user does not send a file. @param id identifies it in the upload */
  readonly skip: (id: string) => void;
}

/**
 * Asks the user before a file is sent whose content is stored already, or is sent with another file of the upload. Each file
 * once, one question at a time.
 */
export function askBeforeKnown({ send, stored, chosen, ask, skip }: KnownFilesOptions): UploadTransport {
  const checked = new Set<string>();
  /** Files that are sent, or wait for their question: the first of two equal ones is not asked about. */
  const sent = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  const isWanted = async ({ file, signal }: UploadTask, known: KnownFile): Promise<boolean> => {
    const answer = last.then(() => signal.aborted || ask(file, known));
    last = answer.catch(() => undefined);
    return answer;
  };

  return async (task) => {
    const { id, file, signal } = task;
    const others = chosen().filter((one) => one.id !== id && sent.has(one.id));
    sent.add(id);
    const known = checked.has(id) ? undefined : await findKnown(file, [...stored(), ...others]);
    if (signal.aborted) return;
    if (known) {
      // Without its question a file is sent: nothing that the user has chosen is lost.
      const isSent = await isWanted(task, known).catch(() => true);
      if (signal.aborted) return;
      if (!isSent) {
        sent.delete(id);
        skip(id);
        return;
      }
    }
    checked.add(id);
    await send(task);
  };
}

/** Returns what has the content of a file. Only what has the same size can have it. */
export async function findKnown(file: File, all: readonly KnownFile[]): Promise<KnownFile | undefined> {
  const sameSize = all.filter((one) => sizeOf(one) === file.size);
  if (sameSize.length === 0) return undefined;
  if (file.size > MAX_HASHED_BYTES) return sameSize.find((one) => nameOf(one) === file.name);
  const [hash, ...known] = await Promise.all([hashOf(file), ...sameSize.map(knownHash)]);
  return hash === undefined ? undefined : sameSize[known.indexOf(hash)];
}

const sizeOf = (known: KnownFile): number => ('fileId' in known ? known.size : known.file.size);
const nameOf = (known: KnownFile): string => ('fileId' in known ? known.fileName : known.file.name);
const knownHash = (known: KnownFile): string | undefined | Promise<string | undefined> =>
  'fileId' in known ? known.hash : hashOf(known.file);

/** Hashes of files, which do not change. */
const hashes = new WeakMap<File, Promise<string | undefined>>();

/** Returns the SHA-256 of a file in hex; undefined where the page is not secure, or the file cannot be read. */
function hashOf(file: File): Promise<string | undefined> {
  const hash = hashes.get(file) ?? readHash(file);
  hashes.set(file, hash);
  return hash;
}

async function readHash(file: File): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

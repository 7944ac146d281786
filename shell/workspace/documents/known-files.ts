import type { UploadTask, UploadTransport } from 'dass-elements/upload-transport.js';
import type { RecordDocument } from './api.js';

/** The content of larger files is not read: they are compared by name and size. */
const MAX_HASHED_BYTES = 50_000_000;

export interface KnownFilesOptions {
  readonly send: UploadTransport;
  /** Returns the documents that are stored now. */
  readonly stored: () => readonly RecordDocument[];
  /** Asks the user about a file that is stored already. @returns whether it is sent again */
  readonly ask: (file: File, known: RecordDocument) => Promise<boolean>;
  /** The user does not send a file. */
  readonly skip: (file: File) => void;
}

/** Asks the user before a file is sent whose content is stored already. Each file once, one question at a time. */
export function askBeforeKnown({ send, stored, ask, skip }: KnownFilesOptions): UploadTransport {
  const asked = new WeakSet<File>();
  let last: Promise<unknown> = Promise.resolve();

  const isWanted = async ({ file, signal }: UploadTask, known: RecordDocument): Promise<boolean> => {
    const answer = last.then(() => signal.aborted || ask(file, known));
    last = answer.catch(() => undefined);
    return answer;
  };

  return async (task) => {
    const { file, signal } = task;
    const known = asked.has(file) ? undefined : await findKnown(file, stored());
    if (signal.aborted) return;
    if (known) {
      // Without its question a file is sent: nothing that the user has chosen is lost.
      const isSent = await isWanted(task, known).catch(() => true);
      if (signal.aborted) return;
      asked.add(file);
      if (!isSent) {
        skip(file);
        return;
      }
    }
    await send(task);
  };
}

/** Returns the document that has the content of a file. Only documents of the same size can have it. */
export async function findKnown(file: File, documents: readonly RecordDocument[]): Promise<RecordDocument | undefined> {
  const sameSize = documents.filter(({ size }) => size === file.size);
  if (sameSize.length === 0) return undefined;
  if (file.size > MAX_HASHED_BYTES) return sameSize.find(({ fileName }) => fileName === file.name);
  const hash = await hashOf(file);
  return hash === undefined ? undefined : sameSize.find((document) => document.hash === hash);
}

/** Returns the SHA-256 of a file in hex; undefined where the page is not secure, or the file cannot be read. */
async function hashOf(file: File): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

import type { UploadTask, UploadTransport } from 'dass-elements/upload-transport.js';
import { failureText } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError } from '../../app/service-call.js';

export interface DocumentTransportOptions {
  /** Stores a file; `fileId` of its result is the stored one. */
  readonly send: UploadTransport;
  readonly attach: (fileId: string) => Promise<void>;
  readonly remove: (fileId: string) => Promise<void>;
}

/** Statuses with which another attempt ends the same way. */
const FINAL_STATUSES: readonly (number | undefined)[] = [403, 404, 409, 413, 422];

/**
 * Sends a file and attaches it to a record. After a failed attachment another attempt only attaches: the file is
 * already stored.
 */
export function documentTransport({ send, attach, remove }: DocumentTransportOptions): UploadTransport {
  const stored = new WeakMap<File, string>();

  const attachStored = async (task: UploadTask, fileId: string): Promise<void> => {
    const { file, signal } = task;
    try {
      await attach(fileId);
    } catch (error) {
      const failure = asPlatformError(error);
      task.fail(textOf(failure), { retry: !FINAL_STATUSES.includes(failure.status) });
      return;
    }
    stored.delete(file);
    // The user has canceled while the platform was attaching the file.
    if (signal.aborted && signal.reason === 'cancel') await remove(fileId).catch(() => undefined);
    else task.done({ fileId, src: fileId });
  };

  return async (task) => {
    const { file, signal } = task;
    let fileId = stored.get(file);
    if (fileId === undefined)
      await send({
        file,
        signal,
        progress: (share) => task.progress(share),
        fail: (message, options) => task.fail(message, options),
        done: (result) => {
          fileId = String(result?.fileId ?? '');
          // An answer without the id of the file: nothing can be attached.
          if (!fileId) task.fail('');
        },
      });
    if (!fileId) return;
    stored.set(file, fileId);
    if (!signal.aborted) await attachStored(task, fileId);
  };
}

function textOf(error: PlatformError): string {
  const { what, advice } = failureText(error);
  return `${what} ${advice}`;
}

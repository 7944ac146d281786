import type { UploadTask, UploadTransport, WaitCause } from 'dass-elements/upload-transport.js';
import { readyText } from 'dass-elements/language.js';
import { failureSentence, serverMessage } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError, PlatformErrorKind } from '../../app/service-call.js';
import type { PickingOrder } from './picking-order.js';

export interface DocumentTransportOptions {
  readonly order: PickingOrder;
  /** Stores a file; `fileId` of its result is the stored one. */
  readonly send: UploadTransport;
  /** @param before ids of the stored files that come after this one, in their order */
  readonly attach: (fileId: string, before: readonly string[]) => Promise<void>;
  readonly remove: (fileId: string) => Promise<void>;
  /** Deletes a stored file that is not attached. */
  readonly discard: (fileId: string) => Promise<void>;
}

/** Statuses with which another attempt ends the same way. */
const FINAL_STATUSES: readonly (number | undefined)[] = [403, 404, 409, 413, 422];

/** What has to pass before a file can be attached. */
const waitCauses: Partial<Record<PlatformErrorKind, WaitCause>> = {
  offline: 'network',
  timeout: 'network',
  unauthorized: 'sign-in',
};

/** The file is attached already: an earlier attempt has succeeded. */
const ATTACHED_STATUS = 409;

const isCanceled = ({ aborted, reason }: AbortSignal): boolean => aborted && reason === 'cancel';

/**
 * Sends a file and attaches it to a record. After a failed attachment, or a reload, another attempt only attaches: the
 * file is already stored. A stored file that will not be attached, because the user has canceled or the platform
 * refuses it, is deleted.
 *
 * Files are attached in the order of the upload, in whichever order they are sent.
 */
export function documentTransport({ order, send, attach, remove, discard }: DocumentTransportOptions): UploadTransport {
  /** A file that cannot be deleted is one too many on the platform, and nothing that the user could change. */
  const discardStored = async (id: string, fileId: string): Promise<void> => {
    order.store(id, undefined);
    await discard(fileId).catch(() => undefined);
  };

  const attachStored = async (task: UploadTask, fileId: string): Promise<void> => {
    const { id, signal } = task;
    try {
      await attach(fileId, order.storedAfter(id));
    } catch (error) {
      const failure = asPlatformError(error);
      const isFinal = FINAL_STATUSES.includes(failure.status);
      task.fail(await textOf(failure), { retry: !isFinal, cause: waitCauses[failure.kind] });
      if ((isFinal || isCanceled(signal)) && failure.status !== ATTACHED_STATUS) await discardStored(id, fileId);
      return;
    }
    // The user has canceled while the platform was attaching the file.
    if (isCanceled(signal)) {
      order.store(id, undefined);
      await remove(fileId).catch(() => undefined);
    } else task.done({ fileId, src: fileId });
  };

  return async (task) => {
    const { id, signal } = task;
    order.add(id);
    let fileId = order.fileIdOf(id);
    if (fileId === undefined)
      await send({
        ...task,
        done: (result) => {
          fileId = String(result?.fileId ?? '');
          // An answer without the id of the file: nothing can be attached.
          if (!fileId) task.fail('');
        },
      });
    if (!fileId) return;
    // Also while it is being attached: another one may be next in the line.
    order.store(id, fileId);
    if (isCanceled(signal)) await discardStored(id, fileId);
    else if (!signal.aborted) await attachStored(task, fileId);
  };
}

async function textOf(error: PlatformError): Promise<string> {
  await readyText(serverMessage(error));
  return failureSentence(error);
}

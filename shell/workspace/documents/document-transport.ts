import type { UploadTask, UploadTransport, WaitCause } from 'dass-elements/upload-transport.js';
import { readyText } from 'dass-elements/language.js';
import { failureSentence, serverMessage } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError, PlatformErrorKind } from '../../app/service-call.js';
import type { PickingOrder } from './picking-order.js';

export interface DocumentSenderOptions {
  readonly order: PickingOrder;
  /** Stores a file; `fileId` of its result is the stored one. */
  readonly send: UploadTransport;
  /** @param before ids of the stored files that come after this one, in their order */
  readonly attach: (fileId: string, before: readonly string[]) => Promise<void>;
  readonly remove: (fileId: string) => Promise<void>;
  /** Deletes a stored file that is not attached. */
  readonly discard: (fileId: string) => Promise<void>;
  /** Called when discarded files are still stored. @param count number of files */
  readonly onNotDeleted: (failure: PlatformError, count: number) => void;
}

/** Statuses with which another attempt ends the same way. */
const FINAL_STATUSES: readonly (number | undefined)[] = [403, 404, 409, 413, 422];

/** The file has been deleted already, or is not the user's. */
const GONE_STATUSES: readonly (number | undefined)[] = [403, 404];

/** What has to pass before a file can be attached. */
const waitCauses: Partial<Record<PlatformErrorKind, WaitCause>> = {
  offline: 'network',
  timeout: 'network',
  unauthorized: 'sign-in',
};

/** The file is attached already: an earlier attempt has succeeded. */
const ATTACHED_STATUS = 409;

const isCanceled = ({ aborted, reason }: AbortSignal): boolean => aborted && reason === 'cancel';

/** Sends the files of an upload to a record. */
export interface DocumentSender {
  readonly transport: UploadTransport;
  /**
   * Call with the files that are no documents yet, in their order. A stored file that the user has taken out of the upload is
   * deleted.
   */
  arrange(ids: readonly string[]): void;
  /** Deletes what the user has discarded earlier, and the platform could not delete. */
  deleteDiscarded(): Promise<void>;
}

/**
 * Sends a file and attaches it to a record. After a failed attachment, or a reload, another attempt only attaches: the
 * file is already stored. A stored file that will not be attached, because the user does not want it any more or the platform
 * refuses it, is deleted: when that fails, the user sees a notice, and the next visit of the record deletes it.
 *
 * Files are attached in the order of the upload, in whichever order they are sent.
 */
export function documentSender(options: DocumentSenderOptions): DocumentSender {
  const { order, send, attach, remove, discard, onNotDeleted } = options;
  /** Files that are being sent or attached: their transport ends what has to be ended. */
  const running = new Set<string>();

  const deleteStored = async (fileIds: readonly string[]): Promise<void> => {
    for (const fileId of fileIds) order.discard(fileId, false);
    const results = await Promise.allSettled(fileIds.map(discard));
    const failures = results.flatMap((result, index) => {
      const failure = result.status === 'rejected' ? asPlatformError(result.reason) : undefined;
      const isDeleted = !failure || GONE_STATUSES.includes(failure.status);
      if (isDeleted) order.discard(fileIds[index]!, true);
      return isDeleted ? [] : [failure];
    });
    if (failures[0]) onNotDeleted(failures[0], failures.length);
  };

  const discardStored = (id: string, fileId: string): Promise<void> => {
    order.store(id, undefined);
    return deleteStored([fileId]);
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
    } else {
      order.attach(id);
      task.done({ fileId, src: fileId });
    }
  };

  const sendAndAttach = async (task: UploadTask): Promise<void> => {
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

  return {
    transport: async (task) => {
      running.add(task.id);
      try {
        await sendAndAttach(task);
      } finally {
        running.delete(task.id);
      }
    },
    arrange: (ids) => {
      const unwanted = order.arrange(ids).filter(({ id }) => !running.has(id));
      void deleteStored(unwanted.map(({ fileId }) => fileId));
    },
    deleteDiscarded: () => deleteStored(order.discarded),
  };
}

async function textOf(error: PlatformError): Promise<string> {
  await readyText(serverMessage(error));
  return failureSentence(error);
}

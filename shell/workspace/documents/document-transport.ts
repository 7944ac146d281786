import type { UploadTask, UploadTransport, WaitCause } from 'dass-elements/upload-transport.js';
import { readyText } from 'dass-elements/language.js';
import { failureSentence, serverMessage } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError, PlatformErrorKind } from '../../app/service-call.js';

export interface DocumentTransportOptions {
  /** Stores a file; `fileId` of its result is the stored one. */
  readonly send: UploadTransport;
  /** @param before ids of the attached files that the user has picked after this one, in the order of picking */
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
 * Sends a file and attaches it to a record. After a failed attachment another attempt only attaches: the file is
 * already stored. A stored file that will not be attached, because the user has canceled or the platform refuses it, is
 * deleted.
 *
 * Files are attached in the order in which they were picked: a transport gets them in that order, and may finish them in
 * another one.
 */
export function documentTransport({ send, attach, remove, discard }: DocumentTransportOptions): UploadTransport {
  const stored = new WeakMap<File, string>();
  const order = new PickingOrder();

  /** A file that cannot be deleted is one too many on the platform, and nothing that the user could change. */
  const discardStored = async (file: File, fileId: string): Promise<void> => {
    stored.delete(file);
    await discard(fileId).catch(() => undefined);
  };

  const attachStored = async (task: UploadTask, fileId: string): Promise<void> => {
    const { file, signal } = task;
    const before = order.attachedAfter(file);
    // Also while it is being attached: another one may be next in the line.
    order.attach(file, fileId);
    try {
      await attach(fileId, before);
    } catch (error) {
      const failure = asPlatformError(error);
      const isFinal = FINAL_STATUSES.includes(failure.status);
      task.fail(await textOf(failure), { retry: !isFinal, cause: waitCauses[failure.kind] });
      if ((isFinal || isCanceled(signal)) && failure.status !== ATTACHED_STATUS) await discardStored(file, fileId);
      return;
    }
    stored.delete(file);
    // The user has canceled while the platform was attaching the file.
    if (isCanceled(signal)) await remove(fileId).catch(() => undefined);
    else task.done({ fileId, src: fileId });
  };

  return async (task) => {
    const { file, signal } = task;
    order.add(file);
    let fileId = stored.get(file);
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
    stored.set(file, fileId);
    if (isCanceled(signal)) await discardStored(file, fileId);
    else if (!signal.aborted) await attachStored(task, fileId);
  };
}

/** The order in which files were picked, with the ids of those that are attached, or may be. */
class PickingOrder {
  /** Numbers by file: another attempt has the number of the first one. */
  readonly #numbers = new WeakMap<File, number>();
  readonly #attached = new Map<number, string>();
  #count = 0;

  add(file: File): void {
    if (!this.#numbers.has(file)) this.#numbers.set(file, this.#count++);
  }

  attach(file: File, fileId: string): void {
    this.#attached.set(this.#numbers.get(file)!, fileId);
  }

  /** Returns the ids of the attached files that were picked after a file, in the order of picking. */
  attachedAfter(file: File): readonly string[] {
    const number = this.#numbers.get(file)!;
    return [...this.#attached]
      .filter(([other]) => other > number)
      .sort(([one], [other]) => one - other)
      .map(([, fileId]) => fileId);
  }
}

async function textOf(error: PlatformError): Promise<string> {
  await readyText(serverMessage(error));
  return failureSentence(error);
}

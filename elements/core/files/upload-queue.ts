import { errorText, readField } from '../util/read-value.js';
import { warnOnce } from '../util/warn-once.js';
import type { UploadTask, UploadTransport } from './upload-task.js';

/** A file on its way to the server. `canceled`: by the user, who can start it again. */
export interface Transfer {
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'canceled';
  /** Share of the bytes that is sent, from 0 to 1. */
  readonly share: number;
  /** Message of the transport for the user. Empty for a failure without one. */
  readonly message: string;
  /** Whether the user can start it again. */
  readonly canRetry: boolean;
}

export interface UploadQueueOptions {
  /** Number of files that are sent at the same time. */
  concurrency(): number;
  /** Called when a transfer has changed. `isProgress`: only its share. */
  onChange(id: string, isProgress: boolean): void;
  /** Called when a file has been sent. */
  onDone(id: string, result: unknown): void;
}

interface Running {
  readonly file: File;
  transfer: Transfer;
  abort: AbortController | undefined;
}

const waiting: Transfer = { state: 'waiting', share: 0, message: '', canRetry: false };

/** Sends files by a transport of the application, a few at the same time, in the order in which they were added. */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #files = new Map<string, Running>();
  #transport: UploadTransport | undefined;
  #isStopped = false;
  #sending = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** Files that are being sent continue with the transport that they have started with. */
  set transport(transport: UploadTransport | undefined) {
    this.#transport = transport;
    this.#start();
  }

  transferOf(id: string): Transfer | undefined {
    return this.#files.get(id)?.transfer;
  }

  /** Number of files in a state. */
  count(...states: readonly Transfer['state'][]): number {
    let count = 0;
    for (const { transfer } of this.#files.values()) if (states.includes(transfer.state)) count++;
    return count;
  }

  /** Adds a file, once. */
  add(id: string, file: File): void {
    if (this.#files.has(id)) return;
    this.#files.set(id, { file, transfer: waiting, abort: undefined });
    this.#start();
  }

  /** Forgets the files that are not in a list any more, and stops sending them. */
  keep(ids: ReadonlySet<string>): void {
    for (const [id, running] of this.#files) {
      if (ids.has(id)) continue;
      this.#files.delete(id);
      this.#abort(running, 'cancel');
    }
    this.#start();
  }

  cancel(id: string): void {
    const running = this.#files.get(id);
    if (!running || !isPending(running)) return;
    running.transfer = { ...waiting, state: 'canceled', canRetry: true };
    this.#abort(running, 'cancel');
    this.#options.onChange(id, false);
    this.#start();
  }

  retry(id: string): void {
    const running = this.#files.get(id);
    if (!running?.transfer.canRetry) return;
    running.transfer = waiting;
    this.#options.onChange(id, false);
    this.#start();
  }

  /** Stops sending. `resume()` starts the files again. */
  stop(): void {
    this.#isStopped = true;
    for (const running of this.#files.values()) {
      if (running.transfer.state === 'sending') running.transfer = waiting;
      this.#abort(running, 'leave');
    }
  }

  resume(): void {
    this.#isStopped = false;
    this.#start();
  }

  /** @param reason `cancel`: the user does not want the file sent; `leave`: the element has left the page */
  #abort(running: Running, reason: 'cancel' | 'leave'): void {
    const { abort } = running;
    if (!abort) return;
    running.abort = undefined;
    this.#sending--;
    abort.abort(reason);
  }

  #start(): void {
    if (this.#isStopped || !this.#transport) return;
    const limit = Math.max(1, this.#options.concurrency());
    for (const [id, running] of this.#files) {
      if (this.#sending >= limit) return;
      if (running.transfer.state === 'waiting' && !running.abort) this.#send(id, running, this.#transport);
    }
  }

  #send(id: string, running: Running, transport: UploadTransport): void {
    const abort = (running.abort = new AbortController());
    this.#sending++;
    const update = (transfer: Transfer, isProgress = false): boolean => {
      // Late answers of a task that was aborted or has ended.
      if (running.abort !== abort) return false;
      running.transfer = transfer;
      if (transfer.state !== 'sending') {
        running.abort = undefined;
        this.#sending--;
      }
      this.#options.onChange(id, isProgress);
      return true;
    };
    const fail = (message: unknown, canRetry: boolean): void => {
      const text = typeof message === 'string' ? message : '';
      if (update({ state: 'failed', share: 0, message: text, canRetry })) this.#start();
    };
    const task: UploadTask = {
      file: running.file,
      signal: abort.signal,
      progress: (share) => {
        if (typeof share !== 'number' || Number.isNaN(share)) return;
        update({ ...waiting, state: 'sending', share: Math.max(0, Math.min(1, share)) }, true);
      },
      done: (result) => {
        if (!update({ ...waiting, state: 'done', share: 1 })) return;
        this.#options.onDone(id, result);
        this.#start();
      },
      fail: (message, options) => fail(message, readField(options, 'retry') !== false),
    };
    update({ ...waiting, state: 'sending' });
    const failed = (error: unknown): void => {
      if (!abort.signal.aborted) warnOnce(`A transport of an upload failed: ${errorText(error)}`);
      fail('', true);
    };
    try {
      void Promise.resolve(transport(task)).catch(failed);
    } catch (error) {
      failed(error);
    }
  }
}

const isPending = ({ transfer: { state } }: Running): boolean => state === 'waiting' || state === 'sending';

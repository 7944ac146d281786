import { errorText, readField } from '../util/read-value.js';
import { warnOnce } from '../util/warn-once.js';
import { TransferRate } from './transfer-rate.js';
import type { Hold, Transfer, TransferState, UploadTotals } from './transfer.js';
import type { UploadFailureOptions, UploadTask, UploadTransport, WaitCause } from './upload-task.js';

export interface UploadQueueOptions {
  /** Number of files that are sent at the same time. */
  concurrency(): number;
  /** Called when a transfer, or why files wait, has changed. `isProgress`: only a share. */
  onChange(id: string | undefined, isProgress: boolean): void;
  /** Called when a file has been sent. */
  onDone(id: string, result: unknown): void;
}

interface Running {
  readonly file: File;
  transfer: Transfer;
  abort: AbortController | undefined;
  /** The number of attempts since the user has chosen or retried it. */
  failures: number;
  /** Until the next attempt, or until the transfer counts as stalled. */
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly rate: TransferRate;
}

const waiting: Transfer = { state: 'waiting', share: 0, message: '', canRetry: false, retryAt: undefined };

/** Delays before the attempts for a file that a server could not take. Then the user decides. */
const RETRY_DELAYS_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000];
/** Delays before one file is tried while the server does not answer; the last one repeats. */
const PROBE_DELAYS_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** A server does not make files wait for longer without an attempt. */
const MAX_DELAY_MS = 3_600_000;
/** Time without progress after which a transfer is shown as stalled. */
const STALL_MS = 10_000;

const active: readonly TransferState[] = ['connecting', 'sending', 'stalled', 'confirming'];
/** The states of files that are still to be sent. */
export const pendingStates: readonly TransferState[] = ['waiting', 'paused', ...active];

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Sends files by a transport of the application, a few at the same time, in the order of their list. When the network is
 * lost, the session ends or the server asks for a pause, all files wait, and one of them finds out when it goes on.
 */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #files = new Map<string, Running>();
  readonly #rate = new TransferRate();
  #transport: UploadTransport | undefined;
  #isStopped = false;
  /** Several files are being changed. */
  #isChanging = false;
  #sending = 0;
  #hold: Hold | undefined;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** The number of attempts in vain since the server has answered last. */
  #probes = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** Files that are being sent continue with the transport that they have started with. */
  set transport(transport: UploadTransport | undefined) {
    this.#transport = transport;
    this.#start();
  }

  /** Why the files that wait are not sent; undefined when they wait for others. */
  get hold(): Hold | undefined {
    return this.#hold;
  }

  transferOf(id: string): Transfer | undefined {
    return this.#files.get(id)?.transfer;
  }

  /** The seconds until a file is sent; undefined while that is not known. */
  secondsLeft(id: string): number | undefined {
    const running = this.#files.get(id);
    if (running?.transfer.state !== 'sending') return undefined;
    return running.rate.secondsFor(running.file.size * (1 - running.transfer.share));
  }

  get totals(): UploadTotals {
    let [bytes, sentBytes, bytesLeft] = [0, 0, 0];
    for (const { file, transfer } of this.#files.values()) {
      const sent = file.size * transfer.share;
      bytes += file.size;
      sentBytes += sent;
      if (pendingStates.includes(transfer.state)) bytesLeft += file.size - sent;
    }
    const secondsLeft = this.count('sending') > 0 ? this.#rate.secondsFor(bytesLeft) : undefined;
    const [done, unsent] = [this.count('done'), this.count('failed', 'canceled')];
    return { files: this.#files.size, done, unsent, bytes, sentBytes, secondsLeft };
  }

  /** Number of files in a state. */
  count(...states: readonly TransferState[]): number {
    let count = 0;
    for (const { transfer } of this.#files.values()) if (states.includes(transfer.state)) count++;
    return count;
  }

  /** Number of files that have failed or were canceled, and that `retryAll()` sends again. */
  get repeatable(): number {
    let count = 0;
    for (const { transfer } of this.#files.values()) if (transfer.canRetry) count++;
    return count;
  }

  /** Adds a file, once. @param state of a file that is not to be sent before `retry()` */
  add(id: string, file: File, state?: 'paused' | 'canceled'): void {
    if (this.#files.has(id)) return;
    const rate = new TransferRate();
    const transfer = state ? { ...waiting, state, canRetry: state === 'canceled' } : waiting;
    this.#files.set(id, { file, transfer, abort: undefined, failures: 0, timer: undefined, rate });
    this.#start();
  }

  /** Sends what waits in the order of a list. Forgets the files that are not in it, and stops sending them. */
  follow(ids: readonly string[]): void {
    const removed = new Map(this.#files);
    this.#files.clear();
    for (const id of ids) {
      const running = removed.get(id);
      if (running) this.#files.set(id, running);
      removed.delete(id);
    }
    for (const running of removed.values()) this.#abort(running, 'cancel');
    this.#next();
  }

  cancel(id: string): void {
    this.#end(id, { ...waiting, state: 'canceled', canRetry: true }, 'cancel');
  }

  /** Keeps a file from being sent until `retry()`. What the server has of it is kept. */
  pause(id: string): void {
    this.#end(id, { ...waiting, state: 'paused', share: this.transferOf(id)?.share ?? 0 }, 'leave');
  }

  /** Sends a file that has failed, was canceled or paused, or waits for its next attempt. */
  retry(id: string): void {
    const running = this.#files.get(id);
    if (!running) return;
    const { state, canRetry, retryAt, share } = running.transfer;
    if (!canRetry && state !== 'paused' && retryAt === undefined) return;
    clearTimeout(running.timer);
    running.failures = 0;
    running.transfer = { ...waiting, share: state === 'paused' ? share : 0 };
    this.#options.onChange(id, false);
    this.release();
  }

  cancelAll(): void {
    this.#each(pendingStates, (id) => this.cancel(id));
  }

  pauseAll(): void {
    this.#each(['waiting', ...active], (id) => this.pause(id));
  }

  /** Sends all files that are paused. */
  resumeAll(): void {
    this.#each(['paused'], (id) => this.retry(id));
  }

  /** Sends all files again that have failed or were canceled, as far as that can help. */
  retryAll(): void {
    this.#each(['failed', 'canceled'], (id) => this.retry(id));
  }

  /** What files were waiting for may have passed: one is tried at once. Without any, nothing waits any more. */
  release(): void {
    if (!this.#hold) return this.#start();
    this.#setHold({ cause: this.#hold.cause, until: undefined, isTried: true });
    this.#start();
    if (this.#sending === 0 && !this.#isChanging) this.#setHold(undefined);
  }

  /** The user does not want to wait: as `release()`, also for files that wait in their transport. */
  tryNow(): void {
    // They go on where they were. Without a hold, an attempt is running.
    if (this.#hold)
      for (const running of this.#files.values())
        if (running.transfer.state === 'waiting') this.#abort(running, 'leave');
    this.release();
  }

  /** Stops sending, as long as the element is not on the page. `connect()` starts the files again. */
  disconnect(): void {
    this.#isStopped = true;
    globalThis.removeEventListener?.('online', this.#onOnline);
    globalThis.removeEventListener?.('offline', this.#onOffline);
    globalThis.removeEventListener?.('focus', this.#onFocus);
    this.#setHold(undefined);
    this.#probes = 0;
    for (const running of this.#files.values()) {
      if (active.includes(running.transfer.state)) running.transfer = { ...waiting, share: running.transfer.share };
      if (running.transfer.retryAt !== undefined) running.transfer = { ...running.transfer, retryAt: undefined };
      this.#abort(running, 'leave');
    }
  }

  connect(): void {
    this.#isStopped = false;
    globalThis.addEventListener?.('online', this.#onOnline);
    globalThis.addEventListener?.('offline', this.#onOffline);
    globalThis.addEventListener?.('focus', this.#onFocus);
    this.#start();
  }

  readonly #onOnline = (): void => {
    if (this.#hold && this.#hold.cause !== 'sign-in') this.release();
  };

  /** What is on its way does not arrive: requests would show their last progress until they give up. */
  readonly #onOffline = (): void => {
    if (this.count('waiting', ...active) === 0) return;
    for (const [id, running] of this.#files)
      if (active.includes(running.transfer.state)) this.#wait(id, running, undefined);
    this.#holdFor('network');
  };

  /** The user may have signed in in another tab. */
  readonly #onFocus = (): void => {
    if (this.#hold?.cause === 'sign-in') this.release();
  };

  #each(states: readonly TransferState[], change: (id: string) => void): void {
    // None begins that is to be paused or canceled next.
    this.#isChanging = true;
    for (const [id, { transfer }] of [...this.#files]) if (states.includes(transfer.state)) change(id);
    this.#isChanging = false;
    this.#start();
  }

  #end(id: string, transfer: Transfer, reason: 'cancel' | 'leave'): void {
    const running = this.#files.get(id);
    if (!running || !pendingStates.includes(running.transfer.state)) return;
    running.transfer = transfer;
    this.#abort(running, reason);
    this.#options.onChange(id, false);
    this.#next();
  }

  /** A file is not to be sent any more: another one is, and without any nothing waits. */
  #next(): void {
    if (this.#hold && this.count('waiting', ...active) === 0) this.#setHold(undefined);
    this.#start();
  }

  /** @param reason `cancel`: the user does not want the file sent; `leave`: it is sent later */
  #abort(running: Running, reason: 'cancel' | 'leave'): void {
    clearTimeout(running.timer);
    const { abort } = running;
    if (!abort) return;
    running.abort = undefined;
    this.#sending--;
    abort.abort(reason);
  }

  /** Ends the attempt for a file, which waits for the next one. @param after milliseconds; undefined: for its turn */
  #wait(id: string, running: Running, after: number | undefined, message = ''): void {
    this.#abort(running, 'leave');
    const retryAt = after === undefined ? undefined : performance.now() + after;
    running.transfer = { ...waiting, share: running.transfer.share, message, retryAt };
    running.rate.pause();
    if (after !== undefined) running.timer = setTimeout(() => this.#again(id, running), after);
    this.#options.onChange(id, false);
  }

  #again(id: string, running: Running): void {
    running.transfer = { ...running.transfer, retryAt: undefined };
    this.#options.onChange(id, false);
    this.#start();
  }

  #holdFor(cause: WaitCause, after?: number): void {
    if (cause === 'sign-in') return this.#setHold({ cause, until: undefined, isTried: false });
    const last = PROBE_DELAYS_MS.length - 1;
    if (cause === 'network' && isOffline()) {
      this.#setHold({ cause: 'offline', until: undefined, isTried: false });
      // A server on the same machine answers without a network.
      this.#holdTimer = setTimeout(() => this.release(), PROBE_DELAYS_MS[last]);
      return;
    }
    const delay = after ?? (PROBE_DELAYS_MS[Math.min(this.#probes++, last)] as number);
    this.#setHold({ cause, until: performance.now() + delay, isTried: false });
    this.#holdTimer = setTimeout(() => this.release(), delay);
  }

  #setHold(hold: Hold | undefined): void {
    clearTimeout(this.#holdTimer);
    if (hold) this.#rate.pause();
    const isSame = hold === this.#hold;
    this.#hold = hold;
    if (!isSame) this.#options.onChange(undefined, false);
  }

  /** The server has answered otherwise than by asking to wait. */
  #answered(): void {
    this.#probes = 0;
    this.#resume();
  }

  #resume(): void {
    if (!this.#hold) return;
    this.#setHold(undefined);
    this.#start();
  }

  /** Sends the next files; one only, while it finds out whether the others can go on. */
  #start(): void {
    if (this.#isStopped || this.#isChanging || !this.#transport || this.#hold?.isTried === false) return;
    const limit = this.#hold ? 1 : Math.max(1, this.#options.concurrency());
    for (const [id, running] of this.#files) {
      if (this.#sending >= limit) return;
      const { state, retryAt } = running.transfer;
      if (state === 'waiting' && retryAt === undefined && !running.abort) this.#send(id, running, this.#transport);
    }
  }

  #send(id: string, running: Running, transport: UploadTransport): void {
    const abort = (running.abort = new AbortController());
    this.#sending++;
    const isCurrent = (): boolean => running.abort === abort;
    const update = (transfer: Transfer, isProgress = false): void => {
      clearTimeout(running.timer);
      running.transfer = transfer;
      const isShown = transfer.state === 'connecting' || transfer.state === 'sending';
      if (isShown) running.timer = setTimeout(() => stall(), STALL_MS);
      this.#options.onChange(id, isProgress);
    };
    const stall = (): void => {
      if (!isCurrent()) return;
      running.rate.pause();
      this.#rate.pause();
      update({ ...running.transfer, state: 'stalled' });
    };
    const finish = (transfer: Transfer): void => {
      running.abort = undefined;
      this.#sending--;
      update(transfer);
    };
    const fail = (message: unknown, options?: UploadFailureOptions): void => {
      // Late answers of a task that was aborted or has ended.
      if (!isCurrent()) return;
      const text = typeof message === 'string' ? message : '';
      const cause = causeOf(readField(options, 'cause'));
      const after = delayOf(readField(options, 'after'));
      const canRetry = readField(options, 'retry') !== false;
      if (canRetry && cause && (cause !== 'busy' || after !== undefined)) {
        this.#wait(id, running, undefined, text);
        return this.#holdFor(cause, after);
      }
      const delay = cause === 'busy' ? RETRY_DELAYS_MS[running.failures++] : undefined;
      if (canRetry && delay !== undefined) this.#wait(id, running, delay, text);
      else finish({ ...waiting, state: 'failed', message: text, canRetry });
      if (!cause) this.#answered();
      this.#start();
    };
    const task: UploadTask = {
      file: running.file,
      id,
      signal: abort.signal,
      progress: (share) => {
        if (!isCurrent() || typeof share !== 'number' || Number.isNaN(share)) return;
        const { transfer, file } = running;
        const next = Math.max(0, Math.min(1, share));
        const added = Math.max(0, next - transfer.share) * file.size;
        running.rate.add(added);
        this.#rate.add(added);
        const isBegin = next === 0 && transfer.state === 'connecting';
        const state = next === 1 ? 'confirming' : isBegin ? 'connecting' : 'sending';
        update({ ...waiting, state, share: next }, state === transfer.state);
        // A part that has left says that there is a connection. Whether the server accepts the file, it says at the end.
        const { cause } = this.#hold ?? {};
        if (next > 0 && next < 1 && (cause === 'network' || cause === 'offline')) this.#resume();
      },
      wait: (cause, after) => {
        if (!isCurrent()) return;
        clearTimeout(running.timer);
        running.rate.pause();
        running.transfer = { ...waiting, share: running.transfer.share };
        this.#options.onChange(id, false);
        this.#holdFor(causeOf(cause) ?? 'network', delayOf(after));
      },
      done: (result) => {
        if (!isCurrent()) return;
        finish({ ...waiting, state: 'done', share: 1 });
        this.#options.onDone(id, result);
        this.#answered();
        this.#start();
      },
      fail,
    };
    update({ ...waiting, state: 'connecting', share: running.transfer.share });
    const failed = (error: unknown): void => {
      if (!abort.signal.aborted) warnOnce(`A transport of an upload failed: ${errorText(error)}`);
      fail('');
    };
    try {
      void Promise.resolve(transport(task)).catch(failed);
    } catch (error) {
      failed(error);
    }
  }
}

const causes: readonly unknown[] = ['network', 'sign-in', 'busy'];

const causeOf = (value: unknown): WaitCause | undefined => (causes.includes(value) ? (value as WaitCause) : undefined);

const delayOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 ? Math.min(value, MAX_DELAY_MS) : undefined;

import type { ReactiveController, ReactiveElement } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { warnOnce } from '../../base/warn.js';
import { errorText } from '../../core/util/read-value.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import type { UploadList } from '../../core/files/upload-list.js';
import { pendingStates, UploadQueue } from '../../core/files/upload-queue.js';
import type { Hold, Transfer, UploadTotals } from '../../core/files/transfer.js';
import type { UploadTransport } from '../../core/files/upload-task.js';
import { amountText, holdText, stateText, totalsText } from './transfer-texts.js';

export interface FileTransfersOptions {
  readonly list: UploadList;
  /** Returns the state of a file that was kept and is not to be sent by itself. */
  stateOf(id: string): 'paused' | 'canceled' | undefined;
  /** Called when a file has been sent and its entry has the stored fields. */
  onStored(entry: UploadEntry): void;
  /** Called when a file was refused, or given up. */
  onFailed(id: string, transfer: Transfer): void;
  /** Called when files start or stop being sent. */
  onChange(): void;
}

/** Time after which what counts down is shown again. */
const TICK_MS = 1000;
/** Numbers that change with every frame cannot be read. */
const TEXT_MS = 250;

/** The element whose files are sent. */
export type TransferHost = ReactiveElement & {
  readonly concurrency: number;
  readonly signIn?: (() => unknown) | undefined;
};

/** Sends the files of a list by the application's transport while the element is on the page. */
export class FileTransfers implements ReactiveController {
  readonly #host: TransferHost;
  readonly #options: FileTransfersOptions;
  readonly #queue: UploadQueue;
  #transport: UploadTransport | undefined;
  #isSigningIn = false;
  #frame = 0;
  #timer = 0;
  #textTimer = 0;
  #textsShownAt = -Infinity;
  /** Why files wait, as it was announced. */
  #announced: Hold['cause'] | undefined;

  constructor(host: TransferHost, options: FileTransfersOptions) {
    this.#host = host;
    this.#options = options;
    this.#queue = new UploadQueue({
      concurrency: () => host.concurrency,
      onChange: (id, isProgress) => {
        if (isProgress) this.#showNext();
        else if (id !== undefined) this.#onChange(id);
        else this.#onHold();
      },
      onDone: (id, result) => {
        const entry = options.list.store(id, result);
        if (entry) options.onStored(entry);
      },
    });
    host.addController(this);
  }

  get sending(): number {
    return this.#queue.count(...pendingStates);
  }

  get failed(): number {
    return this.#queue.count('failed', 'canceled');
  }

  /** Returns how far a file is sent; undefined for one that is not sent. */
  of(id: string): Transfer | undefined {
    return this.#queue.transferOf(id);
  }

  /** Number of files that can be paused, that are paused, that are not sent, and those of them that can be sent again. */
  get counts(): Readonly<Record<'running' | 'paused' | 'failed' | 'repeatable', number>> {
    const paused = this.#queue.count('paused');
    return { running: this.sending - paused, paused, failed: this.failed, repeatable: this.#queue.repeatable };
  }

  get totals(): UploadTotals {
    return this.#queue.totals;
  }

  /** Why the files that wait are not sent; undefined when none waits, except paused ones. */
  get hold(): Hold | undefined {
    return this.counts.running > 0 ? this.#queue.hold : undefined;
  }

  /** Whether new files are sent. */
  get isSending(): boolean {
    return this.#transport !== undefined;
  }

  get canSignIn(): boolean {
    return this.#host.signIn !== undefined;
  }

  readonly cancel = (id: string): void => this.#queue.cancel(id);
  readonly pause = (id: string): void => this.#queue.pause(id);
  readonly retry = (id: string): void => this.#queue.retry(id);
  readonly cancelAll = (): void => this.#queue.cancelAll();
  readonly pauseAll = (): void => this.#queue.pauseAll();
  readonly resumeAll = (): void => this.#queue.resumeAll();
  readonly retryAll = (): void => this.#queue.retryAll();
  /** Tries at once to send what waits. */
  readonly tryNow = (): void => this.#queue.tryNow();

  /** Lets the user sign in, and goes on afterwards. */
  readonly signIn = async (): Promise<void> => {
    if (this.#isSigningIn) return;
    this.#isSigningIn = true;
    try {
      await this.#host.signIn?.();
      this.#queue.release();
    } catch (error) {
      warnOnce(this.#host.localName, `'signIn' has failed: ${errorText(error)}`);
    } finally {
      this.#isSigningIn = false;
    }
  };

  /** Sends with another transport from now on. */
  setTransport(transport: UploadTransport | undefined): void {
    if (transport === this.#transport) return;
    this.#transport = transport;
    this.listChanged();
    this.#queue.transport = transport;
  }

  /** Sends the new files of the list in its order, and stops sending those that are not in it any more. */
  listChanged(): void {
    const { items } = this.#options.list;
    if (this.#transport)
      for (const { id, file, src } of items) if (file && !src) this.#queue.add(id, file, this.#options.stateOf(id));
    this.#queue.follow(items.map(({ id }) => id));
    if (this.#transport) this.#options.onChange();
  }

  hostConnected(): void {
    this.#queue.connect();
    this.#watchTime();
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearInterval(this.#timer);
    this.#timer = 0;
    clearTimeout(this.#textTimer);
    this.#textTimer = 0;
    // An element that is moved on the page is connected again at once, and goes on sending.
    queueMicrotask(() => this.#host.isConnected || this.#queue.disconnect());
  }

  #onChange(id: string): void {
    const transfer = this.#queue.transferOf(id);
    if (transfer?.state === 'failed') {
      const { name = '' } = this.#options.list.find(id) ?? {};
      announce(msg(str`${name}: envio não concluído`, { id: 'dassUploadFailedFile' }), 'assertive');
      this.#options.onFailed(id, transfer);
    } else if (transfer?.state === 'done' && this.sending === 0 && this.failed === 0)
      announce(msg('Todos os arquivos foram enviados', { id: 'dassUploadAllSent' }));
    this.#watchTime();
    this.#host.requestUpdate();
    this.#options.onChange();
  }

  #onHold(): void {
    const { hold } = this.#queue;
    if (hold && hold.cause !== this.#announced) announce(holdText(hold), 'assertive');
    else if (!hold && this.#announced) announce(msg('O envio continua', { id: 'dassUploadGoesOn' }));
    this.#announced = hold?.cause;
    this.#watchTime();
    this.#host.requestUpdate();
  }

  /** Shows how much of each file is sent, and how long what waits has to. @param withTexts false: only moves the bars */
  showShares(withTexts = true): void {
    const root = this.#host.renderRoot;
    const { hold } = this;
    if (withTexts) this.#textsShownAt = performance.now();
    for (const row of root.querySelectorAll<HTMLElement>(withTexts ? '.row' : '.row.sending')) {
      const { id = '' } = row.dataset;
      const transfer = this.#queue.transferOf(id);
      if (!transfer) continue;
      const { share } = transfer;
      const state = withTexts && row.querySelector('.state');
      const size = this.#options.list.find(id)?.size ?? 0;
      const isSending = transfer.state === 'sending';
      if (state)
        setText(state, isSending ? amountText(size, share, this.#queue.secondsLeft(id)) : stateText(transfer, hold));
      const bar = row.querySelector<HTMLElement>('.bar');
      if (!bar) continue;
      bar.style.setProperty('--_share', String(share));
      bar.ariaValueNow = String(Math.floor(share * 100));
    }
    if (!withTexts) return;
    const total = root.querySelector('.totals');
    if (total) setText(total, totalsText(this.totals, hold !== undefined));
    const reason = root.querySelector('.hold-text');
    if (reason && hold) setText(reason, holdText(hold));
  }

  /** Times count down while files are to be sent. */
  #watchTime(): void {
    const isNeeded = this.#host.isConnected && this.sending > 0;
    if (isNeeded) this.#timer ||= window.setInterval(() => this.#showNext(), TICK_MS);
    else {
      clearInterval(this.#timer);
      this.#timer = 0;
    }
  }

  /** Shows the shares with the next frame, without rendering the list. */
  #showNext(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const wait = this.#textsShownAt + TEXT_MS - performance.now();
      if (wait > 0)
        this.#textTimer ||= window.setTimeout(() => {
          this.#textTimer = 0;
          this.#showNext();
        }, wait);
      this.showShares(wait <= 0);
    });
  }
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

import type { ReactiveController, ReactiveElement } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import type { UploadList } from '../../core/files/upload-list.js';
import { UploadQueue, type Transfer } from '../../core/files/upload-queue.js';
import type { UploadTransport } from '../../core/files/upload-task.js';

export interface FileTransfersOptions {
  readonly list: UploadList;
  /** Called when a file has been sent and its entry has the stored fields. */
  onStored(entry: UploadEntry): void;
  /** Called when files start or stop being sent. */
  onChange(): void;
}

/** The element whose files are sent. */
export type TransferHost = ReactiveElement & { readonly concurrency: number };

/** Sends the files of a list by the application's transport while the element is on the page. */
export class FileTransfers implements ReactiveController {
  readonly #host: TransferHost;
  readonly #options: FileTransfersOptions;
  readonly #queue: UploadQueue;
  #transport: UploadTransport | undefined;
  #frame = 0;

  constructor(host: TransferHost, options: FileTransfersOptions) {
    this.#host = host;
    this.#options = options;
    this.#queue = new UploadQueue({
      concurrency: () => host.concurrency,
      onChange: (id, isProgress) => (isProgress ? this.#showProgress() : this.#onChange(id)),
      onDone: (id, result) => {
        const entry = options.list.store(id, result);
        if (entry) options.onStored(entry);
      },
    });
    host.addController(this);
  }

  get sending(): number {
    return this.#queue.count('sending', 'waiting');
  }

  get failed(): number {
    return this.#queue.count('failed', 'canceled');
  }

  /** Returns how far a file is sent; undefined for one that is not sent. */
  of(id: string): Transfer | undefined {
    return this.#queue.transferOf(id);
  }

  readonly cancel = (id: string): void => this.#queue.cancel(id);
  readonly retry = (id: string): void => this.#queue.retry(id);

  /** Sends with another transport from now on. */
  setTransport(transport: UploadTransport | undefined): void {
    if (transport === this.#transport) return;
    this.#transport = transport;
    this.listChanged();
    this.#queue.transport = transport;
  }

  /** Sends the new files of the list, and stops sending those that are not in it any more. */
  listChanged(): void {
    const { items } = this.#options.list;
    this.#queue.keep(new Set(items.map(({ id }) => id)));
    if (!this.#transport) return;
    for (const { id, file, src } of items) if (file && !src) this.#queue.add(id, file);
    this.#options.onChange();
  }

  hostConnected(): void {
    this.#queue.resume();
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    // An element that is moved on the page is connected again at once, and goes on sending.
    queueMicrotask(() => this.#host.isConnected || this.#queue.stop());
  }

  #onChange(id: string): void {
    const { state = '' } = this.#queue.transferOf(id) ?? {};
    if (state === 'failed') {
      const { name = '' } = this.#options.list.find(id) ?? {};
      announce(msg(str`${name}: envio não concluído`, { id: 'dassUploadFailedFile' }), 'assertive');
    } else if (state === 'done' && this.sending === 0 && this.failed === 0)
      announce(msg('Todos os arquivos foram enviados', { id: 'dassUploadAllSent' }));
    this.#host.requestUpdate();
    this.#options.onChange();
  }

  /** Shows on each progress bar how much of its file is sent. */
  showShares(): void {
    for (const bar of this.#host.renderRoot.querySelectorAll<HTMLElement>('.bar')) {
      const { id = '' } = bar.closest<HTMLElement>('.row')?.dataset ?? {};
      const { share = 0 } = this.#queue.transferOf(id) ?? {};
      bar.style.setProperty('--_share', String(share));
      bar.ariaValueNow = String(Math.floor(share * 100));
    }
  }

  /** Shows progress once a frame, without rendering the list. */
  #showProgress(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.showShares();
    });
  }
}

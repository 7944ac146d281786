// Keeps the new files of an upload in the browser until they are sent. Loads with `restoreKey`.
import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { guardPage } from '../../base/guard-page.js';
import { newEntryId, type UploadEntry, type UploadItem } from '../../core/files/upload-entry.js';
import type { Transfer } from '../../core/files/transfer.js';
import { notify } from '../../controls/notice/notify.js';
import { displayFileName } from '../../core/files/file-name.js';
import type { KeptFile } from './kept-file-store.js';
import { KeptSession } from './kept-session.js';

/** The element whose files are kept. */
export type KeptHost = ReactiveElement & {
  readonly restoreKey: string;
  readonly restoreUser: string;
  readonly busy: boolean;
  readonly readOnly: boolean;
};

export interface KeptFilesOptions {
  items(): readonly UploadItem[];
  transferOf(id: string): Transfer | undefined;
  /** Whether files are sent one by one. */
  isSending(): boolean;
  /** Called with the entries of files that were kept, in their order. */
  restore(entries: readonly UploadEntry[]): void;
  discard(ids: ReadonlySet<string>): void;
}

/** Number of files that the notice names; the others are counted. */
const MAX_NAMED = 20;

/** Only one notice in a page says that nothing can be kept. */
let isBlockedTold = false;

/** Keeps the new files of an upload over a reload, a crash and a closed tab, and brings them back. */
export class KeptFiles implements ReactiveController {
  readonly #host: KeptHost;
  readonly #options: KeptFilesOptions;
  #session: KeptSession | undefined;
  /** Files that were found and are not in the list yet. */
  #found: KeptFile[] = [];
  readonly #restored = new Set<string>();
  readonly #states = new Map<string, 'paused' | 'canceled'>();
  #endGuard: (() => void) | undefined;

  constructor(host: KeptHost, options: KeptFilesOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    // An element that is moved on the page is connected again at once.
    queueMicrotask(() => this.#host.isConnected || this.#follow());
  }

  /** The state that a file had before; undefined when it is to be sent. */
  stateOf(id: string): 'paused' | 'canceled' | undefined {
    return this.#states.get(id);
  }

  /** Number of files that would be lost with the page. */
  get unkept(): number {
    const wanted = this.#wanted();
    return this.#session ? wanted.filter(({ id }) => !this.#session!.has(id)).length : wanted.length;
  }

  /** The properties of the element have changed. */
  update(): void {
    this.#follow();
    if (this.#found.length && this.#mayRestore) queueMicrotask(() => this.#restore());
  }

  /** Files were added, changed, moved, removed, paused or sent. */
  changed(): void {
    const session = this.#session;
    if (!session) return;
    const wanted = this.#wanted();
    session.keep(wanted, (id) => this.#stateNow(id));
    const ids = new Set(wanted.map(({ id }) => id));
    for (const id of this.#restored) if (!ids.has(id)) this.#restored.delete(id);
    this.#guard();
  }

  /** Renders how many files of before are in the list, until they are sent. */
  renderRestored(): TemplateResult | typeof nothing {
    if (this.#restored.size === 0) return nothing;
    return html`<div class="restored" role="group" aria-labelledby="restored">
      <p id="restored">${this.#restoredText(this.#restored.size)}</p>
      <button
        class="queue-button discard"
        type="button"
        aria-label=${msg('Descartar os arquivos de antes', { id: 'dassUploadDiscardName' })}
        @click=${this.#discard}
      >
        ${msg('Descartar', { id: 'dassUploadDiscard' })}
      </button>
    </div>`;
  }

  #wanted(): readonly UploadItem[] {
    const { items, transferOf } = this.#options;
    return items().filter(({ id, file, src }) => file && !src && transferOf(id)?.state !== 'done');
  }

  #stateNow(id: string): 'paused' | 'canceled' | undefined {
    const state = this.#options.transferOf(id)?.state;
    return state === 'paused' || state === 'canceled' ? state : undefined;
  }

  get #mayRestore(): boolean {
    return this.#host.isConnected && !this.#host.busy && !this.#host.readOnly;
  }

  /** Begins to keep files under another key, or ends. */
  #follow(): void {
    const { restoreKey, restoreUser, isConnected } = this.#host;
    const scope = restoreKey && isConnected ? JSON.stringify([restoreUser, restoreKey]) : undefined;
    const old = this.#session;
    if (old?.scope === scope) return;
    this.#session = undefined;
    this.#found = [];
    this.#restored.clear();
    if (scope !== undefined) {
      const session: KeptSession = (this.#session = new KeptSession(scope, newEntryId(), {
        onFound: (kept) => {
          if (session !== this.#session) return;
          this.#found.push(...kept);
          if (this.#mayRestore) this.#restore();
        },
        onWritten: () => this.#guard(),
        onRefused: (items) => this.#tellRefused(items),
        onBlocked: () => {
          if (session === this.#session) this.#tellBlocked();
        },
      }));
      // Files that are in the list under the new key are not kept under the old one, too.
      if (old) void this.#host.updateComplete.then(() => old.end(new Set(this.#wanted().map(({ id }) => id))));
      this.changed();
    } else void old?.end();
    this.#guard();
  }

  #restore(): void {
    const kept = this.#found.splice(0);
    const known = new Set(this.#options.items().map(({ id }) => id));
    const entries = kept.flatMap(({ record: { id, fields, state }, file }): UploadEntry[] => {
      if (!file || known.has(id)) return [];
      if (state) this.#states.set(id, state);
      return [{ ...fields, _id: id, file }];
    });
    this.#session?.adopt(kept.filter(({ record }) => !known.has(record.id)));
    if (entries.length === 0) return;
    for (const { _id } of entries) this.#restored.add(_id!);
    this.#options.restore(entries);
    this.changed();
    // In single mode only one is.
    if (this.#restored.size) announce(this.#restoredText(this.#restored.size));
    this.#host.requestUpdate();
  }

  readonly #discard = (): void => {
    const ids = new Set(this.#restored);
    this.#restored.clear();
    this.#options.discard(ids);
    announce(msg('Arquivos de antes descartados', { id: 'dassUploadDiscarded' }));
  };

  /** Asks before the page is left with files that it alone has. */
  #guard(): void {
    const isSending = this.#options.isSending();
    const session = this.#session;
    // A form that is submitted takes its files along: only those that are being written are waited for.
    const isNeeded =
      session?.isOpen === true &&
      this.#wanted().some(({ id }) => !session.has(id) && (isSending || !session.isRefused(id)));
    if (isNeeded) this.#endGuard ??= guardPage();
    else {
      this.#endGuard?.();
      this.#endGuard = undefined;
    }
  }

  #restoredText(count: number): string {
    const number = formatCount(count);
    return this.#options.isSending()
      ? plural(count, {
          one: msg(str`${number} arquivo de antes continua a ser enviado`, { id: 'dassUploadRestoredOne' }),
          many: msg(str`${number} de arquivos de antes continuam a ser enviados`, { id: 'dassUploadRestoredMany' }),
          other: msg(str`${number} arquivos de antes continuam a ser enviados`, { id: 'dassUploadRestoredOther' }),
        })
      : plural(count, {
          one: msg(str`${number} arquivo de antes está de novo na lista`, { id: 'dassUploadListedOne' }),
          many: msg(str`${number} de arquivos de antes estão de novo na lista`, { id: 'dassUploadListedMany' }),
          other: msg(str`${number} arquivos de antes estão de novo na lista`, { id: 'dassUploadListedOther' }),
        });
  }

  #tellRefused(items: readonly UploadItem[]): void {
    const names = items.slice(0, MAX_NAMED).map(({ name }) => `• ${displayFileName(name)}`);
    const more = items.length - names.length;
    const message = (): string =>
      [
        msg('Não há espaço no navegador para guardar estes arquivos. Mantenha a página aberta até o fim do envio:', {
          id: 'dassUploadNotKept',
        }),
        ...names,
        ...(more > 0 ? [msg(str`e mais ${formatCount(more)}`, { id: 'dassUploadMore' })] : []),
      ].join('\n');
    void notify({ type: 'warning', message });
    this.#guard();
  }

  #tellBlocked(): void {
    this.#guard();
    if (isBlockedTold) return;
    isBlockedTold = true;
    const message = (): string =>
      msg('Este navegador não guarda arquivos: os que não forem enviados se perdem quando a página fechar.', {
        id: 'dassUploadCannotKeep',
      });
    void notify({ type: 'warning', message });
  }
}

import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { close, grip, photoEdit, playerPause, playerPlay, refresh, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { splitFileName } from '../../core/files/file-name.js';
import type { UploadItem } from '../../core/files/upload-entry.js';
import type { UploadList } from '../../core/files/upload-list.js';
import { pendingStates } from '../../core/files/upload-queue.js';
import type { Transfer } from '../../core/files/transfer.js';
import { formatFileSize } from '../../core/format/file-size.js';
import { typeIcon } from '../shared/type-icon.js';
import type { Thumbnails } from '../shared/thumbnails.js';
import { fileListStyles } from './file-list.styles.js';
import type { FileTransfers } from './file-transfers.js';
import { QueueLine } from './queue-line.js';
import { clickedMove, renderMoveButtons } from '../shared/move-buttons.js';
import { RowWindow } from '../shared/row-window.js';
import { startRowDrag } from '../shared/row-drag.js';

export interface FileRowsOptions {
  readonly list: UploadList;
  isWritable(): boolean;
  isMovable(): boolean;
  isEditable(item: UploadItem): boolean;
  edit(id: string): void;
  remove(id: string): void;
  move(id: string, index: number): void;
}

/** The rows of the files. Progress is shown without rendering them. */
export class FileRows {
  readonly #host: ReactiveElement;
  readonly #options: FileRowsOptions;
  readonly #transfers: FileTransfers;
  readonly #roving: RovingFocus;
  readonly #thumbnails: LazyImport<{ Thumbnails: typeof Thumbnails }>;
  readonly #window: RowWindow;
  readonly #line: QueueLine;
  #drawn: Thumbnails | undefined;
  #current: HTMLElement | undefined;
  /** Id of the file whose actions are the buttons that move it. */
  #moving: string | undefined;

  constructor(host: ReactiveElement, transfers: FileTransfers, options: FileRowsOptions) {
    this.#host = host;
    this.#transfers = transfers;
    this.#options = options;
    this.#line = new QueueLine(host, options.list, transfers);
    // Before the focus: a row is moved into view at its place.
    this.#window = new RowWindow(host, {
      count: () => options.list.items.length,
      kept: () => options.list.indexOf(this.#roving.current?.dataset.id ?? ''),
    });
    this.#roving = new RovingFocus(host, {
      items: () => this.elements,
      orientation: 'vertical',
      key: (row) => row.dataset.id,
    });
    adoptStyles(host.renderRoot, iconButtonStyles, fileListStyles);
    this.#thumbnails = new LazyImport(host, () => import('../shared/thumbnails.js'), { silent: true });
    host.addController({ hostDisconnected: () => this.#stop() });
  }

  /** The rendered rows. */
  get elements(): readonly HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>('.row')];
  }

  nameOf({ name }: UploadItem): string {
    return name || msg('Sem nome', { id: 'dassUploadUnnamed' });
  }

  render(): TemplateResult {
    const { items } = this.#options.list;
    const isMovable = this.#options.isMovable() && items.length > 1;
    return html`${this.#line.render(this.#options.isWritable())}
      <ul
        class=${isMovable ? 'list movable' : 'list'}
        part="list"
        aria-label=${msg('Arquivos', { id: 'dassUploadFiles' })}
        @focusin=${this.#onFocusIn}
        @keydown=${this.#onKeyDown}
        @click=${this.#onClick}
        @pointerdown=${this.#onPointerDown}
      >
        ${repeat(
          this.#window.rows(),
          (row) => (typeof row === 'number' ? items[row]!.id : row.key),
          (row) =>
            typeof row === 'number'
              ? this.#renderRow(items[row]!, row, items.length, isMovable)
              : html`<li class="gap" role="presentation" data-from=${row.from} data-to=${row.to}></li>`,
        )}
      </ul>`;
  }

  /** Called after the host has rendered the rows. */
  updated(): void {
    const { items } = this.#options.list;
    this.#setCurrent(this.#roving.current);
    this.#transfers.showShares();
    if (items.some(({ file }) => file?.type.startsWith('image/'))) this.#thumbnails.loadOnce();
    if (this.#thumbnails.ready) this.#showThumbnails();
  }

  /** Makes the buttons of a row the only ones that Tab reaches. */
  #setCurrent(row: HTMLElement | undefined): void {
    const set = (one: HTMLElement | undefined, tabIndex: number): void => {
      for (const button of one?.querySelectorAll('button') ?? []) button.tabIndex = tabIndex;
    };
    if (row !== this.#current) set(this.#current, -1);
    this.#current = row;
    set(row, 0);
  }

  readonly #onFocusIn = (event: Event): void => {
    const at = this.#rowOf(event);
    this.#setCurrent(at?.row);
    if (this.#moving !== undefined && at?.id !== this.#moving) this.#showMoves(undefined);
  };

  /** Shows the buttons that move a file in place of its actions. */
  #showMoves(id: string | undefined): void {
    this.#moving = id;
    this.#host.requestUpdate();
  }

  #renderRow(item: UploadItem, index: number, count: number, isMovable: boolean): TemplateResult {
    const { id, size } = item;
    const name = this.nameOf(item);
    const [stem, end] = splitFileName(name);
    const transfer = this.#transfers.of(id);
    const sizeText = size === undefined ? '' : formatFileSize(size, getLanguage());
    const path = typeof item.entry.relativePath === 'string' ? item.entry.relativePath : '';
    return html`<li
      class=${`row ${transfer?.state ?? ''}`}
      data-id=${id}
      data-index=${index}
      tabindex="-1"
      aria-setsize=${count}
      aria-posinset=${index + 1}
    >
      ${
        isMovable
          ? html`<button
              class="icon-button handle"
              type="button"
              tabindex="-1"
              aria-label=${msg(str`Mover ${name}`, { id: 'dassUploadMove' })}
              aria-expanded=${id === this.#moving ? 'true' : 'false'}
              aria-description=${msg('Setas para cima e para baixo', { id: 'dassUploadMoveKeys' })}
            >
              ${renderIcon(grip)}
            </button>`
          : nothing
      }
      <span class="thumb">${typeIcon(item)}</span>
      <span class="text">
        <span class="name" dir="auto" title=${path || name}><span class="stem">${stem}</span><span>${end}</span></span>
        <span class="meta"
          >${
            transfer?.state === 'sending'
              ? html`<span class="state"></span>`
              : html`${sizeText}${sizeText && transfer ? ' · ' : nothing}${
                  transfer ? html`<span class="state"></span>` : nothing
                }`
          }</span
        >
        ${
          transfer && pendingStates.includes(transfer.state) && (transfer.state !== 'waiting' || transfer.share > 0)
            ? html`<span
                class="bar"
                role="progressbar"
                aria-label=${msg(str`Envio de ${name}`, { id: 'dassUploadProgress' })}
                aria-valuemin="0"
                aria-valuemax="100"
              ></span>`
            : nothing
        }
      </span>
      ${isMovable && id === this.#moving ? renderMoveButtons(name, index, count) : this.#renderActions(item, name, transfer)}
    </li>`;
  }

  #renderActions(item: UploadItem, name: string, transfer: Transfer | undefined): unknown {
    const button = (action: string, label: string, icon: string): TemplateResult =>
      html`<button class=${`icon-button ${action}`} type="button" tabindex="-1" title=${label}>
        ${renderIcon(icon)}
      </button>`;
    if (!this.#options.isWritable()) return nothing;
    const isPending = transfer !== undefined && pendingStates.includes(transfer.state);
    const isRepeated = transfer?.canRetry || transfer?.retryAt !== undefined;
    const main = isRepeated
      ? button('retry', msg(str`Enviar ${name} de novo`, { id: 'dassUploadRetry' }), refresh)
      : transfer?.state === 'paused'
        ? button('resume', msg(str`Continuar o envio de ${name}`, { id: 'dassUploadResume' }), playerPlay)
        : isPending
          ? button('pause', msg(str`Pausar o envio de ${name}`, { id: 'dassUploadPause' }), playerPause)
          : nothing;
    return html`${main}${
      isPending
        ? button('cancel', msg(str`Cancelar o envio de ${name}`, { id: 'dassUploadCancel' }), close)
        : main !== nothing
          ? nothing
          : this.#options.isEditable(item)
            ? button('edit', msg(str`Editar ${name}`, { id: 'dassImageEditName' }), photoEdit)
            : nothing
    }${button('remove', msg(str`Remover ${name}`, { id: 'dassUploadRemove' }), trash)}`;
  }

  #rowOf(event: Event): { row: HTMLElement; id: string; index: number } | undefined {
    const row = (event.target as Element).closest<HTMLElement>('.row');
    const { id } = row?.dataset ?? {};
    return row && id !== undefined ? { row, id, index: this.#options.list.indexOf(id) } : undefined;
  }

  readonly #onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    const at = this.#rowOf(event);
    if (!at || !button) return;
    const { list, move } = this.#options;
    const moved = clickedMove(button, at.index, list.items.length);
    if (moved) {
      move(at.id, moved.to);
      void this.#host.updateComplete.then(() => this.#focusRow(at.id, moved.selector));
    }
    if (button.matches('.handle')) {
      button.focus();
      this.#showMoves(this.#moving === at.id ? undefined : at.id);
    }
    if (button.matches('.remove')) this.#options.remove(at.id);
    if (button.matches('.edit')) this.#options.edit(at.id);
    // The button is replaced by another one, so that the row keeps the focus.
    if (!button.matches('.retry, .resume, .pause, .cancel')) return;
    if (button.matches(':focus')) at.row.focus();
    if (button.matches('.retry, .resume')) this.#transfers.retry(at.id);
    else if (button.matches('.pause')) this.#transfers.pause(at.id);
    else this.#transfers.cancel(at.id);
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    const at = this.#rowOf(event);
    if (at && event.button === 0 && (event.target as Element).closest('.handle'))
      startRowDrag(event, (index) => this.#options.move(at.id, index));
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const at = this.#rowOf(event);
    if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { isMovable, isWritable, list, move, remove } = this.#options;
    const isOnHandle = (event.target as Element).matches('.handle');
    if (event.key === 'Escape' && this.#moving !== undefined) {
      event.preventDefault();
      // Not the dialog around it.
      event.stopPropagation();
      this.#focusRow(at.id, '.handle');
      this.#showMoves(undefined);
      return;
    }
    if (event.key === 'Delete' && isWritable()) {
      event.preventDefault();
      remove(at.id);
      return;
    }
    const last = list.items.length - 1;
    const to = { ArrowUp: at.index - 1, ArrowDown: at.index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    if (!(event.altKey || isOnHandle)) {
      if (this.#window.isActive) this.#goTo(event, Math.max(0, Math.min(last, to)));
      return;
    }
    if (!isMovable()) return;
    event.preventDefault();
    move(at.id, to);
    // Moving a row in the document takes the focus from it.
    const focused = isOnHandle ? '.handle' : '';
    void this.#host.updateComplete.then(() => this.#focusRow(at.id, focused));
  };

  /** Moves the focus to a row that may not be rendered. */
  #goTo(event: KeyboardEvent, index: number): void {
    event.preventDefault();
    this.#window.reveal(index);
    const { id } = this.#options.list.items[index]!;
    void this.#host.updateComplete.then(() => this.#focusRow(id, ''));
  }

  #focusRow(id: string, inner: string): void {
    const row = this.elements.find((one) => one.dataset.id === id);
    const target = inner ? row?.querySelector<HTMLElement>(inner) : row;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  #showThumbnails(): void {
    this.#thumbnails.load(({ Thumbnails }) => {
      this.#drawn ??= new Thumbnails();
      const { list } = this.#options;
      for (const row of this.elements) {
        const file = list.items[Number(row.dataset.index)]?.file;
        const place = row.querySelector<HTMLElement>('.thumb');
        if (place && file?.type.startsWith('image/')) this.#drawn.show(place, file);
      }
    });
  }

  #stop(): void {
    this.#drawn?.stop();
    this.#drawn = undefined;
  }
}

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { clickedMove } from '../shared/move-buttons.js';
import { startRowDrag } from '../shared/row-drag.js';
import { RowWindow } from '../shared/row-window.js';
import type { Thumbnails } from '../shared/thumbnails.js';
import { entriesOf, FileChanges } from './file-changes.js';
import { FileListModel, type FileItem } from './file-list-model.js';
import {
  FileListProperties,
  type FileListAction,
  type FileListFile,
  type FileListView,
} from './file-list-properties.js';
import { fileListStyles } from './file-list.styles.js';
import { FileSelection } from './file-selection.js';
import { renderFile } from './render-file.js';
import { downloadFile, renderHead, viewName } from './render-head.js';
import { ShownFile } from './shown-file.js';

export type {
  DassFileListCaptionDetail,
  DassFileListChangeViewDetail,
  DassFileListDownloadDetail,
  DassFileListOpenFileDetail,
  DassFileListOrderDetail,
  DassFileListRemoveDetail,
  DassFileListRenameDetail,
  DassFileListSelectFilesDetail,
  DassFileListShowFileDetail,
  FileListAction,
  FileListAnswer,
  FileListFile,
  FileListView,
} from './file-list-properties.js';

/**
 * Shows the stored files of a record with thumbnail, name, size, date, author and caption, as a list or as cards.
 *
 * One tab stop: the arrow keys move between the files, Tab reaches the buttons of one. Enter opens a file, Space selects
 * it, F2 renames it, Delete removes it, and Alt with an arrow key moves it. A click on the handle shows buttons that move it. Follows the APG grid pattern with rows that
 * have the focus, because options of a listbox cannot have buttons.
 *
 * The element never changes `files`: it fires events, and shows what the application then sets. Until then it shows the
 * name, the caption and the order that the user has given. When `files` is replaced, the focus, the selection, the scroll
 * position and a name that the user is writing stay.
 * @summary A list of stored files, with thumbnails, names, captions and an order.
 * @fires {CustomEvent<DassFileListOpenFileDetail>} dass-open-file - Fired when the user opens a file. Cancelable: prevents
 *   the carousel of `withCarousel`.
 * @fires {CustomEvent<DassFileListShowFileDetail>} dass-show-file - Fired when the user has opened a file in the carousel
 *   of `withCarousel`, moves to another one, or leaves it.
 * @fires {CustomEvent<DassFileListSelectFilesDetail>} dass-select-files - Fired when the user changes the selection.
 * @fires {CustomEvent<DassFileListRenameDetail>} dass-rename - Fired when the user has given a file another name.
 *   Cancelable: the user can correct the name.
 * @fires {CustomEvent<DassFileListCaptionDetail>} dass-caption - Fired when the user has changed a caption. Cancelable: the
 *   user can correct it.
 * @fires {CustomEvent<DassFileListRemoveDetail>} dass-remove - Fired when the user wants to remove files. They stay until
 *   the application sets `files` without them. Cancelable.
 * @fires {CustomEvent<DassFileListDownloadDetail>} dass-download - Fired when the user wants to download files. Cancelable:
 *   the element then downloads nothing.
 * @fires {CustomEvent<DassFileListOrderDetail>} dass-order - Fired when the user has moved a file. Cancelable: the order is
 *   then the one before.
 * @fires {CustomEvent<DassFileListChangeViewDetail>} dass-change-view - Fired when the user has switched between list and
 *   cards.
 * @csspart list - The area of the files, which scrolls.
 * @cssproperty [--dass-file-list-height=calc(32 * var(--dass-font-size))] - Maximum height of the area of the files.
 */
export class DassFileList extends FileListProperties {
  static override styles = [baseStyles, iconButtonStyles, fileListStyles];
  static override readonly pageData = new PageData('files');

  /** Key of the file whose actions are the buttons that move it. */
  @state()
  private _moving: string | undefined;

  readonly #model = new FileListModel();
  readonly #changes = new FileChanges(this, this.#model, (type, detail) =>
    this.emit(type, detail as never, { cancelable: true }),
  );
  readonly #selection = new FileSelection(this, this.#model, (selected, items) => {
    this.selected = selected;
    this.emit('dass-select-files', { selected, files: entriesOf(items) });
  });
  // Before the focus: a row is moved into view at its place.
  readonly #window = new RowWindow(this, {
    count: () => this.#model.items.length,
    kept: () => this.#model.indexOf(this.#roving.current?.dataset.key),
    columns: () => (this.view === 'grid' ? this.#columns : 1),
  });
  readonly #roving: RovingFocus = new RovingFocus(this, {
    items: () => this.#rows,
    orientation: 'vertical',
    key: (row) => row.dataset.key,
  });
  readonly #shown = new ShownFile(this, this.#model, {
    row: (key) => this.#rowWith(key),
    onChange: (file) => this.emit('dass-show-file', { shown: this.shown, file }),
  });
  readonly #thumbnails = new LazyImport(this, () => import('../shared/thumbnails.js'), { silent: true });
  #drawn: Thumbnails | undefined;
  #current: HTMLElement | undefined;
  #focusNext: { readonly key: string | undefined; readonly inner: string } | undefined;

  /**
   * Opens a file, as the user does: shows it in the carousel of `withCarousel`. Fires no event.
   * @param index index in `files`; one after the last file is the last file
   */
  openFile(index: number): void {
    const { items } = this.#model;
    const file = this.files[Math.max(0, Math.min(this.files.length - 1, index))];
    const item = items.find(({ slide }) => slide.entry === file);
    if (item) this.#shown.open(item, false);
  }

  /**
   * Moves the focus to the file that had it last.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    const target = this.#roving.current ?? this.renderRoot.querySelector<HTMLElement>('.empty');
    target?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drawn?.stop();
    this.#drawn = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('files')) this.#model.set(this.files);
    this.#shown.update(changed.has('shown'), changed.has('files'));
  }

  protected override update(changed: PropertyValues<this>): void {
    this.#changes.holdField();
    super.update(changed);
  }

  protected override updated(): void {
    this.#setCurrent(this.#roving.current);
    this.#changes.restoreField();
    const next = this.#focusNext;
    this.#focusNext = undefined;
    if (next) this.#focusRow(next.key, next.inner);
    if (this.#model.items.some(({ slide }) => slide.file && slide.kind === 'image')) this.#thumbnails.loadOnce();
    if (this.#thumbnails.ready) this.#showThumbnails();
  }

  protected override render() {
    const { items } = this.#model;
    const label = textOr(this.label, msg('Arquivos', { id: 'dassUploadFiles' }));
    return html`${this.#renderHead()}
    ${this.#changes.notice ? html`<p class="notice" role="alert">${this.#changes.notice}</p>` : nothing}
    ${
      items.length === 0
        ? html`<p class="empty" tabindex="-1">
            ${this.isBusy ? msg('Carregando…', { id: 'dassLoading' }) : msg('Nenhum arquivo.', { id: 'dassUploadNone' })}
          </p>`
        : html`<div
            class=${`list ${this.view}`}
            part="list"
            role="grid"
            aria-label=${label}
            aria-rowcount=${items.length}
            aria-multiselectable=${this.selection === 'multiple' ? 'true' : nothing}
            aria-busy=${this.isBusy || this.#model.isBusy ? 'true' : nothing}
            @focusin=${this.#onFocusIn}
            @focusout=${this.#changes.onFocusOut}
            @input=${this.#changes.onInput}
            @keydown=${this.#onKeyDown}
            @click=${this.#onClick}
            @pointerdown=${this.#onPointerDown}
          >
            ${repeat(
              this.#window.rows(),
              (row) => (typeof row === 'number' ? items[row]!.key : row.key),
              (row) =>
                typeof row === 'number'
                  ? this.#renderRow(items[row]!, row)
                  : html`<div class="gap" role="presentation" data-from=${row.from} data-to=${row.to}></div>`,
            )}
          </div>`
    }`;
  }

  #renderRow(item: FileItem, index: number): TemplateResult {
    const isMovable = this.#can('order') && this.#model.items.length > 1;
    return renderFile(item, {
      index,
      count: this.#model.items.length,
      isMoving: isMovable && item.key === this._moving,
      isSelected: this.#selection.has(item),
      selection: this.selection,
      draft: this.#changes.draftOf(item.key),
      isMovable,
      can: (action) => this.#can(action),
    });
  }

  #renderHead(): TemplateResult | typeof nothing {
    const { items } = this.#model;
    if (items.length === 0) return nothing;
    const selected = this.selection === 'multiple' ? this.#selection.items : [];
    return renderHead({
      items,
      selected,
      view: this.view,
      onView: (view) => this.#setView(view),
      onDownload: this.#can('download') ? () => this.#download(selected) : undefined,
      onRemove: this.#can('remove') ? () => this.#changes.remove(selected) : undefined,
    });
  }

  get #rows(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.row')];
  }

  #can(action: FileListAction): boolean {
    return this.actions.includes(action) && (action === 'download' || !this.readOnly);
  }

  /** Makes the buttons of a row the only ones that Tab reaches. */
  #setCurrent(row: HTMLElement | undefined): void {
    const set = (one: HTMLElement | undefined, tabIndex: number): void => {
      for (const control of one?.querySelectorAll<HTMLElement>('button, input') ?? []) control.tabIndex = tabIndex;
    };
    if (row !== this.#current) set(this.#current, -1);
    this.#current = row;
    set(row, 0);
  }

  #rowOf(event: Event): { row: HTMLElement; item: FileItem; index: number } | undefined {
    const row = (event.target as Element).closest<HTMLElement>('.row');
    const index = this.#model.indexOf(row?.dataset.key);
    const item = this.#model.items[index];
    return row && item ? { row, item, index } : undefined;
  }

  readonly #onFocusIn = (event: Event): void => {
    const row = this.#rowOf(event)?.row;
    this.#setCurrent(row);
    if (row?.dataset.key !== this._moving) this._moving = undefined;
  };

  readonly #onClick = (event: MouseEvent): void => {
    const at = this.#rowOf(event);
    const target = event.target as Element;
    if (!at || target.matches('.edit')) return;
    const { item, index } = at;
    const move = target.closest<HTMLElement>('.move');
    if (move) {
      const moved = clickedMove(move, index, this.#model.items.length);
      if (moved) this.#changes.move(item, moved.to, moved.selector);
    } else if (target.closest('.handle')) {
      this._moving = this._moving === item.key ? undefined : item.key;
      this.focusFile(item.key, '.handle');
    } else if (target.closest('.check')) {
      // The label clicks its checkbox.
      if (target.matches('input')) this.#selection.select(item, event.shiftKey, true);
    } else if (target.closest('.open, .thumb')) this.#open(item);
    else if (target.closest('.rename')) this.#changes.edit(item, 'fileName');
    else if (target.closest('.write')) this.#changes.edit(item, 'caption');
    else if (target.closest('.download')) this.#download([item]);
    // A double click must not remove the file that follows.
    else if (target.closest('.remove')) {
      if (event.detail < 2) this.#changes.remove([item]);
    } else if (!target.closest('button') && this.selection !== 'none')
      this.#selection.select(item, event.shiftKey, event.ctrlKey || event.metaKey);
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    const at = this.#rowOf(event);
    if (at && event.button === 0 && (event.target as Element).closest('.handle'))
      startRowDrag(event, (index) => this.#changes.move(at.item, index));
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const at = this.#rowOf(event);
    if (!at || isComposing(event)) return;
    const target = event.target as Element;
    if (target.matches('.edit')) {
      this.#changes.onFieldKey(event);
      return;
    }
    if (this.#handleMove(event, at) || this.#handleStep(event, at) || this.#handleKey(event, at))
      event.preventDefault();
  };

  /** The keys that move a file. */
  #handleMove(event: KeyboardEvent, { item, index }: { item: FileItem; index: number }): boolean {
    const isOnHandle = (event.target as Element).matches('.handle');
    if (!(event.altKey || isOnHandle) || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (!this.#can('order')) return false;
    const to = this.#target(event.key, index);
    if (to === undefined) return false;
    this.#changes.move(item, to, isOnHandle ? '.handle' : '');
    return true;
  }

  /** The arrow keys of cards, and the first and the last file, which may not be rendered yet. */
  #handleStep(event: KeyboardEvent, { index }: { index: number }): boolean {
    if (event.altKey || event.metaKey || event.ctrlKey) return false;
    const to = this.#target(event.key, index);
    if (to === undefined || (event.shiftKey && this.selection !== 'multiple')) return false;
    const item = this.#model.items[to];
    this.#window.reveal(to);
    this.focusFile(item?.key);
    if (event.shiftKey && item) this.#selection.select(item, true, false);
    return true;
  }

  /** Returns the index to which a key moves. */
  #target(key: string, index: number): number | undefined {
    const last = this.#model.items.length - 1;
    const isGrid = this.view === 'grid';
    const isRtl = getComputedStyle(this).direction === 'rtl';
    const aside = isGrid ? (isRtl ? -1 : 1) : 0;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: isGrid ? -this.#columns : -1,
      ArrowDown: isGrid ? this.#columns : 1,
      ArrowLeft: -aside,
      ArrowRight: aside,
      Home: -index,
      End: last - index,
    };
    const step = steps[key];
    if (step === undefined || (step === 0 && key.startsWith('Arrow'))) return undefined;
    const to = index + step;
    return to < 0 || to > last ? index : to;
  }

  /** Number of cards side by side. */
  get #columns(): number {
    const rows = this.#rows;
    const top = rows[0]?.offsetTop;
    const below = rows.findIndex((row) => row.offsetTop !== top);
    return below < 0 ? rows.length : below;
  }

  #handleKey(event: KeyboardEvent, { item, row }: { item: FileItem; row: HTMLElement }): boolean {
    const { key, shiftKey, repeat: isRepeated } = event;
    if (event.altKey) return false;
    if (key === 'Escape' && this._moving !== undefined) {
      this._moving = undefined;
      this.focusFile(item.key, '.handle');
      // Not the dialog around it.
      event.stopPropagation();
      return true;
    }
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || this.selection !== 'multiple') return false;
      this.#selection.set(this.#model.items);
      return true;
    }
    if (key === 'F2' && this.#can('rename')) this.#changes.edit(item, 'fileName');
    else if (key === 'Delete' && this.#can('remove')) {
      if (!isRepeated) this.#changes.remove(this.#selection.has(item) ? this.#selection.items : [item]);
    } else if (event.target !== row) return false;
    else if (key === 'Enter') this.#open(item);
    else if (key === ' ' && this.selection !== 'none') this.#selection.select(item, shiftKey, true);
    else return false;
    return true;
  }

  #rowWith(key: string | undefined): HTMLElement | undefined {
    return this.#rows.find((one) => one.dataset.key === key);
  }

  #focusRow(key: string | undefined, inner: string): void {
    const row = this.#rowWith(key);
    const target = inner ? row?.querySelector<HTMLElement>(inner) : row;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  /** @internal Focuses a file once it is rendered. Not after `updateComplete`, which waits for the viewer, too. */
  focusFile(key: string | undefined, inner = ''): void {
    this.#focusNext = { key, inner };
    this.requestUpdate();
  }

  #setView(view: FileListView): void {
    if (view === this.view) return;
    this.view = view;
    this.emit('dass-change-view', { view });
    announce(viewName(view));
  }

  #open(item: FileItem): void {
    const { key, slide } = item;
    const detail = { file: slide.entry as FileListFile, index: this.#model.sourceIndex(key) };
    if (this.emit('dass-open-file', detail, { cancelable: true })) this.#shown.open(item, true);
  }

  #download(items: readonly FileItem[]): void {
    if (!this.emit('dass-download', { files: entriesOf(items) }, { cancelable: true })) return;
    for (const { slide, name } of items) downloadFile(slide.address, slide.file, name);
  }

  #showThumbnails(): void {
    this.#thumbnails.load(({ Thumbnails }) => {
      this.#drawn ??= new Thumbnails();
      for (const row of this.#rows) {
        const slide = this.#model.items[Number(row.dataset.index)]?.slide;
        const place = row.querySelector<HTMLElement>('.thumb');
        if (place && slide?.file && slide.kind === 'image') this.#drawn.show(place, slide.file);
      }
    });
  }
}

define('dass-file-list', DassFileList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-file-list': DassFileList;
  }
}

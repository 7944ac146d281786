import type { ReactiveController, ReactiveElement } from 'lit';
import { RowPool, type PooledRow, type RowPoolOptions } from './row-pool.js';
import { createPart } from './row-part.js';
import { RowMotion } from '../motion/row-motion.js';
import { RowsGeometry } from './rows-geometry-model.js';

export type { PooledRow };

export interface VirtualRowsOptions<Row extends PooledRow> extends RowPoolOptions<Row> {
  /** The scroll container: an empty element of the host with the class `rows`; null while it is not rendered. */
  scroller(): HTMLElement | null;
  /** Number of items. */
  count(): number;
  /**
   * The approximate height of a scroller that is about to become visible, in pixels: its rows are rendered while it is
   * hidden, and laid out once, with it. Call `shown()` then. 0 while it stays hidden.
   */
  expectedHeight?(): number;
  /** The size of the scroller does not depend on the number of rows: it is not measured when that changes. */
  readonly keepsSize?: boolean;
  /** A row that is always rendered: the active one, or the one with the focus. -1 for none. */
  alwaysRendered?(): number;
  /** A sticky header at the top of the scroller. */
  head?(): HTMLElement | null;
  /** Number of rows at the top of the view that are covered when an item is scrolled there. */
  covered?(index: number): number;
  /** A `MeasuredGeometry` for rows of different heights. The host sets its rows. */
  readonly geometry?: RowsGeometry;
  /** Called after each rendering of the rows, for overlays in `view`. */
  onRender?(view: RowsInView): void;
}

/** The rows in view. */
export interface RowsInView {
  /** The parent of the rows. Overlays can be appended to it. */
  readonly element: HTMLElement;
  /** Height of the rows above the view, in pixels. */
  readonly top: number;
  /** Height of a row, and of the view, in pixels. */
  readonly row: number;
  readonly height: number;
  /** Whether rows that were in view before may have other content now. */
  readonly hasNewContent: boolean;
}

type Block = 'nearest' | 'center' | 'start';

/** After this time without scrolling, the rows are put into reading order. */
const SCROLL_END_DELAY_MS = 150;

/**
 * Virtual rows: a list of any length, of which a `RowPool` renders the rows in view, within the scroll event and without
 * rendering the host. All rows have one height, which is measured and follows density, font and zoom. `rowsStyles` must be
 * among the styles of the host.
 *
 * The host handles active and selected rows and keys: `ActiveDescendant` knows rows by the same index. A row that
 * can hold the focus has to be `alwaysRendered`.
 */
export class VirtualRows<Row extends PooledRow = PooledRow> implements ReactiveController {
  readonly #options: VirtualRowsOptions<Row>;
  readonly #host: ReactiveElement;
  readonly #geometry: RowsGeometry;
  readonly #pool: RowPool<Row>;
  readonly #motion: RowMotion;
  readonly #range = createPart('div', 'rows-range', { role: 'presentation' });
  readonly #view = createPart('div', 'rows-view', { role: 'presentation' });
  /** An invisible row: its height is that of all. */
  readonly #ruler = createPart('div', 'row rows-ruler', { role: 'presentation' });
  /** The item to be scrolled into view, once there is a view. */
  #revealed: { readonly index: number; readonly block: Block; readonly offset: number | undefined } | undefined;
  #scroller: HTMLElement | undefined;
  #resize: ResizeObserver | undefined;
  #scrollEndTimer = 0;
  #frame = 0;
  #isMeasured = false;
  /** The scroller is hidden and has no size. The resize observer reports when that changes. */
  #isHidden = false;
  #isHostUpdating = false;
  /** Height of the sticky header. */
  #head = 0;
  /** The last known `scrollTop`. */
  #scrollTop = 0;
  /** A `scroll` event is due because `scrollTop` was set here. */
  #isOwnScroll = false;

  constructor(host: ReactiveElement, options: VirtualRowsOptions<Row>) {
    this.#host = host;
    this.#options = options;
    this.#geometry = options.geometry ?? new RowsGeometry();
    this.#pool = new RowPool(createPart('div', 'rows-sheet', { role: 'presentation' }), this.#geometry, options);
    this.#motion = new RowMotion(host);
    host.addController(this);
  }

  /** The first item that is at least partly in view; 0 when there is none. */
  get first(): number {
    return Math.max(0, this.#geometry.first);
  }

  /** Number of rows that Page Up and Page Down move. */
  get page(): number {
    return this.#geometry.page;
  }

  /** Returns the item in whose row an event happened; -1 for none. */
  indexOf(event: Pick<Event, 'composedPath'>): number {
    return this.#pool.indexOf(event);
  }

  /** Returns the row of an item; undefined while it is not rendered. */
  rowOf(index: number): Row | undefined {
    return this.#pool.rowOf(index);
  }

  /** Returns the id of an item's row, for `aria-activedescendant` (pin it); undefined when there is no such item. */
  idOf(index: number): string | undefined {
    return index >= 0 && index < this.#options.count() ? `${this.#options.idPrefix}${index}` : undefined;
  }

  /** Converts a `clientY` to rows: 2.5 is the middle of the third row, -1 one row above the first. */
  rowsAt(clientY: number): number {
    const { top } = this.#geometry;
    return this.#geometry.rowsAt(clientY - (this.#scroller?.getBoundingClientRect().top ?? 0) - this.#head + top);
  }

  /** Height of a row, in pixels. */
  get rowHeight(): number {
    return this.#geometry.row;
  }

  /** Returns the distance of an item from the top of the view, in pixels. */
  offsetOf(index: number): number {
    return this.#geometry.topOf(index) - this.#geometry.top;
  }

  /**
   * Scrolls an item into view; while the scroller is hidden, once it becomes visible.
   * @param block as of `Element.scrollIntoView()`
   * @param offset with `start`: distance from the top of the view in pixels, whatever is covered there
   */
  reveal(index: number, block: Block = 'nearest', offset?: number): void {
    this.#revealed = { index, block, offset };
    // While the host is updating, the rows are rendered once, after it.
    if (!this.#isHostUpdating) this.#update(false);
  }

  /** The scroller has become visible: measures it and the rows that were rendered for `expectedHeight()`. */
  shown(): void {
    this.#isMeasured = false;
    this.#update(false);
  }

  /** Renders the rows in view again, for a change without an update of the host. */
  refresh(): void {
    this.#isMeasured = false;
    this.#update(true);
  }

  /** Creates rows before they are needed, for a list that is about to open. */
  prepare(count: number): void {
    this.#pool.prepare(count);
  }

  /**
   * Moves rows to the new indexes of their items, so that the focus stays in its row. Call `order()` after rendering.
   * @param indexOf returns the new index of an item; -1 when it was removed
   */
  renumber(indexOf: (index: number, row: Row) => number): void {
    this.#pool.renumber(indexOf);
  }

  /** Puts the rows into reading order. */
  order(): void {
    this.#pool.order();
  }

  hostConnected(): void {
    if (this.#scroller) this.#watch(this.#scroller);
  }

  hostDisconnected(): void {
    this.#resize?.disconnect();
    this.#resize = undefined;
    clearTimeout(this.#scrollEndTimer);
    cancelAnimationFrame(this.#frame);
    this.#scroller?.removeEventListener('scroll', this.#onScroll);
    // Browsers reset the scroll position of a removed element.
    this.#isMeasured = false;
    this.#scrollTop = 0;
  }

  hostUpdate(): void {
    this.#isHostUpdating = true;
    if (this.#options.keyOf && this.#scroller) this.#motion.remember(this.#pool.placed(), this.#geometry.count);
  }

  hostUpdated(): void {
    this.#isHostUpdating = false;
    const scroller = this.#options.scroller() ?? undefined;
    if (scroller !== this.#scroller) {
      this.hostDisconnected();
      this.#scroller = scroller;
      if (scroller) {
        const { sheet } = this.#pool;
        sheet.append(this.#ruler);
        this.#view.append(sheet);
        this.#range.append(this.#view);
        scroller.append(this.#range);
        this.#watch(scroller);
      }
    }
    if (!scroller) return;
    const { top } = this.#geometry;
    this.#update(true);
    // After scrolling, all rows have other places.
    if (this.#options.keyOf && top === this.#geometry.top) this.#motion.play(this.#pool.placed(), this.#geometry.count);
  }

  #watch(scroller: HTMLElement): void {
    if (!this.#host.isConnected || this.#resize) return;
    scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#resize = new ResizeObserver(this.#onResize);
    this.#resize.observe(scroller);
    this.#resize.observe(this.#ruler);
  }

  #onResize = (): void => {
    // Rendering rows of another height can resize the scroller, which is an error inside the observer's callback.
    const { row, view } = this.#geometry;
    if (row === this.#rowHeight()) {
      if (!this.#isMeasured || view !== this.#viewHeight()) this.refresh();
    } else this.#frame = requestAnimationFrame(() => this.refresh());
  };

  /** Renders the rows for the current items and scroll position. @param hasNewContent whether rendered rows may have other content */
  #update(hasNewContent: boolean): void {
    const geometry = this.#geometry;
    if (!this.#scroller) return;
    const before = geometry.range;
    geometry.count = this.#options.count();
    this.#setRange();
    // Measuring forces a layout: it is skipped while the size cannot have changed. A scroller that overflows keeps its size
    // while it overflows.
    const isFull = before > geometry.view && geometry.range > geometry.view;
    const isSizeKnown = before === geometry.range || isFull || this.#isHidden || this.#options.keepsSize;
    const { row } = geometry;
    const expected = geometry.view === 0 ? (this.#options.expectedHeight?.() ?? 0) : 0;
    // A scroller that is about to become visible is measured by `shown()`, when it has a size.
    if (expected > 0 && !this.#isMeasured) this.#isHidden = true;
    else if (!this.#isMeasured || !isSizeKnown) this.#measure(this.#scroller);
    if (this.#isHidden && geometry.view === 0) geometry.view = expected;
    setSize(this.#view, Math.min(geometry.view, geometry.range));
    geometry.moveTo(geometry.top);
    if (this.#revealed && geometry.view > 0) {
      const { index, block, offset } = this.#revealed;
      const covered = offset === undefined ? this.#options.covered?.(index) : 0;
      geometry.moveTo(geometry.topFor(index, block, covered) - (offset ?? 0));
    }
    this.#paint(hasNewContent || row !== geometry.row);
    if (this.#pool.isMoved()) return this.#update(false);
    const revealed = geometry.view > 0 ? this.#revealed : undefined;
    if (revealed) this.#revealed = undefined;
    // After rendering: setting the scroll position forces a layout, which then includes the rows.
    this.#scroll();
    if (revealed?.block === 'nearest') this.#revealInPage(revealed.index);
  }

  /**
   * Scrolls the page, or the dialog, to a row that has the focus ring: the scroller may be partly outside the window or
   * behind a bar of the page, which `scroll-padding` tells. Not after a click, which would then end on another row.
   */
  #revealInPage(index: number): void {
    if (!this.#scroller?.matches(':focus-visible, :has(:focus-visible)')) return;
    this.#pool.rowOf(index)?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #measure(scroller: HTMLElement): void {
    const geometry = this.#geometry;
    this.#isMeasured = true;
    const wasHidden = geometry.view === 0 || this.#isHidden;
    // All reads come before writes, to force one layout only.
    const row = this.#rowHeight();
    const bar = scroller.scrollTop;
    this.#head = this.#headHeight();
    geometry.view = this.#viewHeight();
    this.#isHidden = geometry.view === 0 && !scroller.checkVisibility();
    if (geometry.view === 0) return;
    if (row > 0 && row !== geometry.row) {
      const isFull = geometry.range > geometry.view;
      geometry.setRow(row);
      this.#setRange();
      const head = this.#head;
      this.#head = this.#headHeight();
      if (!isFull || head !== this.#head || geometry.range <= geometry.view) geometry.view = this.#viewHeight();
    }
    if (this.#head) this.#view.style.setProperty('inset-block-start', `${this.#head}px`);
    // Browsers reset the scroll position of a hidden element.
    if (wasHidden) this.#scrollTop = bar;
  }

  #headHeight(): number {
    return this.#options.head?.()?.offsetHeight ?? 0;
  }

  #viewHeight(): number {
    return Math.max(0, (this.#scroller?.clientHeight ?? 0) - this.#head);
  }

  #setRange(): void {
    setSize(this.#range, this.#geometry.range);
  }

  /** From the computed style, which has fractions of a pixel and ignores the scale of a dialog that is opening. */
  #rowHeight(): number {
    return Number.parseFloat(getComputedStyle(this.#ruler).blockSize);
  }

  #scroll(): void {
    const scroller = this.#scroller;
    const geometry = this.#geometry;
    if (!scroller || geometry.view === 0 || this.#isHidden) return;
    const { scrollTop } = geometry;
    if (Math.abs(this.#scrollTop - scrollTop) >= 1) {
      // Browsers clamp the position of a range that has become shorter. Setting it would force a layout.
      if (!(this.#scrollTop > scrollTop && geometry.isAtEnd)) scroller.scrollTop = scrollTop;
      this.#scrollTop = scrollTop;
      this.#isOwnScroll = true;
    }
    geometry.setScrollTop(this.#scrollTop);
  }

  #onScroll = (): void => {
    const scroller = this.#scroller;
    if (!scroller || this.#geometry.view === 0 || scroller.clientHeight === 0) return;
    const { scrollTop } = scroller;
    // A position that was set here is rendered already.
    const isRendered = this.#isOwnScroll && Math.abs(scrollTop - this.#scrollTop) < 1;
    this.#isOwnScroll = false;
    if (!isRendered) {
      this.#motion.cancel();
      this.#scrollTop = scrollTop;
      this.#geometry.scrolledTo(scrollTop);
      this.#paint();
      if (this.#pool.isMoved()) this.#update(false);
    }
    clearTimeout(this.#scrollEndTimer);
    this.#scrollEndTimer = window.setTimeout(this.#onScrollEnd, SCROLL_END_DELAY_MS);
  };

  /** Aligns the scroll bar with the rows, which differ in a scaled range, and puts the rows into reading order. */
  #onScrollEnd = (): void => {
    this.#scroll();
    this.order();
  };

  #paint(hasNewContent = false): void {
    const { top, row, view: height } = this.#geometry;
    this.#pool.render(this.#options.alwaysRendered?.() ?? -1, hasNewContent);
    this.#options.onRender?.({ element: this.#view, top, row, height, hasNewContent });
  }
}

function setSize({ style }: HTMLElement, pixels: number): void {
  const size = `${pixels}px`;
  if (style.getPropertyValue('block-size') !== size) style.setProperty('block-size', size);
}

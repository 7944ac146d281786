import type { ReactiveController, ReactiveElement } from 'lit';
import { RowPool, type PooledRow, type RowPoolOptions } from './row-pool.js';
import { createPart } from './row-part.js';
import { RowsGeometry } from './rows-geometry-model.js';

export type { PooledRow };

export interface VirtualRowsOptions<Row extends PooledRow> extends RowPoolOptions<Row> {
  /** What scrolls: an empty element of the host's with the class `rows`; none while it is not rendered. */
  scroller(): HTMLElement | null;
  /** How many items there are now. */
  count(): number;
  /**
   * About how high a scroller that is about to show will be, in pixels: its rows are rendered while it is hidden, and laid
   * out once, with it. Call `shown()` then. 0 while it stays hidden.
   */
  expectedHeight?(): number;
  /** The scroller keeps its size however few rows there are: then it is not looked at again when their number changes. */
  readonly keepsSize?: boolean;
  /** A row that is rendered wherever it is: the active one, or the one that has the focus. -1 for none. */
  pinned?(): number;
  /** What stands at the top of the scroller, above the rows, and stays there (`position: sticky`). */
  head?(): HTMLElement | null;
  /** How many rows at the top of the view are covered when an item is brought there: it is shown below them. */
  covered?(index: number): number;
  /** For rows of different heights, a `MeasuredGeometry`, of which the host says which rows there are. */
  readonly geometry?: RowsGeometry;
  /** Told after each rendering of the rows: for what lies above them in `view`. */
  onRender?(view: RowsInView): void;
}

/** What of the rows is in view. */
export interface RowsInView {
  /** The element that holds the rows; what is put into it lies above them. */
  readonly element: HTMLElement;
  /** How much of the rows lies above the view, in pixels. */
  readonly top: number;
  /** Height of a row, and of the view, in pixels. */
  readonly row: number;
  readonly height: number;
  /** Whether rows that were rendered before may show something else now. */
  readonly isAnew: boolean;
}

type Block = 'nearest' | 'center' | 'start';

/** After this time without scrolling the rows are put into reading order. In milliseconds. */
const REST = 150;

/**
 * Scrolls a list of any length, of which its `RowPool` renders what is in view: inside the scroll event; the host's own
 * rendering has no part in it. Rows have one height, which is read from the row itself and followed when density, font or
 * zoom change it. `rowsStyles` must be among the styles of the host.
 *
 * Which row is active or chosen, and what a key means, is the host's: `ActiveDescendant` knows rows by their index, as
 * this does. Rows that can hold the focus have to be `pinned`.
 */
export class VirtualRows<Row extends PooledRow = PooledRow> implements ReactiveController {
  readonly #options: VirtualRowsOptions<Row>;
  readonly #host: ReactiveElement;
  readonly #geometry: RowsGeometry;
  readonly #pool: RowPool<Row>;
  readonly #range = createPart('div', 'rows-range', { role: 'presentation' });
  readonly #view = createPart('div', 'rows-view', { role: 'presentation' });
  /** A row that the user does not see: its height is that of all. */
  readonly #ruler = createPart('div', 'row rows-ruler', { role: 'presentation' });
  /** What is to be brought into view, once there is a view. */
  #wanted: { readonly index: number; readonly block: Block; readonly offset: number | undefined } | undefined;
  #scroller: HTMLElement | undefined;
  #resize: ResizeObserver | undefined;
  #rest = 0;
  #frame = 0;
  #isMeasured = false;
  /** Not to be seen, so that it has no size until it is: then the browser tells. */
  #isHidden = false;
  #isDrawing = false;
  /** Height of what stands above the rows. */
  #head = 0;
  /** Where the scroll bar is, as far as is known. */
  #bar = 0;
  /** We have moved the scroll bar ourselves, and the browser has not told of it yet. */
  #isOwn = false;

  constructor(host: ReactiveElement, options: VirtualRowsOptions<Row>) {
    this.#host = host;
    this.#options = options;
    this.#geometry = options.geometry ?? new RowsGeometry();
    this.#pool = new RowPool(createPart('div', 'rows-sheet', { role: 'presentation' }), this.#geometry, options);
    host.addController(this);
  }

  /** The first item of which something is in view; 0 when there is none. */
  get first(): number {
    return Math.max(0, this.#geometry.first);
  }

  /** How far Page Up and Page Down go. */
  get page(): number {
    return this.#geometry.page;
  }

  /** The item whose row an event happened in; -1 for none. */
  indexOf(event: Pick<Event, 'composedPath'>): number {
    return this.#pool.indexOf(event);
  }

  /** The row that shows an item; undefined while it is not rendered. */
  rowOf(index: number): Row | undefined {
    return this.#pool.rowOf(index);
  }

  /** The id of an item's row, for `aria-activedescendant` (pin it); undefined when there is no such item. */
  idOf(index: number): string | undefined {
    return index >= 0 && index < this.#options.count() ? `${this.#options.idPrefix}${index}` : undefined;
  }

  /** Where a height of the window lies, in rows: 2.5 is the middle of the third, -1 a row above the first. */
  rowsAt(clientY: number): number {
    const { top, row } = this.#geometry;
    return (clientY - (this.#scroller?.getBoundingClientRect().top ?? 0) - this.#head + top) / row;
  }

  /** How far below the upper edge of the view an item begins, in pixels. */
  offsetOf(index: number): number {
    return this.#geometry.topOf(index) - this.#geometry.top;
  }

  /**
   * Brings an item into view, the nearest way, or with it in the middle or at the start; while hidden, once it shows.
   *
   * @param offset with `start`: so many pixels below the upper edge, whatever is covered there
   */
  reveal(index: number, block: Block = 'nearest', offset?: number): void {
    this.#wanted = { index, block, offset };
    // While the host is being rendered, the items are looked at once, after it.
    if (!this.#isDrawing) this.#update(false);
  }

  /** The scroller shows: what was rendered for its expected height is measured. */
  shown(): void {
    this.#isMeasured = false;
    this.#update(false);
  }

  /** Writes the rows in view anew, for a change that does not render the host, and when the scroller is shown again. */
  refresh(): void {
    this.#isMeasured = false;
    this.#update(true);
  }

  /** Makes rows before they are needed, as many as a list shows that is about to open. */
  prepare(count: number): void {
    this.#pool.prepare(count);
  }

  /**
   * Rows go on showing what they show, at other places of another list: what has the focus keeps it. `order()` once they
   * are rendered.
   *
   * @param indexOf where what was at an index, in a row, is now; -1 when it is gone
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
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.#scroller?.removeEventListener('scroll', this.#onScroll);
    // Taken out of the page and back, a browser has scrolled it to the top.
    this.#isMeasured = false;
    this.#bar = 0;
  }

  hostUpdate(): void {
    this.#isDrawing = true;
  }

  hostUpdated(): void {
    this.#isDrawing = false;
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
    if (scroller) this.#update(true);
  }

  #watch(scroller: HTMLElement): void {
    if (!this.#host.isConnected || this.#resize) return;
    scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#resize = new ResizeObserver(this.#onResize);
    this.#resize.observe(scroller);
    this.#resize.observe(this.#ruler);
  }

  #onResize = (): void => {
    // Rows of another height may give the scroller another size: browsers call that an error inside the observer.
    const { row, view } = this.#geometry;
    if (row === this.#rowHeight()) {
      if (!this.#isMeasured || view !== this.#viewHeight()) this.refresh();
    } else this.#frame = requestAnimationFrame(() => this.refresh());
  };

  /** Takes over what is there now, and renders it. @param anew whether rows that are rendered may show something else */
  #update(anew: boolean): void {
    const geometry = this.#geometry;
    if (!this.#scroller) return;
    const before = geometry.range;
    geometry.count = this.#options.count();
    this.#setRange();
    // Nothing is read from the page while nothing can have changed there: each time it would have to lay it all out. A
    // scroller that is full stays so while there is more than it shows.
    const isFull = before > geometry.view && geometry.range > geometry.view;
    const isKept = before === geometry.range || isFull || this.#isHidden || this.#options.keepsSize;
    const { row } = geometry;
    if (!this.#isMeasured || !isKept) this.#measure(this.#scroller);
    if (this.#isHidden && geometry.view === 0) geometry.view = this.#options.expectedHeight?.() ?? 0;
    setSize(this.#view, Math.min(geometry.view, geometry.range));
    geometry.moveTo(geometry.top);
    if (this.#wanted && geometry.view > 0) {
      const { index, block, offset } = this.#wanted;
      const covered = offset === undefined ? this.#options.covered?.(index) : 0;
      geometry.moveTo(geometry.topFor(index, block, covered) - (offset ?? 0));
    }
    this.#paint(anew || row !== geometry.row);
    if (this.#pool.isMoved()) return this.#update(false);
    if (geometry.view > 0) this.#wanted = undefined;
    // The browser lays the page out to scroll it: what has been rendered is part of that.
    this.#scroll();
  }

  #measure(scroller: HTMLElement): void {
    const geometry = this.#geometry;
    this.#isMeasured = true;
    const wasHidden = geometry.view === 0 || this.#isHidden;
    // All is read before anything is written.
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
    // Hidden, a browser scrolls it to the top.
    if (wasHidden) this.#bar = bar;
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

  /** Of the computed style, which knows fractions of a pixel and nothing of a dialog that grows as it opens. */
  #rowHeight(): number {
    return Number.parseFloat(getComputedStyle(this.#ruler).blockSize);
  }

  #scroll(): void {
    const scroller = this.#scroller;
    const geometry = this.#geometry;
    if (!scroller || geometry.view === 0 || this.#isHidden) return;
    const { scrollTop } = geometry;
    if (Math.abs(this.#bar - scrollTop) >= 1) {
      // To the end of what has become shorter the browser goes by itself; told to, it would have to lay all out at once.
      if (!(this.#bar > scrollTop && geometry.isAtEnd)) scroller.scrollTop = scrollTop;
      this.#bar = scrollTop;
      this.#isOwn = true;
    }
    geometry.settle(this.#bar);
  }

  #onScroll = (): void => {
    const scroller = this.#scroller;
    if (!scroller || this.#geometry.view === 0 || scroller.clientHeight === 0) return;
    const { scrollTop } = scroller;
    // What we have scrolled is rendered already.
    const isRendered = this.#isOwn && Math.abs(scrollTop - this.#bar) < 1;
    this.#isOwn = false;
    if (!isRendered) {
      this.#bar = scrollTop;
      this.#geometry.scrolledTo(scrollTop);
      this.#paint();
      if (this.#pool.isMoved()) this.#update(false);
    }
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(this.#onRest, REST);
  };

  /** The scroll bar goes to where the rows are, which a scaled range leaves open, and the rows into reading order. */
  #onRest = (): void => {
    this.#scroll();
    this.order();
  };

  #paint(anew = false): void {
    const { top, row, view: height } = this.#geometry;
    this.#pool.render(this.#options.pinned?.() ?? -1, anew);
    this.#options.onRender?.({ element: this.#view, top, row, height, isAnew: anew });
  }
}

function setSize({ style }: HTMLElement, pixels: number): void {
  const size = `${pixels}px`;
  if (style.getPropertyValue('block-size') !== size) style.setProperty('block-size', size);
}

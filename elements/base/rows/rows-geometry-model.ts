/**
 * Maximum height of a scroll range, in CSS pixels. Chromium stops at 33 million pixels of the screen, which
 * at a zoom of 500 % are 6.7 million, Firefox at 17.8 million.
 */
export const MAX_SCROLL_HEIGHT_PX = 6_000_000;

/**
 * Positions of rows of one height in a scrolling view. When the rows are higher than a browser can scroll, the scroll range
 * is scaled: short distances scroll one to one, long ones (the scroll bar) in proportion.
 */
export class RowsGeometry {
  count = 0;
  /** Height of a row; never 0. */
  row = 36;
  /** Height of the view. */
  view = 0;
  /** Height of the rows above the view. */
  top = 0;
  /** The scroll position that `top` was computed from. */
  #scrollTop = 0;

  /** Returns the top of a row. */
  topOf(index: number): number {
    return index * this.row;
  }

  /** Returns the height of a row. */
  heightOf(_index: number): number {
    return this.row;
  }

  /** Converts a position to rows: 2.5 is the middle of the third row, -1 one row above the first. */
  rowsAt(position: number): number {
    return position / this.row;
  }

  /** Measures rendered rows. @returns whether heights have changed */
  measureAll(_rows: Iterable<readonly [number, { readonly element: HTMLElement }]>): boolean {
    return false;
  }

  /** Height of all rows. */
  get total(): number {
    return this.count * this.row;
  }

  /** Height of the scroll range. */
  get range(): number {
    return Math.min(this.total, MAX_SCROLL_HEIGHT_PX);
  }

  get #maxTop(): number {
    return Math.max(0, this.total - this.view);
  }

  get #maxScrollTop(): number {
    return Math.max(0, this.range - this.view);
  }

  get isScaled(): boolean {
    return this.total > MAX_SCROLL_HEIGHT_PX;
  }

  /** The scroll position of the rows in view. */
  get scrollTop(): number {
    return this.isScaled ? (this.top / this.#maxTop) * this.#maxScrollTop : this.top;
  }

  /** Whether the last row is in view. */
  get isAtEnd(): boolean {
    return this.top >= this.#maxTop;
  }

  /** Scrolls to a position or the nearest possible one. The caller sets the scroll bar to `scrollTop` and calls `setScrollTop()`. */
  moveTo(top: number): void {
    this.top = Math.max(0, Math.min(top, this.#maxTop));
  }

  /** The scroll position was set by the caller. */
  setScrollTop(scrollTop: number): void {
    this.#scrollTop = scrollTop;
  }

  /** Handles a scroll event. */
  scrolledTo(scrollTop: number): void {
    const distance = scrollTop - this.#scrollTop;
    this.#scrollTop = scrollTop;
    // Browsers round a position that was set to device pixels.
    if (this.isScaled && Math.abs(distance) < 1) return;
    if (!this.isScaled) this.moveTo(scrollTop);
    else if (scrollTop <= 0) this.top = 0;
    else if (scrollTop >= this.#maxScrollTop - 1) this.top = this.#maxTop;
    else if (Math.abs(distance) <= this.view) this.moveTo(this.top + distance);
    // Whole pixels: text between two pixels is blurred.
    else this.moveTo(Math.round((scrollTop / this.#maxScrollTop) * this.#maxTop));
  }

  /** Changes the height of all rows. The first row in view stays the first. */
  setRow(row: number): void {
    this.top = (this.top / this.row) * row;
    this.row = row;
  }

  /** The first row that is at least partly in view. */
  get first(): number {
    return Math.max(0, Math.min(Math.floor(this.top / this.row), this.count - 1));
  }

  /** The last row that is at least partly in view; `first - 1` when there is none. */
  get last(): number {
    return this.view === 0 ? this.first - 1 : Math.min(this.count, Math.ceil((this.top + this.view) / this.row)) - 1;
  }

  /** The last row that comes into view when scrolling by less than a row. */
  get lastNear(): number {
    return this.view === 0 ? this.last : Math.min(this.count - 1, this.first + Math.ceil(this.view / this.row));
  }

  /** Number of rows of a page: those wholly in view but one, which stays in view. */
  get page(): number {
    return Math.max(1, Math.floor(this.view / this.row) - 1);
  }

  /**
   * Returns the position of the view that shows a row.
   * @param covered number of rows that are covered at the top of the view
   */
  topFor(index: number, block: 'nearest' | 'center' | 'start', covered = 0): number {
    const top = this.topOf(index);
    const below = top - covered * this.row;
    if (block === 'start') return below;
    if (block === 'center') return top - (this.view - this.heightOf(index)) / 2;
    if (below < this.top) return below;
    return Math.max(this.top, top + this.heightOf(index) - this.view);
  }
}

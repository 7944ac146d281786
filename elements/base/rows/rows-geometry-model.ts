/**
 * The tallest thing that is scrolled as it is, in CSS pixels. Chromium stops at 33 million pixels of the screen, which
 * at a zoom of 500 % are 6.7 million, Firefox at 17.8 million.
 */
export const TALLEST = 6_000_000;

/**
 * Where rows of one height stand in a view that scrolls over them. Above what a browser can scroll, the scroll range is
 * shorter than the rows: a short way scrolls them one to one, a long way (the scroll bar) by share.
 */
export class RowsGeometry {
  count = 0;
  /** Height of a row; never 0. */
  row = 36;
  /** Height of the view. */
  view = 0;
  /** How much of the rows lies above the view. */
  top = 0;
  /** Where the scroll bar was when `top` was last worked out. */
  #scrollTop = 0;

  /** Where a row begins. */
  topOf(index: number): number {
    return index * this.row;
  }

  /** How high a row is. */
  heightOf(_index: number): number {
    return this.row;
  }

  /** Takes the heights of rows that are rendered. @returns whether some are other than they were thought to be */
  measureAll(_rows: Iterable<readonly [number, { readonly element: HTMLElement }]>): boolean {
    return false;
  }

  /** Height of all rows. */
  get total(): number {
    return this.count * this.row;
  }

  /** Height of what the browser scrolls. */
  get range(): number {
    return Math.min(this.total, TALLEST);
  }

  get #mostTop(): number {
    return Math.max(0, this.total - this.view);
  }

  get #mostScroll(): number {
    return Math.max(0, this.range - this.view);
  }

  get isScaled(): boolean {
    return this.total > TALLEST;
  }

  /** Where the scroll bar stands for the rows in view. */
  get scrollTop(): number {
    return this.isScaled ? (this.top / this.#mostTop) * this.#mostScroll : this.top;
  }

  /** Whether nothing lies below what is in view. */
  get isAtEnd(): boolean {
    return this.top >= this.#mostTop;
  }

  /** Brings a place into view, or the nearest that there is; the scroll bar has to go to `scrollTop`, and `settle`. */
  moveTo(top: number): void {
    this.top = Math.max(0, Math.min(top, this.#mostTop));
  }

  /** The scroll bar has been moved by us. */
  settle(scrollTop: number): void {
    this.#scrollTop = scrollTop;
  }

  /** The scroll bar has moved, or has not. */
  scrolledTo(scrollTop: number): void {
    const way = scrollTop - this.#scrollTop;
    this.#scrollTop = scrollTop;
    // Where we have moved it, the browser rounds to pixels of the screen.
    if (this.isScaled && Math.abs(way) < 1) return;
    if (!this.isScaled) this.moveTo(scrollTop);
    else if (scrollTop <= 0) this.top = 0;
    else if (scrollTop >= this.#mostScroll - 1) this.top = this.#mostTop;
    else if (Math.abs(way) <= this.view) this.moveTo(this.top + way);
    // Whole pixels: a text between two of them is blurred.
    else this.moveTo(Math.round((scrollTop / this.#mostScroll) * this.#mostTop));
  }

  /** Takes another height of the rows; the first row in view stays the first. */
  setRow(row: number): void {
    this.top = (this.top / this.row) * row;
    this.row = row;
  }

  /** The first row of which something is in view. */
  get first(): number {
    return Math.max(0, Math.min(Math.floor(this.top / this.row), this.count - 1));
  }

  /** The last row of which something is in view; before the first when there is none. */
  get last(): number {
    return this.view === 0 ? this.first - 1 : Math.min(this.count, Math.ceil((this.top + this.view) / this.row)) - 1;
  }

  /** The last row that a step of less than a row brings into view, or the last of all. */
  get lastNear(): number {
    return this.view === 0 ? this.last : Math.min(this.count - 1, this.first + Math.ceil(this.view / this.row));
  }

  /** How many rows are wholly in view: a page, less the one that stays in sight. */
  get page(): number {
    return Math.max(1, Math.floor(this.view / this.row) - 1);
  }

  /**
   * The place of the view that shows a row, the nearest way or with it in the middle.
   *
   * @param covered so many rows at the top of the view are covered then
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

import type { ReactiveController, ReactiveElement } from 'lit';
import { fitsInto } from '../../../core/text/text-width.js';
import type { Column } from './columns.js';

/** The first column is never wider than this share of the table where it stays while the others scroll. */
const MOST_OF_FIRST = 0.62;
/** No table is as high as so many rows. */
const MANY = 1000;
/** What of a column is no room for text: at its sides, and a hair for what browsers round. In pixels. */
const SIDES = 26;
const TICKS = 'var(--_tick-cell, 0px)';

/**
 * How wide the columns are: in custom properties of the table, one a column, so that no cell is touched when a width
 * changes. Says when the columns need more room than there is.
 */
export class ColumnWidths implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #scroller: () => HTMLElement | null;
  readonly #count: () => number;
  /** What the user has made of the widths, by the names of the columns; `set` changes one. */
  readonly own = new Map<string, number>();
  #columns: readonly Column[] = [];
  #observer: ResizeObserver | undefined;
  #watched: HTMLElement | null = null;
  #isWritten = false;
  #basis = '';
  /** Height of the scroll bar below the rows. */
  #bar = 0;
  #frame = 0;
  /** How wide the table is, once that is known. */
  #room = Infinity;
  /** How wide each column is at least, and the size of the font. */
  #least: readonly number[] = [];
  #font = 0;

  /** @param count how many rows are shown */
  constructor(host: ReactiveElement, scroller: () => HTMLElement | null, count: () => number) {
    this.#host = host;
    this.#scroller = scroller;
    this.#count = count;
    host.addController(this);
  }

  take(columns: readonly Column[]): void {
    if (columns === this.#columns) return;
    this.#columns = columns;
    this.#isWritten = false;
  }

  /** Makes a column so wide. */
  set(column: Column, width: number): void {
    this.own.set(column.name, width);
    this.#isWritten = false;
    this.hostUpdated();
    if (this.#watched) this.#fit(this.#watched, this.#room);
    this.#host.requestUpdate();
  }

  /** Whether a text is sure to have room in a column, so many pixels of which are taken. */
  readonly fits = (at: number, text: string, taken: number): boolean => {
    // Once the rows are measured: before, the browser would have to work out all styles for it.
    this.#font ||= fontOf(this.#scroller() ?? this.#host);
    return fitsInto(text, ((this.#least[at] ?? 0) - SIDES - taken) / this.#font);
  };

  hostConnected(): void {
    this.#watched = null;
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#watched = null;
  }

  hostUpdated(): void {
    const scroller = this.#scroller();
    if (!scroller || !this.#host.isConnected) return;
    if (!this.#isWritten) this.#write(scroller);
    this.#setHeight(scroller);
    if (scroller === this.#watched) return;
    this.#watched = scroller;
    this.#observer ??= new ResizeObserver(([entry]) => this.#fit(scroller, entry?.contentRect.width ?? 0));
    this.#observer.disconnect();
    this.#observer.observe(scroller);
  }

  #widthOf(column: Column): number | undefined {
    return this.own.get(column.name) ?? column.width;
  }

  /** The first column leaves room for the others on a phone, unless the user wants it so wide. */
  #basisOf(column: Column): number {
    const least = this.#widthOf(column) ?? column.minWidth;
    return column.isTree && !this.own.has(column.name)
      ? Math.min(least, Math.floor(this.#room * MOST_OF_FIRST))
      : least;
  }

  #write(scroller: HTMLElement): void {
    this.#isWritten = true;
    this.#least = this.#columns.map((column) => this.#basisOf(column));
    const bases = this.#columns.map((column, at) => {
      const width = this.#widthOf(column);
      return { basis: `${this.#least[at]}px`, grow: width === undefined ? (column.isTree ? 2 : 1) : 0 };
    });
    // Where all have a width, the last takes what is left, so that the rows end where the table does.
    const last = bases.at(-1);
    if (last && bases.every(({ grow }) => grow === 0)) last.grow = 1;
    scroller.querySelectorAll<HTMLElement>('.heading').forEach(({ style }, at) => {
      style.setProperty('flex', `var(--_column-${at})`);
    });
    bases.forEach(({ basis, grow }, at) => scroller.style.setProperty(`--_column-${at}`, `${grow} 0 ${basis}`));
    scroller.style.setProperty('--_least', `calc(${bases.map(({ basis }) => basis).join(' + ')} + ${TICKS})`);
  }

  /** Where the columns need more room, the first of them stays while the others scroll. */
  #fit(scroller: HTMLElement, width: number): void {
    const before = this.#room;
    this.#room = width;
    // Larger texts make higher rows, which is how this hears of them.
    if (this.#font !== fontOf(scroller)) {
      this.#font = fontOf(scroller);
      this.#host.requestUpdate();
    }
    const first = this.#columns[0];
    if (first && before !== width && Math.min(before, width) * MOST_OF_FIRST < (this.#widthOf(first) ?? first.minWidth))
      this.#write(scroller);
    const isWide = this.#columns.reduce((sum, column) => sum + this.#basisOf(column), 0) > width;
    scroller.toggleAttribute('data-wide', isWide);
    const bar = isWide ? scroller.offsetHeight - scroller.clientHeight : 0;
    if (bar === this.#bar) return;
    this.#bar = bar;
    // It gives the scroller another size: browsers call that an error inside the observer.
    this.#frame = requestAnimationFrame(() => this.#setHeight(scroller));
  }

  /** As high as its rows and the head, up to the limit. */
  #setHeight(scroller: HTMLElement): void {
    const height = `calc(${Math.min(this.#count(), MANY) + 1} * var(--_row) + ${this.#bar}px)`;
    const basis = `min(${height}, var(--dass-hierarchy-table-height, 480px))`;
    if (basis === this.#basis) return;
    this.#basis = basis;
    scroller.style.setProperty('flex-basis', basis);
  }
}

const fontOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

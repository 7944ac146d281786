import type { ReactiveController, ReactiveElement } from 'lit';
import type { Column } from './columns.js';

/** The first column is never wider than this share of the table where it stays while the others scroll. */
const MOST_OF_FIRST = 0.62;
/** A column cannot be made narrower. In pixels. */
const NARROWEST = 48;
/** How much a key changes a width. In pixels. */
const STEP = 16;
const TICKS = 'var(--_tick-cell, 0px)';

/**
 * How wide the columns are: in custom properties of the table, one a column, so that no cell is touched when a width
 * changes. Says when the columns need more room than there is.
 */
export class ColumnWidths implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #scroller: () => HTMLElement | null;
  /** What a person has made of the widths, by the names of the columns. */
  readonly #own = new Map<string, number>();
  #columns: readonly Column[] = [];
  #observer: ResizeObserver | undefined;
  #watched: HTMLElement | null = null;
  #isWritten = false;

  constructor(host: ReactiveElement, scroller: () => HTMLElement | null) {
    this.#host = host;
    this.#scroller = scroller;
    host.addController(this);
  }

  take(columns: readonly Column[]): void {
    if (columns === this.#columns) return;
    this.#columns = columns;
    this.#isWritten = false;
  }

  /** Makes a column so wide. @returns its width */
  set(column: Column, width: number): number {
    const fitted = Math.max(NARROWEST, Math.round(width));
    this.#own.set(column.name, fitted);
    this.#isWritten = false;
    this.hostUpdated();
    return fitted;
  }

  /** How much wider or narrower a key makes it. */
  step(column: Column, by: 1 | -1, drawn: number): number {
    return this.set(column, drawn + by * STEP);
  }

  hostConnected(): void {
    this.#watched = null;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#watched = null;
  }

  hostUpdated(): void {
    const scroller = this.#scroller();
    if (!scroller || !this.#host.isConnected) return;
    if (!this.#isWritten) this.#write(scroller);
    if (scroller === this.#watched) return;
    this.#watched = scroller;
    this.#observer ??= new ResizeObserver(([entry]) => this.#mark(entry?.contentRect.width ?? 0));
    this.#observer.disconnect();
    this.#observer.observe(scroller);
  }

  #widthOf(column: Column): number | undefined {
    return this.#own.get(column.name) ?? column.width;
  }

  #leastOf(column: Column): number {
    return this.#widthOf(column) ?? column.minWidth;
  }

  #write(scroller: HTMLElement): void {
    this.#isWritten = true;
    const bases = this.#columns.map((column) => {
      const width = this.#widthOf(column);
      const least = `${width ?? column.minWidth}px`;
      // What a person has chosen stays, else the first column leaves room for the others on a phone.
      const basis = column.isTree && !this.#own.has(column.name) ? `min(${least}, ${MOST_OF_FIRST * 100}cqi)` : least;
      return { basis, grow: width === undefined ? (column.isTree ? 2 : 1) : 0 };
    });
    // Where all have a width, the last takes what is left, so that the rows end where the table does.
    const last = bases.at(-1);
    if (last && bases.every(({ grow }) => grow === 0)) last.grow = 1;
    scroller.querySelectorAll<HTMLElement>('.heading').forEach(({ style }, at) => {
      style.setProperty('flex', `var(--_column-${at})`);
    });
    bases.forEach(({ basis, grow }, at) => scroller.style.setProperty(`--_column-${at}`, `${grow} 0 ${basis}`));
    scroller.style.setProperty('--_least', `calc(${bases.map(({ basis }) => basis).join(' + ')} + ${TICKS})`);
    if (this.#watched) this.#mark(scroller.clientWidth);
  }

  /** Where the columns need more room, the first of them stays while the others scroll. */
  #mark(width: number): void {
    const least = this.#columns.reduce((sum, column) => {
      const own = this.#leastOf(column);
      return sum + (column.isTree ? Math.min(own, width * MOST_OF_FIRST) : own);
    }, 0);
    this.#scroller()?.classList.toggle('wide', least > width);
  }
}

import type { ReactiveController, ReactiveElement } from 'lit';
import { RowMotion, type PlacedRow } from '../../base/motion/row-motion.js';

export interface RowWindowOptions {
  /** Number of rows of the list. */
  count(): number;
  /** Index of a row that is always rendered: the one that has the focus, or gets it. -1 for none. */
  kept(): number;
  /** Number of rows side by side. Default: 1. */
  columns?(): number;
}

/** Rows that are not rendered. */
export interface RowGap {
  readonly key: string;
  readonly from: number;
  /** The first line after it. */
  readonly to: number;
}

/** Lists with up to this number of rows are rendered whole. */
const MAX_ROWS_AT_ONCE = 100;
/** Number of lines that are rendered before the height of the view is known. */
const FIRST_LINES = 30;
/** How far from the view rows are rendered, and how near they may get before further ones are. */
const OVERSCAN_PX = 600;
const MIN_OVERSCAN_PX = 300;

/** Number of updates in a row that measure the rows of the one before. */
const MAX_ROUNDS = 4;

/**
 * The rendered rows of a long list: those near the view, and one that is kept. The others are gaps of the same height. The rows
 * are in the flow of the document and may have different heights; a line has one row, or several side by side. The rows in
 * view stay where they are when others are added, removed or measured.
 *
 * The host renders `rows()` into its part `list`: rows with the class `row` and `data-index`, and gaps with
 * the class `gap`, `data-from` and `data-to`.
 */
export class RowWindow implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: RowWindowOptions;
  /** The rendered lines. */
  #from = 0;
  #to = FIRST_LINES;
  #columns = 1;
  /** The distance of two lines in pixels, and the width and the columns for which it was measured. */
  #line = 0;
  #measured = '';
  #list: HTMLElement | undefined;
  readonly #motion: RowMotion;
  /** What decides about the rendered rows: most updates of a list change what is in them. */
  #rendered = '';
  /** The scroll position before an update, and a row in view with its distance from the top of the list. */
  #scrollTop = 0;
  #anchor: { readonly row: HTMLElement; readonly top: number } | undefined;
  #rounds = 0;
  /** A row is rendered to which the list is not scrolled yet. */
  #isRevealing = false;
  /** Also where not the list scrolls, but the page. */
  #gaps: IntersectionObserver | undefined;

  constructor(host: ReactiveElement, options: RowWindowOptions) {
    this.#host = host;
    this.#options = options;
    this.#motion = new RowMotion(host);
    host.addController(this);
  }

  /** Whether some rows are not rendered. */
  get isActive(): boolean {
    return this.#options.count() > MAX_ROWS_AT_ONCE;
  }

  /** Returns the indexes of the rows to render, and the gaps between them. */
  rows(): readonly (number | RowGap)[] {
    const count = this.#options.count();
    if (!this.isActive) return Array.from({ length: count }, (_, index) => index);
    const columns = (this.#columns = Math.max(1, this.#options.columns?.() ?? 1));
    const lines = Math.ceil(count / columns);
    const size = this.#to - this.#from;
    this.#to = Math.min(this.#to, lines);
    this.#from = Math.max(0, Math.min(this.#from, this.#to - size));
    const kept = Math.floor(this.#options.kept() / columns);
    const isApart = kept >= 0 && kept < lines && (kept < this.#from || kept >= this.#to);
    const parts = [[this.#from, this.#to], ...(isApart ? [[kept, kept + 1]] : [])].sort(
      (one, other) => one[0]! - other[0]!,
    );
    const rows: (number | RowGap)[] = [];
    let end = 0;
    for (const [from = 0, to = 0] of [...parts, [lines, lines]]) {
      if (from > end)
        rows.push({ key: `gap ${end === 0 ? 'first' : from === lines ? 'last' : 'middle'}`, from: end, to: from });
      for (let index = from * columns; index < Math.min(count, to * columns); index++) rows.push(index);
      end = to;
    }
    return rows;
  }

  /** Renders a row with the next update, after which the caller scrolls to it. */
  reveal(index: number): void {
    this.#isRevealing = true;
    const line = Math.floor(index / this.#columns);
    if (this.isActive && (line < this.#from || line >= this.#to)) this.#setLines(line, line);
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    if (this.#list) this.#list.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  hostDisconnected(): void {
    this.#list?.removeEventListener('scroll', this.#onScroll);
    this.#gaps?.disconnect();
  }

  hostUpdate(): void {
    this.#scrollTop = this.#list?.scrollTop ?? 0;
    const isSame = this.#state() === this.#rendered;
    if (this.#list && !this.isActive && !isSame)
      this.#motion.remember(placedIn(this.#list), this.#list.childElementCount);
    this.#anchor = this.#list && this.isActive && !isSame ? this.#findAnchor(this.#list) : undefined;
  }

  hostUpdated(): void {
    const list = this.#host.renderRoot.querySelector<HTMLElement>('[part=list]') ?? undefined;
    if (list !== this.#list) {
      this.hostDisconnected();
      this.#list = list;
      this.#rendered = '';
      this.hostConnected();
    }
    const [state, isRevealing] = [this.#state(), this.#isRevealing];
    this.#isRevealing = false;
    if (state === this.#rendered) return;
    this.#rendered = state;
    this.#gaps?.disconnect();
    if (list && !this.isActive) this.#motion.play(placedIn(list), list.childElementCount);
    if (!list || !this.isActive) return;
    this.#setGaps(list);
    // A gap that was not as high as it is now could not be scrolled so far.
    if (list.scrollTop !== this.#scrollTop) list.scrollTop = this.#scrollTop;
    const moved = this.#anchor?.row.isConnected ? topIn(list, this.#anchor.row) - this.#anchor.top : 0;
    if (moved !== 0) list.scrollTop += moved;
    // Not while the host is updating.
    if (!isRevealing && this.#rounds++ < MAX_ROUNDS) queueMicrotask(this.#follow);
  }

  #state(): string {
    return [this.#from, this.#to, this.#options.columns?.(), this.#options.count(), this.#options.kept()].join(' ');
  }

  readonly #onScroll = (): void => {
    this.#rounds = 0;
    this.#follow();
  };

  /** Renders the rows that have come near the view, in the frame of the scroll event. */
  readonly #follow = (): void => {
    const list = this.#list;
    if (!list?.isConnected || !this.isActive) return;
    // A list that was hidden has not been measured.
    if (!this.#line) this.#setGaps(list);
    if (!this.#line) return;
    const columns = Math.max(1, this.#options.columns?.() ?? 1);
    const lines = Math.ceil(this.#options.count() / columns);
    const { top } = list.getBoundingClientRect();
    const height = Math.min(list.clientHeight, innerHeight);
    if (height === 0) return;
    const start = list.scrollTop + Math.max(0, Math.min(-top, list.clientHeight - height));
    const first = this.#lineAt(list, start - MIN_OVERSCAN_PX);
    const last = this.#lineAt(list, start + height + MIN_OVERSCAN_PX);
    const isCovered = first >= this.#from && (last < this.#to || this.#to >= lines);
    if (isCovered && columns === this.#columns) {
      this.#rounds = 0;
      return;
    }
    this.#setLines(this.#lineAt(list, start), this.#lineAt(list, start + height));
    this.#host.requestUpdate();
  };

  #setLines(first: number, last: number): void {
    const overscan = Math.ceil(OVERSCAN_PX / (this.#line || OVERSCAN_PX / FIRST_LINES));
    this.#from = Math.max(0, first - overscan);
    this.#to = last + 1 + overscan;
  }

  /** Returns the line at a position from the top of the rows; the first or the last one outside. */
  #lineAt(list: HTMLElement, position: number): number {
    const children = [...list.children] as HTMLElement[];
    const origin = children[0]?.offsetTop ?? 0;
    const child = children.findLast((one) => one.offsetTop - origin <= position) ?? children[0];
    if (!child) return 0;
    const { index, from, to } = child.dataset;
    if (index !== undefined) return Math.floor(Number(index) / this.#columns);
    const line = Number(from) + Math.floor((position - (child.offsetTop - origin)) / this.#line);
    return Math.max(Number(from), Math.min(Number(to) - 1, line));
  }

  /** Gives the gaps the height of their lines. */
  #setGaps(list: HTMLElement): void {
    if (this.#measured !== `${list.clientWidth} ${this.#columns}`) this.#measure(list);
    const between = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    this.#gaps ??= new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#onScroll(),
    );
    for (const gap of list.querySelectorAll<HTMLElement>('.gap')) {
      const lines = Number(gap.dataset.to) - Number(gap.dataset.from);
      gap.style.setProperty('block-size', `${Math.max(0, lines * this.#line - between)}px`);
      this.#gaps.observe(gap);
    }
  }

  /** Measures the lines, on average. */
  #measure(list: HTMLElement): void {
    const first = list.querySelector<HTMLElement>(`.row[data-index='${this.#from * this.#columns}']`);
    const last = list.querySelector<HTMLElement>(`.row[data-index='${(this.#to - 1) * this.#columns}']`);
    if (!first || !last || first === last) return;
    this.#measured = `${list.clientWidth} ${this.#columns}`;
    this.#line = (last.offsetTop - first.offsetTop) / (this.#to - 1 - this.#from);
  }

  /** A kept row is none: the user may move it. */
  #findAnchor(list: HTMLElement): { row: HTMLElement; top: number } | undefined {
    const kept = String(this.#options.kept());
    for (const row of list.querySelectorAll<HTMLElement>('.row')) {
      const top = topIn(list, row);
      if (top >= 0 && row.dataset.index !== kept) return top < list.clientHeight ? { row, top } : undefined;
    }
    return undefined;
  }
}

const topIn = (list: HTMLElement, row: HTMLElement): number =>
  row.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** The rows of a list that is rendered whole. */
const placedIn = (list: HTMLElement): PlacedRow[] =>
  Array.from(list.children as HTMLCollectionOf<HTMLElement>, (element) => ({
    key: element,
    element,
    left: element.offsetLeft,
    top: element.offsetTop,
  }));

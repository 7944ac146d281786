import type { ReactiveController, ReactiveElement } from 'lit';
import { RowHeights } from './notification-rows-model.js';

/** What is drawn above and below what is in view, so that a fast scroll finds rows and no blank. In pixels. */
const overscan = 320;
/** What a row is taken to be before any was measured. */
const firstEstimate = 96;
/** What is taken to be in view before it was measured. */
const firstView = 560;

/**
 * Draws only those rows of a long list that are in view, of whatever height: the host renders `indices` as elements with
 * `data-index` in a `.rows` inside a `.scroller`, absolutely placed. What stands in view stays where it is when rows
 * come in or grow above it (WebKit has no scroll anchoring of its own); at the very top, new rows show.
 */
export class RowWindow implements ReactiveController {
  readonly #host: ReactiveElement;
  #keys: readonly string[] = [];
  #places = new Map<string, number>();
  #heights = new RowHeights([]);
  readonly #measured = new Map<string, number>();
  /** The row at the upper edge of the view, and how much of it has gone; none while the view is at the very top. */
  #anchor?: { key: string; gone: number };
  #scrollTop = 0;
  #view = firstView;
  #scroller?: HTMLElement;
  #drawn: readonly number[] = [];
  readonly #resize?: ResizeObserver;

  /** A row that is drawn wherever it is: the one that has the focus. */
  pinned = -1;

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#resize = globalThis.ResizeObserver && new ResizeObserver(() => host.requestUpdate());
    host.addController(this);
  }

  /** Takes the keys of a new list. */
  setKeys(keys: readonly string[]): void {
    this.#catchUp();
    const places = new Map(keys.map((key, index) => [key, index]));
    this.#moveAnchor(places);
    this.#keys = keys;
    this.#places = places;
    for (const key of this.#measured.keys()) if (!places.has(key)) this.#measured.delete(key);
    const estimate = this.#estimate();
    this.#heights = new RowHeights(keys.map((key) => this.#measured.get(key) ?? estimate));
  }

  /** Where a key is now; -1 when it is gone. */
  indexOf(key: string): number {
    return this.#places.get(key) ?? -1;
  }

  /** Whether the view is at the beginning of the list. */
  get isAtTop(): boolean {
    return this.#anchor === undefined;
  }

  /** The rows to draw, in order. */
  get indices(): readonly number[] {
    const count = this.#keys.length;
    if (count === 0) return [];
    const first = this.#heights.indexAt(this.#scrollTop - overscan);
    const last = this.#heights.indexAt(this.#scrollTop + this.#view + overscan);
    const indices = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    if (this.pinned < 0 || this.pinned >= count) return indices;
    if (this.pinned < first) return [this.pinned, ...indices];
    return this.pinned > last ? [...indices, this.pinned] : indices;
  }

  /** The first row that is wholly in view. */
  get firstInView(): number {
    const index = this.#heights.indexAt(this.#scrollTop);
    return index >= 0 && this.#heights.topOf(index) < this.#scrollTop - 1 && index < this.#keys.length - 1
      ? index + 1
      : index;
  }

  /** How many rows about fill the view. */
  get page(): number {
    return Math.max(1, Math.floor(this.#view / this.#estimate()) - 1);
  }

  /** Brings a row into view; the nearest way. */
  reveal(index: number): void {
    const top = this.#heights.topOf(index);
    const bottom = top + this.#heights.heightOf(index);
    if (top < this.#scrollTop) this.#scrollTo(top);
    else if (bottom > this.#scrollTop + this.#view) this.#scrollTo(bottom - this.#view);
  }

  hostConnected(): void {
    if (this.#scroller) this.#watch(this.#scroller);
  }

  hostDisconnected(): void {
    this.#resize?.disconnect();
    this.#scroller?.removeEventListener('scroll', this.#onScroll);
  }

  hostUpdated(): void {
    const scroller = this.#host.renderRoot.querySelector<HTMLElement>('.scroller') ?? undefined;
    if (scroller !== this.#scroller) {
      this.hostDisconnected();
      this.#scroller = scroller;
      if (scroller) this.#watch(scroller);
    }
    if (!scroller) return;
    this.#catchUp();
    const rows = [...scroller.querySelectorAll<HTMLElement>('[data-index]')];
    const sizes = rows.map((row) => row.getBoundingClientRect().height);
    this.#view = scroller.clientHeight || this.#view;
    rows.forEach((row, at) => this.#measure(Number(row.dataset.index), sizes[at] as number));
    for (const row of rows)
      row.style.setProperty('inset-block-start', `${this.#heights.topOf(Number(row.dataset.index))}px`);
    scroller.querySelector<HTMLElement>('.rows')?.style.setProperty('block-size', `${this.#heights.total}px`);
    this.#holdAnchor();
    this.#drawn = rows.map((row) => Number(row.dataset.index));
    this.#drawMissing();
  }

  #watch(scroller: HTMLElement): void {
    this.#resize?.observe(scroller);
    scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    // Taken out of the page and back, a browser has scrolled it to the top.
    scroller.scrollTop = this.#scrollTop;
  }

  #onScroll = (): void => {
    this.#catchUp();
    this.#drawMissing();
  };

  /** A person may have scrolled and the event be still on its way: what they see is what is held. */
  #catchUp(): void {
    const scroller = this.#scroller;
    if (!scroller || Math.abs(scroller.scrollTop - this.#scrollTop) < 0.5) return;
    this.#scrollTop = scroller.scrollTop;
    this.#setAnchor();
  }

  /** Asks for another drawing when rows of the view are not drawn. */
  #drawMissing(): void {
    const drawn = new Set(this.#drawn);
    if (this.indices.some((index) => !drawn.has(index))) this.#host.requestUpdate();
  }

  #measure(index: number, height: number): void {
    const key = this.#keys[index];
    if (key === undefined || height === 0) return;
    this.#measured.set(key, height);
    this.#heights.set(index, height);
  }

  #estimate(): number {
    if (this.#measured.size === 0) return firstEstimate;
    let sum = 0;
    for (const height of this.#measured.values()) sum += height;
    return sum / this.#measured.size;
  }

  #setAnchor(): void {
    const index = this.#scrollTop > 1 ? this.#heights.indexAt(this.#scrollTop) : -1;
    const key = this.#keys[index];
    this.#anchor = key === undefined ? undefined : { key, gone: this.#scrollTop - this.#heights.topOf(index) };
  }

  /** The anchor goes to the next row that is left when its own is gone. */
  #moveAnchor(places: ReadonlyMap<string, number>): void {
    const anchor = this.#anchor;
    if (!anchor || places.has(anchor.key)) return;
    const from = this.indexOf(anchor.key);
    const next =
      this.#keys.slice(from).find((key) => places.has(key)) ??
      this.#keys.slice(0, from).findLast((key) => places.has(key));
    this.#anchor = next === undefined ? undefined : { key: next, gone: 0 };
  }

  #holdAnchor(): void {
    const anchor = this.#anchor;
    if (!anchor) return;
    const index = this.indexOf(anchor.key);
    if (index >= 0) this.#scrollTo(this.#heights.topOf(index) + anchor.gone, false);
  }

  #scrollTo(top: number, isNewAnchor = true): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    if (Math.abs(scroller.scrollTop - top) > 0.5) scroller.scrollTop = top;
    this.#scrollTop = scroller.scrollTop;
    if (isNewAnchor) this.#setAnchor();
  }
}

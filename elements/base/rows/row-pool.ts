import type { PlacedRow } from '../motion/row-motion.js';
import type { RowsGeometry } from './rows-geometry-model.js';

/** A row that is reused for other items while the list scrolls. */
export interface PooledRow {
  /** The element of the row. It gets the class `row`. */
  readonly element: HTMLElement;
  /** Called when the row is hidden: its ids may be used in other rows. */
  release?(): void;
}

export interface RowPoolOptions<Row extends PooledRow> {
  /** Creates a row that shows nothing yet. */
  createRow(): Row;
  /** Renders an item into a row: called for items that come into view, and for all in view after each host update. */
  renderRow(row: Row, index: number): void;
  /** Identifies an item: where rows come or go, those after them move visibly. Default: they do not. */
  keyOf?(index: number): unknown;
  /** Prefix of the ids of the rows: `option-` gives `option-7`. */
  readonly idPrefix: string;
  /**
   * How the index is exposed to assistive technology: `set` (default) by `aria-posinset` and `aria-setsize`, `table` by
   * `aria-rowindex`, counted from `firstRowIndex`.
   */
  readonly numbering?: 'set' | 'table';
  /** The `aria-rowindex` of the first item. Default: 2, below a header row. */
  readonly firstRowIndex?: number;
}

/** Rows are positioned relative to every 1000th row, so that offsets stay small numbers. */
const SHEET_ROWS = 1000;

/**
 * The rendered rows of a list. A row that leaves the view is reused for an item that enters it. `RowsGeometry` knows which
 * items are in view and where.
 */
export class RowPool<Row extends PooledRow> {
  /** The parent of the rows. */
  readonly sheet: HTMLElement;
  readonly #geometry: RowsGeometry;
  readonly #options: RowPoolOptions<Row>;
  /** The visible rows by item index. */
  readonly #visible = new Map<number, Row>();
  /** What the visible rows showed when they were rendered. */
  readonly #keys = new Map<Row, unknown>();
  #free: Row[] = [];

  constructor(sheet: HTMLElement, geometry: RowsGeometry, options: RowPoolOptions<Row>) {
    this.sheet = sheet;
    this.#geometry = geometry;
    this.#options = options;
  }

  indexOf(event: Pick<Event, 'composedPath'>): number {
    const path = event.composedPath();
    for (const [index, { element }] of this.#visible) if (path.includes(element)) return index;
    return -1;
  }

  rowOf(index: number): Row | undefined {
    return this.#visible.get(index);
  }

  /** Returns the rows in view as they are drawn now, in their order. */
  placed(): PlacedRow[] {
    const offset = tops.get(this.sheet) ?? 0;
    const { view } = this.#geometry;
    return [...this.#visible]
      .sort(([a], [b]) => a - b)
      .map(([, row]) => {
        const { element } = row;
        return { key: this.#keys.get(row), element, left: 0, top: offset + (tops.get(element) ?? 0) };
      })
      .filter(({ top }) => top < view);
  }

  prepare(count: number): void {
    while (this.#free.length + this.#visible.size < count) this.#free.push(this.#createRow());
  }

  renumber(indexOf: (index: number, row: Row) => number): void {
    const visible = [...this.#visible];
    this.#visible.clear();
    for (const [before, row] of visible) {
      const index = indexOf(before, row);
      if (index < 0) this.#free.push(row);
      else {
        this.#visible.set(index, row);
        row.element.id = `${this.#options.idPrefix}${index}`;
      }
    }
  }

  order(): void {
    const nodes = [...this.#visible].sort(([a], [b]) => a - b).map(([, { element }]) => element);
    if (nodes.every((node, at) => at === 0 || follows(nodes[at - 1] as Node, node))) return;
    // An element that is moved loses the focus: the row with the focus stays. `:focus-within` cannot be used: in Chromium
    // and WebKit it matches nothing while the window is inactive, which can be scrolled all the same.
    const { activeElement } = this.sheet.getRootNode() as ShadowRoot;
    const focused = nodes.findIndex((node) => node.contains(activeElement));
    for (const node of nodes.slice(0, Math.max(0, focused))) this.sheet.insertBefore(node, nodes[focused] as Node);
    this.sheet.append(...nodes.slice(focused + 1));
  }

  /** Measures the rendered rows. @returns whether heights have changed, so that rows have to be positioned again */
  isMoved(): boolean {
    return this.#geometry.measureAll(this.#visible);
  }

  /**
   * Renders the rows in view and a row that is always rendered (-1: none).
   * @param hasNewContent whether rendered rows may have other content
   */
  render(alwaysRenderedIndex: number, hasNewContent: boolean): void {
    const geometry = this.#geometry;
    const { first, last, lastNear, count } = geometry;
    const alwaysRendered = Math.min(alwaysRenderedIndex, count - 1);
    const staysRendered = (index: number): boolean => (index >= first && index <= lastNear) || index === alwaysRendered;

    for (const [index, row] of this.#visible) {
      if (staysRendered(index)) continue;
      this.#visible.delete(index);
      this.#free.push(row);
    }
    // After all rows were hidden, the new ones are in reading order at once: `pop()` takes the first element first.
    if (hasNewContent && this.#free.length > 1) this.#free.sort((a, b) => (follows(a.element, b.element) ? 1 : -1));
    const base = geometry.topOf(first - (first % SHEET_ROWS));
    translateTo(this.sheet, base - geometry.top);
    for (let index = first; index <= last; index++) this.#show(index, base, hasNewContent);
    // A spare row shows the next item: hidden and shown again, it would be laid out at each step of scrolling.
    for (let index = last + 1; index <= lastNear && (this.#visible.has(index) || this.#free.length > 0); index++)
      this.#show(index, base, hasNewContent);
    if (alwaysRendered >= 0 && (alwaysRendered < first || alwaysRendered > lastNear))
      this.#show(alwaysRendered, base, hasNewContent);
    for (const row of this.#free) {
      const { element } = row;
      // Setting the attribute again would recalculate its style.
      if (element.hidden) continue;
      element.hidden = true;
      element.removeAttribute('id');
      this.#keys.delete(row);
      row.release?.();
    }
  }

  #createRow(): Row {
    const row = this.#options.createRow();
    const { element } = row;
    element.classList.add('row');
    element.hidden = true;
    this.sheet.append(element);
    return row;
  }

  /** @param base position of the sheet */
  #show(index: number, base: number, hasNewContent: boolean): void {
    const old = this.#visible.get(index);
    const row = old ?? this.#free.pop() ?? this.#createRow();
    const { element } = row;
    if (!old) {
      this.#visible.set(index, row);
      element.id = `${this.#options.idPrefix}${index}`;
      element.hidden = false;
    }
    translateTo(element, this.#geometry.topOf(index) - base);
    if (!old || hasNewContent) {
      this.#number(element, index);
      if (this.#options.keyOf) this.#keys.set(row, this.#options.keyOf(index));
      this.#options.renderRow(row, index);
    }
  }

  #number(element: HTMLElement, index: number): void {
    const { numbering, firstRowIndex = 2 } = this.#options;
    // Writing an attribute costs a style recalculation even when it stays the same.
    if (numbering === 'table') {
      const rowIndex = String(index + firstRowIndex);
      if (element.ariaRowIndex !== rowIndex) element.ariaRowIndex = rowIndex;
    } else {
      const position = String(index + 1);
      if (element.ariaPosInSet !== position) element.ariaPosInSet = position;
      const size = String(this.#geometry.count);
      if (element.ariaSetSize !== size) element.ariaSetSize = size;
    }
  }
}

/** The last position of each element, to avoid writes. */
const tops = new WeakMap<HTMLElement, number>();

/** Positions an element, in pixels from the top. */
export function translateTo(element: HTMLElement, pixels: number): void {
  if (tops.get(element) === pixels) return;
  tops.set(element, pixels);
  element.style.setProperty('transform', `translateY(${pixels}px)`);
}

const follows = (before: Node, node: Node): boolean =>
  (before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

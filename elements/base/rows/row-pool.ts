import type { RowsGeometry } from './rows-geometry-model.js';

/** A row that is kept and written anew for each item that it shows. What it looks like is its maker's. */
export interface PooledRow {
  /** The row; it gets the class `row`. */
  readonly element: HTMLElement;
  /** It shows nothing from now on: ids in it are another row's. */
  release?(): void;
}

export interface RowPoolOptions<Row extends PooledRow> {
  /** Makes a row that shows nothing yet. */
  make(): Row;
  /** Writes an item into a row: called for what comes into view, and for all in view after each update of the host. */
  fill(row: Row, index: number): void;
  /** Ids of the rows begin with it, `option-` gives `option-7`: for `aria-activedescendant`. */
  readonly idPrefix: string;
  /**
   * How assistive technology is told the place: `set` (default) by `aria-posinset` and `aria-setsize`, `table` by
   * `aria-rowindex`, counted from `firstRowIndex`.
   */
  readonly numbering?: 'set' | 'table';
  /** The `aria-rowindex` of the first item: 2 (default) below a row of headings. */
  readonly firstRowIndex?: number;
}

/** So many rows keep their places on the sheet while it moves: the numbers stay small. */
const SHEET = 1000;

/**
 * The rows that show what is in view: each is made once, and gets the content, place and number of what comes in. What
 * is in view, and where, the geometry says, which its `Rows` keep.
 */
export class RowPool<Row extends PooledRow> {
  /** Holds the rows. */
  readonly sheet: HTMLElement;
  readonly #geometry: RowsGeometry;
  readonly #options: RowPoolOptions<Row>;
  /** The rows that show something, by what they show. */
  readonly #shown = new Map<number, Row>();
  #free: Row[] = [];

  constructor(sheet: HTMLElement, geometry: RowsGeometry, options: RowPoolOptions<Row>) {
    this.sheet = sheet;
    this.#geometry = geometry;
    this.#options = options;
  }

  indexOf(event: Pick<Event, 'composedPath'>): number {
    const path = event.composedPath();
    for (const [index, { element }] of this.#shown) if (path.includes(element)) return index;
    return -1;
  }

  rowOf(index: number): Row | undefined {
    return this.#shown.get(index);
  }

  prepare(count: number): void {
    while (this.#free.length + this.#shown.size < count) this.#free.push(this.#make());
  }

  renumber(indexOf: (index: number, row: Row) => number): void {
    const shown = [...this.#shown];
    this.#shown.clear();
    for (const [before, row] of shown) {
      const index = indexOf(before, row);
      if (index < 0) this.#free.push(row);
      else {
        this.#shown.set(index, row);
        row.element.id = `${this.#options.idPrefix}${index}`;
      }
    }
  }

  order(): void {
    const nodes = [...this.#shown].sort(([a], [b]) => a - b).map(([, { element }]) => element);
    if (nodes.every((node, at) => at === 0 || follows(nodes[at - 1] as Node, node))) return;
    // What has the focus stays where it is: moved, it would lose it. `:focus-within` matches nothing in Chromium and
    // WebKit while the window is left, which can be scrolled all the same.
    const { activeElement } = this.sheet.getRootNode() as ShadowRoot;
    const focused = nodes.findIndex((node) => node.contains(activeElement));
    for (const node of nodes.slice(0, Math.max(0, focused))) this.sheet.insertBefore(node, nodes[focused] as Node);
    this.sheet.append(...nodes.slice(focused + 1));
  }

  /** Whether rows that are rendered are higher or lower than they were thought to be: the others stand elsewhere then. */
  isMoved(): boolean {
    return this.#geometry.measureAll(this.#shown);
  }

  /** Renders what is in view, and a pinned row (-1: none). @param anew whether rows that are rendered may show something else */
  render(pinned: number, anew: boolean): void {
    const geometry = this.#geometry;
    const { first, last, lastNear, count } = geometry;
    const alone = Math.min(pinned, count - 1);
    const isWanted = (index: number): boolean => (index >= first && index <= lastNear) || index === alone;

    for (const [index, row] of this.#shown) {
      if (isWanted(index)) continue;
      this.#shown.delete(index);
      this.#free.push(row);
    }
    // Rendered all anew, as after it was hidden, the rows are in reading order at once: the first is taken last of all.
    // A pinned one among them keeps its place.
    if (anew && this.#free.length > 1) this.#free.sort((a, b) => (follows(a.element, b.element) ? 1 : -1));
    const base = geometry.topOf(first - (first % SHEET));
    place(this.sheet, base - geometry.top);
    for (let index = first; index <= last; index++) this.#show(index, base, anew);
    // A row that is there for one more shows the next: hidden and shown again it would be laid out anew at each step.
    for (let index = last + 1; index <= lastNear && (this.#shown.has(index) || this.#free.length > 0); index++)
      this.#show(index, base, anew);
    if (alone >= 0 && (alone < first || alone > lastNear)) this.#show(alone, base, anew);
    for (const row of this.#free) {
      const { element } = row;
      // Hidden once more, it would be styled once more.
      if (element.hidden) continue;
      element.hidden = true;
      element.removeAttribute('id');
      row.release?.();
    }
  }

  #make(): Row {
    const row = this.#options.make();
    const { element } = row;
    element.classList.add('row');
    element.hidden = true;
    this.sheet.append(element);
    return row;
  }

  /** @param base where the sheet begins */
  #show(index: number, base: number, anew: boolean): void {
    const old = this.#shown.get(index);
    const row = old ?? this.#free.pop() ?? this.#make();
    const { element } = row;
    if (!old) {
      this.#shown.set(index, row);
      element.id = `${this.#options.idPrefix}${index}`;
      element.hidden = false;
    }
    place(element, this.#geometry.topOf(index) - base);
    if (!old || anew) {
      this.#number(element, index);
      this.#options.fill(row, index);
    }
  }

  #number(element: HTMLElement, index: number): void {
    const { numbering, firstRowIndex = 2 } = this.#options;
    if (numbering === 'table') element.ariaRowIndex = String(index + firstRowIndex);
    else {
      element.ariaPosInSet = String(index + 1);
      const size = String(this.#geometry.count);
      if (element.ariaSetSize !== size) element.ariaSetSize = size;
    }
  }
}

/** Where what was placed stands. */
const tops = new WeakMap<HTMLElement, number>();

/** Puts a row so far down. */
export function place(element: HTMLElement, pixels: number): void {
  if (tops.get(element) === pixels) return;
  tops.set(element, pixels);
  element.style.setProperty('transform', `translateY(${pixels}px)`);
}

const follows = (before: Node, node: Node): boolean =>
  (before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

import type { TreeShape } from './tree-shape.js';

/** The place of a row among its siblings that are shown, from 1 on, and how many they are. */
export interface SiblingPlace {
  readonly position: number;
  readonly size: number;
}

const FIRST_STACK = 64;

/**
 * A tree as it is shown: which rows are open, in which order siblings stand, which of them a filter keeps. Rows are known
 * by their places in the list; all of it is typed arrays, so that opening or closing all of 100,000 rows is a fill.
 */
export class Tree {
  readonly shape: TreeShape;
  /** The order in which siblings stand when nothing is sorted. */
  #own: Uint32Array;
  #open: Uint8Array;
  #isAllOpen = false;
  #visible: Uint32Array | undefined;
  /** All rows, each before those below it, in the order of the siblings. */
  #order: Uint32Array | undefined;
  /** Where each row stands in `#order`. */
  #at: Uint32Array = new Uint32Array(0);
  /** How many rows are below each, at any depth. */
  #size: Uint32Array = new Uint32Array(0);
  #depth: Uint8Array | Uint32Array = new Uint8Array(0);
  /** Rows that are shown at all; undefined for all. With a row its ancestors are. */
  #kept: Uint8Array | undefined;
  /** What is open while a filter is at work; what was open before comes back after it. */
  #openBefore: Uint8Array | undefined;

  constructor(shape: TreeShape) {
    this.shape = shape;
    this.#own = shape.kids;
    this.#open = new Uint8Array(shape.count);
  }

  get count(): number {
    return this.shape.count;
  }

  /** The places of the rows that are shown, from top to bottom; to be read. */
  get visible(): Uint32Array {
    return (this.#visible ??= this.#show());
  }

  /** Whether every row that has some below it is open. */
  get isAllOpen(): boolean {
    if (this.#isAllOpen) return true;
    for (let place = 0; place < this.count; place++)
      if (this.#open[place] === 0 && this.hasChildren(place) && this.isKept(place)) return false;
    return (this.#isAllOpen = true);
  }

  /** Whether any row has some below it. */
  get hasLevels(): boolean {
    return this.rootCount < this.count;
  }

  get rootCount(): number {
    return this.shape.starts[1] as number;
  }

  /** All rows, each before those below it; to be read. */
  get order(): Uint32Array {
    return this.#order ?? this.#walk();
  }

  parentOf(place: number): number {
    return this.shape.parent[place] ?? -1;
  }

  /** How many rows are above it: 0 at a root. */
  depthOf(place: number): number {
    if (this.parentOf(place) < 0) return 0;
    if (!this.#order) this.#walk();
    return this.#depth[place] as number;
  }

  /** A row and all below it, in their order; to be read. */
  branch(place: number): Uint32Array {
    const { order } = this;
    const at = this.#at[place] as number;
    return order.subarray(at, at + 1 + (this.#size[place] as number));
  }

  /** The rows directly below one, or the roots below -1, in their order; to be read. */
  childrenOf(place: number): Uint32Array {
    const { kids, starts } = this.shape;
    return kids.subarray(starts[place + 1], starts[place + 2]);
  }

  isKept(place: number): boolean {
    return this.#kept === undefined || this.#kept[place] === 1;
  }

  /** Whether any row below it is shown when it is open. */
  hasChildren(place: number): boolean {
    if (this.shape.countBelow(place) === 0) return false;
    return this.#kept === undefined || this.childrenOf(place).some((child) => this.#kept?.[child] === 1);
  }

  isOpen(place: number): boolean {
    return this.#open[place] === 1 && this.hasChildren(place);
  }

  /** Where a row is shown; -1 when it is not. */
  indexOf(place: number): number {
    const { visible } = this;
    if (!this.#order) {
      // Nothing is open: the roots alone are shown, in their order.
      return visible.indexOf(place);
    }
    const at = this.#at;
    const wanted = at[place];
    if (wanted === undefined) return -1;
    let [low, high] = [0, visible.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = at[visible[middle] as number] as number;
      if (found === wanted) return middle;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Among its siblings. */
  positionOf(place: number): SiblingPlace {
    const siblings = this.childrenOf(this.parentOf(place));
    const kept = this.#kept;
    if (kept) {
      let [position, size] = [0, 0];
      for (const sibling of siblings) {
        size += kept[sibling] as number;
        if (sibling === place) position = size;
      }
      return { position, size };
    }
    if (siblings.length <= 8 || !this.#order) return { position: siblings.indexOf(place) + 1, size: siblings.length };
    const at = this.#at;
    const wanted = at[place] as number;
    let [low, high] = [0, siblings.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((at[siblings[middle] as number] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return { position: low + 1, size: siblings.length };
  }

  /** The nearest that is shown: the row itself, or the closest of those above it that no closed one hides. */
  nearestShown(place: number): number {
    let shown = place;
    for (let above = place; above >= 0; above = this.parentOf(above))
      if ((above !== place && this.#open[above] === 0) || !this.isKept(above)) shown = above;
    return this.isKept(shown) ? shown : this.parentOf(shown);
  }

  /** The last that is shown below a row, or itself. */
  lastBelow(index: number): number {
    const { visible } = this;
    const place = visible[index] as number;
    if (!this.isOpen(place)) return index;
    const end = (this.#at[place] as number) + (this.#size[place] as number);
    let [low, high] = [index, visible.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#at[visible[middle] as number] as number) <= end) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  setOpen(place: number, isOpen: boolean): void {
    this.#open[place] = isOpen ? 1 : 0;
    this.#isAllOpen = false;
    this.#visible = undefined;
  }

  /** Opens some rows and leaves the others. */
  open(places: Iterable<number>): void {
    for (const place of places) this.#open[place] = 1;
    this.#isAllOpen = false;
    this.#visible = undefined;
  }

  /** Opens all that have rows below them, or closes all. */
  setAllOpen(isOpen: boolean): void {
    this.#open.fill(isOpen ? 1 : 0);
    this.#isAllOpen = isOpen;
    this.#visible = undefined;
  }

  /** Opens so many levels and closes those below: with 1 the roots alone are shown. */
  openTo(levels: number): void {
    if (!this.#order) this.#walk();
    for (let place = 0; place < this.count; place++)
      this.#open[place] = (this.#depth[place] as number) < levels - 1 ? 1 : 0;
    this.#isAllOpen = false;
    this.#visible = undefined;
  }

  /** Opens all that are above a row, so that it is shown. */
  openAbove(place: number): void {
    for (let above = this.parentOf(place); above >= 0; above = this.parentOf(above)) this.#open[above] = 1;
    this.#visible = undefined;
  }

  /** The rows that are open, by their places. */
  openPlaces(): Uint32Array {
    const open = this.#openBefore ?? this.#open;
    const places: number[] = [];
    for (let place = 0; place < this.count; place++)
      if (open[place] === 1 && this.shape.countBelow(place) > 0) places.push(place);
    return Uint32Array.from(places);
  }

  /** The places of all rows, siblings together, as they stand when nothing is sorted; to be read. */
  get ownKids(): Uint32Array {
    return this.#own;
  }

  /**
   * Puts siblings into another order.
   *
   * @param kids the places of all rows, siblings together; it is kept, not copied. Without it they stand as at first.
   */
  sort(kids?: Uint32Array): void {
    this.shape.kids = kids ?? this.#own;
    this.#order = undefined;
    this.#visible = undefined;
  }

  /** Makes the order that siblings have now the one that they have when nothing is sorted. */
  settleOrder(): void {
    this.#own = this.shape.kids;
  }

  /**
   * Shows the rows that match, those above them, opened, and, when they are opened, those below them.
   *
   * @param matches places; undefined shows all, as open as they were before the first filter
   */
  filter(matches: Uint32Array | undefined): void {
    this.#visible = undefined;
    this.#isAllOpen = false;
    if (!matches) {
      if (this.#openBefore) this.#open = this.#openBefore;
      this.#kept = this.#openBefore = undefined;
      return;
    }
    const { order } = this;
    const { parent } = this.shape;
    this.#openBefore ??= this.#open;
    const open = new Uint8Array(this.count);
    const kept = new Uint8Array(this.count);
    for (const place of matches) {
      kept[place] = 1;
      for (let above = parent[place] as number; above >= 0 && open[above] === 0; above = parent[above] as number)
        open[above] = 1;
    }
    let end = 0;
    for (let at = 0; at < order.length; at++) {
      const place = order[at] as number;
      if (kept[place] === 1) end = Math.max(end, at + 1 + (this.#size[place] as number));
      if (at < end || open[place] === 1) kept[place] = 1;
    }
    this.#open = open;
    this.#kept = kept;
  }

  /** Whether a filter is at work. */
  get isFiltered(): boolean {
    return this.#kept !== undefined;
  }

  #show(): Uint32Array {
    const { count } = this;
    const open = this.#open;
    const kept = this.#kept;
    if (!kept && !this.#order && !open.includes(1)) return this.childrenOf(-1);
    const { order } = this;
    if (!kept && this.#isAllOpen) return order;
    const size = this.#size;
    const visible = new Uint32Array(count);
    let shown = 0;
    for (let at = 0; at < count;) {
      const place = order[at] as number;
      const isKept = kept === undefined || kept[place] === 1;
      if (isKept) visible[shown++] = place;
      at += isKept && open[place] === 1 ? 1 : 1 + (size[place] as number);
    }
    return visible.slice(0, shown);
  }

  /** Goes through all rows from top to bottom, however deep they are. */
  #walk(): Uint32Array {
    const { kids, starts, count } = this.shape;
    const order = new Uint32Array(count);
    let at = new Uint32Array(count);
    let isAsGiven = true;
    const isFirst = this.#size.length !== count;
    const size = isFirst ? (this.#size = new Uint32Array(count)) : this.#size;
    const depth = isFirst ? new Uint32Array(count) : this.#depth;
    /** Of each level: the next of its rows in `kids`, and where they end. */
    let next = new Uint32Array(FIRST_STACK);
    let ends = new Uint32Array(FIRST_STACK);
    let level = 0;
    let deepest = 0;
    ends[0] = starts[1] as number;
    for (let index = 0; level >= 0;) {
      if (next[level] === ends[level]) {
        level--;
        if (level >= 0) {
          const parent = kids[(next[level] as number) - 1] as number;
          size[parent] = index - (at[parent] as number) - 1;
        }
        continue;
      }
      const slot = next[level] as number;
      next[level] = slot + 1;
      const place = kids[slot] as number;
      order[index] = place;
      if (place !== index) isAsGiven = false;
      at[place] = index++;
      depth[place] = level;
      const from = starts[place + 1] as number;
      const to = starts[place + 2] as number;
      if (from === to) continue;
      if (++level > deepest) deepest = level;
      if (level === next.length) [next, ends] = [doubled(next), doubled(ends)];
      next[level] = from;
      ends[level] = to;
    }
    // A tree of an enterprise is not 256 levels deep, but a chain of parents in dirty data can be 100,000.
    if (isFirst) this.#depth = deepest < 256 ? new Uint8Array(depth) : depth;
    // Mostly a list is in this order already.
    if (isAsGiven) at = order;
    this.#at = at;
    return (this.#order = order);
  }
}

function doubled(list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(list.length * 2);
  longer.set(list);
  return longer;
}

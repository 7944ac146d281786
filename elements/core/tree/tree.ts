import { ownOrder, TreeArrangement, type SiblingOrder } from './tree-arrangement.js';
import type { TreeShape } from './tree-shape.js';

/** The place of a row among its siblings that are shown, from 1 on, and how many they are. */
export interface SiblingPlace {
  readonly position: number;
  readonly size: number;
}

/**
 * A tree as it is shown: which rows are open, in which order siblings stand, which of them a filter keeps. Rows are known
 * by their places in the list; all of it is typed arrays, so that opening or closing all of 100,000 rows is a fill.
 */
export class Tree {
  readonly shape: TreeShape;
  readonly #all: TreeArrangement;
  #open: Uint8Array;
  #isAllOpen = false;
  #isAnyOpen = false;
  #visible: Uint32Array | undefined;
  /** Rows that are shown at all; undefined for all. With a row its ancestors are. */
  #kept: Uint8Array | undefined;
  /** What is open while a filter is at work; what was open before comes back after it. */
  #openBefore: Uint8Array | undefined;

  constructor(shape: TreeShape) {
    this.shape = shape;
    this.#all = new TreeArrangement(shape);
    this.#open = new Uint8Array(shape.count);
  }

  get count(): number {
    return this.shape.count;
  }

  /** Works out what is needed as soon as a row is opened. */
  prepare(): void {
    if (this.hasLevels) this.#all.rowAt(0);
  }

  /** How many rows are shown. */
  get shown(): number {
    return !this.#kept && this.#isAllOpen ? this.count : this.visible.length;
  }

  /** The row at an index of those that are shown, by its place; -1 outside. */
  rowAt(index: number): number {
    if (index < 0 || index >= this.shown) return -1;
    // Nothing is gone through that is not looked at.
    return !this.#kept && this.#isAllOpen ? this.#all.rowAt(index) : (this.visible[index] as number);
  }

  /** The places of the rows that are shown, from top to bottom; to be read. */
  get visible(): Uint32Array {
    return (this.#visible ??= this.#show());
  }

  /** Whether every row that has some below it is open. */
  get isAllOpen(): boolean {
    if (this.#isAllOpen) return true;
    if (!this.#isAnyOpen && !this.#kept) return !this.hasLevels;
    for (let place = 0; place < this.count; place++)
      if (this.#open[place] === 0 && this.isKept(place) && this.hasChildren(place)) return false;
    return (this.#isAllOpen = true);
  }

  /** Whether any row has some below it. */
  get hasLevels(): boolean {
    return (this.shape.starts[1] as number) < this.count;
  }

  /** All rows, each before those below it; to be read. */
  get order(): Uint32Array {
    return this.#all.order;
  }

  /** How many rows are below each, at any depth; to be read. */
  get size(): Uint32Array {
    return this.#all.size;
  }

  parentOf(place: number): number {
    return this.shape.parent[place] ?? -1;
  }

  /** How many rows are above it: 0 at a root. */
  depthOf(place: number): number {
    return this.parentOf(place) < 0 ? 0 : this.#all.depthOf(place);
  }

  /** A row and all below it, in their order; to be read. */
  branch(place: number): Uint32Array {
    return this.#all.branch(place);
  }

  /** The rows directly below one, or the roots below -1, in their order; to be read. */
  childrenOf(place: number): Uint32Array {
    return this.#all.childrenOf(place);
  }

  isKept(place: number): boolean {
    return this.#kept === undefined || this.#kept[place] === 1;
  }

  /** Whether any row is below it: what a filter keeps is kept with what is below it, or for some of that. */
  hasChildren(place: number): boolean {
    return this.shape.countBelow(place) > 0;
  }

  isOpen(place: number): boolean {
    return this.#open[place] === 1 && this.hasChildren(place);
  }

  /** Where a row is shown; -1 when it is not. */
  indexOf(place: number): number {
    if (place < 0 || place >= this.count) return -1;
    if (!this.#kept && this.#isAllOpen) return this.#all.atOf(place);
    // Nothing is open: the roots alone are shown.
    if (!this.#isAnyOpen && !this.#kept) return this.visible.indexOf(place);
    const index = this.#lastBefore(this.#all.atOf(place));
    return this.visible[index] === place ? index : -1;
  }

  /** Where a row is shown, or would be among those that are. */
  indexFor(place: number): number {
    const index = this.indexOf(place);
    if (index >= 0 || this.shown === 0) return Math.max(0, index);
    const at = this.#all.atOf(place);
    const before = this.#lastBefore(at);
    return this.#all.atOf(this.rowAt(before)) < at ? before + 1 : before;
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
    if (siblings.length <= 8 || !this.#isAnyOpen)
      return { position: siblings.indexOf(place) + 1, size: siblings.length };
    const wanted = this.#all.atOf(place);
    let [low, high] = [0, siblings.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#all.atOf(siblings[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return { position: low + 1, size: siblings.length };
  }

  /** The last that is shown below the row at an index, or itself. */
  lastBelow(index: number): number {
    const place = this.rowAt(index);
    if (!this.isOpen(place)) return index;
    const end = this.#all.atOf(place) + (this.#all.size[place] as number);
    return !this.#kept && this.#isAllOpen ? end : this.#lastBefore(end);
  }

  /** The index of the last shown row that does not stand after a place in the order of all. */
  #lastBefore(end: number): number {
    const { visible } = this;
    let [low, high] = [0, visible.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#all.atOf(visible[middle] as number) <= end) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  setOpen(place: number, isOpen: boolean): void {
    this.#open[place] = isOpen ? 1 : 0;
    this.#opened();
  }

  /** Opens some rows and leaves the others. */
  open(places: Iterable<number>): void {
    for (const place of places) this.#open[place] = 1;
    this.#opened();
  }

  /** Opens all that have rows below them, or closes all. */
  setAllOpen(isOpen: boolean): void {
    this.#open.fill(isOpen ? 1 : 0);
    this.#opened();
    this.#isAllOpen = isOpen;
    this.#isAnyOpen = isOpen;
  }

  /** Opens so many levels and closes those below: with 1 the roots alone are shown. */
  openTo(levels: number): void {
    for (let place = 0; place < this.count; place++) this.#open[place] = this.depthOf(place) < levels - 1 ? 1 : 0;
    this.#opened();
  }

  /** Opens all that are above a row, so that it is shown. */
  openAbove(place: number): void {
    for (let above = this.parentOf(place); above >= 0; above = this.parentOf(above)) this.#open[above] = 1;
    this.#opened();
  }

  /** What is open has changed. */
  #opened(): void {
    this.#isAllOpen = false;
    this.#isAnyOpen = true;
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

  /** Puts siblings into another order; without one they stand as at first. */
  sort(siblings?: SiblingOrder): void {
    this.#all.siblings = siblings ?? ownOrder(this.shape);
    this.#visible = undefined;
  }

  /**
   * Shows just these rows, and what is open of them.
   *
   * @param kept a byte for each row: with one that has others below it, some of those. Undefined shows all, as open as
   *   they were before the first filter
   */
  keep(kept?: Uint8Array, open?: Uint8Array): void {
    this.#opened();
    this.#kept = kept;
    if (kept) this.#openBefore ??= this.#open;
    this.#open = open ?? this.#openBefore ?? this.#open;
    if (!kept) this.#openBefore = undefined;
  }

  /** Whether a filter is at work. */
  get isFiltered(): boolean {
    return this.#kept !== undefined;
  }

  #show(): Uint32Array {
    const { count } = this;
    const open = this.#open;
    const kept = this.#kept;
    if (!kept && !this.#isAnyOpen) return this.childrenOf(-1);
    const { order, size } = this.#all;
    if (!kept && this.#isAllOpen) return order;
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
}

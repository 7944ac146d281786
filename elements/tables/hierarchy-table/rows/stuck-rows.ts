import { place } from '../../../base/rows/row-pool.js';
import type { RowsInView } from '../../../base/rows/virtual-rows.js';
import type { Tree } from '../../../core/tree/tree.js';
import { TableRow } from './table-row.js';

/** More of the rows above are not shown: the rows themselves need the room. */
const MOST = 4;
/** Of so many rows in view one may be covered. */
const SHARE = 4;
/** In milliseconds. */
const AFTER_FLIGHT = 80;

/** The rows above the first one in view, in the tree, at the top of the view: where the user is among 50,000 rows. */
export class StuckRows {
  readonly #tree: () => Tree;
  readonly #fill: (row: TableRow, index: number) => void;
  readonly #rows: TableRow[] = [];
  #indexes: number[] = [];
  #box: HTMLElement | undefined;
  #most = 0;
  #top = 0;
  #lazyParts = 0;

  /** @param fill writes a row; it is a picture of one that assistive technology finds elsewhere */
  constructor(tree: () => Tree, fill: (row: TableRow, index: number) => void) {
    this.#tree = tree;
    this.#fill = fill;
  }

  /** How many there are now. */
  get count(): number {
    return this.#indexes.length;
  }

  /** How many rows are covered when a row is at the top. */
  covered(index: number): number {
    const tree = this.#tree();
    return Math.min(this.#most, tree.depthOf(tree.rowAt(index)));
  }

  /** The index of the row whose picture an event happened in; -1 for none. */
  indexOf(event: Event): number {
    const path = event.composedPath();
    const at = this.#rows.findIndex(({ element }) => path.includes(element));
    return this.#indexes[at] ?? -1;
  }

  /** Nobody reads them while the rows fly by: they come when that slows down. */
  render(view: RowsInView): void {
    const isFlying = Math.abs(view.top - this.#top) > view.height;
    this.#top = view.top;
    clearTimeout(this.#lazyParts);
    if (isFlying) this.#lazyParts = window.setTimeout(() => this.#render(view, true), AFTER_FLIGHT);
    this.#render(view, !isFlying);
  }

  /** Renders nothing any more. */
  stop(): void {
    clearTimeout(this.#lazyParts);
  }

  #render({ element, top, row, height, isAnew }: RowsInView, isOn: boolean): void {
    this.#most = Math.min(MOST, Math.floor(height / row / SHARE));
    const indexes = isOn ? this.#find(top, row) : [];
    if (indexes.length === 0 && this.#indexes.length === 0) return;
    if (!this.#box) {
      this.#box = document.createElement('div');
      this.#box.className = 'stuck';
      this.#box.ariaHidden = 'true';
    }
    if (this.#box.parentNode !== element) element.append(this.#box);
    const tree = this.#tree();
    for (const [at, index] of indexes.entries()) {
      const one = (this.#rows[at] ??= this.#make(this.#box));
      // The last row below it takes it along.
      const end = (tree.lastBelow(index) + 1) * row - top;
      place(one.element, Math.min(at * row, end - row));
      if (isAnew || this.#indexes[at] !== index) this.#fill(one, index);
    }
    // Above the view, which cuts them off: hidden and shown again they would be laid out anew at each step.
    for (const { element: above } of this.#rows.slice(indexes.length)) place(above, -row);
    this.#indexes = indexes;
  }

  #make(box: HTMLElement): TableRow {
    const row = new TableRow();
    // The first lies above the next, which goes below it when it leaves.
    box.prepend(row.element);
    return row;
  }

  /** The rows to show, the uppermost first. */
  #find(top: number, row: number): number[] {
    const tree = this.#tree();
    const indexes: number[] = [];
    while (indexes.length < this.#most) {
      const level = indexes.length;
      // The first row that is seen below those that are there already.
      const first = Math.floor((top + level * row) / row + 0.01);
      if (first >= tree.shown) break;
      let above = tree.rowAt(first);
      if (tree.depthOf(above) <= level) break;
      while (tree.depthOf(above) > level) above = tree.parentOf(above);
      const index = tree.indexOf(above);
      if (index < 0 || index * row >= top + level * row - 0.5) break;
      indexes.push(index);
    }
    return indexes;
  }
}

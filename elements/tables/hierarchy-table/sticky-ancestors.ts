import { translateTo } from '../../base/rows/row-pool.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import type { TreeRows } from '../../core/tree/tree-rows.js';
import type { Grid } from '../grid/grid.js';
import type { GridRow } from '../grid/grid-row.js';
import type { HierarchyTableProperties } from './hierarchy-table-properties.js';

/** At most this many ancestors are shown, and at most this share of the rows in view. */
const MAX_STICKY_ROWS = 4;
const MAX_STICKY_SHARE = 1 / 4;
/** Delay after fast scrolling until the ancestors are shown again. */
const SHOW_DELAY_MS = 80;

/**
 * Shows the ancestors of the first row in view at the top of the view. They are copies of rows, hidden from assistive
 * technology, which finds the rows themselves.
 */
export class StickyAncestors {
  readonly #grid: Grid<HierarchyTableProperties, TreeRows>;
  readonly #rows: GridRow[] = [];
  #visibleIndexes: number[] = [];
  #container: HTMLElement | undefined;
  #maxCount = 0;
  #top = 0;
  #timer = 0;

  constructor(grid: Grid<HierarchyTableProperties, TreeRows>) {
    this.#grid = grid;
  }

  /** Number of ancestors that are shown. */
  get count(): number {
    return this.#visibleIndexes.length;
  }

  /** Number of rows that ancestors would cover when a row is at the top of the view. */
  coveredAbove(visibleIndex: number): number {
    const { state } = this.#grid;
    return Math.min(this.#maxCount, state.depthOf(state.rowIndexAt(visibleIndex)));
  }

  /** @returns the visible index of the ancestor on which an event happened; -1 for none */
  indexOf(event: Event): number {
    const path = event.composedPath();
    const at = this.#rows.findIndex(({ element }) => path.includes(element));
    return this.#visibleIndexes[at] ?? -1;
  }

  /** Renders the ancestors for a view. They are hidden during fast scrolling, when they cannot be read. */
  render(view: RowsInView): void {
    const isFast = Math.abs(view.top - this.#top) > view.height;
    this.#top = view.top;
    clearTimeout(this.#timer);
    if (isFast) this.#timer = window.setTimeout(() => this.#render(view, this.#find(view)), SHOW_DELAY_MS);
    this.#maxCount = Math.min(MAX_STICKY_ROWS, Math.floor((view.height / view.row) * MAX_STICKY_SHARE));
    this.#render(view, isFast ? [] : this.#find(view));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #render({ element, top, row: rowHeight, hasNewContent }: RowsInView, visibleIndexes: number[]): void {
    if (visibleIndexes.length === 0 && this.count === 0) return;
    const container = (this.#container ??= createContainer());
    if (container.parentNode !== element) element.append(container);
    const { state, geometry } = this.#grid;
    for (const [at, visibleIndex] of visibleIndexes.entries()) {
      const row = (this.#rows[at] ??= this.#createRow(container));
      // Its last descendant, with its details, pushes it out of the view.
      const end = geometry.topOf(state.lastVisibleDescendant(visibleIndex) + 1) - top;
      translateTo(row.element, Math.min(at * rowHeight, end - rowHeight));
      if (hasNewContent || this.#visibleIndexes[at] !== visibleIndex) this.#grid.renderRow(row, visibleIndex);
    }
    // Unused rows are moved above the view, which clips them: hiding and showing them would cost a layout each time.
    for (const { element: unused } of this.#rows.slice(visibleIndexes.length)) translateTo(unused, -rowHeight);
    this.#visibleIndexes = visibleIndexes;
  }

  #createRow(container: HTMLElement): GridRow {
    const row = this.#grid.createRow();
    // Each row is painted over the next one, which moves behind it when it is pushed out.
    container.prepend(row.element);
    return row;
  }

  /** @returns the visible indexes of the ancestors to show, the uppermost first */
  #find({ top, row: rowHeight }: RowsInView): number[] {
    const { state, geometry } = this.#grid;
    const found: number[] = [];
    while (found.length < this.#maxCount) {
      const depth = found.length;
      // The lower edge of the ancestors that are found already, and the row there, or the one whose details are there.
      const edge = top + depth * rowHeight;
      if (edge >= geometry.total) break;
      let ancestor = state.rowIndexAt(geometry.indexAt(edge + 0.01 * rowHeight));
      if (state.depthOf(ancestor) <= depth) break;
      while (state.depthOf(ancestor) > depth) ancestor = state.parentOf(ancestor);
      const visibleIndex = state.visibleIndexOf(ancestor);
      if (visibleIndex < 0 || geometry.topOf(visibleIndex) >= edge - 0.5) break;
      found.push(visibleIndex);
    }
    return found;
  }
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'sticky-ancestors';
  container.ariaHidden = 'true';
  return container;
}

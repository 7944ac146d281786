import { nearestVisible } from '../../../core/tree/nearest-visible.js';
import type { Tree } from '../../../core/tree/tree.js';
import { scrollToCell } from '../../grid/cells/scroll-to-cell.js';
import { OPTIONS_COLUMN, type GridPosition } from '../../grid/keyboard/grid-position.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** Number of neighbors of a removed row that are searched among the new rows. */
const MAX_NEIGHBORS = 100;

/**
 * The active row or cell, while the DOM focus stays on the grid. The position follows its row when rows are expanded,
 * sorted or replaced; when an ancestor is collapsed, that ancestor becomes active. When the row itself is removed or
 * filtered out, no row is active: Enter would act on a row that the user has not activated. The arrow keys continue from there.
 */
export class GridFocus {
  readonly #host: TreeTableHost;
  #position: GridPosition = { visibleIndex: -1, column: -1 };
  #isSet = false;
  /** The row of the position; when that was removed, the row after it. */
  #rowIndex = -1;
  /** `hidden`: the row exists and will be active again when it is visible. `gone`: the row does not exist. */
  #status: 'active' | 'hidden' | 'gone' = 'active';
  #needsReveal = false;

  constructor(host: TreeTableHost) {
    this.#host = host;
  }

  /** Whether the keyboard has been in the grid. */
  get isSet(): boolean {
    return this.#isSet;
  }

  /** The position. While no row is active, `visibleIndex` is that of the row after the missing one. */
  get position(): GridPosition {
    return this.#position;
  }

  /** The row index of the active row; -1 in the header and while no row is active. */
  get rowIndex(): number {
    return this.isRowMissing ? -1 : this.#rowIndex;
  }

  /** Whether the active row was removed or hidden. */
  get isRowMissing(): boolean {
    return this.#status !== 'active';
  }

  /** The visible index of the active row; -1 when there is none. */
  get visibleIndex(): number {
    return this.isRowMissing ? -1 : this.#position.visibleIndex;
  }

  /** The column of the position in the header; undefined when it is elsewhere. */
  get headerColumn(): number | undefined {
    return this.#isSet && this.#position.visibleIndex < 0 ? this.#position.column : undefined;
  }

  /** The id of the active row, cell or header button, for `aria-activedescendant`. */
  get activeId(): string | undefined {
    const { visibleIndex, column } = this.#position;
    if (!this.#isSet || this.isRowMissing) return undefined;
    if (visibleIndex >= 0) return column < 0 ? this.#host.virtualRows.idOf(visibleIndex) : 'active-cell';
    if (column >= 0) return `head-${column}`;
    return column === OPTIONS_COLUMN ? 'options' : 'toggle-all';
  }

  /** The active column when the row at a visible index is active, -1 for the row as a whole; undefined otherwise. */
  activeColumnAt(visibleIndex: number): number | undefined {
    return this.visibleIndex === visibleIndex ? this.#position.column : undefined;
  }

  /** @param isRevealed whether the position is scrolled into view */
  moveTo(position: GridPosition, isRevealed = true): void {
    const { visibleIndex, column } = this.#position;
    const isHere = this.#isSet && visibleIndex === position.visibleIndex && column === position.column;
    // A cell that keeps the focus while it is rendered again moves nothing.
    if (isHere && !this.isRowMissing && !isRevealed) return;
    this.#position = position;
    this.#isSet = true;
    this.#status = 'active';
    this.#rowIndex = position.visibleIndex < 0 ? -1 : this.#host.state.tree.rowIndexAt(position.visibleIndex);
    this.#needsReveal ||= isRevealed;
    this.#host.requestUpdate();
  }

  /** Sets the position to the first row in view, unless the keyboard has been in the grid. */
  start(): void {
    if (this.#isSet) return;
    const { state, virtualRows, stickyAncestors } = this.#host;
    const first = virtualRows.first + stickyAncestors.count;
    this.moveTo({ visibleIndex: Math.min(state.tree.visibleCount - 1, first), column: -1 });
  }

  /**
   * Follows the active row after the visible rows have changed.
   * @param oldTree the tree from before, when it was replaced
   */
  follow(oldTree?: Tree): void {
    if (!this.#isSet) return;
    const { state, visibleColumns } = this.#host;
    const { tree } = state;
    const { visibleIndex } = this.#position;
    const column = Math.min(this.#position.column, visibleColumns.length - 1);
    if (visibleIndex < 0) {
      this.#position = { visibleIndex: -1, column: column === -1 && !state.isExpandable ? 0 : column };
      return;
    }
    const rowIndex = oldTree ? state.newIndexOf(this.#rowIndex) : this.#rowIndex;
    this.#updateStatus(rowIndex, oldTree !== undefined);
    const now = rowIndex >= 0 ? this.#visibleIndexOf(rowIndex) : oldTree ? this.#gapAfter(oldTree) : visibleIndex;
    this.#rowIndex = this.#status === 'hidden' ? rowIndex : tree.rowIndexAt(now);
    this.#position = { visibleIndex: now, column };
  }

  /** Scrolls the position into view, when it was moved since the last update. */
  revealMoved(): void {
    if (!this.#needsReveal) return;
    this.#needsReveal = false;
    if (!this.#isSet || this.isRowMissing) return;
    const { visibleIndex, column } = this.#position;
    const { virtualRows, scroller } = this.#host;
    if (visibleIndex >= 0) virtualRows.reveal(visibleIndex);
    scrollToCell(scroller, column, virtualRows.rowOf(visibleIndex)?.cell(column));
  }

  #updateStatus(rowIndex: number, isReplaced: boolean): void {
    const { tree } = this.#host.state;
    const isVisible = tree.visibleIndexOf(rowIndex) >= 0;
    if (rowIndex < 0) this.#status = 'gone';
    else if (this.#status === 'hidden' && isVisible) this.#status = 'active';
    // A collapsed ancestor becomes active in the place of its row, but not when the rows were replaced or filtered.
    else if (this.#status === 'active' && (isReplaced ? !isVisible : !tree.isIncluded(rowIndex)))
      this.#status = 'hidden';
  }

  #visibleIndexOf(rowIndex: number): number {
    const { tree } = this.#host.state;
    return this.isRowMissing ? tree.visibleIndexFor(rowIndex) : tree.visibleIndexOf(nearestVisible(tree, rowIndex));
  }

  /** The visible index where a removed row was: that of the next row that still exists, else after the previous one. */
  #gapAfter(oldTree: Tree): number {
    const { state } = this.#host;
    const { visibleIndex } = this.#position;
    const indexOf = (old: number): number => state.tree.visibleIndexOf(state.newIndexOf(oldTree.rowIndexAt(old)));
    for (let step = 0; step < MAX_NEIGHBORS; step++) {
      const next = indexOf(visibleIndex + step);
      if (next >= 0) return next;
      const previous = indexOf(visibleIndex - 1 - step);
      if (previous >= 0) return previous + 1;
    }
    return visibleIndex;
  }
}

import type { ReplacedRows } from '../../../core/table/indexed-rows.js';
import { scrollToCell } from '../cells/scroll-to-cell.js';
import type { GridHost } from '../grid-host.js';
import type { GridPosition } from './grid-position.js';

/** Number of neighbors of a removed row that are searched among the new rows. */
const MAX_NEIGHBORS = 100;

export interface GridFocusOptions {
  /** The id of the element at a position, for `aria-activedescendant`. */
  idAt(position: GridPosition): string | undefined;
  /** The column of a position in the header, when the columns have changed. */
  headerColumn(column: number): number;
  /** The column in which the keyboard starts. */
  readonly firstColumn: number;
}

/**
 * The active row or cell, while the DOM focus stays on the grid. The position follows its row when rows are expanded,
 * sorted or replaced; when an ancestor is collapsed, that ancestor becomes active. When the row itself is removed or
 * filtered out, no row is active: Enter would act on a row that the user has not activated. The arrow keys continue from there.
 */
export class GridFocus {
  readonly #host: GridHost;
  readonly #options: GridFocusOptions;
  #position: GridPosition = { visibleIndex: -1, column: -1 };
  #isSet = false;
  /** The row of the position; when that was removed, the row after it. */
  #rowIndex = -1;
  /** `hidden`: the row exists and will be active again when it is visible. `gone`: the row does not exist. */
  #status: 'active' | 'hidden' | 'gone' = 'active';
  #needsReveal = false;

  constructor(host: GridHost, options: GridFocusOptions) {
    this.#host = host;
    this.#options = options;
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
    return this.#isSet && !this.isRowMissing ? this.#options.idAt(this.#position) : undefined;
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
    this.#rowIndex = position.visibleIndex < 0 ? -1 : this.#host.state.rowIndexAt(position.visibleIndex);
    this.#needsReveal ||= isRevealed;
    this.#host.requestUpdate();
  }

  /** Sets the position to the first row in view, unless the keyboard has been in the grid. */
  start(): void {
    if (this.#isSet) return;
    const { state, virtualRows, coveredRows } = this.#host;
    const visibleIndex = Math.min(state.visibleCount - 1, virtualRows.first + coveredRows);
    this.moveTo({ visibleIndex, column: this.#options.firstColumn });
  }

  /**
   * Follows the active row after the visible rows have changed.
   * @param replaced the rows from before, when they were replaced
   */
  follow(replaced?: ReplacedRows): void {
    if (!this.#isSet) return;
    const { state, visibleColumns } = this.#host;
    const { visibleIndex } = this.#position;
    const column = Math.min(this.#position.column, visibleColumns.length - 1);
    if (visibleIndex < 0) {
      this.#position = { visibleIndex: -1, column: this.#options.headerColumn(column) };
      return;
    }
    const rowIndex = replaced ? replaced.newIndexOf(this.#rowIndex) : this.#rowIndex;
    this.#updateStatus(rowIndex, replaced !== undefined);
    const now = rowIndex >= 0 ? this.#visibleIndexOf(rowIndex) : replaced ? this.#gapAfter(replaced) : visibleIndex;
    this.#rowIndex = this.#status === 'hidden' ? rowIndex : state.rowIndexAt(now);
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
    const { state } = this.#host;
    const isVisible = state.visibleIndexOf(rowIndex) >= 0;
    if (rowIndex < 0) this.#status = 'gone';
    else if (this.#status === 'hidden' && isVisible) this.#status = 'active';
    // A collapsed ancestor becomes active in the place of its row, but not when the rows were replaced or filtered.
    else if (this.#status === 'active' && (isReplaced ? !isVisible : !state.isIncluded(rowIndex)))
      this.#status = 'hidden';
  }

  #visibleIndexOf(rowIndex: number): number {
    const { state } = this.#host;
    return this.isRowMissing ? state.visibleIndexFor(rowIndex) : state.visibleIndexOf(state.shownRowOf(rowIndex));
  }

  /** The visible index where a removed row was: that of the next row that still exists, else after the previous one. */
  #gapAfter(replaced: ReplacedRows): number {
    const { state } = this.#host;
    const { visibleIndex } = this.#position;
    const indexOf = (old: number): number => state.visibleIndexOf(replaced.newIndexOf(replaced.rowIndexAt(old)));
    for (let step = 0; step < MAX_NEIGHBORS; step++) {
      const next = indexOf(visibleIndex + step);
      if (next >= 0) return next;
      const previous = indexOf(visibleIndex - 1 - step);
      if (previous >= 0) return previous + 1;
    }
    return visibleIndex;
  }
}

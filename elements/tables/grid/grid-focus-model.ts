import type { IndexedRows, ReplacedRows } from '../../core/table/indexed-rows.js';
import { OPTIONS_COLUMN, type GridPosition } from './movement-model.js';

/** Number of neighbors of a removed row that are searched among the new rows. */
const MAX_NEIGHBORS = 100;

/**
 * The active row or cell, while the DOM focus stays on the grid. The position follows its row when rows are expanded,
 * sorted or replaced; when an ancestor is collapsed, that ancestor becomes active. When the row itself is removed or
 * filtered out, no row is active: Enter would act on a row that the user has not activated. The arrow keys continue from there.
 */
export class GridFocus {
  readonly #getRows: () => IndexedRows;
  #position: GridPosition = { visibleIndex: -1, column: -1 };
  #isSet = false;
  /** The row of the position; when that was removed, the row after it. */
  #rowIndex = -1;
  /** `hidden`: the row exists and will be active again when it is visible. `gone`: the row does not exist. */
  #status: 'active' | 'hidden' | 'gone' = 'active';

  /** @param getRows returns the rows, which may be replaced by others */
  constructor(getRows: () => IndexedRows) {
    this.#getRows = getRows;
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

  /** The position while it is that of an active row, cell or header button. */
  get active(): GridPosition | undefined {
    return this.#isSet && !this.isRowMissing ? this.#position : undefined;
  }

  /** The active column when the row at a visible index is active, -1 for the row as a whole; undefined otherwise. */
  activeColumnAt(visibleIndex: number): number | undefined {
    return this.visibleIndex === visibleIndex ? this.#position.column : undefined;
  }

  /** @returns whether the position has changed */
  moveTo(position: GridPosition): boolean {
    const { visibleIndex, column } = this.#position;
    const isHere = this.#isSet && visibleIndex === position.visibleIndex && column === position.column;
    if (isHere && !this.isRowMissing) return false;
    this.#position = position;
    this.#isSet = true;
    this.#status = 'active';
    this.#rowIndex = position.visibleIndex < 0 ? -1 : this.#getRows().rowIndexAt(position.visibleIndex);
    return true;
  }

  /**
   * Follows the active row after the visible rows have changed.
   * @param replaced the rows from before, when they were replaced
   * @param lastColumn index of the last column
   * @param firstHeaderColumn the first position in the header: -1 when there is a button before the headings
   */
  follow(replaced: ReplacedRows | undefined, lastColumn: number, firstHeaderColumn: number): void {
    if (!this.#isSet) return;
    const { visibleIndex } = this.#position;
    const column = Math.min(this.#position.column, lastColumn);
    if (visibleIndex < 0) {
      const inHeader = column === OPTIONS_COLUMN ? column : Math.max(column, firstHeaderColumn);
      this.#position = { visibleIndex: -1, column: inHeader };
      return;
    }
    const rowIndex = replaced ? replaced.newIndexOf(this.#rowIndex) : this.#rowIndex;
    this.#updateStatus(rowIndex, replaced !== undefined);
    const now = rowIndex >= 0 ? this.#visibleIndexOf(rowIndex) : replaced ? this.#gapAfter(replaced) : visibleIndex;
    this.#rowIndex = this.#status === 'hidden' ? rowIndex : this.#getRows().rowIndexAt(now);
    this.#position = { visibleIndex: now, column };
  }

  #updateStatus(rowIndex: number, isReplaced: boolean): void {
    const rows = this.#getRows();
    const isVisible = rows.visibleIndexOf(rowIndex) >= 0;
    if (rowIndex < 0) this.#status = 'gone';
    else if (this.#status === 'hidden' && isVisible) this.#status = 'active';
    // A collapsed ancestor becomes active in the place of its row, but not when the rows were replaced or filtered.
    else if (this.#status === 'active' && (isReplaced ? !isVisible : !rows.isIncluded(rowIndex)))
      this.#status = 'hidden';
  }

  #visibleIndexOf(rowIndex: number): number {
    const rows = this.#getRows();
    return this.isRowMissing ? rows.visibleIndexFor(rowIndex) : rows.visibleIndexOf(rows.shownRowOf(rowIndex));
  }

  /** The visible index where a removed row was: that of the next row that still exists, else after the previous one. */
  #gapAfter(replaced: ReplacedRows): number {
    const rows = this.#getRows();
    const { visibleIndex } = this.#position;
    const indexOf = (old: number): number => rows.visibleIndexOf(replaced.newIndexOf(replaced.rowIndexAt(old)));
    for (let step = 0; step < MAX_NEIGHBORS; step++) {
      const next = indexOf(visibleIndex + step);
      if (next >= 0) return next;
      const previous = indexOf(visibleIndex - 1 - step);
      if (previous >= 0) return previous + 1;
    }
    return visibleIndex;
  }
}

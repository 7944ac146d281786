import type { DataRow } from './data-row.js';

/**
 * The rows of a table. `rowIndex` is the index of a row among all rows; `visibleIndex` is its index among the visible
 * rows, from top to bottom. Both are -1 for no row.
 */
export interface IndexedRows {
  /** The number of all rows. */
  readonly count: number;
  readonly visibleCount: number;
  /** Some loaded rows; undefined when all rows are in memory. */
  readonly loadedIndexes?: readonly number[] | undefined;
  rowIndexAt(visibleIndex: number): number;
  visibleIndexOf(rowIndex: number): number;
  /** The visible index of a row, or the index at which it would be inserted. */
  visibleIndexFor(rowIndex: number): number;
  /** The visible row that stands for a row: itself, or the collapsed ancestor that hides it; -1 for none. */
  shownRowOf(rowIndex: number): number;
  /** Whether the filter includes a row. */
  isIncluded(rowIndex: number): boolean;
  rowOf(rowIndex: number): DataRow;
  /** The key of a row. No two rows have the same key. */
  keyOf(rowIndex: number): string;
}

/** The rows from before they were replaced. */
export interface ReplacedRows {
  /** The row that was at a visible index. */
  rowIndexAt(visibleIndex: number): number;
  /** The index that a row has now; -1 when it is gone. */
  newIndexOf(oldRowIndex: number): number;
}

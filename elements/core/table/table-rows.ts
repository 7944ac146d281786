import type { TextQuery } from '../text/text-fold.js';
import type { DataRow } from './data-row.js';
import type { IndexedRows } from './indexed-rows.js';
import type { SelectionChange } from './selection-change.js';

/** Whether none, some or all of the visible rows are selected. */
export type OverallSelection = 'none' | 'some' | 'all';

/** The rows of a data table and their selection: all in memory, or those of a source, of which some are loaded. */
export interface TableRows extends IndexedRows {
  /** Whether rows are filtered. */
  readonly isFiltered: boolean;
  /** Whether the filter may find more rows. */
  readonly isSearching: boolean;
  /** The text that is filtered by; undefined without a filter. */
  readonly query: TextQuery | undefined;
  /** The number of selected rows, also of those that the filter hides. */
  readonly selectedCount: number;
  readonly selectedKeys: readonly string[];
  /** The selected rows as far as they were loaded, also those that the filter hides. */
  readonly selectedRows: readonly DataRow[];
  readonly overallSelection: OverallSelection;
  /** @returns the row with a key among those that are loaded; -1 when there is none */
  indexOf(key: unknown): number;
  isSelected(rowIndex: number): boolean;
  isLoaded(rowIndex: number): boolean;
  /** Whether all rows from one visible index to another are loaded. */
  isRangeLoaded(from: number, to: number): boolean;
  /** Each method that selects returns undefined when nothing has changed. */
  select(rowIndex: number, isRange?: boolean): SelectionChange | undefined;
  selectOnly(rowIndex: number): SelectionChange | undefined;
  selectRange(from: number, to: number): SelectionChange | undefined;
  selectAll(): SelectionChange | undefined;
  /** The selected rows that are visible and loaded, in their visible order. */
  selectedVisibleIndexes(): Uint32Array;
  /** Ends a divided search of the filter at once. */
  finishSearch(): void;
  /** Values of rows have changed in place. */
  valuesChanged(): void;
  /** Ends work in idle time. */
  stop(): void;
}

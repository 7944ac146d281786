import type { IndexedRows } from '../../core/table/indexed-rows.js';
import type { SelectedRowsChange } from '../../core/table/selection-change.js';

/** The state of the rows. Each method that selects rows returns what has changed. */
export interface GridState extends IndexedRows {
  readonly selectedKeys: readonly string[];
  /** The number of selected rows. */
  readonly selectedCount: number;
  /** Whether the filter may find more rows. */
  readonly isSearching: boolean;
  isLoaded(rowIndex: number): boolean;
  select(rowIndex: number, isRange?: boolean, withDescendants?: boolean): SelectedRowsChange | undefined;
  selectOnly(rowIndex: number): SelectedRowsChange | undefined;
  selectRange(from: number, to: number): SelectedRowsChange | undefined;
  selectAll(): SelectedRowsChange | undefined;
  /** Ends work in idle time. */
  stop(): void;
}

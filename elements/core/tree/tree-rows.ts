import type { DataRow } from '../table/data-row.js';
import type { IndexedRows } from '../table/indexed-rows.js';
import type { SelectedRowsChange } from '../table/selection-change.js';
import type { TextQuery } from '../text/text-fold.js';
import type { LoadStatus } from './loaded-children.js';
import type { SelectionState } from './tree-selection.js';
import type { SiblingPosition } from './tree.js';

/** A row and its descendants, depth-first, as they were when it was asked for. */
export interface TreeBranch {
  readonly count: number;
  /** @param index index in the branch */
  rowAt(index: number): DataRow;
  depthAt(index: number): number;
}

/** The rows of a hierarchy table, which are expanded and selected: all in memory, or those of a source. */
export interface TreeRows extends IndexedRows {
  /** Whether the filter may find more rows. */
  readonly isSearching: boolean;
  /** The text that is filtered by; undefined without a filter. */
  readonly query: TextQuery | undefined;
  isLoaded(rowIndex: number): boolean;
  /** Whether all rows from one visible index to another are loaded. */
  isRangeLoaded(from: number, to: number): boolean;
  /** @returns the row with a key among those that are loaded; -1 when there is none */
  indexOf(key: unknown): number;

  /** The number of ancestors of a row: 0 for a root. */
  depthOf(rowIndex: number): number;
  parentOf(rowIndex: number): number;
  /** The position of a row among its siblings. */
  positionOf(rowIndex: number): SiblingPosition;
  /** @returns the visible index of the last visible descendant of a row, or its own when it has none */
  lastVisibleDescendant(visibleIndex: number): number;
  /** The loaded rows of a branch that the filter includes. */
  branchOf(rowIndex: number): TreeBranch;
  /** The bits of `problem` of a row. */
  problemsOf(rowIndex: number): number;
  /** The number of levels; 0 when no row has children, or while it is unknown. */
  readonly levelCount: number;

  /** Whether any row can be expanded, now or after its children are loaded. */
  readonly isExpandable: boolean;
  /** Whether all rows are expanded, and no children are left to load. */
  readonly isAllExpanded: boolean;
  readonly expandedKeys: readonly string[];
  /** Whether a row is expanded, or being expanded; undefined when it has no children. */
  isExpanded(rowIndex: number): boolean | undefined;
  loadStatusOf(rowIndex: number): LoadStatus;
  /** Expands or collapses a row. When its children are not loaded, they are requested or no longer requested. */
  setExpanded(rowIndex: number, isExpanded: boolean): void;
  /** Expands or collapses all rows. */
  setAllExpanded(isExpanded: boolean): void;
  /** Expands the first levels and collapses the others: with 1 only the roots are visible. */
  expandToLevel(levels: number): void;
  /** Expands all siblings of a row, the row among them. */
  expandSiblings(rowIndex: number): void;
  /**
   * Expands the ancestors of a row.
   * @returns the visible index of the row; -1 when there is no loaded row with this key, or the filter hides it
   */
  reveal(key: unknown): number;

  readonly selectedKeys: readonly string[];
  readonly selectedCount: number;
  /** The state of all rows that the filter includes together; undefined when rows cannot be selected. */
  readonly overallSelection: SelectionState | undefined;
  /** Undefined when rows cannot be selected. */
  selectionStateOf(rowIndex: number): SelectionState | undefined;
  /** Whether some descendants of a row are selected otherwise than the row. Only with independent rows. */
  differsFromDescendants(rowIndex: number): boolean;
  /**
   * Selects a row, or deselects it when it is selected. Each method that selects returns undefined when nothing has changed.
   * @param isRange selects the rows from the one that was selected last to this one
   * @param withDescendants selects its descendants, too, when rows are independent
   */
  select(rowIndex: number, isRange?: boolean, withDescendants?: boolean): SelectedRowsChange | undefined;
  /** Selects one row and deselects all others. @param rowIndex -1 deselects all */
  selectOnly(rowIndex: number): SelectedRowsChange | undefined;
  /**
   * Gives the rows from one visible index to another the state of the row at which the range begins. Without such a row,
   * the range begins here, and is selected.
   */
  selectRange(from: number, to: number): SelectedRowsChange | undefined;
  /** Selects all rows that the filter includes, or deselects them when all are selected. */
  selectAll(): SelectedRowsChange | undefined;
  /** Gives the descendants of a row the state of the row. */
  applyToDescendants(rowIndex: number): SelectedRowsChange | undefined;

  /** Values of rows have changed in place. */
  valuesChanged(): void;
  /** Ends what is computed in idle time. */
  stop(): void;
}

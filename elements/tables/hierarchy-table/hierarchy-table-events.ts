import type { SourceFilter } from '../../core/data/data-source.js';
import type { Direction } from '../../core/table/sorting/sort-keys.js';
import type { CellChange, CellChangeDetail, CellsChangeDetail } from '../editing/editing-events.js';
import type { TableColumnSetting } from '../grid/columns/grid-columns-model.js';
import type { GridEvents } from '../grid/grid-properties.js';

/** The detail of `dass-expand`. */
export interface DassHierarchyTableExpandDetail<Row extends object = object> {
  /** The row that was expanded or collapsed: the application's own object. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** Whether the row is expanded now. */
  readonly expanded: boolean;
}

/** The detail of `dass-expand-all`. */
export interface DassHierarchyTableExpandAllDetail {
  /** True when rows were expanded, false when all rows were collapsed. */
  readonly expanded: boolean;
  /**
   * How many levels are visible now. Undefined when the user expanded or collapsed all rows, or expanded all siblings.
   */
  readonly level: number | undefined;
}

/** The detail of `dass-sort`. */
export interface DassHierarchyTableSortDetail {
  /** The name of the column. */
  readonly column: string;
  /** The new direction: `ascending` or `descending`. */
  readonly direction: Direction;
}

/** The detail of `dass-filter-change`. */
export interface DassHierarchyTableFilterChangeDetail {
  /** The new value of `filter`. */
  readonly filter: string;
}

/** The detail of `dass-filters`. */
export interface DassHierarchyTableFiltersDetail {
  /** The filters of columns that apply now: the new value of `filters`. Empty when there are none. */
  readonly filters: readonly SourceFilter[];
}

/** The detail of `dass-row-click`. */
export interface DassHierarchyTableRowClickDetail<Row extends object = object> {
  /** The row that was activated: the application's own object. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** The name of the column that was activated. Undefined when it was the row as a whole. */
  readonly column: string | undefined;
}

/** The detail of `dass-select-rows`. */
export interface DassHierarchyTableSelectRowsDetail<Row extends object = object> {
  /** All rows that are selected now: the application's own objects. The list is created when it is first read. */
  readonly rows: readonly Row[];
  /** The keys of `rows`, in the same order. The list is created when it is first read. */
  readonly keys: readonly string[];
  /** The rows that this action selected or deselected. The list is created when it is first read. */
  readonly changed: readonly Row[];
}

/** The detail of `dass-cell-change`. */
export type DassHierarchyTableCellChangeDetail<Row extends object = object> = CellChangeDetail<Row>;

/** A change of the value of a cell, as one of several. */
export type DassHierarchyTableCellChange<Row extends object = object> = CellChange<Row>;

/** The detail of `dass-cells-change`. */
export type DassHierarchyTableCellsChangeDetail<Row extends object = object> = CellsChangeDetail<Row>;

/** The detail of `dass-details`. */
export interface DassHierarchyTableDetailsDetail<Row extends object = object> {
  /** The key of the row. */
  readonly key: string;
  /** The row: the application's own object. */
  readonly row: Row;
  /** Whether its details are open now. */
  readonly open: boolean;
}

/** The detail of `dass-row-action`. */
export interface DassHierarchyTableRowActionDetail<Row extends object = object> {
  /** The id of the entry of `rowActions`. */
  readonly id: string;
  /** The row: the application's own object. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
}

/** The detail of `dass-copy`. */
export interface DassHierarchyTableCopyDetail<Row extends object = object> {
  /** The row whose branch was copied: the application's own object. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** Number of rows in the branch, without rows that the filter hides. */
  readonly count: number;
  /** False when the browser refused to write to the clipboard. */
  readonly copied: boolean;
}

/** The detail of `dass-resize-column`. */
export interface DassHierarchyTableResizeColumnDetail {
  /** The name of the column. */
  readonly column: string;
  /** The new width in CSS pixels. */
  readonly width: number;
}

/** The detail of `dass-columns-change`. */
export interface DassHierarchyTableColumnsChangeDetail {
  /**
   * The new value of `columnSettings`: store it, and set it when the user comes back. Empty when all columns are as
   * `columns` says.
   */
  readonly settings: readonly TableColumnSetting[];
}

/** The detail of `dass-tree-problems`: keys of the rows that do not fit into a tree. */
export interface TreeProblems {
  /** Keys of the rows whose parent is not among the rows. They are shown as roots. Empty when there are none. */
  readonly orphans: readonly string[];
  /** Keys of the rows that are shown as roots because they are among their own ancestors. Empty when there are none. */
  readonly cycles: readonly string[];
  /**
   * Keys of the rows whose id an earlier row has: `7#2` for the second row with the id 7. Empty when there are none.
   */
  readonly duplicates: readonly string[];
  /** Keys of the rows without an id: `#` and a number. Empty when there are none. */
  readonly missingIds: readonly string[];
}

export interface DassHierarchyTableEvents<Row extends object = object> extends GridEvents {
  'dass-expand': DassHierarchyTableExpandDetail<Row>;
  'dass-expand-all': DassHierarchyTableExpandAllDetail;
  'dass-sort': DassHierarchyTableSortDetail;
  'dass-filter-change': DassHierarchyTableFilterChangeDetail;
  'dass-filters': DassHierarchyTableFiltersDetail;
  'dass-row-click': DassHierarchyTableRowClickDetail<Row>;
  'dass-select-rows': DassHierarchyTableSelectRowsDetail<Row>;
  'dass-details': DassHierarchyTableDetailsDetail<Row>;
  'dass-cell-change': DassHierarchyTableCellChangeDetail<Row>;
  'dass-cells-change': DassHierarchyTableCellsChangeDetail<Row>;
  'dass-row-action': DassHierarchyTableRowActionDetail<Row>;
  'dass-copy': DassHierarchyTableCopyDetail<Row>;
  'dass-resize-column': DassHierarchyTableResizeColumnDetail;
  'dass-columns-change': DassHierarchyTableColumnsChangeDetail;
  'dass-tree-problems': TreeProblems;
}

import type { SourceFilter } from '../../core/data/data-source.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import type { CellChange, CellChangeDetail, CellsChangeDetail } from '../editing/editing-events.js';
import type { TableColumnSetting } from '../grid/columns/grid-columns-model.js';
import type { GridEvents } from '../grid/grid-properties.js';

/** The detail of `dass-sort`. */
export interface DassDataTableSortDetail {
  /** The columns that the rows are sorted by now, the most important one first. */
  readonly sorting: readonly Sorting[];
}

/** The detail of `dass-filters`. */
export interface DassDataTableFiltersDetail {
  /** The filters of columns that apply now: the new value of `filters`. Empty when there are none. */
  readonly filters: readonly SourceFilter[];
}

/** The detail of `dass-filter-change`. */
export interface DassDataTableFilterChangeDetail {
  /** The new value of `filter`. */
  readonly filter: string;
}

/** The detail of `dass-row-click` and `dass-row-activate`. */
export interface DassDataTableRowDetail<Row extends object = object> {
  /** The row: the application's own object. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** The name of the column in which the user acted. Undefined for the checkbox and for a click beside the cells. */
  readonly column: string | undefined;
}

/** The detail of `dass-select-rows`. */
export interface DassDataTableSelectRowsDetail<Row extends object = object> {
  /**
   * All rows that are selected now, also those that the filter hides: the application's own objects, in the order of
   * `rows`. Of a `dataSource`: in the order of their selection, without rows that were never loaded. The list is created
   * when it is first read.
   */
  readonly rows: readonly Row[];
  /** The keys of `rows`, in the same order. The list is created when it is first read. */
  readonly keys: readonly string[];
  /**
   * The rows that this action selected or deselected; of a `dataSource`, those of them that are loaded. The list is
   * created when it is first read.
   */
  readonly changed: readonly Row[];
  /**
   * Only with `dataSource`: whether all rows that the search includes are selected, except `exceptions`, also those that were
   * never loaded. `rows` and `keys` are then empty: an action on the selection gets the search and the exceptions.
   * The selection of all rows ends when the search or the source is another one, and is kept by sorting. Default: `false`.
   */
  readonly selectedAll: boolean;
  /** The keys of the rows that are not selected while `selectedAll` is true; otherwise empty. */
  readonly exceptions: readonly string[];
}

/** The detail of `dass-details`. */
export interface DassDataTableDetailsDetail<Row extends object = object> {
  /** The key of the row. */
  readonly key: string;
  /** The row: the application's own object. */
  readonly row: Row;
  /** Whether its details are open now. */
  readonly open: boolean;
}

/** The detail of `dass-row-action`. */
export interface DassDataTableRowActionDetail<Row extends object = object> {
  /** The id of the entry of `rowActions`. */
  readonly id: string;
  /** The row: the application's own object. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
}

/** The detail of `dass-cell-change`. */
export type DassDataTableCellChangeDetail<Row extends object = object> = CellChangeDetail<Row>;

/** A change of the value of a cell, as one of several. */
export type DassDataTableCellChange<Row extends object = object> = CellChange<Row>;

/** The detail of `dass-cells-change`. */
export type DassDataTableCellsChangeDetail<Row extends object = object> = CellsChangeDetail<Row>;

/** The detail of `dass-copy`. */
export interface DassDataTableCopyDetail<Row extends object = object> {
  /** The rows that were copied: the application's own objects, in the order on the screen. */
  readonly rows: readonly Row[];
  /** Number of rows. */
  readonly count: number;
  /** False when the browser refused to write to the clipboard. */
  readonly copied: boolean;
}

/** A kind of file that rows are exported to: comma-separated values, or a workbook of Excel. */
export type ExportFormat = 'csv' | 'xlsx';

/** The detail of `dass-export`. */
export interface DassDataTableExportDetail {
  /** The kind of the file. */
  readonly format: ExportFormat;
  /** The file, which the browser saves after the event. */
  readonly file: File;
}

/** The detail of `dass-resize-column`. */
export interface DassDataTableResizeColumnDetail {
  /** The name of the column. */
  readonly column: string;
  /** The new width in CSS pixels. */
  readonly width: number;
}

/** The detail of `dass-columns-change`. */
export interface DassDataTableColumnsChangeDetail {
  /**
   * The new value of `columnSettings`: store it, and set it when the user comes back. Empty when all columns are as
   * `columns` says.
   */
  readonly settings: readonly TableColumnSetting[];
}

export interface DassDataTableEvents<Row extends object = object> extends GridEvents {
  'dass-sort': DassDataTableSortDetail;
  'dass-filters': DassDataTableFiltersDetail;
  'dass-filter-change': DassDataTableFilterChangeDetail;
  'dass-row-click': DassDataTableRowDetail<Row>;
  'dass-row-activate': DassDataTableRowDetail<Row>;
  'dass-select-rows': DassDataTableSelectRowsDetail<Row>;
  'dass-row-action': DassDataTableRowActionDetail<Row>;
  'dass-details': DassDataTableDetailsDetail<Row>;
  'dass-cell-change': DassDataTableCellChangeDetail<Row>;
  'dass-cells-change': DassDataTableCellsChangeDetail<Row>;
  'dass-copy': DassDataTableCopyDetail<Row>;
  'dass-export': DassDataTableExportDetail;
  'dass-resize-column': DassDataTableResizeColumnDetail;
  'dass-columns-change': DassDataTableColumnsChangeDetail;
  'dass-retry': undefined;
}

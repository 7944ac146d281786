import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import type { TableColumnSetting } from '../grid/columns/grid-columns-model.js';
import type { GridEvents } from '../grid/grid-properties.js';

/** The detail of `dass-sort`. */
export interface DassDataTableSortDetail {
  /** The columns that the rows are sorted by now, the most important one first. */
  readonly sorting: readonly Sorting[];
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

/** The detail of `dass-cell-change`. */
export interface DassDataTableCellChangeDetail<Row extends object = object> {
  /** The row: the application's own object. It is not changed. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** The name of the column. */
  readonly column: string;
  /**
   * The new value, of the same kind as the old one: a number or a text with a decimal point, ISO 8601 or a `Date`, the id
   * of an option, for a flag `true`, 1, `'S'` or `'A'`, and `false`, 0, `'N'` or `'I'`. An empty value is `''` where it was
   * a text, otherwise `null`.
   */
  readonly value: unknown;
  /** The value before. */
  readonly previous: unknown;
  /**
   * Refuses the value, as `preventDefault()` does, and tells the user why. After `waitFor()`, it can be called until the
   * promise is resolved: the cell then returns to the value before, with the reason in the cell.
   * @param reason a text; one that starts with `dass` is a message id
   * @param options `current`: the value that the cell has now, because somebody else has changed it. The user sees both
   * values, and keeps one of them
   */
  refuse(reason: string, options?: { readonly current?: unknown }): void;
  /**
   * Says that the value is being checked or saved, for example on a server: the cell shows it and is marked as busy. A
   * promise that is rejected refuses the value. Of two changes of a cell, the later one counts.
   * @param promise the answer; call it in the event
   */
  waitFor(promise: Promise<unknown>): void;
}

/** A change of the value of a cell, as one of several. */
export interface DassDataTableCellChange<Row extends object = object> {
  /** The row: the application's own object. It is not changed. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** The name of the column. */
  readonly column: string;
  /** The new value, of the same kind as the old one. */
  readonly value: unknown;
  /** The value before. */
  readonly previous: unknown;
}

/** The detail of `dass-cells-change`. */
export interface DassDataTableCellsChangeDetail<Row extends object = object> {
  /** The changes, which belong together: those of a paste, for example. */
  readonly changes: readonly DassDataTableCellChange<Row>[];
  /**
   * Refuses one change, those of a row or of a column, or all of them. The table makes the others, and lists the refused
   * ones of a paste with their reasons. Undo and redo are refused as a whole. After `waitFor()`, it can be called until the
   * promise is resolved: the cells then return to the values before, with the reason in each cell.
   * @param reason a text for the user; one that starts with `dass` is a message id
   * @param key the key of the row. Default: all rows
   * @param column the name of the column. Default: all columns
   * @param options `current`: the value that the cell has now, because somebody else has changed it. The user sees both
   * values, and keeps one of them
   */
  refuse(reason: string, key?: string, column?: string, options?: { readonly current?: unknown }): void;
  /**
   * Says that the changes are being checked or saved, for example on a server: the cells show them and are marked as busy. A
   * promise that is rejected refuses all changes. Of two changes of a cell, the later one counts.
   * @param promise the answer; call it in the event
   */
  waitFor(promise: Promise<unknown>): void;
}

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
  'dass-row-click': DassDataTableRowDetail<Row>;
  'dass-row-activate': DassDataTableRowDetail<Row>;
  'dass-select-rows': DassDataTableSelectRowsDetail<Row>;
  'dass-cell-change': DassDataTableCellChangeDetail<Row>;
  'dass-cells-change': DassDataTableCellsChangeDetail<Row>;
  'dass-copy': DassDataTableCopyDetail<Row>;
  'dass-export': DassDataTableExportDetail;
  'dass-resize-column': DassDataTableResizeColumnDetail;
  'dass-columns-change': DassDataTableColumnsChangeDetail;
  'dass-retry': undefined;
}

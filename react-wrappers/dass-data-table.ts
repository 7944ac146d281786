'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassDataTable as DassDataTableElement } from '../entries/dass-data-table.js';
import type { DassDataTableCellChangeDetail, DassDataTableCellsChangeDetail, DassDataTableColumnsChangeDetail, DassDataTableCopyDetail, DassDataTableDetailsDetail, DassDataTableExportDetail, DassDataTableFilterChangeDetail, DassDataTableFiltersDetail, DassDataTableResizeColumnDetail, DassDataTableRowActionDetail, DassDataTableRowDetail, DassDataTableSelectRowsDetail, DassDataTableSortDetail } from '../entries/dass-data-table.js';

import type { DataTableColumn } from '../entries/dass-data-table.js';
import { withReactCells, type RenderCell } from './internal/react-cells.js';

export type { DassDataTableElement };
export type * from '../entries/dass-data-table.js';

/** A column, with `renderCell` for cells that React renders. */
export interface DassDataTableColumn<Row = any> extends DataTableColumn<Row>, RenderCell<Row> {}

/** The props of <DassDataTable>, in addition to the attributes of every HTML element. */
export interface DassDataTableOwnProps<Row extends object = object> {
  /**
   * The rows. Entries that are not objects are left out. The rows are not changed. When they are replaced, the
   * selection, the active row and the scroll position are kept by the keys. Default: `[]`.
   */
  rows?: DassDataTableElement<Row>['rows'] | undefined;
  /** The columns. The first one names the row. Default: `[]`, one column with the keys. */
  columns?: NoInfer<readonly DassDataTableColumn<Row>[]> | undefined;
  /**
   * Field with the key of a row. A row without a key, or with that of an earlier row, gets another one (`#7`, `A#2`),
   * with a warning in the console. Default: `id`.
   */
  rowKey?: DassDataTableElement<Row>['rowKey'] | undefined;
  /**
   * Keys of the selected rows. Setting another list replaces the selection of the user. A key that no row has is kept
   * until there is a row with it. Default: `[]`.
   */
  selected?: DassDataTableElement<Row>['selected'] | undefined;
  /**
   * Names of the columns that the filter searches, in the texts that the user sees: of `format`, of the options, `Sim` for a
   * flag, numbers and dates in his language. What `cell` renders is not searched, but the text that the column has without it.
   * Default: `[]`, all visible columns.
   */
  filterFields?: DassDataTableElement<Row>['filterFields'] | undefined;
  /**
   * The columns by which the rows are sorted, the most important one first: `{column, direction}` each, or a single
   * one. Rows that are equal in all of them stay in the order of `rows`. Default: `[]`, the order of `rows`.
   */
  sorting?: DassDataTableElement<Row>['sorting'] | undefined;
  /**
   * The application sorts, for example on a server: the table shows `sorting` and fires `dass-sort`, and keeps the
   * order of `rows`. Default: `false`.
   */
  externalSorting?: DassDataTableElement<Row>['externalSorting'] | undefined;
  /**
   * Loads further rows when the user has scrolled to the last ones: `({from, signal})` returns a promise of the next
   * rows, or of `{rows, total}`. An empty list means that there are no more. Without `rows`, it loads the first ones, too. Sorting and filter know only the rows that
   * are loaded; while there is a filter, the user asks for more with a button. Setting `rows` or another
   * function drops the loaded ones and aborts the signal. Default: `undefined`, `rows` are all rows.
   */
  loadRows?: DassDataTableElement<Row>['loadRows'] | undefined;
  /** `table`, `cards` with a card for each row, or `auto` (default): cards while the table is narrower than 480 px. */
  layout?: DassDataTableElement<Row>['layout'] | undefined;
  /**
   * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. The table loads blocks of rows as the user scrolls. `filter`, `filters` and `sorting` are then up to
   * the source, which gets them as `search`, `filters` and `sorting`; `rows`, `loadRows`, `filterFields` and `externalSorting` are
   * ignored, and typed letters find no rows. Rows that are not loaded cannot be edited or copied; an edited value lasts until
   * its row brings another one. Setting another source
   * shows the earlier rows until it answers. An invalid value is ignored with a warning. Default: `undefined`, the rows are those of `rows`.
   */
  dataSource?: DassDataTableElement<Row>['dataSource'] | undefined;
  /** Hides the footer with the number of rows and of selected rows. Default: `false`. */
  hideFooter?: DassDataTableElement<Row>['hideFooter'] | undefined;
  /**
   * Shows entries in the options menu that export the rows as CSV or as a workbook of Excel, see `exportRows()`. Default:
   * `false`.
   */
  exportable?: DassDataTableElement<Row>['exportable'] | undefined;
  /**
   * Why the rows could not be loaded. It is shown with a button that fires `dass-retry` and calls `loadRows` again,
   * instead of the empty state, or below the rows. Without it, a failure of `loadRows` has a general text. A text that starts with `dass` is a message id. Default: `''`, no failure.
   */
  error?: DassDataTableElement<Row>['error'] | undefined;
  /**
   * The user's changes of the columns, in their order: `{name, isHidden, width}` each, as in the detail of
   * `dass-columns-change`. The first column cannot be moved. Default: `[]`, as `columns` says.
   */
  columnSettings?: DassDataTableElement<Row>['columnSettings'] | undefined;
  /**
   * Whether the user can select rows: `none` (default), `single`, or `multiple` with a checkbox in each row. In a
   * hierarchy table with `multiple`, selecting a row selects its descendants, unless `independent` is set.
   */
  selection?: DassDataTableElement<Row>['selection'] | undefined;
  /**
   * Whether the user can select ranges of cells, with Shift and the arrow keys, by dragging, or on touch screens by two
   * handles. Shift then selects no rows, except in the checkbox column. A range with cells that can be edited has a fill
   * handle: dragged, it fills the cells below, above or beside the range with its values, repeated as a block; double-clicked,
   * the cells below, as far as the column beside it has values. Numbers and dates are copied, not continued as a series. Cards
   * of a data table have no ranges. Default: `false`.
   */
  cellSelection?: DassDataTableElement<Row>['cellSelection'] | undefined;
  /**
   * Filters rows by words, each of which is in any visible column, ignoring case and accents: in the texts that the user sees, not
   * in the stored values. Words in quotation marks are a phrase in one cell. Matches are highlighted, and selected rows that do not match stay selected. A hierarchy table shows the
   * matching rows with their ancestors. With `filters`, a row has to match both. Where `rows` have no match, the user is offered
   * the nearest words, and `dass-filter-change` says that he took them. Default: `''`, no filter.
   */
  filter?: DassDataTableElement<Row>['filter'] | undefined;
  /**
   * The filters of columns, all of which apply: `{column}` with `contains`, `equals`, `from` and `to`, `values`, or `is`, as
   * a `dataSource` gets them. Only columns with `filter` have one; a filter of another column or of another kind is ignored
   * with a warning, and is not in the detail of `dass-filters`. A hierarchy table shows the rows that the filters include with
   * their ancestors. Default: `[]`, no filters.
   */
  filters?: DassDataTableElement<Row>['filters'] | undefined;
  /**
   * Renders the details of a row, which the user opens below it: returns a text, a node or a Lit template. It is called when
   * they are shown, and again when its row object is replaced. A function that throws leaves them empty, with a warning in
   * the console. Default: none, rows have no details.
   */
  renderDetails?: DassDataTableElement<Row>['renderDetails'] | undefined;
  /**
   * Renders the details of a row by other means than Lit, for a framework: where `renderDetails` is not set, or returns a
   * React element. Called once for each rendered area of details. The React wrapper sets it. Default: none.
   */
  mountDetails?: DassDataTableElement<Row>['mountDetails'] | undefined;
  /** Keys of the rows whose details are open; others are ignored. The user changes them. Default: `[]`. */
  openDetails?: DassDataTableElement<Row>['openDetails'] | undefined;
  /**
   * Adds entries to the context menu of a row: `(row, key)` returns `{id, label, icon, disabled, danger}` each. It is called
   * when the menu opens. An entry without an id or a label is left out; a function that throws adds none. The table fires
   * `dass-row-action`. Default: none.
   */
  rowActions?: DassDataTableElement<Row>['rowActions'] | undefined;
  /**
   * Keeps what the user changes in the local storage, under this name: the widths, the order and the visibility of columns,
   * the sorting, and the filters of columns. The options menu then has an entry that restores the table. Stored settings
   * replace `columnSettings`, `sorting` and `filters` when the key is set: the application should set these once, as the defaults. Default: `''`, nothing is
   * kept.
   */
  settingsKey?: DassDataTableElement<Row>['settingsKey'] | undefined;
  /** Identifies the user whose settings are kept, where several users share a browser. Default: `''`. */
  settingsUser?: DassDataTableElement<Row>['settingsUser'] | undefined;
  /** Shows the loading state and sets `aria-busy`. Default: `false`. */
  busy?: DassDataTableElement<Row>['busy'] | undefined;
  /** Accessible name of the table. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassDataTableElement<Row>['label'] | undefined;
  /** Fired when the user has sorted. The table sorts the rows itself, unless `externalSorting` is set. */
  onSort?: ((event: CustomEvent<DassDataTableSortDetail> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has set or removed filters of columns. */
  onFilters?: ((event: CustomEvent<DassDataTableFiltersDetail> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has taken the nearest words that the table offers where `filter` finds nothing. The table has set `filter` itself: write it into your field, too. */
  onFilterChange?: ((event: CustomEvent<DassDataTableFilterChangeDetail> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user clicks a row, but not its checkbox or its controls. With `multiple` selection, a click with Shift or Ctrl selects the row instead. */
  onRowClick?: ((event: CustomEvent<DassDataTableRowDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user double-clicks a row or presses Enter or F2 in it. A double click fires `dass-row-click` before. */
  onRowActivate?: ((event: CustomEvent<DassDataTableRowDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user changes the selection. */
  onSelectRows?: ((event: CustomEvent<DassDataTableSelectRowsDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has opened or closed the details of a row. */
  onDetails?: ((event: CustomEvent<DassDataTableDetailsDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user chooses an entry of `rowActions` in the context menu of a row. */
  onRowAction?: ((event: CustomEvent<DassDataTableRowActionDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user changes the value of one cell. Cancelable: when prevented, a checkbox or a toggle keeps its value, and an editor stays open with the reason of `refuse()`. The cell shows the new value until `rows` has another object for the row. */
  onCellChange?: ((event: CustomEvent<DassDataTableCellChangeDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user changes several cells at once, and when he undoes or redoes that. Cancelable: when prevented, all cells keep their values. */
  onCellsChange?: ((event: CustomEvent<DassDataTableCellsChangeDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has copied rows, or the browser refused it. Cancelable: when prevented, the table does not announce the result, so that the application can show it. */
  onDassCopy?: ((event: CustomEvent<DassDataTableCopyDetail<Row>> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has exported the rows by the options menu. Cancelable: when prevented, the browser does not save the file. */
  onExport?: ((event: CustomEvent<DassDataTableExportDetail> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has resized a column. */
  onResizeColumn?: ((event: CustomEvent<DassDataTableResizeColumnDetail> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user has shown, hidden, moved or resized a column, or reset the columns. */
  onColumnsChange?: ((event: CustomEvent<DassDataTableColumnsChangeDetail> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
  /** Fired when the user presses the retry button of a failure. The table calls `loadRows` again itself. */
  onRetry?: ((event: CustomEvent<undefined> & { readonly target: DassDataTableElement<Row>; readonly currentTarget: DassDataTableElement<Row> }) => void) | undefined;
}
export type DassDataTableProps<Row extends object = object> = DassDataTableOwnProps<Row> & Omit<React.HTMLAttributes<DassDataTableElement<Row>>, keyof DassDataTableOwnProps>;

const component: unknown = withReactCells(createComponent({
  tagName: 'dass-data-table',
  elementClass: DassDataTableElement,
  react: React,
  events: {
    onSort: 'dass-sort',
    onFilters: 'dass-filters',
    onFilterChange: 'dass-filter-change',
    onRowClick: 'dass-row-click',
    onRowActivate: 'dass-row-activate',
    onSelectRows: 'dass-select-rows',
    onDetails: 'dass-details',
    onRowAction: 'dass-row-action',
    onCellChange: 'dass-cell-change',
    onCellsChange: 'dass-cells-change',
    onDassCopy: 'dass-copy',
    onExport: 'dass-export',
    onResizeColumn: 'dass-resize-column',
    onColumnsChange: 'dass-columns-change',
    onRetry: 'dass-retry',
  },
  displayName: 'DassDataTable',
}) as never, 'DassDataTable');

/**
 * A table of records, also of 100,000 rows and more. The user sorts by one column or several, selects rows, resizes,
 * moves and hides columns, edits cells, and copies rows for a spreadsheet. On a phone, each row is a card. While the page is printed, the first 2,000 rows are shown.
 *
 * The table is one tab stop and follows the APG grid pattern: the arrow keys, Home, End, Page Up, Page Down and first
 * letters move from cell to cell, Ctrl+Home and Ctrl+End to the first and the last one. Enter or F2 changes an editable
 * cell, enters the first control of a cell, or activates the row; Escape or F2 leaves the control. Ctrl+C copies the
 * selected rows, or the active one.
 *
 * In an editable cell, Enter, F2, a double click or typing begins to edit. Enter commits and moves down, Shift+Enter up, Ctrl+Enter stays; Tab
 * and Shift+Tab commit and edit the next or previous editable cell; Escape gives up. A refused value stays in the editor
 * with its reason. Delete clears, Ctrl+D fills down, Ctrl+Z undoes, Ctrl+Y redoes, and Ctrl+V pastes a block from a
 * spreadsheet from the active cell on. With `cellSelection`, Shift with the arrow keys, Page Up, Page Down, Home or End
 * selects a range of cells, with Ctrl to the edge of the table; Ctrl+C copies it. Ctrl+D and the fill handle copy values,
 * numbers and dates, too; Escape cancels a drag of the handle.
 *
 * Space changes a checkbox or a toggle in a cell; in other cells, and in any cell with Ctrl, it selects or deselects the row. With
 * `multiple` selection, Shift with Up, Down, Page Up or Page Down, Ctrl+Shift+Home, Ctrl+Shift+End and Shift+Space give a
 * range of rows the state of the row at which it begins. Ctrl+A selects all rows that the filter includes, or deselects
 * them when all are selected.
 *
 * With `renderDetails`, a button in the first cell or Alt+Enter opens the details of the row. Tab moves on into
 * them, Escape returns to the row.
 *
 * With `dataSource`, only blocks of rows around the view are loaded, of 10,000,000 and more. A row that is not loaded has a
 * skeleton and is announced as loading. Rows that could not be loaded say so in their place, with a button; Enter in them
 * retries, too. Ctrl+A selects all rows without loading them.
 *
 * Up from the first row moves to the header: Enter or Space sorts, with Shift or Ctrl it adds the column to the sorting,
 * Shift with Left or Right resizes it, Ctrl+Shift with
 * Left or Right moves it, Alt+Down opens its filter. The options button after the first heading opens a menu to sort and to
 * change the columns. Shift+F10, the menu key, a right click or a long press opens the context menu of a heading or a row,
 * with what the keys do to cells (copy, paste, fill down, clear, undo, redo); a heading is also moved by dragging it, with a finger after a long press. When the active row disappears because of new rows or a filter, no row is active,
 * and the arrow keys continue from its position.
 *
 * Slots:
 * - `footer`: Content of the footer, after the number of rows.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `rows`. It is not shown.
 */
export const DassDataTable = component as <Row extends object = object>(props: DassDataTableProps<Row> & React.RefAttributes<DassDataTableElement<any>>) => React.ReactElement | null;

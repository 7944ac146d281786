'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassHierarchyTable as DassHierarchyTableElement } from '../entries/dass-hierarchy-table.js';
import type { DassHierarchyTableCellChangeDetail, DassHierarchyTableCellsChangeDetail, DassHierarchyTableColumnsChangeDetail, DassHierarchyTableCopyDetail, DassHierarchyTableDetailsDetail, DassHierarchyTableExpandAllDetail, DassHierarchyTableExpandDetail, DassHierarchyTableFilterChangeDetail, DassHierarchyTableFiltersDetail, DassHierarchyTableResizeColumnDetail, DassHierarchyTableRowActionDetail, DassHierarchyTableRowClickDetail, DassHierarchyTableSelectRowsDetail, DassHierarchyTableSortDetail, TreeProblems } from '../entries/dass-hierarchy-table.js';

import type { FilterableTableColumn } from '../entries/dass-hierarchy-table.js';
import { withReactCells, type RenderCell } from './internal/react-cells.js';

export type { DassHierarchyTableElement };
export type * from '../entries/dass-hierarchy-table.js';

/** A column, with `renderCell` for cells that React renders. */
export interface DassHierarchyTableColumn<Row = any> extends FilterableTableColumn<Row>, RenderCell<Row> {}

/** The props of <DassHierarchyTable>, in addition to the attributes of every HTML element. */
export interface DassHierarchyTableOwnProps<Row extends object = object> {
  /**
   * The rows, in any order: a flat list with parent ids, nested `children`, or both. Entries that are not objects are
   * left out. The rows are not changed. When they are replaced, expanded and selected rows and the scroll position are
   * kept by the keys. Default: `[]`.
   */
  rows?: DassHierarchyTableElement<Row>['rows'] | undefined;
  /** The columns. The first one shows the tree. Default: `[]`, one column with the ids. */
  columns?: NoInfer<readonly DassHierarchyTableColumn<Row>[]> | undefined;
  /** Names of the fields that define the hierarchy. Default: `{}`, the names `id`, `parentId` and `children`. */
  fields?: DassHierarchyTableElement<Row>['fields'] | undefined;
  /**
   * The expanded rows: a list of keys, `'all'`, or a number of visible levels. The user can expand and collapse rows;
   * setting another value replaces that state. Default: `[]`.
   */
  expanded?: DassHierarchyTableElement<Row>['expanded'] | undefined;
  /**
   * With `multiple` selection: selecting a row does not select its descendants. Ctrl+Space, or a click on the
   * checkbox with Ctrl, selects them, too, as does an entry in the options menu for the row that was last clicked. Default: `false`.
   */
  independent?: DassHierarchyTableElement<Row>['independent'] | undefined;
  /** Keys of the selected rows. Setting another list replaces the selection of the user. Default: `[]`. */
  selected?: DassHierarchyTableElement<Row>['selected'] | undefined;
  /**
   * Column and direction by which siblings are sorted: `{column, direction}`. Default: `undefined`, as `fields.sort`
   * says.
   */
  sorting?: DassHierarchyTableElement<Row>['sorting'] | undefined;
  /**
   * Loads the children of a row when it is expanded, for rows whose field `fields.hasChildren` is true: `(row,
   * {signal})` returns a promise of the children. Collapsing the row while they load aborts the signal. Default:
   * `undefined`, no lazy loading.
   */
  loadChildren?: DassHierarchyTableElement<Row>['loadChildren'] | undefined;
  /**
   * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. Without `parent`, it is asked for the roots, and with the key of a row for its children, when
   * the user expands a row whose field `fields.hasChildren` is true. The table loads blocks of rows in view. `filter`, `filters`
   * and `sorting` are then up to the source, which gets them as `search`, `filters` and `sorting`: a search and filters find
   * roots, which are shown as a list, and their children are not searched. `rows` and `loadChildren` are ignored. Rows are selected without
   * their descendants, all rows only when all visible ones are loaded. `reveal()` finds loaded rows. An edited
   * value lasts until its row brings another one. Setting another source
   * shows the earlier rows until it answers. An invalid value is ignored with a warning. Default: `undefined`, the rows
   * are those of `rows`.
   */
  dataSource?: DassHierarchyTableElement<Row>['dataSource'] | undefined;
  /**
   * Label of a row whose parent is missing; such a row is shown as a root. A text that starts with `dass` is a message
   * id. Default: `''`, 'Sem pai' in the language of the user.
   */
  orphanLabel?: DassHierarchyTableElement<Row>['orphanLabel'] | undefined;
  /**
   * The user's changes of the columns, in their order: `{name, isHidden, width}` each, as in the detail of
   * `dass-columns-change`. The first column cannot be moved. Default: `[]`, as `columns` says.
   */
  columnSettings?: DassHierarchyTableElement<Row>['columnSettings'] | undefined;
  /**
   * Whether the user can select rows: `none` (default), `single`, or `multiple` with a checkbox in each row. In a
   * hierarchy table with `multiple`, selecting a row selects its descendants, unless `independent` is set.
   */
  selection?: DassHierarchyTableElement<Row>['selection'] | undefined;
  /**
   * Whether the user can select ranges of cells, with Shift and the arrow keys, by dragging, or on touch screens by two
   * handles. Shift then selects no rows, except in the checkbox column. A range with cells that can be edited has a fill
   * handle: dragged, it fills the cells below, above or beside the range with its values, repeated as a block; double-clicked,
   * the cells below, as far as the column beside it has values. Numbers and dates are copied, not continued as a series. Cards
   * of a data table have no ranges. Default: `false`.
   */
  cellSelection?: DassHierarchyTableElement<Row>['cellSelection'] | undefined;
  /**
   * Filters rows by words, each of which is in any visible column, ignoring case and accents: in the texts that the user sees, not
   * in the stored values. Words in quotation marks are a phrase in one cell. Matches are highlighted, and selected rows that do not match stay selected. A hierarchy table shows the
   * matching rows with their ancestors. With `filters`, a row has to match both. Where `rows` have no match, the user is offered
   * the nearest words, and `dass-filter-change` says that he took them. Default: `''`, no filter.
   */
  filter?: DassHierarchyTableElement<Row>['filter'] | undefined;
  /**
   * The filters of columns, all of which apply: `{column}` with `contains`, `equals`, `from` and `to`, `values`, or `is`, as
   * a `dataSource` gets them. Only columns with `filter` have one; a filter of another column or of another kind is ignored
   * with a warning, and is not in the detail of `dass-filters`. A hierarchy table shows the rows that the filters include with
   * their ancestors. Default: `[]`, no filters.
   */
  filters?: DassHierarchyTableElement<Row>['filters'] | undefined;
  /**
   * Renders the details of a row, which the user opens below it: returns a text, a node or a Lit template. It is called when
   * they are shown, and again when its row object is replaced. A function that throws leaves them empty, with a warning in
   * the console. Default: none, rows have no details.
   */
  renderDetails?: DassHierarchyTableElement<Row>['renderDetails'] | undefined;
  /**
   * Renders the details of a row by other means than Lit, for a framework: where `renderDetails` is not set, or returns a
   * React element. Called once for each rendered area of details. The React wrapper sets it. Default: none.
   */
  mountDetails?: DassHierarchyTableElement<Row>['mountDetails'] | undefined;
  /** Keys of the rows whose details are open; others are ignored. The user changes them. Default: `[]`. */
  openDetails?: DassHierarchyTableElement<Row>['openDetails'] | undefined;
  /**
   * Adds entries to the context menu of a row: `(row, key)` returns `{id, label, icon, disabled, danger}` each. It is called
   * when the menu opens. An entry without an id or a label is left out; a function that throws adds none. The table fires
   * `dass-row-action`. Default: none.
   */
  rowActions?: DassHierarchyTableElement<Row>['rowActions'] | undefined;
  /**
   * Keeps what the user changes in the local storage, under this name: the widths, the order and the visibility of columns,
   * the sorting, and the filters of columns. The options menu then has an entry that restores the table. Stored settings
   * replace `columnSettings`, `sorting` and `filters` when the key is set: the application should set these once, as the defaults. Default: `''`, nothing is
   * kept.
   */
  settingsKey?: DassHierarchyTableElement<Row>['settingsKey'] | undefined;
  /** Identifies the user whose settings are kept, where several users share a browser. Default: `''`. */
  settingsUser?: DassHierarchyTableElement<Row>['settingsUser'] | undefined;
  /** Shows the loading state and sets `aria-busy`. Default: `false`. */
  busy?: DassHierarchyTableElement<Row>['busy'] | undefined;
  /** Accessible name of the table. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassHierarchyTableElement<Row>['label'] | undefined;
  /** Fired when the user expands or collapses a row. */
  onExpand?: ((event: CustomEvent<DassHierarchyTableExpandDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user expands or collapses all rows, expands to a level, or expands all siblings of a row. */
  onExpandAll?: ((event: CustomEvent<DassHierarchyTableExpandAllDetail> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has sorted by a column. The table sorts the rows itself. */
  onSort?: ((event: CustomEvent<DassHierarchyTableSortDetail> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has set or removed filters of columns. */
  onFilters?: ((event: CustomEvent<DassHierarchyTableFiltersDetail> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has taken the nearest words that the table offers where `filter` finds nothing. The table has set `filter` itself: write it into your field, too. */
  onFilterChange?: ((event: CustomEvent<DassHierarchyTableFilterChangeDetail> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user clicks a row or presses Enter or F2 in it. */
  onRowClick?: ((event: CustomEvent<DassHierarchyTableRowClickDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user changes the selection. */
  onSelectRows?: ((event: CustomEvent<DassHierarchyTableSelectRowsDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has opened or closed the details of a row. */
  onDetails?: ((event: CustomEvent<DassHierarchyTableDetailsDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user changes the value of one cell. Cancelable: when prevented, a checkbox or a toggle keeps its value, and an editor stays open with the reason of `refuse()`. The cell shows the new value until `rows` has another object for the row. */
  onCellChange?: ((event: CustomEvent<DassHierarchyTableCellChangeDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user changes several cells at once, and when he undoes or redoes that. Cancelable: when prevented, all cells keep their values. */
  onCellsChange?: ((event: CustomEvent<DassHierarchyTableCellsChangeDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user chooses an entry of `rowActions` in the context menu of a row. */
  onRowAction?: ((event: CustomEvent<DassHierarchyTableRowActionDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has copied a branch, or the browser refused it. Cancelable: when prevented, the table does not announce the result, so that the application can show it. */
  onDassCopy?: ((event: CustomEvent<DassHierarchyTableCopyDetail<Row>> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has resized a column. */
  onResizeColumn?: ((event: CustomEvent<DassHierarchyTableResizeColumnDetail> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired when the user has shown, hidden, moved or resized a column, or reset the columns. */
  onColumnsChange?: ((event: CustomEvent<DassHierarchyTableColumnsChangeDetail> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
  /** Fired after `rows` was set, when some rows do not fit into a tree. The detail has their keys. */
  onTreeProblems?: ((event: CustomEvent<TreeProblems> & { readonly target: DassHierarchyTableElement<Row>; readonly currentTarget: DassHierarchyTableElement<Row> }) => void) | undefined;
}
export type DassHierarchyTableProps<Row extends object = object> = DassHierarchyTableOwnProps<Row> & Omit<React.HTMLAttributes<DassHierarchyTableElement<Row>>, keyof DassHierarchyTableOwnProps>;

const component: unknown = withReactCells(createComponent({
  tagName: 'dass-hierarchy-table',
  elementClass: DassHierarchyTableElement,
  react: React,
  events: {
    onExpand: 'dass-expand',
    onExpandAll: 'dass-expand-all',
    onSort: 'dass-sort',
    onFilters: 'dass-filters',
    onFilterChange: 'dass-filter-change',
    onRowClick: 'dass-row-click',
    onSelectRows: 'dass-select-rows',
    onDetails: 'dass-details',
    onCellChange: 'dass-cell-change',
    onCellsChange: 'dass-cells-change',
    onRowAction: 'dass-row-action',
    onDassCopy: 'dass-copy',
    onResizeColumn: 'dass-resize-column',
    onColumnsChange: 'dass-columns-change',
    onTreeProblems: 'dass-tree-problems',
  },
  displayName: 'DassHierarchyTable',
}) as never, 'DassHierarchyTable');

/**
 * A tree grid for hierarchical rows. Accepts a flat list with parent ids, nested `children`, or both, also with 100,000
 * rows and more. Each row is shown exactly once: a row whose parent is missing is shown as a root, and a cycle of
 * parents is broken at its first row. Both are marked, and reported by an event and in the console.
 *
 * The table is one tab stop and follows the APG treegrid pattern with focus on rows first. Right expands a row, then
 * moves into its cells; Left moves back, collapses the row, then moves to its parent. Up, Down, Page Up, Page Down,
 * Home, End and first letters move; in a cell, Home and End move to the first and the last cell of the row. `*` expands
 * all siblings, Alt with a digit expands to that level. Enter or F2 enters the first control of a cell, or activates the
 * row; Escape or F2 leaves the control. Ctrl+C copies the branch of the row for a spreadsheet.
 *
 * In an editable cell, Enter, F2, a double click or typing begins to edit. Enter commits and moves down, Shift+Enter up, Ctrl+Enter stays; Tab
 * and Shift+Tab commit and edit the next or previous editable cell; Escape gives up. A refused value stays in the editor
 * with its reason. Space changes a checkbox or a toggle. Delete clears, Ctrl+D fills down, Ctrl+Z undoes, Ctrl+Y redoes, and
 * Ctrl+V pastes a block from a spreadsheet from the active cell on. With `cellSelection`, Shift with the arrow keys, Page Up,
 * Page Down, Home or End selects a range of cells of the visible rows, with Ctrl to the edge of the table; Ctrl+C copies it.
 * Ctrl+D and the fill handle copy values, numbers and dates, too; Escape cancels a drag of the handle.
 *
 * Space selects or deselects the row, Ctrl+Space also its descendants when `independent` is set. With `multiple`
 * selection, Shift with Up, Down, Page Up, Page Down, Home or End and Shift+Space give a range of rows the state of the
 * row at which it begins. Ctrl+A selects all rows that the filter includes, or deselects them when all are selected.
 *
 * With `renderDetails`, a button between the expander and the text or Alt+Enter opens the details of the row. Tab moves on
 * into them, Escape returns to the row.
 *
 * With `dataSource`, only blocks of rows around the view are loaded: roots, and children of expanded rows. A row that is not
 * loaded has a skeleton and is announced as loading. Rows that could not be loaded say so in their place, with a button; Enter
 * in them retries, too.
 *
 * Up from the first row moves to the header. Its first position expands and collapses all rows; Enter or Space sorts,
 * Shift with Left or Right resizes a column, Ctrl+Shift with Left or Right moves it, Alt+Down opens its filter. The options button after the first
 * heading opens a menu to expand to a level and to change the columns. Shift+F10, the menu key, a right click or a long press
 * opens the context menu of a heading or a row, with what the keys do to cells (copy, paste, fill down, clear, undo, redo); a heading is also moved by dragging it, with a finger after a long press. When the active row disappears because of new rows or a
 * filter, no row is active: the arrow keys continue from its position, and `reveal()` makes another row active.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `rows`. It is not shown.
 */
export const DassHierarchyTable = component as <Row extends object = object>(props: DassHierarchyTableProps<Row> & React.RefAttributes<DassHierarchyTableElement<any>>) => React.ReactElement | null;

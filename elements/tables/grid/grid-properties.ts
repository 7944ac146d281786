import { DassElement } from '../../base/dass-element.js';
import { callback, list, oneOf, property } from '../../base/property.js';
import type { SourceFilter } from '../../core/data/data-source.js';
import type { SelectedRowsChange } from '../../core/table/selection-change.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { MountCell } from './columns/column.js';
import { type TableColumnSetting, acceptColumnSettings } from './columns/grid-columns-model.js';

/** The events that all tables fire in the same way. */
export interface GridEvents {
  'dass-resize-column': { readonly column: string; readonly width: number };
  'dass-columns-change': { readonly settings: readonly TableColumnSetting[] };
  'dass-select-rows': SelectedRowsChange;
  'dass-filter-change': { readonly filter: string };
  'dass-row-action': { readonly id: string; readonly row: object; readonly key: string };
  'dass-details': { readonly key: string; readonly row: object; readonly open: boolean };
  'dass-filters': { readonly filters: readonly SourceFilter[] };
}

/** `emit()` of an element: fires an event. @returns false when it was cancelable and the application has prevented it */
export type Emit<Events> = (
  ...event: {
    [Type in keyof Events]: [type: Type, detail: Events[Type], options?: { cancelable?: boolean }];
  }[keyof Events]
) => boolean;

/**
 * Where the user is in a table, for `restoreView()`: the active row, and the rows in view. It holds only texts and
 * numbers, so that an application can store it.
 */
export interface TableView {
  /** Key of the active row; empty when no row is active. */
  readonly activeKey: string;
  /** Index of the active row among the visible ones; -1 when no row is active. */
  readonly activeIndex: number;
  /** Index of the active cell in its row; -1 for the row as a whole. */
  readonly activeColumn: number;
  /** Key of the first row in view; empty without rows. */
  readonly topKey: string;
  /** Index of the first row in view among the visible ones. */
  readonly topIndex: number;
  /** Distance of the first row in view from the top of the view, in pixels: 0 or less. */
  readonly topOffset: number;
}

/** An entry of the application in the context menu of a row. */
export interface RowAction {
  /** Identifies the entry in `dass-row-action`. */
  readonly id: string;
  /** Text of the entry. A text that starts with `dass` is a message id. */
  readonly label: string;
  /** Name of a registered icon. Default: none. */
  readonly icon?: string | undefined;
  /** Shows the entry without allowing the user to choose it. Default: `false`. */
  readonly disabled?: boolean | undefined;
  /** Marks a destructive action. Default: `false`. */
  readonly danger?: boolean | undefined;
}

/** Returns the entries of the application for a row. */
export type RowActions<Row extends object = object> = (row: Row, key: string) => readonly RowAction[];

/** The public properties that all tables have. */
export abstract class GridProperties<Events extends GridEvents = GridEvents> extends DassElement<Events> {
  /**
   * The user's changes of the columns, in their order: `{name, isHidden, width}` each, as in the detail of
   * `dass-columns-change`. The first column cannot be moved. Default: `[]`, as `columns` says.
   */
  @property({ attribute: false, accept: acceptColumnSettings })
  columnSettings: readonly TableColumnSetting[] = [];

  /**
   * Whether the user can select rows: `none` (default), `single`, or `multiple` with a checkbox in each row. In a
   * hierarchy table with `multiple`, selecting a row selects its descendants, unless `independent` is set.
   */
  @property({ type: String, accept: oneOf(['none', 'single', 'multiple']) })
  selection: 'none' | 'single' | 'multiple' = 'none';

  /**
   * Whether the user can select ranges of cells, with Shift and the arrow keys, by dragging, or on touch screens by two
   * handles. Shift then selects no rows, except in the checkbox column. A range with cells that can be edited has a fill
   * handle: dragged, it fills the cells below, above or beside the range with its values, repeated as a block; double-clicked,
   * the cells below, as far as the column beside it has values. Numbers and dates are copied, not continued as a series. Cards
   * of a data table have no ranges. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'cell-selection' })
  cellSelection = false;

  /**
   * Filters rows by words, each of which is in any visible column, ignoring case and accents: in the texts that the user sees, not
   * in the stored values. Words in quotation marks are a phrase in one cell. Matches are highlighted, and selected rows that do not match stay selected. A hierarchy table shows the
   * matching rows with their ancestors. With `filters`, a row has to match both. Where `rows` have no match, the user is offered
   * the nearest words, and `dass-filter-change` says that he took them. Default: `''`, no filter.
   */
  @property({ type: String })
  filter = '';

  /**
   * The filters of columns, all of which apply: `{column}` with `contains`, `equals`, `from` and `to`, `values`, or `is`, as
   * a `dataSource` gets them. Only columns with `filter` have one; a filter of another column or of another kind is ignored
   * with a warning, and is not in the detail of `dass-filters`. A hierarchy table shows the rows that the filters include with
   * their ancestors. Default: `[]`, no filters.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly SourceFilter[] | undefined })
  filters: readonly SourceFilter[] = [];

  /**
   * Renders the details of a row, which the user opens below it: returns a text, a node or a Lit template. It is called when
   * they are shown, and again when its row object is replaced. A function that throws leaves them empty, with a warning in
   * the console. Default: none, rows have no details.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => ((row: AnyValue) => unknown) | undefined })
  renderDetails?: (row: AnyValue) => unknown;

  /**
   * Renders the details of a row by other means than Lit, for a framework: where `renderDetails` is not set, or returns a
   * React element. Called once for each rendered area of details. The React wrapper sets it. Default: none.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => MountCell | undefined })
  mountDetails?: MountCell;

  /** Keys of the rows whose details are open; others are ignored. The user changes them. Default: `[]`. */
  @property({ attribute: false, accept: list })
  openDetails: readonly unknown[] = [];

  /**
   * Adds entries to the context menu of a row: `(row, key)` returns `{id, label, icon, disabled, danger}` each. It is called
   * when the menu opens. An entry without an id or a label is left out; a function that throws adds none. The table fires
   * `dass-row-action`. Default: none.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => RowActions | undefined })
  rowActions?: RowActions;

  /**
   * Keeps what the user changes in the local storage, under this name: the widths, the order and the visibility of columns,
   * the sorting, and the filters of columns. The options menu then has an entry that restores the table. Stored settings
   * replace `columnSettings`, `sorting` and `filters` when the key is set: the application should set these once, as the defaults. Default: `''`, nothing is
   * kept.
   */
  @property({ type: String, attribute: 'settings-key' })
  settingsKey = '';

  /** Identifies the user whose settings are kept, where several users share a browser. Default: `''`. */
  @property({ type: String, attribute: 'settings-user' })
  settingsUser = '';

  /** Shows the loading state and sets `aria-busy`. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** Accessible name of the table. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';
}

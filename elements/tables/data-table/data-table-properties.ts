import { callback, list, oneOf, property } from '../../base/property.js';
import { acceptSource, type DataSource } from '../../core/data/data-source.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import { readList } from '../../core/util/read-value.js';
import { acceptSorting } from '../grid/columns/grid-columns-model.js';
import { GridElement } from '../grid/grid-element.js';
import type { DataTableColumn } from './data-columns.js';
import type { DassDataTableEvents } from './data-table-events.js';

/** Accepts one sorting or a list of them. */
const acceptSortings = (value: unknown): readonly Sorting[] | undefined => {
  const accepted = (readList(value) ?? [value]).map(acceptSorting);
  return accepted.every((one) => one !== undefined) ? accepted : undefined;
};

/** Accepts a list of names. */
const acceptNames = (value: unknown): readonly string[] | undefined => {
  const names = readList(value);
  return names?.every((name) => typeof name === 'string') ? names : undefined;
};

/** The public properties of the data table. */
export abstract class DataTableProperties extends GridElement<DassDataTableEvents> {
  /**
   * The rows. Entries that are not objects are left out. The rows are not changed. When they are replaced, the
   * selection, the active row and the scroll position are kept by the keys. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly object[] | undefined })
  rows: readonly object[] = [];

  /** The columns. The first one names the row. Default: `[]`, one column with the keys. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly DataTableColumn[] | undefined })
  columns: readonly DataTableColumn[] = [];

  /**
   * Field with the key of a row. A row without a key, or with that of an earlier row, gets another one (`#7`, `A#2`),
   * with a warning in the console. Default: `id`.
   */
  @property({ type: String, attribute: 'row-key' })
  rowKey = 'id';

  /**
   * Keys of the selected rows. Setting another list replaces the selection of the user. A key that no row has is kept
   * until there is a row with it. Default: `[]`.
   */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /**
   * Names of the columns that the filter searches, in the texts that the user sees: of `format`, of the options, `Sim` for a
   * flag, numbers and dates in his language. What `cell` renders is not searched, but the text that the column has without it.
   * Default: `[]`, all visible columns.
   */
  @property({ attribute: false, accept: acceptNames })
  filterFields: readonly string[] = [];

  /**
   * The columns by which the rows are sorted, the most important one first: `{column, direction}` each, or a single
   * one. Rows that are equal in all of them stay in the order of `rows`. Default: `[]`, the order of `rows`.
   */
  @property({ attribute: false, accept: acceptSortings })
  sorting: readonly Sorting[] = [];

  /**
   * The application sorts, for example on a server: the table shows `sorting` and fires `dass-sort`, and keeps the
   * order of `rows`. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'external-sorting' })
  externalSorting = false;

  /**
   * Loads further rows when the user has scrolled to the last ones: `({from, signal})` returns a promise of the next
   * rows, or of `{rows, total}`. An empty list means that there are no more. Without `rows`, it loads the first ones, too. Sorting and filter know only the rows that
   * are loaded; while there is a filter, the user asks for more with a button. Setting `rows` or another
   * function drops the loaded ones and aborts the signal. Default: `undefined`, `rows` are all rows.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => LoadRows | undefined })
  loadRows?: LoadRows;

  /**
   * `table`, `cards` with a card for each row, or `auto` (default): cards while the table is narrower than 480 px.
   */
  @property({ type: String, accept: oneOf(['auto', 'table', 'cards']) })
  layout: 'auto' | 'table' | 'cards' = 'auto';

  /**
   * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. The table loads blocks of rows as the user scrolls. `filter`, `filters` and `sorting` are then up to
   * the source, which gets them as `search`, `filters` and `sorting`; `rows`, `loadRows`, `filterFields` and `externalSorting` are
   * ignored, and typed letters find no rows. Rows that are not loaded cannot be edited or copied; an edited value lasts until
   * its row brings another one. Setting another source
   * shows the earlier rows until it answers. An invalid value is ignored with a warning. Default: `undefined`, the rows are those of `rows`.
   */
  @property({ attribute: false, accept: acceptSource })
  dataSource?: DataSource;

  /** Hides the footer with the number of rows and of selected rows. Default: `false`. */
  @property({ type: Boolean, attribute: 'hide-footer' })
  hideFooter = false;

  /**
   * Shows entries in the options menu that export the rows as CSV or as a workbook of Excel, see `exportRows()`. Default:
   * `false`.
   */
  @property({ type: Boolean })
  exportable = false;

  /**
   * Why the rows could not be loaded. It is shown with a button that fires `dass-retry` and calls `loadRows` again,
   * instead of the empty state, or below the rows. Without it, a failure of `loadRows` has a general text. A text that starts with `dass` is a message id. Default: `''`, no failure.
   */
  @property({ type: String })
  error = '';
}

/** What the table asks for. */
export interface RowsRequest {
  /** Number of rows that are there already: the index of the first row to load. */
  readonly from: number;
  /**
   * Number of rows that the table needs to return to an earlier view. With fewer, it asks again. Default: undefined, as
   * many as the application loads at once.
   */
  readonly count?: number | undefined;
  /** Aborted when the answer is not needed any more. */
  readonly signal: AbortSignal;
}

/** The next rows. An empty list means that there are no more. */
export interface RowsAnswer<Row extends object = object> {
  readonly rows: readonly Row[];
  /** Number of all rows there are. Default: unknown. */
  readonly total?: number | undefined;
}

/** Loads the next rows. */
export type LoadRows<Row extends object = object> = (request: RowsRequest) => Promise<readonly Row[] | RowsAnswer<Row>>;

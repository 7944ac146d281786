import { TextQuery } from '../../core/text/text-fold.js';
import { bestMatches } from '../../core/select/best-match.js';
import { ComboboxState } from '../../core/select/combobox-state.js';
import type { DataSource } from '../../core/data/data-source.js';
import type { DataRow } from '../../core/table/data-row.js';
import { ListFilter, type WhenIdle } from '../../core/text/list-filter.js';
import { toText } from '../../core/text/to-text.js';
import { trimmedText } from '../../core/text/visible-text.js';
import { debounce } from '../../core/util/debounce.js';
import { readField } from '../../core/util/read-value.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import type { LookupColumn } from '../shared/lookup-column.js';
import {
  columnName,
  formattedText,
  idOf,
  labelOf,
  LookupRows,
  type LookupFields,
} from '../shared/lookup-rows-model.js';
import { RowSearch, type SearchRows } from '../shared/row-search-model.js';

/** Maximum number of rows below the field. */
const MAX_MATCHES = 8;
/** Debounce delay before the application searches, in milliseconds. */
const SEARCH_DELAY_MS = 250;

const NO_ROWS: readonly DataRow[] = [];

/** What the application sets. */
export interface LookupProps {
  readonly rows: LookupRows;
  readonly columns: readonly LookupColumn[];
  /** Names of the columns in which the text is searched; empty for all. */
  readonly fieldFilter: readonly string[];
  readonly searchRows: SearchRows | undefined;
  readonly dataSource?: DataSource | undefined;
  readonly externalSearch: boolean;
  /** The application is loading rows. */
  readonly isBusy: boolean;
  /** The user may change the value. */
  readonly canOpen: boolean;
}

export interface LookupModelOptions {
  /** The change notice. */
  changed(): void;
  /** Called when the user has selected a row. */
  selected(row: DataRow): void;
  /** Asks the application for rows by an event. */
  ask(text: string): void;
  /** Reports a failed search to the developer. */
  warn(text: string): void;
  /** Runs work while the page is idle. */
  readonly whenIdle?: WhenIdle;
}

/**
 * The state of the list below a lookup: a few of the rows that the dialog would show, the best ones first. While the
 * application searches, rows of the page that match can be selected.
 */
export class LookupModel extends ComboboxState {
  /** The matching rows. The same list while they are the same. */
  rows = NO_ROWS;
  query = new TextQuery('', 'lookup');
  readonly #options: LookupModelOptions;
  readonly #filter: ListFilter;
  readonly #search: RowSearch;
  readonly #searchSoon = debounce(() => this.#searchNow(), SEARCH_DELAY_MS);
  #props: LookupProps = {
    rows: new LookupRows([], { fieldId: '', fieldLabel: '', rowKey: '' }),
    columns: [],
    fieldFilter: [],
    searchRows: undefined,
    externalSearch: false,
    isBusy: false,
    canOpen: true,
  };
  /** Searches `dataSource`. */
  #searchSource: SearchRows | undefined;
  /** What the texts of the filter were made of. */
  #sources: readonly unknown[] = [];
  /** A search is due. */
  #isPending = false;
  /** The rows when the application was asked by an event. */
  #rowsBefore: readonly DataRow[] | undefined;
  /** The user has moved to a match since typing. */
  #hasMoved = false;

  constructor(options: LookupModelOptions) {
    super(() => options.changed());
    this.#options = options;
    this.#filter = new ListFilter({ kind: 'lookup', whenIdle: options.whenIdle });
    this.#search = new RowSearch({
      search: () => this.#props.searchRows,
      name: () => (this.#props.dataSource ? 'dataSource' : 'searchRows'),
      idOf: (row) => idOf(row, this.#props.rows.fields),
      changed: () => this.changed(),
      warn: (text) => options.warn(text),
    });
  }

  /** Takes over what the application has set, and finds the matches. */
  update(props: LookupProps): void {
    const { dataSource } = props;
    if (dataSource !== this.#props.dataSource) this.#searchSource = dataSource && searchOf(dataSource);
    this.#props = dataSource ? { ...props, searchRows: this.#searchSource, externalSearch: false } : props;
    if (!props.canOpen) this.close();
    if (this.isOpen) this.#find();
  }

  get count(): number {
    return this.rows.length;
  }

  get isAnswered(): boolean {
    return true;
  }

  /** Whether rows for the text are still to come. */
  get isWaiting(): boolean {
    return this.#isPending || this.#search.status === 'loading' || this.#props.isBusy;
  }

  get hasFailed(): boolean {
    return !this.#isPending && this.#search.status === 'failed';
  }

  keyAt(position: number): string | undefined {
    const row = this.rows[position];
    return row && toText(idOf(row, this.#props.rows.fields));
  }

  positionOf(key: string): number {
    return this.rows.findIndex((_, position) => this.keyAt(position) === key);
  }

  /** Opens the list without a text: there is no pause to wait for. */
  open(): void {
    if (this.#show() && this.#isPending) this.#searchNow();
  }

  override type(text: string): void {
    super.type(text);
    this.#hasMoved = false;
    if (trimmedText(text) === '') this.closeList();
    else if (this.#show() && this.#isPending) this.#searchSoon();
  }

  /** The rows in memory, while the text has no match among them. */
  get searchedRows(): SearchedList | undefined {
    const { rows, searchRows, externalSearch } = this.#props;
    if (!this.text || this.count > 0 || searchRows || externalSearch) return undefined;
    const { query } = this;
    return { list: rows, count: rows.rows.length, query, kind: 'lookup', textAt: this.#textOf(rows.rows, rows.fields) };
  }

  /** The user has moved to a match: it stays active when other matches arrive. */
  move(): void {
    this.#hasMoved = true;
  }

  choose(position: number): boolean {
    const row = this.rows[position];
    if (!row || !this.#props.canOpen) return false;
    this.#options.selected(row);
    this.close();
    return true;
  }

  /** Searches again after a failure. */
  retry(): void {
    this.#searchNow();
  }

  protected override get canConfirm(): boolean {
    return !this.isWaiting || !this.text;
  }

  protected override closeList(): void {
    this.#searchSoon.cancel();
    this.#search.stop();
    this.#filter.release();
    this.#sources = [];
    this.#isPending = false;
    this.#hasMoved = false;
    this.#rowsBefore = undefined;
    this.rows = NO_ROWS;
    super.closeList();
  }

  /** @returns whether the list is open */
  #show(): boolean {
    if (!this.#props.canOpen) return false;
    this.openList();
    if (this.#props.searchRows || this.#props.externalSearch) {
      this.#search.stop();
      this.#isPending = true;
    }
    this.changed();
    return true;
  }

  #find(): void {
    const text = this.text ?? '';
    this.query = new TextQuery(text, 'lookup');
    const { rows, searchRows } = this.#props;
    const all = searchRows ? this.#search.rows : rows.rows;
    const found = this.#isFiltered(all) ? this.#filtered(all, rows.fields, text) : all.keys();
    const labelAt = (index: number): string => labelOf(all[index] as DataRow, rows.fields);
    const best = bestMatches(found, text, labelAt, MAX_MATCHES).map((index) => all[index] as DataRow);
    if (best.length === this.count && best.every((row, at) => row === this.rows[at])) return;
    this.rows = best;
    // After typing, the best match is active, until the user moves to another one.
    if (this.text && !this.#hasMoved) this.active.moveTo(0);
    else this.active.follow();
  }

  /** Whether the rows are filtered here: also those of another text, until the application has replaced them. */
  #isFiltered(rows: readonly DataRow[]): boolean {
    const { searchRows, externalSearch } = this.#props;
    if (searchRows) return false;
    return !externalSearch || this.#isPending || rows === this.#rowsBefore;
  }

  #filtered(rows: readonly DataRow[], fields: LookupFields, text: string): Iterable<number> {
    const { fieldFilter, columns } = this.#props;
    const sources = [rows, fieldFilter, columns];
    if (sources.some((source, at) => source !== this.#sources[at])) {
      this.#sources = sources;
      this.#filter.setList(rows.length, this.#textOf(rows, fields));
    }
    return this.#filter.filter(text);
  }

  /** Returns a function that returns the texts of a row that are searched. */
  #textOf(rows: readonly DataRow[], fields: LookupFields): (index: number) => readonly string[] {
    const searched = searchedFields(this.#props.columns, this.#props.fieldFilter);
    return (index) => {
      const row = rows[index] as DataRow;
      // A number that is shown with dots is also found by its digits.
      const texts = searched.flatMap(({ field, format }) => {
        const text = toText(readField(row, field));
        return format === undefined ? text : [text, formattedText(row, field, format)];
      });
      return [labelOf(row, fields), ...texts];
    };
  }

  #searchNow(): void {
    this.#searchSoon.cancel();
    this.#isPending = false;
    const text = trimmedText(this.text ?? '');
    if (this.#props.searchRows) void this.#search.start(text);
    else {
      this.#rowsBefore = this.#props.rows.rows;
      this.#options.ask(text);
    }
    this.changed();
  }
}

/** The best rows of a source are its first ones. */
const searchOf =
  (source: DataSource): SearchRows =>
  ({ text, from, signal }) =>
    source.load({ from, count: MAX_MATCHES, sorting: [], filters: [], search: text, signal });

/** The fields in which the filter searches, and how their columns show them. */
function searchedFields(
  columns: readonly LookupColumn[],
  fieldFilter: readonly string[],
): readonly { readonly field: string; readonly format: unknown }[] {
  return columns.flatMap((column) => {
    const field = toText(readField(column, 'field'));
    const name = columnName(column);
    return fieldFilter.length === 0 || fieldFilter.includes(name)
      ? { field: field || name, format: readField(column, 'format') }
      : [];
  });
}

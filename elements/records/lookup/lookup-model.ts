import { whenIdle } from '../../base/loading/idle.js';
import { warnOnce } from '../../base/warnings/warn.js';
import { ListFilter } from '../../core/text/list-filter.js';
import { TextQuery } from '../../core/text/text-fold.js';
import { toText } from '../../core/text/to-text.js';
import type { DataRow } from '../../core/table/data-row.js';
import { debounce } from '../../core/util/debounce.js';
import { readField } from '../../core/util/read-value.js';
import { bestMatches } from '../shared/best-matches-model.js';
import type { LookupColumn } from '../shared/lookup-column.js';
import { idOf, labelOf, type LookupFields, type LookupRows } from '../shared/lookup-rows-model.js';
import { RowSearch, type SearchRows } from '../shared/row-search-model.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** Maximum number of rows below the field. */
export const MAX_MATCHES = 8;
/** Debounce delay before the application searches, in milliseconds. */
const SEARCH_DELAY_MS = 250;

export interface MatchesHost {
  readonly localName: string;
  readonly searchRows?: SearchRows;
  readonly externalSearch: boolean;
  readonly tableColumns: readonly LookupColumn[];
  readonly fieldFilter: readonly string[];
  readonly isBusy: boolean;
  requestUpdate(): void;
}

export interface RowMatchesOptions {
  rows(): LookupRows;
  /** Asks the application for rows by an event. */
  ask(text: string): void;
}

/** The rows that match the text in the field: a few of those that the dialog would show. */
export class RowMatches {
  /** The matching rows, the best ones first. */
  rows: readonly DataRow[] = [];
  query = new TextQuery('', 'lookup');

  readonly #host: MatchesHost;
  readonly #options: RowMatchesOptions;
  readonly #filter = new ListFilter({ kind: 'lookup', whenIdle });
  readonly #search: RowSearch;
  readonly #searchSoon = debounce(() => this.#searchNow(), SEARCH_DELAY_MS);
  /** What the texts of the filter were made of. */
  #sources: readonly unknown[] = [];
  #text: string | undefined;
  #isPending = false;
  /** The rows when the application was asked by an event. */
  #rowsBefore: readonly DataRow[] | undefined;

  constructor(host: MatchesHost, options: RowMatchesOptions) {
    this.#host = host;
    this.#options = options;
    this.#search = new RowSearch({
      search: () => host.searchRows,
      idOf: (row) => idOf(row, options.rows().fields),
      changed: () => host.requestUpdate(),
      warn: (text) => warnOnce(host.localName, text),
    });
  }

  /** Whether rows for the text are still to come. */
  get isWaiting(): boolean {
    return this.#isPending || this.#search.status === 'loading' || this.#host.isBusy;
  }

  get hasFailed(): boolean {
    return !this.#isPending && this.#search.status === 'failed';
  }

  /** The user has typed. @param isOpened whether the list was opened without typing: there is no pause to wait for */
  show(text: string, isOpened = false): void {
    this.#text = text;
    if (!this.#host.searchRows && !this.#host.externalSearch) return;
    this.#search.stop();
    this.#isPending = true;
    if (isOpened) this.#searchNow();
    else this.#searchSoon();
  }

  /** Searches again after a failure. */
  retry(): void {
    this.#searchNow();
  }

  hide(): void {
    this.#searchSoon.cancel();
    this.#search.stop();
    this.#filter.release();
    this.#sources = [];
    this.#isPending = false;
    this.#text = undefined;
    this.#rowsBefore = undefined;
    this.rows = [];
  }

  /** Updates the rows before the field is rendered. */
  update(): void {
    const text = this.#text;
    if (text === undefined) return;
    this.query = new TextQuery(text, 'lookup');
    const { fields } = this.#options.rows();
    const all = this.#host.searchRows ? this.#search.rows : this.#options.rows().rows;
    const found = this.#isFiltered(all) ? this.#filtered(all, fields, text) : all.keys();
    const labelAt = (index: number): string => labelOf(all[index] as DataRow, fields);
    this.rows = bestMatches(found, text, labelAt, MAX_MATCHES).map((index) => all[index] as DataRow);
  }

  /** Whether the rows are filtered here: also those of another text, until the application has replaced them. */
  #isFiltered(rows: readonly DataRow[]): boolean {
    if (this.#host.searchRows) return false;
    return !this.#host.externalSearch || this.#isPending || rows === this.#rowsBefore;
  }

  #filtered(rows: readonly DataRow[], fields: LookupFields, text: string): Iterable<number> {
    const { fieldFilter, tableColumns } = this.#host;
    const sources = [rows, fieldFilter, tableColumns];
    if (sources.some((source, at) => source !== this.#sources[at])) {
      this.#sources = sources;
      const names = searchedFields(tableColumns, fieldFilter);
      this.#filter.setList(rows.length, (index) => {
        const row = rows[index] as DataRow;
        return [labelOf(row, fields), ...names.map((name) => toText(readField(row, name)))];
      });
    }
    return this.#filter.filter(text);
  }

  #searchNow(): void {
    this.#searchSoon.cancel();
    this.#isPending = false;
    const text = trimmedText(this.#text ?? '');
    if (this.#host.searchRows) void this.#search.start(text);
    else {
      this.#rowsBefore = this.#options.rows().rows;
      this.#options.ask(text);
    }
    this.#host.requestUpdate();
  }
}

/** The fields of the columns in which the filter searches. */
function searchedFields(columns: readonly LookupColumn[], fieldFilter: readonly string[]): readonly string[] {
  return columns.flatMap((column) => {
    const field = toText(readField(column, 'field'));
    const name = toText(readField(column, 'name')) || field;
    return fieldFilter.length === 0 || fieldFilter.includes(name) ? field || name : [];
  });
}

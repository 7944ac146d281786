import { ListFilter, type InSlices, type WhenIdle } from '../text/list-filter.js';
import type { TextQuery } from '../text/text-fold.js';
import { trimmedText } from '../text/visible-text.js';
import type { DataRow } from './data-row.js';
import type { StateColumn } from './state-column.js';

/** What a filter searches. Values are compared by identity. */
export interface FilteredRows {
  readonly rows: readonly DataRow[];
  readonly columns: readonly StateColumn[];
  readonly language: string;
  /** Names of the columns that are searched; empty for all. */
  readonly filterFields: readonly string[];
}

export interface RowFilterOptions {
  /** Runs the preparation of the next search in idle time. */
  readonly whenIdle?: WhenIdle;
  /** Divides long searches. Default: none. */
  readonly inSlices?: InSlices;
  /** Called when a divided search has found more rows, and at its end. */
  changed?(): void;
}

/** The rows that the filter of a table includes. The texts of the rows are read once, at the first search. */
export class RowFilter {
  readonly #options: RowFilterOptions;
  #list: ListFilter | undefined;
  #searched: FilteredRows | undefined;
  #matches: Uint32Array | undefined;
  #isSearching = false;

  constructor(options: RowFilterOptions) {
    this.#options = options;
  }

  /** The rows that match, in the order of the rows; undefined without a filter. */
  get matches(): Uint32Array | undefined {
    return this.#matches;
  }

  /** Whether a divided search may find more rows. `matches` are the first that it has found. */
  get isSearching(): boolean {
    return this.#isSearching;
  }

  /** The text that is filtered by; undefined without a filter. */
  get query(): TextQuery | undefined {
    return this.#matches ? this.#list?.query : undefined;
  }

  /** @param isWhole searches to the end at once */
  apply(filter: string, searched: FilteredRows, isWhole: boolean): void {
    this.#matches = undefined;
    this.#isSearching = false;
    if (trimmedText(filter) === '') return this.#list?.clear();
    const list = (this.#list ??= this.#createList());
    this.#setList(list, searched);
    this.#matches = list.filter(filter);
    if (isWhole) this.#matches = list.finish();
    this.#isSearching = list.isSearching;
  }

  /** Ends a divided search at once. @returns false when there is none */
  finish(): boolean {
    if (!this.#isSearching || !this.#list) return false;
    this.#isSearching = false;
    this.#matches = this.#list.finish();
    return true;
  }

  /** Texts of rows have changed: the next search reads them anew. */
  textsChanged(): void {
    this.#searched = undefined;
  }

  stop(): void {
    this.#list?.stop();
  }

  #createList(): ListFilter {
    const { whenIdle, inSlices } = this.#options;
    return new ListFilter({
      kind: 'lookup',
      readsOnce: true,
      ...(whenIdle && { whenIdle }),
      ...(inSlices && { inSlices }),
      changed: () => this.#options.changed?.(),
    });
  }

  #setList(list: ListFilter, searched: FilteredRows): void {
    const { rows, columns, language, filterFields } = searched;
    const before = this.#searched;
    const isSame =
      before?.rows === rows &&
      before.columns === columns &&
      before.language === language &&
      before.filterFields === filterFields;
    if (isSame) return;
    this.#searched = searched;
    const isSearched = ({ name }: StateColumn): boolean => filterFields.length === 0 || filterFields.includes(name);
    const texts = columns.filter(isSearched);
    list.setList(rows.length, (at) => texts.map((column) => column.text(rows[at] as DataRow, language)));
  }
}

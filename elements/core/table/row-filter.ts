import { ListFilter, type InSlices, type WhenIdle } from '../text/list-filter.js';
import type { SearchedList } from '../text/nearest-query.js';
import type { FoldKind, TextQuery } from '../text/text-fold.js';
import { trimmedText } from '../text/visible-text.js';
import type { DataRow } from './data-row.js';
import type { StateColumn } from './state-column.js';

/** The filters of columns. */
export interface RowTests {
  /** The rows that all filters include. */
  matches(rows: readonly DataRow[]): Uint32Array;
  /** Those of some rows that all filters include. */
  narrow(found: Uint32Array): Uint32Array;
  /** Values of rows have changed. */
  reset(): void;
}

/** What a filter searches. Values are compared by identity. */
export interface FilteredRows {
  readonly rows: readonly DataRow[];
  readonly columns: readonly StateColumn[];
  readonly language: string;
  /** Names of the columns that are searched; empty for all. */
  readonly filterFields: readonly string[];
  /** The filters of columns; undefined for none. */
  readonly rowTests: RowTests | undefined;
}

export interface RowFilterOptions {
  /** How texts are folded. Default: `lookup`. */
  readonly kind?: FoldKind;
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
  #tests: RowTests | undefined;
  /** The rows that the filters of columns include; undefined for all. */
  #included: Uint32Array | undefined;
  #matches: Uint32Array | undefined;
  #isSearching = false;

  constructor(options: RowFilterOptions) {
    this.#options = options;
  }

  get #kind(): FoldKind {
    return this.#options.kind ?? 'lookup';
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
    const query = this.#matches && this.#list?.query;
    return query?.isEmpty ? undefined : query;
  }

  /** The rows that were searched, while the text is in none of them. */
  get searched(): SearchedList | undefined {
    const { query } = this;
    const searched = this.#searched;
    if (!query || !searched || this.#isSearching || this.#matches?.length !== 0) return undefined;
    const included = this.#included;
    const columns = searchedColumns(searched);
    return {
      ...{ list: included ?? searched, query, kind: this.#kind },
      count: included?.length ?? searched.rows.length,
      textAt: (index) => {
        const row = searched.rows[included ? (included[index] as number) : index] as DataRow;
        return columns.map((column) => column.text(row, searched.language));
      },
    };
  }

  /** @param isWhole searches to the end at once */
  apply(filter: string, searched: FilteredRows, isWhole: boolean): void {
    this.#isSearching = false;
    this.#tests = searched.rowTests;
    this.#included = this.#tests?.matches(searched.rows);
    this.#matches = this.#included;
    if (trimmedText(filter) === '') return this.#list?.clear();
    const list = (this.#list ??= this.#createList());
    this.#setList(list, searched);
    const found = list.filter(filter);
    this.#matches = this.#narrow(isWhole ? list.finish() : found);
    this.#isSearching = list.isSearching;
  }

  /** Ends a divided search at once. @returns false when there is none */
  finish(): boolean {
    if (!this.#isSearching || !this.#list) return false;
    this.#isSearching = false;
    this.#matches = this.#narrow(this.#list.finish());
    return true;
  }

  /** Texts of rows have changed: the next search reads them anew. */
  textsChanged(): void {
    this.#searched = undefined;
    this.#tests?.reset();
  }

  stop(): void {
    this.#list?.stop();
  }

  #narrow(found: Uint32Array): Uint32Array {
    return this.#tests?.narrow(found) ?? found;
  }

  #createList(): ListFilter {
    const { whenIdle, inSlices } = this.#options;
    return new ListFilter({
      kind: this.#kind,
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
    const texts = searchedColumns(searched);
    list.setList(rows.length, (at) => texts.map((column) => column.text(rows[at] as DataRow, language)));
  }
}

const searchedColumns = ({ columns, filterFields }: FilteredRows): readonly StateColumn[] =>
  columns.filter(({ name }) => filterFields.length === 0 || filterFields.includes(name));

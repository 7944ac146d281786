import { errorText, isRecord, readField, readList } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import { isDataRow, type DataRow } from '../../core/table/data-row.js';

/** A search of the user. */
export interface SearchRequest {
  /** The text to search for, trimmed. Empty for all rows. */
  readonly text: string;
  /** Number of rows of this search that were received already: the index of the first row to return. */
  readonly from: number;
  /** Aborts when the answer is no longer needed: another text, or the user has closed the lookup. */
  readonly signal: AbortSignal;
}

/** Rows that were found. An empty list means that there are no more. */
export interface FoundRows<Row extends object = object> {
  readonly rows: readonly Row[];
  /** Number of all rows of the search. Default: unknown. */
  readonly total?: number | undefined;
}

/** Searches rows, outside of the element. */
export type SearchRows<Row extends object = object> = (
  request: SearchRequest,
) => Promise<readonly Row[] | FoundRows<Row>>;

export interface RowSearchOptions {
  /** The function of the application. */
  search(): SearchRows | undefined;
  /** The name of the property with the function. Default: `searchRows`. */
  name?(): string;
  /** The id of a row: a row that comes twice is added once. */
  idOf(row: DataRow): unknown;
  /** Called when rows have arrived, or a search has failed. */
  changed(): void;
  /** Reports a failure to the developer. */
  warn(text: string): void;
}

/** Rows that the application searches, page by page. Only the answers to the last text count. */
export class RowSearch {
  /** `failed`: the first page of the last text could not be loaded. */
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** The text of the last search; undefined before the first one. */
  text: string | undefined;
  /** The text that `rows` belong to. */
  foundText: string | undefined;
  /** The rows that were received. Replaced, never changed. */
  rows: readonly DataRow[] = [];
  total: number | undefined;

  readonly #options: RowSearchOptions;
  #controller: AbortController | undefined;
  /** Number of rows received from the application, which may have been edited or removed since. */
  #received = 0;
  #hasEnded = false;

  constructor(options: RowSearchOptions) {
    this.#options = options;
  }

  /** Searches for a text. The rows stay until the answer arrives. */
  async start(text: string): Promise<void> {
    this.stop();
    const controller = (this.#controller = new AbortController());
    this.text = text;
    this.status = 'loading';
    const answer = await this.#request(0, controller.signal);
    if (controller !== this.#controller) return;
    this.#received = 0;
    this.status = answer ? 'idle' : 'failed';
    this.rows = [];
    this.total = undefined;
    this.foundText = answer ? text : undefined;
    if (answer) this.#append(answer);
    this.#options.changed();
  }

  /** Loads the next page. @returns its rows; rejects when it cannot be loaded */
  async loadMore(): Promise<FoundRows> {
    const controller = this.#controller;
    // While the first page is loading, its answer replaces all rows.
    if (!controller || this.status !== 'idle') return new Promise(() => {});
    if (this.#hasEnded) return { rows: [], total: this.total };
    const answer = await this.#request(this.#received, controller.signal);
    if (controller !== this.#controller) return new Promise(() => {});
    if (!answer) throw new Error('the search has failed');
    return { rows: this.#append(answer), total: this.total };
  }

  /** The user has edited, added or removed rows. @param removedCount rows that the application has no more */
  replaceRows(rows: readonly DataRow[], removedCount = 0): void {
    this.rows = rows;
    this.#received = Math.max(0, this.#received - removedCount);
    if (this.total !== undefined) this.total = Math.max(rows.length, this.total - removedCount);
    // The answer that is under way may have the rows as they were before.
    if (this.status === 'loading') void this.start(this.text ?? '');
  }

  /** No answer is needed any more. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    if (this.status === 'loading') this.status = 'idle';
  }

  /** @returns the answer, whose entries may be anything; undefined when the search has failed */
  async #request(from: number, signal: AbortSignal): Promise<FoundRows | undefined> {
    try {
      const answer: unknown = await this.#options.search()?.({ text: this.text ?? '', from, signal });
      const rows = readList(answer) ?? readList(readField(answer, 'rows'));
      if (!rows) throw new TypeError('its answer is not a list of rows.');
      const total = isRecord(answer) ? readField(answer, 'total') : undefined;
      return { rows: rows as readonly object[], total: typeof total === 'number' && total >= 0 ? total : undefined };
    } catch (error) {
      if (!signal.aborted)
        this.#options.warn(`'${this.#options.name?.() ?? 'searchRows'}' has failed: ${errorText(error)}`);
      return undefined;
    }
  }

  /** @returns the rows that were not there before */
  #append({ rows, total }: FoundRows): readonly DataRow[] {
    const { idOf } = this.#options;
    const before = new Set(this.rows.map((row) => toText(idOf(row)) || row));
    // An application that ignores `from` sends the same rows again, and would do so for ever.
    const added = rows.filter(isDataRow).filter((row) => !before.has(toText(idOf(row)) || row));
    this.#received += rows.length;
    this.rows = [...this.rows, ...added];
    this.total = total ?? this.total;
    this.#hasEnded = added.length === 0 || this.#received === this.total;
    return added;
  }
}

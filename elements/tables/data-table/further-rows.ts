import { warnOnce } from '../../base/warn.js';
import { errorText, readField, readList } from '../../core/util/read-value.js';
import type { DataTableProperties } from './data-table-properties.js';

/** Rows that `loadRows` of the application loads, one request at a time. */
export class FurtherRows {
  /** `ended`: there are no more rows. */
  status: 'waiting' | 'loading' | 'failed' | 'ended' = 'waiting';
  /** Number of all rows; undefined while that is unknown. */
  total: number | undefined;

  readonly #element: DataTableProperties;
  #loaded: readonly object[] = [];
  #all: readonly object[] = [];
  #request: AbortController | undefined;

  constructor(element: DataTableProperties) {
    this.#element = element;
  }

  /** The rows that the application has set, and after them those that were loaded. */
  get all(): readonly object[] {
    return this.#loaded.length > 0 ? this.#all : this.#element.rows;
  }

  /** Whether more rows can be loaded. */
  get hasMore(): boolean {
    return this.#element.loadRows !== undefined && this.status !== 'ended';
  }

  /** Drops the loaded rows, because the application has set others. */
  reset(): void {
    this.stop();
    this.status = 'waiting';
    this.#loaded = [];
    this.total = undefined;
  }

  /** Ends a running request. It is repeated when the last rows are in view again. */
  stop(): void {
    if (!this.#request) return;
    this.#request.abort();
    this.#request = undefined;
    this.status = 'waiting';
  }

  /** Loads the next rows, unless that is under way. @param needed number of all rows that the table needs; 0: any */
  async load(needed = 0): Promise<void> {
    const { loadRows } = this.#element;
    if (!loadRows || this.#request || this.status === 'ended') return;
    const request = (this.#request = new AbortController());
    this.status = 'loading';
    this.#element.requestUpdate();
    let answer: unknown;
    let failure = '';
    try {
      const { length: from } = this.all;
      answer = await loadRows({ from, ...(needed > from && { count: needed - from }), signal: request.signal });
    } catch (error) {
      failure = errorText(error);
    }
    if (request !== this.#request) return;
    this.#request = undefined;
    const rows = failure ? undefined : readList(readList(answer) ?? readField(answer, 'rows'));
    if (rows) this.#append(rows as readonly object[], readField(answer, 'total'));
    else {
      this.status = 'failed';
      warnOnce(this.#element.localName, `'loadRows' has failed: ${failure || 'its answer is not a list of rows.'}`);
    }
    this.#element.requestUpdate();
  }

  #append(rows: readonly object[], total: unknown): void {
    this.#loaded = [...this.#loaded, ...rows];
    this.#all = [...this.#element.rows, ...this.#loaded];
    this.total = typeof total === 'number' && total >= this.#all.length ? total : undefined;
    this.status = rows.length === 0 || this.total === this.#all.length ? 'ended' : 'waiting';
  }
}

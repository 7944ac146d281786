import type { ReactiveController, ReactiveElement } from 'lit';
import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import type { RowStatus } from '../../core/data/row-blocks.js';
import { loadAllRows } from '../../core/data/row-stream.js';
import { MAX_ALL_ROWS, type SourceRows } from '../../core/data/source-rows.js';
import type { DataRow } from '../../core/table/data-row.js';
import { trimmedText } from '../../core/text/visible-text.js';
import { debounce } from '../../core/util/debounce.js';
import { errorText } from '../../core/util/read-value.js';
import { warnOnce } from '../warn.js';
import { tooManyRowsText, unloadedText } from './unloaded-text.js';
import { SourceController } from './source-controller.js';

/** Debounce delay before a typed text is searched, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** The rows of a source in a list that the user searches: loads those in view, after a pause in typing. */
export class SourceList implements SourceRows, ReactiveController {
  readonly #host: ReactiveElement;
  readonly #controller: SourceController;
  readonly #searchSoon = debounce(() => this.searchNow(), SEARCH_DELAY_MS);
  #source: DataSource | undefined;
  #text = '';
  /** The source and the text whose rows are loaded. */
  #searched: { readonly source: DataSource; readonly text: string } | undefined;
  #all: AbortController | undefined;
  /** The list is open: there was a search since it was closed. */
  #isActive = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#controller = new SourceController(host);
    host.addController(this);
  }

  get #blocks() {
    return this.#controller.blocks;
  }

  get count(): number {
    return this.#blocks?.count ?? 0;
  }

  get isCountKnown(): boolean {
    return this.#blocks?.total !== undefined;
  }

  get state(): 'answered' | 'waiting' | 'failed' {
    const blocks = this.#blocks;
    if (!blocks || this.#searched?.text !== this.#text || this.#searched.source !== this.#source) return 'waiting';
    if (blocks.hasAnswer) return 'answered';
    return blocks.hasFailed ? 'failed' : 'waiting';
  }

  get isLoading(): boolean {
    return this.#all !== undefined || this.state === 'waiting' || this.#blocks?.isLoading === true;
  }

  get version(): number {
    return this.#blocks?.version ?? 0;
  }

  rowAt(position: number): DataRow | undefined {
    return this.#blocks?.rowAt(position);
  }

  statusAt(position: number): RowStatus {
    return this.#blocks?.statusAt(position) ?? 'loading';
  }

  unloadedText(position: number): string | undefined {
    const status = this.statusAt(position);
    return status === 'loaded' ? undefined : unloadedText(status);
  }

  tooManyText(): string {
    return tooManyRowsText();
  }

  loadedRows(): Iterable<readonly [position: number, row: DataRow]> {
    return this.#blocks?.loadedRows() ?? [];
  }

  /** Sets the source. Its rows are loaded by the next search, or at once while the list is in use. */
  setSource(source: DataSource | undefined): void {
    if (source === this.#source) return;
    this.#source = source;
    this.#cancelAll();
    if (this.#isActive) this.searchNow();
  }

  search(text: string): void {
    const trimmed = trimmedText(text);
    const isOther = trimmed !== this.#text;
    this.#text = trimmed;
    this.#isActive = true;
    if (isOther) this.#cancelAll();
    if (isOther && trimmed !== '' && this.#searched?.source === this.#source) this.#searchSoon();
    else this.searchNow();
  }

  searchNow(): void {
    this.#searchSoon.cancel();
    const [source, text] = [this.#source, this.#text];
    if (!source) return;
    if (this.#searched?.source === source && this.#searched.text === text) {
      // Its requests were aborted when the list was closed.
      if (this.state === 'failed') this.retry();
      else if (this.state === 'waiting') this.#controller.need(0, 0);
      return;
    }
    this.#searched = { source, text };
    this.#controller.update(source, queryOf(text));
    this.#host.requestUpdate();
  }

  /** Says which rows are in view. The last one is included. */
  need(first: number, last: number): void {
    this.#controller.need(first, last);
  }

  retry(position?: number): void {
    this.#blocks?.retry(position);
  }

  async loadAll(): Promise<readonly DataRow[] | undefined> {
    const source = this.#source;
    if (!source || this.state !== 'answered' || !this.isCountKnown || this.count > MAX_ALL_ROWS) return undefined;
    this.#cancelAll();
    const controller = (this.#all = new AbortController());
    const { signal } = controller;
    this.#host.requestUpdate();
    let rows: readonly DataRow[] | undefined;
    try {
      rows = await loadAllRows(source, queryOf(this.#text), signal);
    } catch (error) {
      if (!signal.aborted) warnOnce(this.#host.localName, `'dataSource' has failed: ${errorText(error)}`);
    }
    if (this.#all === controller) this.#all = undefined;
    this.#host.requestUpdate();
    return signal.aborted ? undefined : rows;
  }

  stop(): void {
    this.#isActive = false;
    this.#searchSoon.cancel();
    this.#cancelAll();
    this.#controller.stop();
  }

  hostDisconnected(): void {
    this.stop();
  }

  #cancelAll(): void {
    this.#all?.abort();
    this.#all = undefined;
  }
}

const queryOf = (search: string): SourceQuery => ({ sorting: [], filters: [], search });

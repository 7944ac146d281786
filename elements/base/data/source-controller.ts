import type { ReactiveController, ReactiveElement } from 'lit';
import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import { RowBlocks } from '../../core/data/row-blocks.js';
import { warnOnce } from '../warn.js';

/** While the user drags the scroll bar, rows are asked for at most this often. */
const NEED_INTERVAL_MS = 100;

/** How a query differs from the one before. */
export type QueryChange = 'none' | 'source' | 'filters' | 'sorting';

/** The rows of a source in memory. */
export interface SourceRows {
  readonly isLoading: boolean;
  need(first: number, last: number): void;
  retry(): void;
  reset(keepsRows: boolean): void;
  refresh(): void;
  stop(): void;
}

/** What rows need to load themselves. */
export interface SourceLoader {
  /** @param parent the key of the parent of the rows. Default: that of the query */
  load(from: number, count: number, signal: AbortSignal, parent?: string): Promise<unknown>;
  changed(): void;
  warn(text: string): void;
}

/** Loads the rows of an element's source around the view. Updates the element when they have changed. */
export class SourceController<Rows extends SourceRows = RowBlocks> implements ReactiveController {
  readonly #host: ReactiveElement;
  #source: DataSource | undefined;
  #query: SourceQuery | undefined;
  #queryText = '';
  #filterText = '';
  #blocks: Rows | undefined;
  #range: readonly [first: number, last: number] = [0, 0];
  #neededAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #create: (loader: SourceLoader) => Rows;

  /** @param create creates the rows. Default: a flat list */
  constructor(
    host: ReactiveElement,
    create: (loader: SourceLoader) => Rows = (loader) => new RowBlocks(loader) as SourceRows as Rows,
  ) {
    this.#host = host;
    this.#create = create;
    host.addController(this);
  }

  /** The rows; undefined without a source. */
  get blocks(): Rows | undefined {
    return this.#blocks;
  }

  /** @returns how a source and a query differ from the current ones */
  compare(source: DataSource | undefined, query: SourceQuery): QueryChange {
    if (source !== this.#source) return 'source';
    if (!source || queryText(query) === this.#queryText) return 'none';
    return filterText(query) === this.#filterText ? 'sorting' : 'filters';
  }

  /** Loads the rows of a source and a query from now on. The earlier rows are shown until the first answer. */
  update(source: DataSource | undefined, query: SourceQuery): void {
    this.#source = source;
    this.#query = query;
    this.#queryText = queryText(query);
    this.#filterText = filterText(query);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#neededAt = -Infinity;
    if (!source) {
      this.#blocks?.reset(false);
      this.#blocks = undefined;
      return;
    }
    this.#blocks?.reset(true);
    this.#blocks ??= this.#createBlocks();
    this.#range = [0, 0];
    if (this.#host.isConnected) this.#blocks.need(0, 0);
  }

  /** Says which rows are in view. The last index is included. */
  need(first: number, last: number): void {
    this.#range = [first, last];
    if (this.#timer !== undefined || !this.#host.isConnected) return;
    const wait = this.#neededAt + NEED_INTERVAL_MS - performance.now();
    if (wait > 0) this.#timer = setTimeout(this.#need, wait);
    else this.#need();
  }

  /** Loads the rows in view again. They are shown until then. */
  refresh(): void {
    // In this order: what has failed would be asked for twice.
    this.#blocks?.refresh();
    this.#blocks?.retry();
  }

  /** Returns what loads rows of the current query, also after another query. */
  loader(): (from: number, count: number, signal: AbortSignal) => Promise<unknown> {
    const source = this.#source;
    const query = this.#query as SourceQuery;
    return async (from, count, signal) => source?.load({ ...query, from, count, signal });
  }

  /** Ends all requests: the element shows other rows. */
  end(): void {
    this.hostDisconnected();
    this.#host.removeController(this);
  }

  hostConnected(): void {
    // The requests were aborted when the element was removed.
    if (this.#blocks) this.#need();
  }

  /** Aborts all requests. `need()` starts them again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#blocks?.stop();
  }

  hostDisconnected(): void {
    this.stop();
  }

  readonly #need = (): void => {
    this.#timer = undefined;
    this.#neededAt = performance.now();
    const blocks = this.#blocks;
    const wasLoading = blocks?.isLoading;
    blocks?.need(...this.#range);
    // Rows may be needed during an update, which would then cause another one.
    if (blocks?.isLoading !== wasLoading) queueMicrotask(() => this.#host.requestUpdate());
  };

  #createBlocks(): Rows {
    const host = this.#host;
    return this.#create({
      load: async (from, count, signal, parent) => {
        const query = this.#query as SourceQuery;
        // A search and filters find roots.
        const own = parent === undefined ? query : { ...query, search: '', filters: [], parent };
        return this.#source?.load({ ...own, from, count, signal });
      },
      changed: () => host.requestUpdate(),
      warn: (text) => warnOnce(host.localName, text),
    });
  }
}

const queryText = (query: SourceQuery): string => JSON.stringify(query);
const filterText = ({ filters, search, parent }: SourceQuery): string => JSON.stringify([filters, search, parent]);

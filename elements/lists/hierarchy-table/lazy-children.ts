import type { LoadedRows, TreeRow } from '../../core/tree-shape.js';

/** Loads the rows below one; it is to end when the signal says that nobody waits any more. */
export type LoadChildren = (row: object, options: { signal: AbortSignal }) => Promise<readonly unknown[]>;

/** How it is with the rows below one: '' when nothing is under way. */
export type LoadState = '' | 'loading' | 'failed';

export interface LazyChildrenOptions {
  load(): LoadChildren | undefined;
  rowAt(place: number): TreeRow;
  /** Whether a row says that it has some below it, none of which are there. */
  hasBelow(place: number): boolean;
  /** Something has begun, failed or ended. */
  onChange(): void;
  /** Rows have come below one. */
  onLoaded(place: number): void;
  onError(error: unknown): void;
}

/** So many are asked for at a time when all are opened. */
const AT_A_TIME = 4;

/** The rows that come only when a row is opened: which are under way, which have failed, which are there. */
export class LazyChildren {
  readonly #options: LazyChildrenOptions;
  readonly #running = new Map<number, AbortController>();
  readonly #failed = new Set<number>();
  #isStopped = false;
  /** What has come, in its order: places of rows that were there before stay as they are. */
  loaded: readonly LoadedRows[] = [];
  readonly #has = new Set<number>();

  constructor(options: LazyChildrenOptions) {
    this.#options = options;
  }

  stateOf(place: number): LoadState {
    if (this.#running.has(place)) return 'loading';
    return this.#failed.has(place) ? 'failed' : '';
  }

  /** The rows whose own have come, by their places. */
  get owners(): Iterable<number> {
    return this.#has;
  }

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** Whether any rows come later at all. */
  get isOffered(): boolean {
    return this.#options.load() !== undefined;
  }

  /** Whether the rows below one are still to come. */
  isWaiting(place: number): boolean {
    return this.isOffered && !this.#has.has(place) && this.#options.hasBelow(place);
  }

  /** Asks for the rows below one. */
  async load(place: number): Promise<void> {
    const load = this.#options.load();
    if (!load || this.#running.has(place) || !this.isWaiting(place)) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(place, controller);
    this.#failed.delete(place);
    this.#options.onChange();
    try {
      const rows = await load(this.#options.rowAt(place), { signal });
      if (signal.aborted) return;
      this.#running.delete(place);
      this.#has.add(place);
      this.loaded = [...this.loaded, { owner: place, rows: Array.isArray(rows) ? rows : [] }];
      this.#options.onLoaded(place);
    } catch (error) {
      // Who has given it up does not hear of it.
      if (signal.aborted) return;
      this.#running.delete(place);
      this.#failed.add(place);
      this.#options.onError(error);
      this.#options.onChange();
    }
  }

  /** Asks for the rows below many, some at a time. @param next gives the next one; undefined when there is none left */
  async loadAll(next: () => number | undefined): Promise<void> {
    this.#isStopped = false;
    const one = async (): Promise<void> => {
      while (!this.#isStopped) {
        const place = next();
        if (place === undefined) return;
        await this.load(place);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, one));
  }

  /** Nobody waits for the rows below one any more. */
  abort(place: number): void {
    this.#running.get(place)?.abort();
    this.#running.delete(place);
    this.#failed.delete(place);
  }

  /** Nobody waits for any. */
  abortAll(): void {
    this.#isStopped = true;
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
  }

  /** The rows are others: all is forgotten. */
  reset(): void {
    this.abortAll();
    this.#failed.clear();
    this.#has.clear();
    this.loaded = [];
  }
}

import type { TreeRow } from '../../core/tree-shape.js';

/** Loads the rows below one; it is to end when the signal says that nobody waits any more. */
export type LoadChildren = (row: object, options: { signal: AbortSignal }) => Promise<readonly unknown[]>;

/** How it is with the rows below one: '' when nothing is under way. */
export type LoadState = '' | 'loading' | 'failed';

/** Rows that were loaded below another. */
export interface Loaded {
  /** The row that they stand below, by its place. */
  readonly owner: number;
  readonly rows: readonly unknown[];
}

export interface LazyChildrenOptions {
  load(): LoadChildren | undefined;
  rowAt(place: number): TreeRow;
  /** Something has begun, failed or ended. */
  onChange(): void;
  /** Rows have come. */
  onLoaded(): void;
  onError(error: unknown): void;
}

/** So many are asked for at a time when all are opened. */
const AT_A_TIME = 4;

/** The rows that come only when a row is opened: which are under way, which have failed, which are there. */
export class LazyChildren {
  readonly #options: LazyChildrenOptions;
  readonly #running = new Map<number, AbortController>();
  readonly #failed = new Set<number>();
  /** What has come, in its order: places of rows that were there before stay as they are. */
  loaded: readonly Loaded[] = [];
  readonly #has = new Set<number>();

  constructor(options: LazyChildrenOptions) {
    this.#options = options;
  }

  stateOf(place: number): LoadState {
    if (this.#running.has(place)) return 'loading';
    return this.#failed.has(place) ? 'failed' : '';
  }

  /** Whether the rows below one have come. */
  has(place: number): boolean {
    return this.#has.has(place);
  }

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** Asks for the rows below one. @returns whether they have come */
  async load(place: number): Promise<boolean> {
    const load = this.#options.load();
    if (!load || this.#running.has(place) || this.#has.has(place)) return this.#has.has(place);
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(place, controller);
    this.#failed.delete(place);
    this.#options.onChange();
    try {
      const rows = await load(this.#options.rowAt(place), { signal });
      if (signal.aborted) return false;
      this.#running.delete(place);
      this.#has.add(place);
      this.loaded = [...this.loaded, { owner: place, rows: Array.isArray(rows) ? rows : [] }];
      this.#options.onLoaded();
      return true;
    } catch (error) {
      // Who has given it up does not hear of it.
      if (signal.aborted) return false;
      this.#running.delete(place);
      this.#failed.add(place);
      this.#options.onError(error);
      this.#options.onChange();
      return false;
    }
  }

  /** Asks for the rows below many, some at a time. @param next gives the next one; undefined when there is none left */
  async loadAll(next: () => number | undefined): Promise<void> {
    const one = async (): Promise<void> => {
      for (let place = next(); place !== undefined; place = next()) await this.load(place);
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
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
  }

  /** Forgets what has come below one, so that it is asked for anew; what has come below that goes with it. */
  forget(isGone: (owner: number) => boolean): void {
    this.loaded = this.loaded.filter(({ owner }) => !isGone(owner));
    for (const place of [...this.#has]) if (isGone(place)) this.#has.delete(place);
  }

  /** The rows are others: all is forgotten. */
  reset(): void {
    this.abortAll();
    this.#failed.clear();
    this.#has.clear();
    this.loaded = [];
  }
}

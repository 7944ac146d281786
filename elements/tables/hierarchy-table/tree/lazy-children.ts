import { msg } from '../../../../locales/localize.js';
import { close } from '../../../controls/icon/icons.js';
import type { TreeRow } from '../../../core/tree/tree-shape.js';
import { noneLoaded } from '../settings.js';

/** Loads the children of a row. Stop loading when the signal aborts. */
export type LoadChildren = (row: object, options: { signal: AbortSignal }) => Promise<readonly unknown[]>;

/** How it is with the rows below one: '' when nothing is under way. */
export type LoadState = '' | 'loading' | 'failed';

export interface LazyChildrenOptions {
  load(): LoadChildren | undefined;
  rowAt(place: number): TreeRow;
  keyOf(place: number): string;
  /** Whether a row says that it has some below it, none of which are there. */
  hasBelow(place: number): boolean;
  /** Something has begun, failed or ended. */
  onChange(): void;
  /** Rows have come below the one with a key. @param again the keys of those whose own are to come anew, where others were there */
  onLoaded(key: string, again?: readonly string[]): void;
  onError(error: unknown): void;
}

/** So many are asked for at a time when all are opened. */
const AT_A_TIME = 4;

/** The rows that come only when a row is opened: which are under way, which have failed, which are there. */
export class LazyChildren {
  readonly #options: LazyChildrenOptions;
  readonly #running = new Map<TreeRow, AbortController>();
  readonly #failed = new Set<TreeRow>();
  #isStopped = false;
  /** What has come, in its order. */
  loaded = noneLoaded;
  /** The rows whose own have come. */
  readonly #owners = new Set<TreeRow>();

  constructor(options: LazyChildrenOptions) {
    this.#options = options;
  }

  stateOf(place: number): LoadState {
    // No row is looked for while none is under way.
    if (this.#running.size + this.#failed.size === 0) return '';
    const row = this.#options.rowAt(place);
    if (this.#running.has(row)) return 'loading';
    return this.#failed.has(row) ? 'failed' : '';
  }

  /** Whether the rows below one have come. */
  hasCome(place: number): boolean {
    return this.#owners.has(this.#options.rowAt(place));
  }

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** What stops the loading of all that is under way. */
  get stop(): { readonly label: string; readonly icon: string } | undefined {
    return this.isBusy ? { label: msg('Parar de carregar', { id: 'dassTreeStop' }), icon: close } : undefined;
  }

  /** What is to be known of the rows below one: that they have not come. */
  noteOf(place: number): string {
    return this.stateOf(place) === 'failed' ? msg('Não carregou: abra de novo', { id: 'dassTreeLoadFailed' }) : '';
  }

  /** Whether any rows come later at all. */
  get isOffered(): boolean {
    return this.#options.load() !== undefined;
  }

  /** Whether the rows below one are still to come. */
  isWaiting(place: number): boolean {
    return this.isOffered && !this.hasCome(place) && this.#options.hasBelow(place);
  }

  /** Whether rows are still to come below any of so many. */
  isAnyWaiting(count: number): boolean {
    return this.nextWaiting(0, count) < count;
  }

  /** The first row from a place on whose own are still to come; `count` when there is none. */
  nextWaiting(from: number, count: number): number {
    if (!this.isOffered) return count;
    let place = from;
    while (place < count && !this.isWaiting(place)) place++;
    return place;
  }

  /** Asks for the rows below one. */
  async load(place: number): Promise<void> {
    if (this.isWaiting(place)) await this.#fetch(place);
  }

  /**
   * Asks once more for the rows below one: they stay until others are there.
   *
   * @param below all rows below it
   * @param open the keys of those among them that are open and whose own have come later
   * @returns whether others have come
   */
  async reload(place: number, below: readonly TreeRow[], open: readonly string[]): Promise<boolean> {
    if (!this.isOffered || !this.hasCome(place)) return this.isWaiting(place) && this.#fetch(place);
    return this.#fetch(place, { below, open });
  }

  async #fetch(place: number, again?: { below: readonly TreeRow[]; open: readonly string[] }): Promise<boolean> {
    const load = this.#options.load();
    const row = this.#options.rowAt(place);
    const key = this.#options.keyOf(place);
    if (!load || this.#running.has(row)) return false;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(row, controller);
    this.#failed.delete(row);
    this.#options.onChange();
    try {
      const rows = await load(row, { signal });
      if (signal.aborted) return false;
      this.#running.delete(row);
      for (const one of again?.below ?? []) this.#forget(one);
      const gone = new Set(again?.below);
      this.#owners.add(row);
      this.loaded = [
        ...this.loaded.filter(({ owner }) => owner !== row && !gone.has(owner)),
        { owner: row, rows: Array.isArray(rows) ? rows : [] },
      ];
      this.#options.onLoaded(key, again?.open);
      return true;
    } catch (error) {
      // Who has given it up does not hear of it.
      if (signal.aborted) return false;
      this.#running.delete(row);
      // Where there are rows, those stay.
      if (!again) this.#failed.add(row);
      this.#options.onError(error);
      this.#options.onChange();
      return false;
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
    this.#forget(this.#options.rowAt(place));
  }

  #forget(row: TreeRow): void {
    this.#running.get(row)?.abort();
    this.#running.delete(row);
    this.#failed.delete(row);
    this.#owners.delete(row);
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
    this.#owners.clear();
    this.loaded = noneLoaded;
  }
}

import { warnOnce } from '../../base/warn.js';
import { errorText } from '../../core/util/read-value.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { TreeRows } from '../../core/tree/tree-rows.js';
import type { TreeTableState } from '../../core/tree/tree-table-state.js';
import type { Grid } from '../grid/grid.js';
import type { HierarchyTableProperties } from './hierarchy-table-properties.js';

/** Maximum number of parallel requests when all rows are expanded. */
const MAX_PARALLEL_REQUESTS = 4;

/** What new children of a row replace. */
interface ReplacedBranch {
  /** All descendants of the row. */
  readonly rows: readonly DataRow[];
  /** The keys of the expanded ones whose own children were loaded: they are loaded again. */
  readonly expandedKeys: readonly string[];
}

/**
 * Loads children on demand with the application's `loadChildren`. Which rows are to be loaded is in the state
 * (`LoadedChildren`); this has the requests.
 */
export class ChildrenLoader {
  readonly #grid: Grid<HierarchyTableProperties, TreeRows>;
  readonly #rows: TreeTableState;
  readonly #requests = new Map<DataRow, AbortController>();
  /** Identifies the run of `loadAll()`; undefined when there is none. */
  #run: object | undefined;

  constructor(grid: Grid<HierarchyTableProperties, TreeRows>, rows: TreeTableState) {
    this.#grid = grid;
    this.#rows = rows;
  }

  /** Starts a request for each row that the state wants to load, and aborts the requests for all others. */
  sync(): void {
    const wanted = new Set(this.#rows.loadedChildren.loadingRows);
    for (const [row, controller] of this.#requests) {
      if (wanted.has(row)) continue;
      this.#requests.delete(row);
      controller.abort();
    }
    const { rows } = this.#rows.tree.shape;
    for (const row of wanted) if (!this.#requests.has(row)) void this.#request(rows.indexOf(row));
  }

  /** Loads the children of the rows with these keys, as far as they are not loaded. */
  loadKeys(keys: readonly string[]): void {
    const { shape } = this.#rows.tree;
    for (const rowIndex of shape.indexesOf(keys)) void this.#load(rowIndex);
  }

  /** Loads the children of all rows, a few at a time. */
  async loadAll(): Promise<void> {
    const state = this.#rows;
    const run = (this.#run = {});
    let last = -1;
    const loadNext = async (): Promise<void> => {
      const next = this.#run === run ? state.nextUnloaded(last + 1) : -1;
      if (next < 0) return;
      last = next;
      await this.#load(next);
      await loadNext();
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, loadNext));
  }

  /**
   * Loads the children of a row again. The present ones stay until the new ones are there.
   * @returns whether they were loaded
   */
  async reload(key: unknown): Promise<boolean> {
    const state = this.#rows;
    const rowIndex = state.tree.shape.indexOf(key);
    if (rowIndex < 0) return false;
    const row = state.rowOf(rowIndex);
    if (!state.loadedChildren.has(row)) return this.#load(rowIndex);
    if (this.#requests.has(row)) return false;
    const descendants = state.tree.branch(rowIndex).slice(1);
    return this.#request(rowIndex, {
      rows: Array.from(descendants, (one) => state.rowOf(one)),
      expandedKeys: state.loadedKeysAmong(descendants),
    });
  }

  /** Aborts all requests. */
  stop(): void {
    this.#run = undefined;
    this.sync();
  }

  async #load(rowIndex: number): Promise<boolean> {
    const state = this.#rows;
    return state.isUnloaded(rowIndex) && !this.#requests.has(state.rowOf(rowIndex)) && this.#request(rowIndex);
  }

  async #request(rowIndex: number, replaced?: ReplacedBranch): Promise<boolean> {
    const { element } = this.#grid;
    const state = this.#rows;
    const { loadChildren } = element;
    if (!loadChildren || rowIndex < 0) return false;
    const row = state.rowOf(rowIndex);
    const { loadedChildren } = state;
    const key = state.tree.shape.keyOf(rowIndex);
    const controller = new AbortController();
    const { signal } = controller;
    this.#requests.set(row, controller);
    loadedChildren.start(row);
    this.#grid.rowsMoved();
    try {
      const rows = await loadChildren(row, { signal });
      if (signal.aborted) return false;
      this.#requests.delete(row);
      loadedChildren.set(row, Array.isArray(rows) ? rows : [], replaced?.rows ?? []);
      this.sync();
      this.#grid.applyProperties();
      if (replaced) this.loadKeys(replaced.expandedKeys);
      else state.tree.expand(state.tree.shape.indexesOf([key]));
      this.#grid.rowsMoved();
      return true;
    } catch (error) {
      // The user or the application has aborted it: nothing is reported.
      if (signal.aborted) return false;
      this.#requests.delete(row);
      loadedChildren.fail(row);
      warnOnce(element.localName, `Children of a row could not be loaded: ${errorText(error)}`);
      this.#grid.rowsMoved();
      return false;
    }
  }
}

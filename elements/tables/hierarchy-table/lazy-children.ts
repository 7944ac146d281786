import { LazyImport } from '../../base/loading/lazy-import.js';
import type { TreeRows } from '../../core/tree/tree-rows.js';
import type { TreeTableState } from '../../core/tree/tree-table-state.js';
import type { Grid } from '../grid/grid.js';
import type { HierarchyTableProperties } from './hierarchy-table-properties.js';
import type { ChildrenLoader } from './children-loader.js';

/** Children that are loaded on demand, by a module that loads on demand itself. */
export class LazyChildren {
  readonly #rows: TreeTableState;
  readonly #import;
  #loader: ChildrenLoader | undefined;

  constructor(grid: Grid<HierarchyTableProperties, TreeRows>, rows: TreeTableState) {
    this.#rows = rows;
    this.#import = new LazyImport(grid.element, async () => {
      const { ChildrenLoader } = await import('./children-loader.js');
      return (this.#loader = new ChildrenLoader(grid, rows));
    });
  }

  /** Loads the module that loads children, before the user expands a row. */
  preload(): void {
    this.#import.preload();
  }

  /** Starts the requests for children that the state wants, and aborts those that it does not want any more. */
  sync(): void {
    if (this.#loader) this.#loader.sync();
    else if (this.#rows.loadedChildren.isLoading) this.#import.load((loader) => loader.sync());
  }

  /** Loads the children of all rows, also of the loaded ones. */
  loadAll(): void {
    this.#import.load((loader) => void loader.loadAll());
  }

  /** Loads children again that were dropped with other rows. @param keys of their parents */
  loadKeys(keys: readonly string[]): void {
    if (keys.length > 0) this.#import.load((loader) => loader.loadKeys(keys));
  }

  /** @returns resolves with whether the children of a row were loaded */
  async reload(key: unknown): Promise<boolean> {
    this.#import.loadOnce();
    await this.#import.loading;
    return (await this.#loader?.reload(key)) ?? false;
  }

  /** Aborts all requests for children. */
  stop(): void {
    this.#rows.loadedChildren.cancelAll();
    this.#loader?.stop();
  }
}

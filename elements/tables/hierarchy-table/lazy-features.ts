import { formatCount, msg, str } from '../../../locales/localize.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { TreeShape } from '../../core/tree/tree-shape.js';
import type { PrintedRowsOptions } from '../grid/rows/printed-rows.js';
import type { ChildrenLoader } from './children/children-loader.js';
import { TreeRow } from './rows/tree-row.js';
import type { TreeTableHost } from './tree-table-host.js';

/** The features of the table that load on demand. The others come with the element. */
export class LazyFeatures {
  readonly #host: TreeTableHost;
  readonly #resize;
  readonly #copy;
  readonly #options;
  readonly #children;
  readonly #problems;
  /** What the user cannot ask for by a command, and what has to answer at once: loaded ahead, in one update. */
  readonly #preloaded;
  #loader: ChildrenLoader | undefined;
  #cancelPreload: (() => void) | undefined;

  constructor(host: TreeTableHost) {
    this.#host = host;
    this.#resize = new LazyImport(host, () => import('../grid/columns/column-resize.js'));
    this.#copy = new LazyImport(host, () => import('./commands/copy-branch.js'));
    this.#options = new LazyImport(host, async () => {
      const { createTreeOptions } = await import('./header/tree-options.js');
      return createTreeOptions(host);
    });
    this.#problems = new LazyImport(host, () => import('./children/tree-problems.js'), { silent: true });
    this.#children = new LazyImport(host, async () => {
      const { ChildrenLoader } = await import('./children/children-loader.js');
      return (this.#loader = new ChildrenLoader(host));
    });
    this.#preloaded = new LazyImport(
      host,
      async () => {
        const [{ PrintedRows }, { showWholeCellText }] = await Promise.all([
          import('../grid/rows/printed-rows.js'),
          import('../grid/cells/whole-cell-text.js'),
          import('../grid/columns/column-resize.js'),
          import('./commands/copy-branch.js'),
        ]);
        return [new PrintedRows(host, printedRows(host)), showWholeCellText(host)];
      },
      { silent: true },
    );
  }

  /** Loads, in the first idle time, what has to answer at once when it is needed. */
  preloadWhenIdle(): void {
    this.#cancelPreload = whenIdle(() => {
      this.#preloaded.preload();
      this.#host.state.tree.prepare();
      return false;
    });
  }

  /** Whether the features that are loaded ahead are there: tests wait for it. */
  get isPreloaded(): boolean {
    return this.#preloaded.ready;
  }

  /** Makes a column wider or narrower by one step. */
  resizeColumn(column: number, by: 1 | -1): void {
    this.#resize.load(({ resizeByKey }) => resizeByKey(this.#host, column, by));
  }

  /** Resizes a column with the pointer that is pressed on its heading. */
  dragColumn(event: PointerEvent, heading: HTMLElement): void {
    this.#resize.load(({ resizeByDrag }) => resizeByDrag(this.#host, heading, event));
  }

  /** Copies the active row and its descendants. */
  copyActiveBranch(): void {
    const { gridFocus, state } = this.#host;
    const { rowIndex } = gridFocus;
    const { shape } = state.tree;
    if (rowIndex < 0) return;
    this.#copy.load(({ copyBranch }) => {
      // The rows may have been replaced while the module was loading.
      const now = state.tree.shape;
      const index = now === shape ? rowIndex : now.indexOf(shape.keyOf(rowIndex));
      if (index >= 0) void copyBranch(this.#host, index);
    });
  }

  /** Opens the options menu. @param isByKey a click opens the menu by itself, once it is loaded */
  showOptions(isByKey: boolean): void {
    const opensItself = !isByKey && this.#options.ready;
    this.#options.load((options) => options.show(!opensItself));
  }

  /** Reports rows that do not fit into a tree. */
  reportProblems(shape: TreeShape): void {
    this.#problems.load(({ reportProblems }) => reportProblems(this.#host, shape));
  }

  /** Loads the module that loads children, before the user expands a row. */
  preloadChildrenLoader(): void {
    this.#children.preload();
  }

  /** Starts the requests for children that the state wants, and aborts those that it does not want any more. */
  syncChildren(): void {
    if (this.#loader) this.#loader.sync();
    else if (this.#host.state.loadedChildren.isLoading) this.#children.load((loader) => loader.sync());
  }

  /** Loads the children of all rows, also of the loaded ones. */
  loadAllChildren(): void {
    this.#children.load((loader) => void loader.loadAll());
  }

  /** Aborts all requests for children. */
  stopLoadingChildren(): void {
    this.#host.state.loadedChildren.cancelAll();
    this.#loader?.stop();
  }

  /** @returns resolves with whether the children of a row were loaded */
  async reloadChildren(key: unknown): Promise<boolean> {
    this.#children.loadOnce();
    await this.#children.loading;
    return (await this.#loader?.reload(key)) ?? false;
  }

  /** Loads children again that were dropped with other rows. @param keys of their parents */
  loadChildrenOf(keys: readonly string[]): void {
    if (keys.length > 0) this.#children.load((loader) => loader.loadKeys(keys));
  }

  stop(): void {
    this.#cancelPreload?.();
    this.stopLoadingChildren();
  }
}

const printedRows = (host: TreeTableHost): PrintedRowsOptions => ({
  renderRow: (visibleIndex) => {
    const row = new TreeRow();
    host.renderRow(row, visibleIndex);
    return row;
  },
  limitText: (printed, count) =>
    msg(
      str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre ou recolha linhas para imprimir as outras.`,
      { id: 'dassTreePrinted' },
    ),
});

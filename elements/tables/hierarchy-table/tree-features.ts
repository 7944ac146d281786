import { formatCount, msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { FilterFeatures } from '../filters/filter-features.js';
import type { TreeGrid } from './tree-grid.js';

/** The features of the hierarchy table that load on demand. */
export class TreeFeatures extends FilterFeatures<TreeGrid> {
  readonly #copy = new LazyImport(this.grid.element, () => import('./copy-branch.js'));
  protected readonly options = new LazyImport(this.grid.element, async () => {
    const { TreeOptions } = await import('./tree-options.js');
    return new TreeOptions(this.grid);
  });
  protected readonly contextMenu = new LazyImport(this.grid.element, async () => {
    const { TreeContextMenu } = await import('./tree-context-menu.js');
    return new TreeContextMenu(this.grid, this.options, this.filters);
  });
  protected readonly preloaded = new LazyImport(
    this.grid.element,
    async () => {
      const [{ createIdleFeatures }] = await Promise.all([
        import('../grid/idle-features.js'),
        import('../grid/columns/column-resize.js'),
        import('./copy-branch.js'),
      ]);
      createIdleFeatures(this.grid, printLimitText);
    },
    { silent: true },
  );

  readonly #source = new LazyImport(this.grid.element, async () => {
    const { TreeSource } = await import('./tree-source.js');
    this.grid.createSource = (source, query) => new TreeSource(this.grid, source, query);
  });

  /** Loads what a table with `dataSource` needs. */
  prepareSource(): void {
    this.#source.loadOnce();
  }

  /** Copies the active row and its descendants. */
  copy(): void {
    const { focus, state } = this.grid;
    const { rowIndex } = focus;
    if (rowIndex < 0) return;
    const row = state.rowOf(rowIndex);
    const key = state.keyOf(rowIndex);
    this.#copy.load(({ copyBranch }) => {
      // The rows may have been replaced while the module was loading.
      const now = this.grid.state;
      const index = now.rowOf(rowIndex) === row ? rowIndex : now.indexOf(key);
      if (index >= 0) void copyBranch(this.grid, index);
    });
  }

  protected override idle(): void {
    this.grid.memory.tree.prepare();
  }
}

/** The text that says that not all rows are printed. */
const printLimitText = (printed: number, count: number): string =>
  msg(
    str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre ou recolha linhas para imprimir as outras.`,
    { id: 'dassTreePrinted' },
  );

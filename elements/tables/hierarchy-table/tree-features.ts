import { formatCount, msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { EditingFeatures } from '../editing/editing-features.js';
import type { TreeGrid } from './tree-grid.js';

/** The features of the hierarchy table that load on demand. */
export class TreeFeatures extends EditingFeatures<TreeGrid> {
  readonly #copy = new LazyImport(this.grid.element, () => import('./copy-branch.js'));
  protected readonly options = new LazyImport(this.grid.element, async () => {
    const { TreeOptions } = await import('./tree-options.js');
    return new TreeOptions(this.grid);
  });
  protected readonly contextMenu = new LazyImport(this.grid.element, async () => {
    const { TreeContextMenu } = await import('./tree-context-menu.js');
    return new TreeContextMenu(this.grid, this.options);
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

  /** Copies the active row and its descendants. */
  copy(): void {
    const { focus, state } = this.grid;
    const { rowIndex } = focus;
    const { shape } = state.tree;
    if (rowIndex < 0) return;
    this.#copy.load(({ copyBranch }) => {
      // The rows may have been replaced while the module was loading.
      const now = state.tree.shape;
      const index = now === shape ? rowIndex : now.indexOf(shape.keyOf(rowIndex));
      if (index >= 0) void copyBranch(this.grid, index);
    });
  }

  protected override idle(): void {
    this.grid.state.tree.prepare();
  }
}

/** The text that says that not all rows are printed. */
const printLimitText = (printed: number, count: number): string =>
  msg(
    str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre ou recolha linhas para imprimir as outras.`,
    { id: 'dassTreePrinted' },
  );

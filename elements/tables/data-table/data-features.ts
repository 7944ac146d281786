import { formatCount, msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { LazyFeatures } from '../grid/lazy-features.js';
import type { DataGrid } from './data-grid.js';

/** The features of the data table that load on demand. */
export class DataFeatures extends LazyFeatures<DataGrid> {
  readonly #copy = new LazyImport(this.grid.element, () => import('./copy-selected.js'));
  protected readonly options = new LazyImport(this.grid.element, async () => {
    const { DataOptions } = await import('./data-options.js');
    return new DataOptions(this.grid);
  });
  protected readonly preloaded = new LazyImport(
    this.grid.element,
    async () => {
      const [{ createIdleFeatures }] = await Promise.all([
        import('../grid/idle-features.js'),
        import('../grid/columns/column-resize.js'),
        import('./copy-selected.js'),
      ]);
      createIdleFeatures(this.grid, printLimitText);
    },
    { silent: true },
  );

  /** Copies the selected rows, or the active row. */
  copy(): void {
    const { focus, state } = this.grid;
    const { rowIndex } = focus;
    const row = state.rowOf(rowIndex);
    this.#copy.load(({ copySelected }) => {
      // The rows may have been replaced while the module was loading.
      void copySelected(this.grid, state.rowOf(rowIndex) === row ? rowIndex : -1);
    });
  }
}

/** The text that says that not all rows are printed. */
const printLimitText = (printed: number, count: number): string =>
  msg(
    str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre as linhas para imprimir as outras.`,
    { id: 'dassTablePrinted' },
  );

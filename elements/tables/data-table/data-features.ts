import { formatCount, msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { FilterFeatures } from '../filters/filter-features.js';
import type { DataGrid } from './data-grid.js';
import type { ExportFormat } from './data-table-events.js';

/** The features of the data table that load on demand. */
export class DataFeatures extends FilterFeatures<DataGrid> {
  readonly #copy = new LazyImport(this.grid.element, () => import('./copy-selected.js'));
  protected readonly options = new LazyImport(this.grid.element, async () => {
    const { DataOptions } = await import('./data-options.js');
    return new DataOptions(this.grid);
  });
  protected readonly contextMenu = new LazyImport(this.grid.element, async () => {
    const { DataContextMenu } = await import('./data-context-menu.js');
    return new DataContextMenu(this.grid, this.options, this.filters);
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

  readonly #source = new LazyImport(this.grid.element, async () => {
    const { TableSource } = await import('./table-source.js');
    this.grid.createSource = (source, query) => new TableSource(this.grid, source, query);
  });

  readonly #export = new LazyImport(this.grid.element, () => import('./export-rows.js'));
  #stopExport: (() => void) | undefined;

  readonly #summaries = new LazyImport(this.grid.element, async () => {
    const { ColumnSummaries } = await import('./column-summaries.js');
    this.grid.summaries = new ColumnSummaries(this.grid);
  });

  override stop(): void {
    super.stop();
    this.#stopExport?.();
  }

  /** Loads what a table with `dataSource` needs. */
  prepareSource(): void {
    this.#source.loadOnce();
  }

  /** Loads the summaries, for a table whose columns have any. */
  prepareSummaries(): void {
    this.#summaries.loadOnce();
  }

  /** Writes the rows into a file. @returns resolves with undefined when there is none, or another export has started */
  exportRows(format: ExportFormat, name: string, save: boolean): Promise<File | undefined> {
    this.#stopExport?.();
    return new Promise((resolve, reject) => {
      this.#stopExport = () => resolve(undefined);
      this.#export.load(({ createExportFile, saveFile }) => {
        void Promise.resolve(this.#source.loading)
          .then(() => {
            // The rows of a source are there as soon as its module is loaded.
            this.grid.applyProperties();
            return createExportFile(this.grid, format, name);
          })
          .then((file) => {
            if (file && save) saveFile(file);
            resolve(file);
          }, reject);
      });
    });
  }

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

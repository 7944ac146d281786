import { formatCount, msg, str } from '../../../locales/localize.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';
import type { DataTableHost } from './data-table-host.js';

interface LazyFeaturesOptions {
  /** Renders the row at a visible index into a new element, to print it. */
  renderRow(visibleIndex: number): Required<PooledRow>;
}

/** The features of the table that load on demand. The others come with the element. */
export class LazyFeatures {
  readonly #host: DataTableHost;
  readonly #resize;
  readonly #copy;
  readonly #options;
  /** What the user cannot ask for by a command, and what has to answer at once: loaded ahead, in one update. */
  readonly #preloaded;
  #cancelPreload: (() => void) | undefined;

  constructor(host: DataTableHost, { renderRow }: LazyFeaturesOptions) {
    this.#host = host;
    this.#resize = new LazyImport(host, () => import('../grid/columns/column-resize.js'));
    this.#copy = new LazyImport(host, () => import('./commands/copy-selected.js'));
    this.#options = new LazyImport(host, async () => {
      const { createDataOptions } = await import('./header/data-options.js');
      return createDataOptions(host);
    });
    this.#preloaded = new LazyImport(
      host,
      async () => {
        const [{ PrintedRows }, { showWholeCellText }] = await Promise.all([
          import('../grid/rows/printed-rows.js'),
          import('../grid/cells/whole-cell-text.js'),
          import('../grid/columns/column-resize.js'),
          import('./commands/copy-selected.js'),
        ]);
        return [new PrintedRows(host, { renderRow, limitText: printLimitText }), showWholeCellText(host)];
      },
      { silent: true },
    );
  }

  /** Loads, in the first idle time, what has to answer at once when it is needed. */
  preloadWhenIdle(): void {
    this.#cancelPreload = whenIdle(() => {
      this.#preloaded.preload();
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

  /** Copies the selected rows, or the active row. */
  copy(): void {
    const { gridFocus, state } = this.#host;
    const { rowIndex } = gridFocus;
    const row = state.rowOf(rowIndex);
    this.#copy.load(({ copySelected }) => {
      // The rows may have been replaced while the module was loading.
      void copySelected(this.#host, state.rowOf(rowIndex) === row ? rowIndex : -1);
    });
  }

  /** Opens the options menu. @param isByKey a click opens the menu by itself, once it is loaded */
  showOptions(isByKey: boolean): void {
    const opensItself = !isByKey && this.#options.ready;
    this.#options.load((options) => options.show(!opensItself));
  }

  stop(): void {
    this.#cancelPreload?.();
  }
}

const printLimitText = (printed: number, count: number): string =>
  msg(
    str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre as linhas para imprimir as outras.`,
    { id: 'dassTablePrinted' },
  );

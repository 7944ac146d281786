import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { Grid } from './grid.js';
import type { ContextMenu } from './context-menu.js';
import type { OptionsMenu } from './options-menu.js';

/** The features of a table that load on demand. The others come with the element. */
export abstract class LazyFeatures<G extends Grid = Grid> {
  protected readonly grid: G;
  readonly #resize;
  readonly #arrange;
  readonly #details;
  #cancelPreload: (() => void) | undefined;

  constructor(grid: G) {
    this.grid = grid;
    this.#resize = new LazyImport(grid.element, () => import('./columns/column-resize.js'));
    this.#arrange = new LazyImport(grid.element, () => import('./columns/arrange-columns.js'));
    this.#details = new LazyImport(grid.element, async () => {
      const { RowDetails } = await import('./row-details.js');
      return (grid.details ??= new RowDetails(grid));
    });
  }

  protected abstract readonly options: LazyImport<OptionsMenu>;
  protected abstract readonly contextMenu: LazyImport<ContextMenu>;
  /** What the user cannot ask for by a command, and what has to answer at once: loaded ahead, in one update. */
  protected abstract readonly preloaded: LazyImport;
  /** Copies the rows that the user means. */
  abstract copy(): void;
  /** Shows the filter of a column, or closes it. */
  abstract showFilter(columnIndex: number): void;

  /** Loads, in the first idle time, what has to answer at once when it is needed. */
  preloadWhenIdle(): void {
    this.#cancelPreload = whenIdle(() => {
      this.preloaded.preload();
      this.contextMenu.preload();
      this.idle();
      return false;
    });
  }

  /** Makes a column wider or narrower by one step. */
  resizeColumn(column: number, by: 1 | -1): void {
    this.#resize.load(({ resizeByKey }) => resizeByKey(this.grid, column, by));
  }

  /** Moves a column by one position. */
  moveColumn(column: number, by: 1 | -1): void {
    this.#arrange.load(({ moveColumn }) => moveColumn(this.grid, column, column + by));
  }

  /** Loads what shows the details of rows, for a table whose rows have any. */
  prepareDetails(): void {
    if (this.grid.hasDetails) this.#details.loadOnce();
  }

  /** Opens or closes the details of a row. */
  toggleDetails(rowIndex: number): void {
    if (this.grid.hasDetails) this.#details.load((details) => details.toggle(rowIndex));
  }

  /** Opens the context menu of the active row or heading. */
  showMenu(): void {
    this.contextMenu.load((menu) => menu.showActive());
  }

  /** Resizes a column with the pointer that is pressed on its heading. */
  dragColumn(event: PointerEvent, heading: HTMLElement): void {
    this.#resize.load(({ resizeByDrag }) => resizeByDrag(this.grid, heading, event));
  }

  /** Opens the options menu. @param isByKey a click opens the menu by itself, once it is loaded */
  showOptions(isByKey: boolean): void {
    const opensItself = !isByKey && this.options.ready;
    this.options.load((options) => options.show(!opensItself));
  }

  stop(): void {
    this.#cancelPreload?.();
  }

  /** Prepares, in the first idle time, what the user may need next. */
  protected idle(): void {}
}

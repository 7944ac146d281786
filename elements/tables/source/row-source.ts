import { getLanguage } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import type { SourceController, SourceRows } from '../../base/data/source-controller.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import type { RowStatus } from '../../core/data/row-blocks.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { EditableState } from '../editing/editable-grid.js';
import type { Grid } from '../grid/grid.js';
import { FailedBlocks } from './failed-blocks.js';
import { sourceStyles } from './source.styles.js';
import { notifyNotLoaded, unloadedText } from './source-texts.js';

/** The rows of a source in memory, in blocks. */
export interface SourceBlocks extends SourceRows {
  /** The number of rows, as far as it is known. */
  readonly count: number;
  /** The number of all rows; undefined while it is unknown. */
  readonly total: number | undefined;
  readonly hasAnswer: boolean;
  readonly hasFailed: boolean;
  retry(rowIndex?: number): void;
  failedRanges(first: number, last: number): readonly { readonly first: number; readonly last: number }[];
}

/** The state of rows of which some are loaded. */
export interface LoadedRows extends EditableState {
  statusOf(rowIndex: number): RowStatus;
  isLoaded(rowIndex: number): boolean;
  isRangeLoaded(from: number, to: number): boolean;
  /** The key of a row; undefined when it has none. */
  rowKey(row: DataRow): string | undefined;
  /** The query is about to change. @param isFiltered whether it includes other rows */
  queryChanges(isFiltered: boolean): void;
}

/** The rows of `dataSource` in a table: loads blocks of them around the view, and says what is missing. */
export abstract class RowSource<Blocks extends SourceBlocks = SourceBlocks> {
  abstract readonly rows: LoadedRows;
  protected readonly grid: Grid;
  protected readonly controller: SourceController<Blocks>;
  protected readonly blocks: Blocks;
  readonly #failedBlocks = new FailedBlocks((visibleIndex) => this.retry(this.rows.rowIndexAt(visibleIndex)));
  /** The active row is not loaded: it is announced when it is. */
  #isRowAwaited = false;

  constructor(grid: Grid, source: DataSource, query: SourceQuery) {
    this.grid = grid;
    adoptStyles(grid.element.renderRoot, sourceStyles);
    this.controller = this.createController();
    this.controller.update(source, query);
    this.blocks = this.controller.blocks as Blocks;
  }

  protected abstract createController(): SourceController<Blocks>;

  /** Number of all rows, in a tree of the roots; undefined while it is unknown. */
  get total(): number | undefined {
    return this.blocks.total;
  }

  /** Whether rows in view are being loaded. */
  get isLoading(): boolean {
    return this.blocks.isLoading;
  }

  /** Whether the first answer to the query has failed. */
  get hasFailed(): boolean {
    return this.blocks.hasFailed;
  }

  /** Whether the first answer to the query is being loaded. */
  get isAwaited(): boolean {
    return !this.blocks.hasAnswer && !this.blocks.hasFailed;
  }

  /** Loads the rows of a source and a query from now on. */
  protected updateQuery(source: DataSource, query: SourceQuery): void {
    const change = this.controller.compare(source, query);
    if (change === 'none') return;
    this.rows.queryChanges(change !== 'sorting');
    this.controller.update(source, query);
    // The user looks for the first rows of another order.
    if (!this.grid.pendingView) this.grid.virtualRows.reveal(0, 'start');
  }

  /** Loads the block of a row again that has failed. @param rowIndex undefined for all blocks */
  retry(rowIndex?: number): void {
    this.blocks.retry(rowIndex);
  }

  /** Loads the rows again that are in view, and the others when they come into view. */
  refresh(): void {
    this.controller.refresh();
  }

  /** Ends all requests: the table shows other rows. */
  end(): void {
    this.controller.end();
  }

  /** What the cells of a row say that is not loaded; undefined for a loaded row. */
  unloadedText(rowIndex: number): string | undefined {
    const status = this.rows.statusOf(rowIndex);
    return status === 'loaded' ? undefined : unloadedText(status);
  }

  /** Whether the rows from one visible index to another can be selected. Says so, when some are not loaded. */
  canSelectRange(from: number, to: number): boolean {
    const isLoaded = this.rows.isRangeLoaded(from, to);
    if (!isLoaded) notifyNotLoaded();
    return isLoaded;
  }

  /** Whether rows of a view that is restored are missing. @param neededRows 0 for none */
  isIncomplete(neededRows: number): boolean {
    const { hasFailed, hasAnswer, count } = this.blocks;
    if (hasFailed) return false;
    const last = Math.min(neededRows, count) - 1;
    const first = Math.min(this.grid.pendingView?.topIndex ?? 0, last);
    return !hasAnswer || (last >= 0 && !this.rows.isRangeLoaded(first, last));
  }

  /** After each rendering of the rows: loads those in view. */
  rendered(view: RowsInView): void {
    const { first, page } = this.grid.virtualRows;
    const top = this.grid.pendingView?.topIndex ?? first;
    this.controller.need(top, top + page + 1);
    const offsetOf = (index: number): number => this.grid.virtualRows.offsetOf(index);
    this.#failedBlocks.render(view, this.blocks.failedRanges(first, first + page + 1), offsetOf);
  }

  /** Announces the active row when it is loaded: the screen reader was on it before. */
  announceLoaded(): void {
    const { rowIndex, position } = this.grid.focus;
    const isLoaded = rowIndex < 0 || this.rows.isLoaded(rowIndex);
    if (isLoaded && this.#isRowAwaited && rowIndex >= 0) {
      const column = this.grid.columns.visible[Math.max(0, position.column)];
      announce(column?.text(this.rows.rowOf(rowIndex), getLanguage()) ?? '');
    }
    this.#isRowAwaited = !isLoaded;
  }
}

import { getLanguage } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { SourceController } from '../../base/data/source-controller.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import type { RowBlocks } from '../../core/data/row-blocks.js';
import { SourceTableRows, type SourceTableProps } from '../../core/data/source-table-rows.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import type { Grid } from '../grid/grid.js';
import { FailedBlocks } from '../grid/failed-blocks.js';
import { streamRows, type RowPart } from '../../core/data/row-stream.js';
import { rowsNotLoadedText, unloadedText } from '../grid/source-texts.js';

/** The rows of `dataSource` in a data table: loads blocks of them around the view, and says what is missing. */
export class TableSource {
  readonly rows: SourceTableRows;
  readonly #grid: Grid;
  readonly #controller: SourceController;
  readonly #blocks: RowBlocks;
  readonly #failedBlocks = new FailedBlocks((rowIndex) => this.#blocks.retry(rowIndex));
  /** The active row is not loaded: it is announced when it is. */
  #isAwaited = false;

  constructor(grid: Grid, source: DataSource, query: SourceQuery) {
    this.#grid = grid;
    this.#controller = new SourceController(grid.element);
    this.#controller.update(source, query);
    this.#blocks = this.#controller.blocks as RowBlocks;
    this.rows = new SourceTableRows(this.#blocks);
  }

  /** Number of all rows; undefined while it is unknown. */
  get total(): number | undefined {
    return this.#blocks.total;
  }

  /** The sums of the columns, as far as the source answers them. */
  get sums(): Readonly<Record<string, number>> {
    return this.#blocks.sums ?? {};
  }

  /** Whether rows in view are being loaded. */
  get isLoading(): boolean {
    return this.#blocks.isLoading;
  }

  /** Whether the first answer to the query has failed. */
  get hasFailed(): boolean {
    return this.#blocks.hasFailed;
  }

  /** Whether the first answer to the query is being loaded. */
  get isAwaited(): boolean {
    return !this.#blocks.hasAnswer && !this.#blocks.hasFailed;
  }

  /** Takes over what the application has set. @returns the rows from before, when they are others */
  update(source: DataSource, query: SourceQuery, props: SourceTableProps): ReplacedRows | undefined {
    const change = this.#controller.compare(source, query);
    if (change !== 'none') {
      this.rows.queryChanges(change !== 'sorting');
      this.#controller.update(source, query);
      // The user looks for the first rows of another order.
      if (!this.#grid.pendingView) this.#grid.virtualRows.reveal(0, 'start');
    }
    return this.rows.update(props);
  }

  /** Loads the block of a row again that has failed. @param rowIndex undefined for all blocks */
  retry(rowIndex?: number): void {
    this.#blocks.retry(rowIndex);
  }

  /** Loads the rows again that are in view, and the others when they come into view. */
  refresh(): void {
    this.#controller.refresh();
  }

  /** Loads all rows of the current query in parts, without keeping them. @throws when that fails */
  loadAll(signal: AbortSignal): AsyncGenerator<RowPart> {
    return streamRows(this.#controller.loader(), signal);
  }

  /** Ends all requests: the table shows other rows. */
  end(): void {
    this.#controller.end();
  }

  /** What the cells of a row say that is not loaded; undefined for a loaded row. */
  unloadedText(rowIndex: number): string | undefined {
    const status = this.rows.statusOf(rowIndex);
    return status === 'loaded' ? undefined : unloadedText(status);
  }

  /** Whether the rows from one index to another can be selected. Says so, when some are not loaded. */
  canSelectRange(from: number, to: number): boolean {
    const isLoaded = this.rows.isRangeLoaded(from, to);
    if (!isLoaded) announce(rowsNotLoadedText());
    return isLoaded;
  }

  /** Whether rows of a view that is restored are missing. @param neededRows 0 for none */
  isIncomplete(neededRows: number): boolean {
    const blocks = this.#blocks;
    if (blocks.hasFailed) return false;
    const last = Math.min(neededRows, blocks.count) - 1;
    const first = Math.min(this.#grid.pendingView?.topIndex ?? 0, last);
    return !blocks.hasAnswer || (last >= 0 && !this.rows.isRangeLoaded(first, last));
  }

  /** After each rendering of the rows: loads those in view. */
  rendered(view: RowsInView): void {
    const { first, page } = this.#grid.virtualRows;
    const top = this.#grid.pendingView?.topIndex ?? first;
    this.#controller.need(top, top + page + 1);
    const offsetOf = (index: number): number => this.#grid.virtualRows.offsetOf(index);
    this.#failedBlocks.render(view, this.#blocks.failedRanges(first, first + page + 1), offsetOf);
  }

  /** Announces the active row when it is loaded: the screen reader was on it before. */
  announceLoaded(): void {
    const { rowIndex, position } = this.#grid.focus;
    const isLoaded = rowIndex < 0 || this.rows.isLoaded(rowIndex);
    if (isLoaded && this.#isAwaited && rowIndex >= 0) {
      const column = this.#grid.columns.visible[Math.max(0, position.column)];
      announce(column?.text(this.rows.rowOf(rowIndex), getLanguage()) ?? '');
    }
    this.#isAwaited = !isLoaded;
  }
}

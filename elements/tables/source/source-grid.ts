import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import { EditableGrid, type EditableColumn, type EditableState } from '../editing/editable-grid.js';
import type { GridProperties } from '../grid/grid-properties.js';
import type { RowSource } from './row-source.js';

/** The properties of a table whose rows may be those of a source. */
export type SourceProperties = GridProperties & { readonly dataSource?: DataSource | undefined };

/** Rows that have nothing to do with those that are shown now. */
const OTHER_ROWS: ReplacedRows = { rowIndexAt: () => -1, newIndexOf: () => -1 };

/** The inside of a table whose rows are in memory, or those of `dataSource`. What a source needs is loaded on demand. */
export abstract class SourceGrid<
  Element extends SourceProperties,
  State extends EditableState,
  Source extends RowSource & { readonly rows: State },
  C extends EditableColumn = EditableColumn,
> extends EditableGrid<Element, State, C> {
  /** Loaded for `dataSource`. */
  createSource: ((source: DataSource, query: SourceQuery) => Source) | undefined;
  /** The rows in memory. */
  abstract readonly memory: State;
  #source: Source | undefined;
  #shownSource: DataSource | undefined;

  /** The rows of `dataSource`; undefined without one, and while its module is not loaded. */
  get source(): Source | undefined {
    return this.#source;
  }

  /** Whether rows of `dataSource` in view are being loaded, or its module. */
  get isSourceLoading(): boolean {
    return this.element.dataSource !== undefined && (this.#source?.isLoading ?? true);
  }

  /** Whether the first rows of `dataSource` are being loaded, or its module. */
  get awaitsSource(): boolean {
    return this.element.dataSource !== undefined && (this.#source?.isAwaited ?? true);
  }

  override willUpdate(): void {
    super.willUpdate();
    this.#source?.announceLoaded();
  }

  /** Does nothing when rows of the range are not loaded, and says so. */
  override extendSelection(from: number, to: number): void {
    if (this.element.selection !== 'multiple') return;
    if (this.#source?.canSelectRange(from, to) ?? true) super.extendSelection(from, to);
  }

  /**
   * Shows the rows of the source as soon as its module is loaded, and without a source those in memory.
   * @returns the rows from before, when others are shown now
   */
  protected chooseRows(query: SourceQuery): ReplacedRows | undefined {
    const { dataSource } = this.element;
    if (dataSource !== this.#shownSource) {
      // The objects of rows of a source come and go with their blocks.
      this.sourceKeyOf = dataSource && ((row) => this.#source?.rows.rowKey(row));
      this.values.edits?.setKeys(this.sourceKeyOf);
      this.values.edits?.sourceChanged();
    }
    this.#shownSource = dataSource;
    if (dataSource) this.#source ??= this.createSource?.(dataSource, query);
    else {
      this.#source?.end();
      this.#source = undefined;
    }
    const before = this.state;
    this.state = this.#source?.rows ?? this.memory;
    return before === this.state ? undefined : OTHER_ROWS;
  }
}

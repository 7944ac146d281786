import type { RowTests } from '../../core/table/row-filter.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { SourceFilter } from '../../core/data/data-source.js';
import type { EditableColumn, EditableState } from '../editing/editable-grid.js';
import type { EditingEvents } from '../editing/editing-events.js';
import type { TableColumn } from '../grid/columns/column.js';
import type { Emit, GridEvents } from '../grid/grid-properties.js';
import type { RowSource } from '../source/row-source.js';
import { SourceGrid, type SourceProperties } from '../source/source-grid.js';
import type { TableFilters } from './table-filters.js';

const NONE: readonly never[] = [];
const noRows = (): Uint32Array => new Uint32Array();
/** Until the filters are loaded, rows that they may leave out are not shown. */
const AWAITED_FILTERS: RowTests = { matches: noRows, narrow: noRows, reset() {} };

/** The inside of a table whose columns can be filtered. What the user needs for that is loaded on demand. */
export abstract class FilterableGrid<
  Element extends SourceProperties = SourceProperties,
  State extends EditableState = EditableState,
  Source extends RowSource & { readonly rows: State } = RowSource & { readonly rows: State },
  C extends EditableColumn = EditableColumn,
> extends SourceGrid<Element, State, Source, C> {
  abstract override readonly memory: State & { readonly rows: readonly DataRow[] };
  /** Loaded when there are filters of columns. */
  filters: TableFilters | undefined;
  readonly #emit: Emit<GridEvents>;

  constructor(element: Element, state: State, emit: Emit<GridEvents> & Emit<EditingEvents>) {
    super(element, state, emit);
    this.#emit = emit;
  }

  /** Whether each row is shown as a card, without headings. */
  get hasCards(): boolean {
    return false;
  }

  /** Whether the user can filter by a column. */
  get isFilterable(): boolean {
    return this.columns.visible.some(({ isFilterable }) => isFilterable);
  }

  /** Whether the filters of columns are being loaded. */
  get awaitsFilters(): boolean {
    return !this.filters && this.element.filters.length > 0;
  }

  /** The filters that apply, for a source and in events. */
  get activeFilters(): readonly SourceFilter[] {
    return this.filters?.filters ?? NONE;
  }

  /** What finds the rows in memory that the filters include; undefined without filters. */
  protected get rowTests(): RowTests | undefined {
    return this.awaitsFilters ? AWAITED_FILTERS : this.filters?.rowTests;
  }

  /** A column that is not visible. @param given as the application has given it */
  hiddenColumn(given: TableColumn): C | undefined {
    return this.createColumns([{ ...given, isHidden: false }])[0];
  }

  override restoreDefaults(): void {
    const { filters } = this.element;
    super.restoreDefaults();
    if (this.element.filters !== filters) this.reportFilters();
  }

  /** Fires `dass-filters`. */
  reportFilters(): void {
    this.#emit('dass-filters', { filters: this.activeFilters });
  }
}

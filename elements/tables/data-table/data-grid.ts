import { getLanguage, resolveText } from '../../../locales/index.js';
import { inSlices, whenIdle } from '../../base/loading/idle.js';
import { warnOnce } from '../../base/warn.js';
import { trimmedText } from '../../core/text/visible-text.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import type { SourceQuery } from '../../core/data/data-source.js';
import { nextSorting, type Sorting } from '../../core/table/sorting/sort-keys.js';
import type { TableRows } from '../../core/table/table-rows.js';
import { TableState } from '../../core/table/table-state.js';
import type { Emit, GridEvents } from '../grid/grid-properties.js';
import type { TableColumn } from '../grid/columns/column.js';
import { allSlots, type ColumnSlot } from '../grid/columns/column-range-model.js';
import { sampledIndexes } from '../grid/columns/content-width-model.js';
import { OPTIONS_COLUMN, type GridPosition } from '../grid/movement-model.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import { DISCLOSURE_PX, GridRow, type RowLayout } from '../grid/grid-row.js';
import { FilterableGrid } from '../filters/filterable-grid.js';
import { arrangeDataColumns, createDataColumns, type DataColumn } from './data-columns.js';
import type { DassDataTableEvents, DassDataTableRowDetail } from './data-table-events.js';
import type { DataTableProperties } from './data-table-properties.js';
import { CardLayout, MAX_CARD_LINES } from './card-layout.js';
import type { ColumnSummaries } from './column-summaries.js';
import { FurtherRows } from './further-rows.js';
import type { TableSource } from './table-source.js';

const NONE: readonly never[] = [];
/** Width of the checkbox of a card. */
const CARD_CHECKBOX_PX = 48;
/** Width of a bold text, relative to a regular one. */
const BOLD = 1.1;

/** The inside of a data table, and what the user does with its rows: changes the state, updates the table, fires events. */
export class DataGrid extends FilterableGrid<DataTableProperties, TableRows, TableSource, DataColumn> {
  readonly emit: Emit<DassDataTableEvents>;
  readonly furtherRows: FurtherRows;
  /** Loaded for columns that have a summary. */
  summaries: ColumnSummaries | undefined;
  readonly memory: TableState;
  readonly firstColumn = 0;
  readonly #cardLayout: CardLayout;
  /** The headings of the columns, while they stand in the cells. */
  #labels: readonly string[] | undefined;
  /** Whether the title of some card needs two lines, and what that was found out for. */
  #titles: { readonly key: readonly unknown[]; readonly areLong: boolean } | undefined;
  #shownCards: { readonly key: string; readonly slots: readonly ColumnSlot[] } | undefined;
  #needsKeys = false;

  constructor(element: DataTableProperties, emit: Emit<DassDataTableEvents>) {
    const memory = new TableState({
      ...{ whenIdle, inSlices },
      changed: () => element.requestUpdate(),
      warn: (text) => warnOnce(element.localName, text),
    });
    // The events of all tables have fewer details.
    super(element, memory, emit as Emit<DassDataTableEvents> & Emit<GridEvents>);
    this.emit = emit;
    this.memory = memory;
    this.furtherRows = new FurtherRows(element);
    this.#cardLayout = new CardLayout(element);
  }

  /** The first column: that of the checkboxes, when there are any. */
  get firstHeaderColumn(): number {
    return this.element.selection === 'multiple' ? -1 : 0;
  }

  override get hasCards(): boolean {
    return this.#labels !== undefined;
  }

  override get selectsCells(): boolean {
    return super.selectsCells && !this.hasCards;
  }

  /** The text of a cell. */
  textOf(rowIndex: number, column: number): string {
    return this.columns.visible[column]?.text(this.state.rowOf(rowIndex) ?? {}, getLanguage()) ?? '';
  }

  /** A click on a row. With `single` selection the row is selected. @param column -1 for none */
  click(rowIndex: number, column: number): void {
    if (!this.state.isLoaded(rowIndex)) return;
    if (this.element.selection === 'single') this.selectOnly(rowIndex);
    this.emit('dass-row-click', this.#detailOf(rowIndex, column));
  }

  /** Enter or a double click on a row. @param column -1 for none */
  activate(rowIndex: number, column: number): void {
    if (!this.state.isLoaded(rowIndex)) {
      this.source?.retry(rowIndex);
      return;
    }
    if (this.element.selection === 'single' && !this.state.isSelected(rowIndex)) this.selectOnly(rowIndex);
    this.emit('dass-row-activate', this.#detailOf(rowIndex, column));
  }

  /** Sorts by a column. @param isAdded keeps the other columns, and sorts rows that are equal in them */
  sort(columnIndex: number, isAdded: boolean): void {
    const column = this.columns.visible[columnIndex];
    if (!column?.isSortable) return;
    const sorting = nextSorting(this.sorting, column.name, isAdded);
    this.sorting = sorting;
    this.announceSorting(column, sorting.find((one) => one.column === column.name)?.direction);
    this.reportSorting();
  }

  protected get sorting(): readonly Sorting[] {
    return this.element.sorting;
  }

  protected set sorting(sorting: readonly Sorting[]) {
    this.element.sorting = sorting;
  }

  protected reportSorting(): void {
    const { sorting } = this;
    this.emit('dass-sort', { sorting });
    this.settings.save({ sorting });
  }

  indexOf(key: unknown): number {
    return this.state.indexOf(key);
  }

  isIncomplete(neededRows: number): boolean {
    if (this.awaitsFilters) return true;
    if (this.element.dataSource) return this.source?.isIncomplete(neededRows) ?? true;
    const { all, hasMore, status } = this.furtherRows;
    if (this.state.isSearching) return true;
    if (!hasMore || all.length >= neededRows || status === 'failed') return this.element.isBusy;
    void this.furtherRows.load(neededRows);
    return true;
  }

  createRow(): GridRow {
    return new GridRow({ marksRow: false, hasDetails: () => this.hasDetails });
  }

  renderRow(row: GridRow, visibleIndex: number, activeColumn?: number): void {
    const { state } = this;
    const rowIndex = state.rowIndexAt(visibleIndex);
    const selectionState = state.isSelected(rowIndex) ? 'all' : 'none';
    row.update(this.rowLayout, {
      row: state.rowOf(rowIndex),
      unloaded: this.source?.unloadedText(rowIndex),
      key: this.#needsKeys ? state.keyOf(rowIndex) : '',
      selectionState: this.element.selection === 'none' ? undefined : selectionState,
      activeColumn,
      query: state.query,
      language: getLanguage(),
      cellStates: this.cellStatesOf?.(rowIndex),
      selectedColumns: this.selectedColumnsAt?.(visibleIndex),
      ...(this.hasDetails && { lead: { text: '', width: DISCLOSURE_PX, separatesText: false } }),
    });
    if (row.disclosure && state.isLoaded(rowIndex))
      this.details?.updateButton(row.disclosure, rowIndex, this.textOf(rowIndex, 0));
  }

  override willUpdate(): void {
    this.#cardLayout.prepare();
    super.willUpdate();
  }

  override stop(): void {
    super.stop();
    this.furtherRows.stop();
  }

  protected arrangeColumns() {
    return arrangeDataColumns(this.element.columns, this.element.columnSettings);
  }

  protected createColumns(given: readonly TableColumn[]): readonly DataColumn[] {
    const { localName, rowKey } = this.element;
    const [first, ...others] = createDataColumns(localName, given, rowKey, this.values);
    if (!first || !this.hasDetails) return first ? [first, ...others] : [];
    return [{ ...first, kind: `${first.kind} details`, buttonWidth: DISCLOSURE_PX }, ...others];
  }

  protected columnSources() {
    const { columns, columnSettings, rowKey } = this.element;
    return [columns, columnSettings, rowKey, this.hasDetails] as const;
  }

  protected override createLayout(): RowLayout {
    const { layout, filterFields } = this.element;
    const { visible } = this.columns;
    const hasCards = layout === 'cards' || (layout === 'auto' && this.#cardLayout.isNarrow);
    const labels = hasCards ? visible.map(({ label }) => resolveText(label)) : undefined;
    if (String(labels) !== String(this.#labels)) this.#labels = labels;
    this.#needsKeys = visible.some(({ isCustom }) => isCustom);
    return {
      ...super.createLayout(),
      ...(this.#labels && { slots: this.#cardSlots, title: this.#titleColumn }),
      labels: this.#labels,
      isFiltered: ({ name }) => filterFields.length === 0 || filterFields.includes(name),
    };
  }

  /** Whether the title of some card needs two lines, as far as rows are read. */
  get hasLongTitles(): boolean {
    const { visible } = this.columns;
    const column = visible[this.#titleColumn];
    const { width: cardWidth } = this.#cardLayout;
    if (!this.hasCards || !column || column.isCustom || cardWidth === 0) return false;
    const key = [visible, this.memory.rows, this.source?.isAwaited, cardWidth, getLanguage()];
    if (this.#titles?.key.some((one, at) => one !== key[at]) === false) return this.#titles.areLong;
    // Bold letters are wider.
    const width = (cardWidth - (this.hasCheckbox ? CARD_CHECKBOX_PX : 0)) / BOLD;
    const indexes = this.state.loadedIndexes ?? sampledIndexes(this.state.count, 1);
    const areLong = indexes.some((at) => {
      const text = column.text(this.state.rowOf(at), getLanguage());
      return !this.widths.fitsInto(text, width);
    });
    this.#titles = { key, areLong };
    return areLong;
  }

  get #titleColumn(): number {
    return Math.max(
      0,
      this.columns.visible.findIndex(({ isTitle }) => isTitle),
    );
  }

  /**
   * The columns of a card, its title first. Of many columns: the active one, and the sorted ones, whose headings stand above
   * the cards.
   */
  get #cardSlots(): readonly ColumnSlot[] {
    const { visible } = this.columns;
    const { isSet, position } = this.focus;
    const title = this.#titleColumn;
    const isShown = ({ name }: DataColumn, at: number): boolean =>
      at < MAX_CARD_LINES ||
      !this.widths.isVirtual ||
      at === title ||
      (isSet && at === position.column) ||
      this.element.sorting.some(({ column }) => column === name);
    const slots = allSlots(visible.length)
      .filter(({ columnIndex }) => isShown(visible[columnIndex] as DataColumn, columnIndex))
      .sort((one, other) => Number(other.columnIndex === title) - Number(one.columnIndex === title));
    const key = slots.map(({ columnIndex }) => columnIndex).join();
    if (key !== this.#shownCards?.key) this.#shownCards = { key, slots };
    return this.#shownCards.slots;
  }

  protected updateState(): ReplacedRows | undefined {
    const { rowKey, selection, selected, filter, filterFields, sorting, externalSorting, dataSource } = this.element;
    const search = trimmedText(filter);
    this.filters?.update();
    const query: SourceQuery = { sorting, filters: this.activeFilters, search };
    // The source is asked as soon as the filters are known.
    const other = this.awaitsFilters ? undefined : this.chooseRows(query);
    if (dataSource && this.source && !this.awaitsFilters)
      return this.source.update(dataSource, query, { rowKey, selection, selected, search });
    const replaced = this.memory.update({
      ...{ rowKey, selection, selected, filter, filterFields, sorting },
      rowTests: this.rowTests,
      rows: dataSource ? NONE : this.furtherRows.all,
      isSortedOutside: externalSorting,
      columns: this.columns.visible,
      language: getLanguage(),
    });
    return other ?? replaced;
  }

  protected override idAt(position: GridPosition): string | undefined {
    const { visibleIndex, column } = position;
    return visibleIndex < 0 && column < 0 && column !== OPTIONS_COLUMN ? 'head-checkbox' : super.idAt(position);
  }

  /** Loads further rows when the last ones come into view. With a filter, the user asks for them. */
  protected override rowsRendered(view: RowsInView): void {
    super.rowsRendered(view);
    if (this.source) return this.source.rendered(view);
    const { first, page } = this.virtualRows;
    const isAtEnd = first + 2 * page >= this.state.visibleCount;
    if (isAtEnd && !this.state.isFiltered && this.furtherRows.hasMore && this.furtherRows.status === 'waiting')
      // Rows may be rendered during an update, which would then cause another one.
      queueMicrotask(() => void this.furtherRows.load(this.neededRows));
  }

  #detailOf(rowIndex: number, column: number): DassDataTableRowDetail {
    const { state, columns } = this;
    return { row: state.rowOf(rowIndex), key: state.keyOf(rowIndex), column: columns.visible[column]?.name };
  }
}

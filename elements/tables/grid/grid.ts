import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DetailsGeometry } from '../../base/rows/details-geometry-model.js';
import { VirtualRows, type RowsInView } from '../../base/rows/virtual-rows.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import type { SelectedRowsChange } from '../../core/table/selection-change.js';
import type { Direction, Sorting } from '../../core/table/sorting/sort-keys.js';
import { debounce } from '../../core/util/debounce.js';
import { scrollToCell } from './cell-controls.js';
import { ColumnWidths } from './columns/column-widths.js';
import type { Column, TableColumn } from './columns/column.js';
import { isSameColumns } from './columns/columns.js';
import { GridColumns } from './columns/grid-columns-model.js';
import type { Emit, GridEvents, GridProperties, TableView } from './grid-properties.js';
import { GridFocus } from './grid-focus-model.js';
import { OPTIONS_COLUMN, type GridPosition } from './movement-model.js';
import { FocusedControl } from './focused-control.js';
import { StoredTableSettings, type TableSettings } from './table-settings.js';
import type { GridRow, RowLayout } from './grid-row.js';
import type { GridState } from './grid-state.js';
import type { RowDetails } from './row-details.js';

/** Delay after the last change of the selection until it is announced: a held key selects many rows. */
const ANNOUNCE_DELAY_MS = 250;

/**
 * The inside of a table: its state, columns, virtual rows, active cell and selection. `DataGrid` and `TreeGrid` add what
 * the user does with their rows. Keyboard, pointer, saved view and lazy features act on it; the element holds all of them.
 */
export abstract class Grid<
  Element extends GridProperties = GridProperties,
  State extends GridState = GridState,
  C extends Column = Column,
> {
  readonly element: Element;
  /** The rows. A table may replace them by others, for example those of a source. */
  state: State;
  readonly columns = new GridColumns<C>();
  readonly widths: ColumnWidths;
  readonly focus: GridFocus;
  /** The positions of the rows. */
  readonly geometry = new DetailsGeometry();
  readonly virtualRows: VirtualRows<GridRow>;
  readonly settings: StoredTableSettings;
  /** Loaded for a table whose rows have details. */
  details: RowDetails | undefined;
  /** The view that is restored as soon as its rows are there. */
  pendingView: TableView | undefined;

  protected rowLayout: RowLayout;
  readonly #emit: Emit<GridEvents>;
  readonly #focusedControl: FocusedControl;
  /** Announces the selection. */
  protected readonly announceSelection = debounce(() => announce(this.#selectionText), ANNOUNCE_DELAY_MS);
  /** What the columns were made of. */
  #columnSources: readonly [readonly unknown[] | undefined, ...unknown[]] = [undefined];
  /** What is scrolled into view with the next update. */
  #revealed: GridPosition | 'active' | undefined;
  /** What the application has set, before the settings of the user. */
  #defaults: TableSettings | undefined;

  constructor(element: Element, state: State, emit: Emit<GridEvents>) {
    this.element = element;
    this.state = state;
    this.#emit = emit;
    this.widths = new ColumnWidths(element, this.columns, () => this.state);
    this.rowLayout = { columns: [], slots: [], isVirtual: false, hasCheckbox: false, fits: this.widths.fits };
    this.focus = new GridFocus(() => this.state);
    this.settings = new StoredTableSettings(element);
    this.virtualRows = new VirtualRows<GridRow>(element, {
      scroller: () => this.scroller,
      head: () => element.renderRoot.querySelector<HTMLElement>('.head'),
      count: () => this.state.visibleCount,
      keyOf: (visibleIndex) => this.state.rowOf(this.state.rowIndexAt(visibleIndex)),
      idPrefix: 'row-',
      numbering: 'table',
      geometry: this.geometry,
      alwaysRendered: () => this.focus.visibleIndex,
      covered: (visibleIndex) => this.coveredAbove(visibleIndex),
      onRender: (view) => this.rowsRendered(view),
      createRow: () => this.createRow(),
      renderRow: (row, visibleIndex) => this.renderRow(row, visibleIndex, this.focus.activeColumnAt(visibleIndex)),
    });
    this.#focusedControl = new FocusedControl(element, this.virtualRows);
  }

  /** The column in which the keyboard starts: -1 for the row as a whole. */
  protected abstract readonly firstColumn: number;
  /** The first position of the keyboard in the header: -1 when there is a button before the headings. */
  protected abstract readonly firstHeaderColumn: number;

  /** @returns the row index of a key; -1 for none */
  abstract indexOf(key: unknown): number;
  /** Whether rows are missing that are being loaded. Loads them, when that is up to the table. */
  abstract isIncomplete(neededRows: number): boolean;
  abstract createRow(): GridRow;
  /** Renders the row at a visible index. @param activeColumn undefined when the row is not active */
  abstract renderRow(row: GridRow, visibleIndex: number, activeColumn?: number): void;
  /** Sorts by a column, as the user wants. @param isAdded keeps the other columns, where several can be sorted by */
  abstract sort(columnIndex: number, isAdded: boolean): void;

  /** What the columns are made of: they are made again when the list of columns, or one of the others, changes. */
  protected abstract columnSources(): readonly [columns: readonly unknown[], ...others: unknown[]];
  /** All columns in the order of the user. */
  protected abstract arrangeColumns(): readonly TableColumn[];
  /** The visible columns among some. */
  protected abstract createColumns(given: readonly TableColumn[]): readonly C[];
  /** Takes the properties into the state. @returns the rows from before, when they were replaced */
  protected abstract updateState(): ReplacedRows | undefined;

  /** The columns that are sorted by, the most important one first. */
  protected abstract sorting: readonly Sorting[];
  protected abstract reportSorting(): void;

  /** The element that scrolls. Null before the first rendering. */
  get scroller(): HTMLElement | null {
    return this.element.renderRoot.querySelector<HTMLElement>('.rows');
  }

  get isRtl(): boolean {
    return this.element.matches(':dir(rtl)');
  }

  get hasCheckbox(): boolean {
    return this.rowLayout.hasCheckbox;
  }

  /** The headings to render, with their `aria-colindex` where not all columns are rendered. */
  get headings(): readonly { readonly column: C; readonly at: number; readonly columnIndex: number | undefined }[] {
    const { slots, isVirtual, hasCheckbox } = this.rowLayout;
    return slots.map(({ columnIndex: at }) => ({
      column: this.columns.visible[at] as C,
      at,
      columnIndex: isVirtual ? at + (hasCheckbox ? 2 : 1) : undefined,
    }));
  }

  /** The number of columns, where not all are rendered. */
  get columnCount(): number | undefined {
    const { isVirtual, hasCheckbox, columns } = this.rowLayout;
    return isVirtual ? columns.length + (hasCheckbox ? 1 : 0) : undefined;
  }

  /** Number of rows at the top of the view that are covered. */
  get coveredRows(): number {
    return 0;
  }

  /** The first row in view that is not covered, or the one whose details are there. */
  get firstInView(): number {
    const { geometry, coveredRows } = this;
    return geometry.indexAt(geometry.top + coveredRows * geometry.row + 0.01);
  }

  /** Whether rows have details. */
  get hasDetails(): boolean {
    return this.element.renderDetails !== undefined || this.element.mountDetails !== undefined;
  }

  /** Number of rows that would be covered when a row is at the top of the view. */
  protected coveredAbove(_visibleIndex: number): number {
    return 0;
  }

  /** The id of the active row, cell or header button, for `aria-activedescendant`. */
  get activeId(): string | undefined {
    const { active } = this.focus;
    return active && this.idAt(active);
  }

  /** Number of rows that the view needs which is not restored yet; 0 for none. */
  get neededRows(): number {
    if (!this.pendingView) return 0;
    const { activeIndex, topIndex } = this.pendingView;
    return Math.max(activeIndex, topIndex + this.virtualRows.page) + 1;
  }

  /** Applies what the application has set at once. */
  applyProperties(): void {
    this.#updateColumns();
    const restoreView = this.virtualRows.first > 0 ? this.#anchorView() : undefined;
    const replaced = this.updateState();
    if (replaced) this.rowsReplaced();
    this.#follow(replaced);
    this.#focusedControl.keepRows(this.state, (key) => this.indexOf(key));
    if (replaced) restoreView?.(replaced);
  }

  /** Before the element renders. */
  willUpdate(): void {
    this.#focusedControl.remember();
    this.#loadSettings();
    this.applyProperties();
    this.details?.place();
  }

  #loadSettings(): void {
    const settings = this.settings.load();
    if (!settings) return;
    this.columns.userWidths.clear();
    const defaults = (this.#defaults ??= this.#currentSettings);
    this.#applySettings({ ...defaults, ...settings });
  }

  /** What the application has set, where the user can change it. */
  get #currentSettings(): TableSettings {
    const { columnSettings: columns, filters } = this.element;
    return { columns, sorting: this.sorting, filters };
  }

  #applySettings({ columns = [], sorting = [], filters = [] }: TableSettings): void {
    const { element } = this;
    element.columnSettings = columns;
    element.filters = filters;
    this.sorting = sorting;
  }

  /** Restores what the application has set, instead of the settings of the user. */
  restoreDefaults(): void {
    if (!this.#defaults) return;
    this.columns.userWidths.clear();
    this.#applySettings(this.#defaults);
    this.applyProperties();
    this.reportColumns();
    this.reportSorting();
    this.settings.clear();
    announce(msg('Tabela restaurada', { id: 'dassTableRestored' }));
  }

  /** After the header is rendered, before the rows are measured and rendered. */
  headerRendered(): void {
    const { scroller } = this;
    this.widths.apply(scroller);
    this.widths.placeHeadings(scroller, this.rowLayout.slots);
    if (!this.widths.isVirtual) return;
    const layout = this.createLayout();
    if (layout.slots === this.rowLayout.slots) return;
    // The widths were not known before: the rows follow now, and the header with another update.
    this.rowLayout = layout;
    queueMicrotask(() => this.element.requestUpdate());
  }

  /** After the rows are rendered. */
  updated(): void {
    this.#focusedControl.restore(this.scroller);
    this.#revealMoved();
  }

  /** While the page is printed, all columns are rendered. */
  setPrinted(isPrinted: boolean): void {
    if (!this.widths.setPrinted(isPrinted)) return;
    this.rowLayout = this.createLayout();
    this.element.requestUpdate();
  }

  /** The element was removed. */
  stop(): void {
    this.announceSelection.cancel();
    this.state.stop();
  }

  /** Moves the keyboard to a position. @param isRevealed whether the position is scrolled into view */
  moveTo(position: GridPosition, isRevealed = true): void {
    // A cell that keeps the focus while it is rendered again moves nothing.
    if (!this.focus.moveTo(position) && !isRevealed) return;
    if (isRevealed) this.#revealed = 'active';
    this.element.requestUpdate();
  }

  /** Scrolls a position into view, without moving the keyboard there. */
  reveal(position: GridPosition): void {
    this.#revealed = position;
    this.element.requestUpdate();
  }

  /** Moves the keyboard to the first row in view, unless it has been in the grid. */
  start(): void {
    if (this.focus.isSet) return;
    const visibleIndex = Math.min(this.state.visibleCount - 1, this.firstInView);
    this.moveTo({ visibleIndex, column: this.firstColumn });
  }

  /** The visible rows have changed by a command: the active row follows, and the table is updated. */
  rowsMoved(): void {
    this.#follow();
    this.element.requestUpdate();
  }

  /** Selects or deselects a row, or a range of rows. @param withDescendants in a hierarchy table: its descendants, too */
  select(rowIndex: number, isRange: boolean, withDescendants = false): void {
    this.reportSelection(this.state.select(rowIndex, isRange, withDescendants));
  }

  selectOnly(rowIndex: number): void {
    this.reportSelection(this.state.selectOnly(rowIndex));
  }

  /** Extends the selection from one visible row to another, where several rows can be selected. */
  extendSelection(from: number, to: number): void {
    if (this.element.selection === 'multiple') this.reportSelection(this.state.selectRange(from, to));
  }

  selectAll(): void {
    this.reportSelection(this.state.selectAll());
  }

  /** The user has resized a column. */
  reportResize(column: Column, width: number): void {
    this.#emit('dass-resize-column', { column: column.name, width });
    this.reportColumns();
  }

  /** Fires `dass-columns-change` with the columns as the user has ordered and resized them. */
  reportColumns(): void {
    const isArranged = this.element.columnSettings.length > 0;
    const settings = this.columns.settings(isArranged);
    this.#emit('dass-columns-change', { settings });
    this.settings.save({ columns: settings });
  }

  /** The user has taken the nearest words as the filter. */
  reportFilter(filter: string): void {
    this.#emit('dass-filter-change', { filter });
  }

  /** Sorts by one column in a direction. */
  sortBy(columnIndex: number, direction: Direction): void {
    const column = this.columns.visible[columnIndex];
    if (!column?.isSortable) return;
    this.sorting = [{ column: column.name, direction }];
    this.announceSorting(column, direction);
    this.reportSorting();
  }

  /** The user has chosen an entry of the application in the context menu of a row. */
  reportRowAction(detail: GridEvents['dass-row-action']): void {
    this.#emit('dass-row-action', detail);
  }

  /** The user has opened or closed the details of a row. */
  reportDetails(detail: GridEvents['dass-details']): void {
    this.#emit('dass-details', detail);
  }

  /** Announces how the rows are sorted by a column. */
  protected announceSorting(column: Column, direction: Direction | undefined): void {
    const label = resolveText(column.label);
    announce(
      direction === 'descending'
        ? msg(str`${label}: ordem decrescente`, { id: 'dassTreeSortedDown' })
        : msg(str`${label}: ordem crescente`, { id: 'dassTreeSortedUp' }),
    );
  }

  /** Updates the table after a change of the selection, and fires the event. Without a change, it does nothing. */
  protected reportSelection(change: SelectedRowsChange | undefined): void {
    if (!change) return;
    this.element.requestUpdate();
    this.#emit('dass-select-rows', change);
    this.announceSelection();
  }

  get #selectionText(): string {
    const { state, columns, element } = this;
    const { selectedCount: count } = state;
    if (count === 0) return msg('Nenhuma linha selecionada', { id: 'dassTableNoneSelected' });
    const rowIndex = element.selection === 'single' ? this.indexOf(state.selectedKeys[0]) : -1;
    const name = rowIndex < 0 ? '' : columns.visible[0]?.text(state.rowOf(rowIndex), getLanguage());
    return name ? msg(str`Selecionada: ${name}`, { id: 'dassTableSelectedName' }) : selectedText(count);
  }

  /** The id of the element at a position. */
  protected idAt({ visibleIndex, column }: GridPosition): string | undefined {
    if (visibleIndex >= 0) return 'active-cell';
    return column === OPTIONS_COLUMN ? 'options' : `head-${column}`;
  }

  /** The rows were replaced by others, or by other objects. */
  protected rowsReplaced(): void {}

  /** After each rendering of the rows. */
  protected rowsRendered(view: RowsInView): void {
    this.details?.render(view);
  }

  protected createLayout(): RowLayout {
    const { isSet, position } = this.focus;
    const revealed = typeof this.#revealed === 'object' ? this.#revealed : isSet ? position : undefined;
    return {
      columns: this.columns.visible,
      slots: this.widths.slots(revealed?.column ?? -1),
      isVirtual: this.widths.isVirtual,
      hasCheckbox: this.element.selection === 'multiple',
      fits: this.widths.fits,
    };
  }

  #updateColumns(): void {
    const [columns, ...others] = this.#columnSources;
    const now = this.columnSources();
    if (!isSameColumns(columns, now[0]) || others.some((source, at) => source !== now[at + 1])) {
      this.columns.arranged = this.arrangeColumns();
      this.columns.visible = this.createColumns(this.columns.arranged);
    }
    this.#columnSources = now;
    this.rowLayout = this.createLayout();
  }

  /** The active row follows after the visible rows have changed. */
  #follow(replaced?: ReplacedRows): void {
    this.focus.follow(replaced, this.columns.visible.length - 1, this.firstHeaderColumn);
  }

  /**
   * Remembers which rows are in view before the rows are replaced.
   * @returns restores the view: the first remembered row that still exists is where it was
   */
  #anchorView(): (replaced: ReplacedRows) => void {
    const { state, virtualRows } = this;
    const first = this.firstInView;
    const inView = Array.from({ length: virtualRows.page + 1 }, (_, at) => ({
      rowIndex: state.rowIndexAt(first + at),
      offset: virtualRows.offsetOf(first + at),
    }));
    return (replaced) => {
      for (const { rowIndex, offset } of inView) {
        const visibleIndex = state.visibleIndexOf(replaced.newIndexOf(rowIndex));
        if (visibleIndex >= 0) return virtualRows.reveal(visibleIndex, 'start', offset);
      }
    };
  }

  /** Scrolls into view what was moved since the last update. */
  #revealMoved(): void {
    const position = this.#revealed === 'active' ? this.focus.active : this.#revealed;
    this.#revealed = undefined;
    if (!position) return;
    const { visibleIndex, column } = position;
    if (visibleIndex >= 0) this.virtualRows.reveal(visibleIndex);
    scrollToCell(this.scroller, column, this.virtualRows.rowOf(visibleIndex)?.cell(column));
  }
}

const selectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha selecionada`, { id: 'dassTreeChosenOne' }),
    many: msg(str`${formatCount(count)} de linhas selecionadas`, { id: 'dassTreeChosenMany' }),
    other: msg(str`${formatCount(count)} linhas selecionadas`, { id: 'dassTreeChosenOther' }),
  });

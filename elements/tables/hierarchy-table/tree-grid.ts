import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import { warnOnce } from '../../base/warn.js';
import type { SourceQuery } from '../../core/data/data-source.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import { trimmedText } from '../../core/text/visible-text.js';
import type { TreeRows } from '../../core/tree/tree-rows.js';
import { TreeTableState, type TreeTableChange } from '../../core/tree/tree-table-state.js';
import { arrangeEditableColumns, createEditableColumns } from '../editing/editable-columns.js';
import type { Emit, GridEvents } from '../grid/grid-properties.js';
import { OPTIONS_COLUMN, type GridPosition } from '../grid/movement-model.js';
import { DISCLOSURE_PX, type RowLayout } from '../grid/grid-row.js';
import { FilterableGrid } from '../filters/filterable-grid.js';
import { filterableColumn, filterFields } from '../filters/filterable-columns.js';
import type { TableColumn } from '../grid/columns/column.js';
import { LazyChildren } from './lazy-children.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import { type HierarchyTableProperties, completeFields } from './hierarchy-table-properties.js';
import { leadWidth, rowViewAt, TreeRow } from './tree-row.js';
import type { TreeSource } from './tree-source.js';
import { StickyAncestors } from './sticky-ancestors.js';

const NONE: readonly never[] = [];

/** The inside of a hierarchy table, and what the user does with its rows: changes the state, updates the table, fires events. */
export class TreeGrid extends FilterableGrid<HierarchyTableProperties, TreeRows, TreeSource> {
  readonly emit: Emit<DassHierarchyTableEvents>;
  readonly children: LazyChildren;
  readonly stickyAncestors: StickyAncestors;
  readonly memory: TreeTableState;
  readonly firstColumn = -1;
  readonly #problems;
  #change: TreeTableChange | undefined;
  #needsKeys = false;
  /** What the application wants of the rows of a source whose module is not loaded. */
  #pendingCommand: ((rows: TreeRows) => void) | undefined;

  constructor(element: HierarchyTableProperties, emit: Emit<DassHierarchyTableEvents>) {
    const warn = (text: string): void => warnOnce(element.localName, text);
    const memory = new TreeTableState({ whenIdle, warn });
    // The events of all tables have fewer details.
    super(element, memory, emit as Emit<DassHierarchyTableEvents> & Emit<GridEvents>);
    this.emit = emit;
    this.memory = memory;
    this.children = new LazyChildren(this, memory);
    this.stickyAncestors = new StickyAncestors(this);
    this.#problems = new LazyImport(element, () => import('./tree-problems.js'), { silent: true });
  }

  /** The first position in the header: the button that expands all rows, when there is one. */
  get firstHeaderColumn(): number {
    return this.state.isExpandable ? -1 : 0;
  }

  override get coveredRows(): number {
    return this.stickyAncestors.count;
  }

  /** The text of a row in the first column. */
  nameOf(rowIndex: number): string {
    return this.columns.visible[0]?.text(this.state.rowOf(rowIndex) ?? {}, getLanguage()) ?? '';
  }

  /** Activates a row. With `single` selection the row is selected. @param column -1 for the row as a whole */
  activate(rowIndex: number, column: number): void {
    if (!this.state.isLoaded(rowIndex)) {
      this.source?.retry(rowIndex);
      return;
    }
    if (this.element.selection === 'single') this.selectOnly(rowIndex);
    this.emit('dass-row-click', { ...this.#detailOf(rowIndex), column: this.columns.visible[column]?.name });
  }

  setExpanded(rowIndex: number, expanded: boolean): void {
    this.state.setExpanded(rowIndex, expanded);
    this.children.sync();
    this.rowsMoved();
    this.emit('dass-expand', { ...this.#detailOf(rowIndex), expanded });
  }

  expandSiblings(rowIndex: number): void {
    this.state.expandSiblings(rowIndex);
    this.#reportExpanded(true, undefined);
  }

  /** @param level the number of levels that are visible */
  expandToLevel(level: number): void {
    this.state.expandToLevel(level);
    this.#reportExpanded(true, level);
  }

  /** Expands all rows, or collapses all rows when all are expanded. While children are loading, stops loading. */
  toggleAll(): void {
    const { state, memory } = this;
    if (memory.loadedChildren.isLoading) {
      this.children.stop();
      return this.rowsMoved();
    }
    const expanded = !state.isAllExpanded;
    state.setAllExpanded(expanded);
    this.#reportExpanded(expanded, undefined);
    if (expanded && memory.nextUnloaded(0) >= 0) this.children.loadAll();
  }

  /** Gives the descendants of a row its selection state, and announces how many rows are selected. */
  applyToDescendants(rowIndex: number): void {
    this.reportSelection(this.state.applyToDescendants(rowIndex));
    this.announceSelection();
  }

  sort(columnIndex: number): void {
    const column = this.columns.visible[columnIndex];
    if (!column?.isSortable) return;
    const sorting = this.memory.nextSorting(column);
    this.sorting = [sorting];
    this.announceSorting(column, sorting.direction);
    this.reportSorting();
  }

  protected get sorting(): readonly Sorting[] {
    return this.element.sorting ? [this.element.sorting] : [];
  }

  protected set sorting([sorting]: readonly Sorting[]) {
    this.element.sorting = sorting;
  }

  protected reportSorting(): void {
    const { sorting } = this;
    if (sorting[0]) this.emit('dass-sort', sorting[0]);
    this.settings.save({ sorting });
  }

  indexOf(key: unknown): number {
    return this.state.indexOf(key);
  }

  override show(key: string | number): number {
    return this.state.reveal(key);
  }

  isIncomplete(neededRows: number): boolean {
    if (this.awaitsFilters) return true;
    if (this.element.dataSource) return this.source?.isIncomplete(neededRows) ?? true;
    return this.element.isBusy;
  }

  createRow(): TreeRow {
    return new TreeRow(() => this.hasDetails);
  }

  renderRow(row: TreeRow, visibleIndex: number, activeColumn?: number): void {
    const { orphanLabel } = this.element;
    const rowIndex = this.state.rowIndexAt(visibleIndex);
    const view = rowViewAt(this.state, rowIndex, {
      ...{ activeColumn, needsKey: this.#needsKeys, orphanLabel },
      cellStates: this.cellStatesOf?.(rowIndex),
      selectedColumns: this.selectedColumnsAt?.(visibleIndex),
      unloaded: this.source?.unloadedText(rowIndex),
      buttonWidth: this.hasDetails ? DISCLOSURE_PX : 0,
    });
    row.update(this.rowLayout, view);
    if (row.disclosure && this.state.isLoaded(rowIndex))
      this.details?.updateButton(row.disclosure, rowIndex, `${view.note} ${this.nameOf(rowIndex)}`.trim());
  }

  override selectAll(): void {
    const last = this.state.visibleCount - 1;
    if (this.element.selection !== 'multiple' || (this.source?.canSelectRange(0, last) ?? true)) super.selectAll();
  }

  /** Changes rows for the application, those of a source as soon as its module is loaded. */
  command(run: (rows: TreeRows) => void): void {
    this.#pendingCommand = run;
    this.applyProperties();
    this.rowsMoved();
  }

  override applyProperties(): void {
    super.applyProperties();
    this.#reportTree();
    if (this.element.dataSource && !this.source) return;
    this.#pendingCommand?.(this.state);
    this.#pendingCommand = undefined;
  }

  /** After the tree in memory was built again. */
  #reportTree(): void {
    const { rowsChanged, replaced, keysToLoad } = this.#change ?? {};
    if (!replaced) return;
    const { shape } = this.memory.tree;
    shape.release();
    if (!rowsChanged) return;
    this.children.stop();
    this.children.loadKeys(keysToLoad ?? []);
    if (shape.problems)
      this.#problems.load(({ reportProblems }) =>
        this.emit('dass-tree-problems', reportProblems(this.element.localName, shape)),
      );
  }

  override stop(): void {
    super.stop();
    this.stickyAncestors.stop();
    this.children.stop();
  }

  protected columnSources() {
    return [this.element.columns, this.element.columnSettings, this.hasDetails] as const;
  }

  protected arrangeColumns() {
    return arrangeEditableColumns(this.element.columns, this.element.columnSettings, filterFields);
  }

  protected createColumns(given: readonly TableColumn[]) {
    const { localName, fields } = this.element;
    const leadOf = (rowIndex: number): number => leadWidth(this.state.depthOf(rowIndex) + 1);
    const fallback = completeFields(fields).id;
    return createEditableColumns(localName, given, fallback, this.values).map((column) => ({
      ...filterableColumn(column),
      ...(column.isFirst && { leadOf }),
      ...(column.isFirst && this.hasDetails && { kind: `${column.kind} details`, buttonWidth: DISCLOSURE_PX }),
    }));
  }

  protected override createLayout(): RowLayout {
    this.#needsKeys = this.columns.visible.some(({ isCustom }) => isCustom);
    return super.createLayout();
  }

  protected updateState(): ReplacedRows | undefined {
    const { rows, expanded, selection, selected, independent, filter, sorting, loadChildren, dataSource } =
      this.element;
    const fields = completeFields(this.element.fields);
    this.filters?.update();
    const query: SourceQuery = { sorting: this.sorting, filters: this.activeFilters, search: trimmedText(filter) };
    // The source is asked as soon as the filters are known.
    const other = this.awaitsFilters ? undefined : this.chooseRows(query);
    // While those of a source are shown, no rows are in memory, and no children are loaded for them.
    this.#change = this.memory.update({
      ...{ expanded, selection, selected, independent, filter, sorting, fields },
      rows: dataSource ? NONE : rows,
      rowTests: this.rowTests,
      columns: this.columns.visible,
      loadsChildren: loadChildren !== undefined && !dataSource,
      language: getLanguage(),
    });
    const replaced =
      dataSource && this.source && !this.awaitsFilters
        ? this.source.update(dataSource, query, { fields, expanded, selection, selected })
        : this.#change.replaced;
    return other ?? replaced;
  }

  protected override idAt(position: GridPosition): string | undefined {
    const { visibleIndex, column } = position;
    if (visibleIndex >= 0 && column < 0) return this.virtualRows.idOf(visibleIndex);
    return visibleIndex < 0 && column < 0 && column !== OPTIONS_COLUMN ? 'toggle-all' : super.idAt(position);
  }

  protected override coveredAbove(visibleIndex: number): number {
    return this.stickyAncestors.coveredAbove(visibleIndex);
  }

  protected override rowsRendered(view: RowsInView): void {
    super.rowsRendered(view);
    this.stickyAncestors.render(view);
    this.source?.rendered(view);
  }

  #detailOf(rowIndex: number): { readonly row: object; readonly key: string } {
    return { row: this.state.rowOf(rowIndex), key: this.state.keyOf(rowIndex) };
  }

  #reportExpanded(expanded: boolean, level: number | undefined): void {
    this.rowsMoved();
    announce(visibleText(this.state.visibleCount));
    this.emit('dass-expand-all', { expanded, level });
  }
}

const visibleText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha visível`, { id: 'dassTreeExpandedOne' }),
    many: msg(str`${formatCount(count)} de linhas visíveis`, { id: 'dassTreeExpandedMany' }),
    other: msg(str`${formatCount(count)} linhas visíveis`, { id: 'dassTreeExpandedOther' }),
  });

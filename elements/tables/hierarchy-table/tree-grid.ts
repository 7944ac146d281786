import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import { warnOnce } from '../../base/warn.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import { SourceTree } from '../../core/data/source-tree.js';
import { SourceTreeState } from '../../core/data/source-tree-state.js';
import { trimmedText } from '../../core/text/visible-text.js';
import type { TreeTableChange } from '../../core/tree/tree-table-state.js';
import { readField } from '../../core/util/read-value.js';
import { SourceController } from '../../base/data/source-controller.js';
import { arrangeEditableColumns, createEditableColumns } from '../editing/editable-columns.js';
import { EditableGrid } from '../editing/editable-grid.js';
import { FailedBlocks } from '../grid/failed-blocks.js';
import type { Emit, GridEvents } from '../grid/grid-properties.js';
import { rowsNotLoadedText, unloadedText } from '../grid/source-texts.js';
import { OPTIONS_COLUMN, type GridPosition } from '../grid/movement-model.js';
import type { RowLayout } from '../grid/grid-row.js';
import { LazyChildren } from './lazy-children.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import { type HierarchyTableProperties, completeFields } from './hierarchy-table-properties.js';
import { leadWidth, rowViewAt, TreeRow } from './tree-row.js';
import { StickyAncestors } from './sticky-ancestors.js';

const NO_FILTERS: readonly never[] = [];

/** The inside of a hierarchy table, and what the user does with its rows: changes the state, updates the table, fires events. */
export class TreeGrid extends EditableGrid<HierarchyTableProperties, SourceTreeState> {
  readonly emit: Emit<DassHierarchyTableEvents>;
  readonly children: LazyChildren;
  readonly source: SourceController<SourceTree>;
  readonly stickyAncestors: StickyAncestors;
  readonly firstColumn = -1;
  readonly #problems;
  #change: TreeTableChange | undefined;
  #needsKeys = false;
  readonly #failedBlocks: FailedBlocks;
  /** The active row is not loaded: it is announced when it is. */
  #isAwaited = false;

  constructor(element: HierarchyTableProperties, emit: Emit<DassHierarchyTableEvents>) {
    const warn = (text: string): void => warnOnce(element.localName, text);
    // The events of all tables have fewer details.
    super(element, new SourceTreeState({ whenIdle, warn }), emit as Emit<DassHierarchyTableEvents> & Emit<GridEvents>);
    this.emit = emit;
    this.children = new LazyChildren(this);
    this.stickyAncestors = new StickyAncestors(this);
    this.source = new SourceController(element, ({ load, changed }) => {
      const hasChildren = (row: DataRow): boolean =>
        Boolean(readField(row, completeFields(element.fields).hasChildren));
      return new SourceTree({
        ...{ changed, warn, hasChildren },
        load: (parent, from, count, signal) => load(from, count, signal, parent),
        keyOf: (row) => this.#sourceKeyOf(row),
      });
    });
    this.#failedBlocks = new FailedBlocks((visibleIndex) =>
      this.source.blocks?.retry(this.state.rowIndexAt(visibleIndex)),
    );
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
      this.source.blocks?.retry(rowIndex);
      return;
    }
    if (this.element.selection === 'single') this.selectOnly(rowIndex);
    this.emit('dass-row-click', { ...this.#detailOf(rowIndex), column: this.columns.visible[column]?.name });
  }

  setExpanded(rowIndex: number, expanded: boolean): void {
    const isUnloaded = this.state.isUnloaded(rowIndex);
    this.state.setExpanded(rowIndex, expanded);
    if (isUnloaded) this.children.sync();
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
    const { state } = this;
    if (state.loadedChildren.isLoading) {
      this.children.stop();
      return this.rowsMoved();
    }
    const expanded = !state.isAllExpanded;
    state.setAllExpanded(expanded);
    this.#reportExpanded(expanded, undefined);
    if (expanded && state.nextUnloaded(0) >= 0) this.children.loadAll();
  }

  /** Gives the descendants of a row its selection state, and announces how many rows are selected. */
  applyToDescendants(rowIndex: number): void {
    this.reportSelection(this.state.applyToDescendants(rowIndex));
    this.announceSelection();
  }

  sort(columnIndex: number): void {
    const column = this.columns.visible[columnIndex];
    if (!column?.isSortable) return;
    const sorting = this.state.nextSorting(column);
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
    const { blocks } = this.source;
    if (!blocks) return this.element.isBusy;
    if (blocks.hasFailed) return false;
    const last = Math.min(neededRows, this.state.visibleCount) - 1;
    const top = Math.min(this.pendingView?.topIndex ?? 0, last);
    return !blocks.hasAnswer || (last >= 0 && !this.state.isRangeLoaded(top, last));
  }

  createRow(): TreeRow {
    return new TreeRow();
  }

  renderRow(row: TreeRow, visibleIndex: number, activeColumn?: number): void {
    const { orphanLabel } = this.element;
    row.update(
      this.rowLayout,
      rowViewAt(this.state, visibleIndex, {
        ...{ activeColumn, needsKey: this.#needsKeys, orphanLabel },
        cellStates: this.cellStatesOf?.(this.state.rowIndexAt(visibleIndex)),
        unloadedText,
      }),
    );
  }

  override willUpdate(): void {
    super.willUpdate();
    const { rowIndex } = this.focus;
    const isLoaded = rowIndex < 0 || this.state.isLoaded(rowIndex);
    if (isLoaded && this.#isAwaited && rowIndex >= 0) announce(this.nameOf(rowIndex));
    this.#isAwaited = !isLoaded;
  }

  /** Does nothing when rows of the range are not loaded, and says so. */
  override extendSelection(from: number, to: number): void {
    if (!this.source.blocks || this.state.isRangeLoaded(from, to)) super.extendSelection(from, to);
    else if (this.element.selection === 'multiple') announce(rowsNotLoadedText());
  }

  override selectAll(): void {
    const { state, source } = this;
    if (!source.blocks || state.isRangeLoaded(0, state.visibleCount - 1)) super.selectAll();
    else if (this.element.selection === 'multiple') announce(rowsNotLoadedText());
  }

  override applyProperties(): void {
    super.applyProperties();
    const { rowsChanged, replaced, keysToLoad } = this.#change ?? {};
    if (!replaced) return;
    const { shape } = this.state.tree;
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
    return [this.element.columns, this.element.columnSettings] as const;
  }

  protected arrangeColumns() {
    return arrangeEditableColumns(this.element.columns, this.element.columnSettings);
  }

  protected createColumns() {
    const { localName, fields } = this.element;
    const leadOf = (rowIndex: number): number => leadWidth(this.state.depthOf(rowIndex) + 1);
    const fallback = completeFields(fields).id;
    return createEditableColumns(localName, this.columns.arranged, fallback, this.edits).map((column) =>
      column.isFirst ? { ...column, leadOf } : column,
    );
  }

  protected override createLayout(): RowLayout {
    this.#needsKeys = this.columns.visible.some(({ isCustom }) => isCustom);
    return super.createLayout();
  }

  protected updateState(): ReplacedRows | undefined {
    const { rows, expanded, selection, selected, independent, filter, sorting, fields, loadChildren } = this.element;
    this.#updateSource();
    this.#change = this.state.update({
      ...{ rows, expanded, selection, selected, independent, filter, sorting },
      fields: completeFields(fields),
      columns: this.columns.visible,
      loadsChildren: loadChildren !== undefined,
      language: getLanguage(),
    });
    return this.#change.replaced;
  }

  #updateSource(): void {
    const { dataSource, filter } = this.element;
    const query = { sorting: this.sorting, filters: NO_FILTERS, search: trimmedText(filter) };
    const change = this.source.compare(dataSource, query);
    if (change === 'none') return;
    this.state.queryChanges();
    this.source.update(dataSource, query);
    const { blocks } = this.source;
    if (change === 'source') {
      // The objects of rows of a source come and go with their blocks: edits are known by the keys.
      this.edits.setKeys(blocks && ((row) => this.#sourceKeyOf(row)));
      this.edits.sourceChanged();
    }
    if (blocks !== this.state.source) this.state.setSource(blocks);
    // The user looks for the first rows of another order.
    else if (!this.pendingView) this.virtualRows.reveal(0, 'start');
  }

  #sourceKeyOf(row: DataRow): string | undefined {
    return this.state.rowKey(row, completeFields(this.element.fields));
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
    this.stickyAncestors.render(view);
    const { first, page } = this.virtualRows;
    const { blocks } = this.source;
    const top = this.pendingView?.topIndex ?? first;
    if (blocks) this.source.need(top, top + page + 1);
    const offsetOf = (index: number): number => this.virtualRows.offsetOf(index);
    this.#failedBlocks.render(view, blocks?.failedRanges(first, first + page + 1) ?? [], offsetOf);
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

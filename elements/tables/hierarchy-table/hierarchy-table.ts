import { html, nothing, type PropertyValues } from 'lit';
import { getLanguage, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { whenIdle } from '../../base/loading/idle.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { warnOnce } from '../../base/warnings/warn.js';
import { TreeTableState, type TreeTableProps } from '../../core/tree/tree-table-state.js';
import { debounce } from '../../core/util/debounce.js';
import { arrangeColumns } from '../grid/columns/column-settings-model.js';
import { ColumnWidths } from '../grid/columns/column-widths.js';
import type { Column, TableColumn } from '../grid/columns/column.js';
import { isSameColumns, createColumns, readColumns } from '../grid/columns/columns.js';
import { SelectionCommands } from '../grid/commands/selection-commands.js';
import { gridStatesStyles } from '../grid/grid-states.styles.js';
import { gridStyles } from '../grid/grid.styles.js';
import { GridFocus } from '../grid/keyboard/grid-focus.js';
import { OPTIONS_COLUMN, type GridPosition } from '../grid/keyboard/grid-position.js';
import { matchesText } from '../grid/matches-text.js';
import { GridPointer } from '../grid/pointer/grid-pointer.js';
import { anchorView } from '../grid/rows/anchor-view.js';
import { FocusedControl } from '../grid/rows/focused-control.js';
import type { RowLayout } from '../grid/rows/grid-row.js';
import { SavedView } from '../grid/rows/saved-view.js';
import type { TableView } from '../grid/rows/table-view.js';
import { TreeCommands } from './commands/tree-commands.js';
import { renderHeader } from './header/render-header.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import { hierarchyTableStyles } from './hierarchy-table.styles.js';
import { createTreeKeyboard } from './keyboard/tree-keys.js';
import { LazyFeatures } from './lazy-features.js';
import { completeFields } from './property-values.js';
import { rowViewAt } from './rows/row-view-model.js';
import { StickyAncestors } from './rows/sticky-ancestors.js';
import { TreeRow } from './rows/tree-row.js';
import { TreeClicks } from './pointer/tree-clicks.js';
import { TableProperties } from './table-properties.js';
import type { TreeTableHost } from './tree-table-host.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { LoadChildren } from './children/load-children.js';
import type { HierarchyTableFields } from './property-values.js';

export type * from './hierarchy-table-events.js';
export type { TableView } from '../grid/rows/table-view.js';
export type { TableColumnSetting } from '../grid/columns/column-settings-model.js';
export type { TableColumn } from '../grid/columns/column.js';
export type { LoadChildren } from './children/load-children.js';
export type { HierarchyTableFields } from './property-values.js';
export type { Sorting } from '../../core/table/sort-keys.js';
export type { Expanded } from '../../core/tree/tree-table-state.js';

const TAG = 'dass-hierarchy-table';

/** Delay after the last change of the filter until the number of matches is announced. */
const ANNOUNCE_DELAY_MS = 500;

/**
 * A tree grid for hierarchical rows. Accepts a flat list with parent ids, nested `children`, or both, also with 100,000
 * rows and more. Each row is shown exactly once: a row whose parent is missing is shown as a root, and a cycle of
 * parents is broken at its first row. Both are marked, and reported by an event and in the console.
 *
 * The table is one tab stop and follows the APG treegrid pattern with focus on rows first. Right expands a row, then
 * moves into its cells; Left moves back, collapses the row, then moves to its parent. Up, Down, Page Up, Page Down,
 * Home, End and first letters move; in a cell, Home and End move to the first and the last cell of the row. `*` expands
 * all siblings, Alt with a digit expands to that level. Enter or F2 enters the first control of a cell, or activates the
 * row; Escape or F2 leaves the control. Ctrl+C copies the branch of the row for a spreadsheet.
 *
 * Space selects or deselects the row, Ctrl+Space also its descendants when `independent` is set. With `multiple`
 * selection, Shift with Up, Down, Page Up, Page Down, Home or End and Shift+Space give a range of rows the state of the
 * row at which it begins. Ctrl+A selects all rows that the filter includes, or deselects them when all are selected.
 *
 * Up from the first row moves to the header. Its first position expands and collapses all rows; Enter or Space sorts,
 * Shift with Left or Right resizes a column. The options button after the first heading, Shift+F10 or the menu key
 * opens a menu to expand to a level and to change the columns. When the active row disappears because of new rows or a
 * filter, no row is active: the arrow keys continue from its position, and `reveal()` makes another row active.
 * @summary A tree grid for hierarchical rows.
 * @fires {CustomEvent<DassHierarchyTableExpandDetail<Row>>} dass-expand - Fired when the user expands or collapses a row.
 * @fires {CustomEvent<DassHierarchyTableExpandAllDetail>} dass-expand-all - Fired when the user expands or collapses
 *   all rows, expands to a level, or expands all siblings of a row.
 * @fires {CustomEvent<DassHierarchyTableSortDetail>} dass-sort - Fired when the user has sorted by a column. The table
 *   sorts the rows itself.
 * @fires {CustomEvent<DassHierarchyTableRowClickDetail<Row>>} dass-row-click - Fired when the user clicks a row or presses
 *   Enter or F2 in it.
 * @fires {CustomEvent<DassHierarchyTableSelectRowsDetail<Row>>} dass-select-rows - Fired when the user changes the
 *   selection.
 * @fires {CustomEvent<DassHierarchyTableCopyDetail<Row>>} dass-copy - Fired when the user has copied a branch, or the
 *   browser refused it. Cancelable: when prevented, the table does not announce the result, so that the application can
 *   show it.
 * @fires {CustomEvent<DassHierarchyTableResizeColumnDetail>} dass-resize-column - Fired when the user has resized a
 *   column.
 * @fires {CustomEvent<DassHierarchyTableColumnsChangeDetail>} dass-columns-change - Fired when the user has shown,
 *   hidden, moved or resized a column, or reset the columns.
 * @fires {CustomEvent<TreeProblems>} dass-tree-problems - Fired after `rows` was set, when some rows do not fit into a
 *   tree. The detail has their keys.
 * @csspart frame - The frame around the table.
 * @csspart head - The header row.
 * @cssproperty [--dass-hierarchy-table-height=480px] - Maximum height of the table. It has no effect when the
 *   application sets the height (`block-size`) of the element.
 */
export class DassHierarchyTable extends TableProperties implements TreeTableHost {
  static override styles = [baseStyles, rowsStyles, gridStyles, gridStatesStyles, hierarchyTableStyles];
  static override readonly pageData = new PageData('rows');

  /** @internal */
  readonly state = new TreeTableState({ whenIdle, warn: (text) => warnOnce(TAG, text) });
  /** @internal */
  visibleColumns: readonly Column[] = [];
  /** @internal */
  arrangedColumns: readonly TableColumn[] = [];
  /** @internal */
  readonly columnWidths: ColumnWidths = new ColumnWidths(this);
  /** @internal */
  readonly stickyAncestors: StickyAncestors = new StickyAncestors(this);
  /** @internal */
  readonly gridFocus: GridFocus = new GridFocus(this, {
    idAt: (position) => this.#idAt(position),
    headerColumn: (column) => (column === -1 && !this.state.isExpandable ? 0 : column),
    firstColumn: -1,
  });
  /** @internal */
  readonly virtualRows: VirtualRows<TreeRow> = new VirtualRows<TreeRow>(this, {
    scroller: () => this.scroller,
    head: () => this.renderRoot.querySelector<HTMLElement>('.head'),
    count: () => this.state.tree.visibleCount,
    idPrefix: 'row-',
    numbering: 'table',
    alwaysRendered: () => this.gridFocus.visibleIndex,
    covered: (visibleIndex) => this.stickyAncestors.coveredAbove(visibleIndex),
    onRender: (view) => this.stickyAncestors.render(view),
    createRow: () => new TreeRow(),
    renderRow: (row, visibleIndex) => this.#renderRow(row, visibleIndex, this.gridFocus.activeColumnAt(visibleIndex)),
  });
  /** @internal */
  readonly commands: TreeCommands = new TreeCommands(this);
  /** @internal */
  readonly selectionCommands: SelectionCommands = new SelectionCommands(this);
  /** @internal */
  readonly lazy: LazyFeatures = new LazyFeatures(this);

  readonly #keyboard = createTreeKeyboard(this);
  readonly #pointer = new GridPointer(this);
  readonly #clicks = new TreeClicks(this);
  readonly #focusedControl = new FocusedControl(this);
  readonly #savedView: SavedView = new SavedView(this, {
    indexOf: (key) => this.state.tree.shape.indexOf(key),
    isIncomplete: () => this.isBusy,
  });
  readonly #announceMatches = debounce(() => {
    const { length } = this.state.matches;
    announce(length > 0 ? matchesText(length) : this.#emptyText);
  }, ANNOUNCE_DELAY_MS);
  #rowLayout: RowLayout = { columns: [], hasCheckbox: false, fits: this.columnWidths.fits };
  #hasCustomCells = false;
  /** `columns` and `columnSettings`, as the visible columns were made of them. */
  #columnSources: readonly [readonly unknown[] | undefined, readonly unknown[]] = [undefined, []];

  /** @internal */
  get scroller(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.rows');
  }

  /** @internal */
  get coveredRows(): number {
    return this.stickyAncestors.count;
  }

  /** @internal */
  get isRtl(): boolean {
    return this.matches(':dir(rtl)');
  }

  /** Keys of the expanded rows; read-only. */
  get expandedKeys(): readonly string[] {
    return this.state.expandedKeys;
  }

  /** Keys of the selected rows; read-only. */
  get selectedKeys(): readonly string[] {
    return this.state.selectedKeys;
  }

  /** Expands all rows that have children. Children that are loaded on demand are not loaded. */
  expandAll(): void {
    this.applyProperties();
    this.state.tree.setAllExpanded(true);
    this.rowsMoved();
  }

  /** Collapses all rows. */
  collapseAll(): void {
    this.applyProperties();
    this.state.tree.setAllExpanded(false);
    this.rowsMoved();
  }

  /**
   * Expands the rows of the first levels, so that a number of levels is visible, and collapses all others.
   * @param levels number of visible levels; 1 shows only the roots
   */
  expandToLevel(levels: number): void {
    this.applyProperties();
    this.state.tree.expandToLevel(levels);
    this.rowsMoved();
  }

  /**
   * Expands the ancestors of a row, scrolls to it and makes it the active row.
   * @param key the key of the row
   * @returns false when there is no row with this key, or the filter hides it
   */
  reveal(key: string | number): boolean {
    this.applyProperties();
    const visibleIndex = this.state.reveal(key);
    if (visibleIndex >= 0) this.gridFocus.moveTo({ visibleIndex, column: -1 });
    return visibleIndex >= 0;
  }

  /**
   * Loads the children of a row again with `loadChildren`. The present children stay until the new ones arrive.
   * Expanded descendants stay expanded if the new children have the same keys.
   * @param key the key of the row
   * @returns resolves with whether the children were loaded
   */
  async reloadChildren(key: string | number): Promise<boolean> {
    await this.updateComplete;
    this.applyProperties();
    return this.lazy.reloadChildren(key);
  }

  /** The active row and the rows in view, for `restoreView()`; read-only. */
  get view(): TableView {
    return this.#savedView.current;
  }

  /**
   * Restores the active row and the scroll position, for a user who returns to the page. Waits until there are rows.
   * Set `expanded` to the keys that were expanded. When the active row does not exist any more, the row at its index is
   * active. A key or a click of the user in the table ends the waiting. Does not move the focus.
   * @param view an earlier `view`, perhaps of another instance with the same rows
   * @returns resolves with whether the view was restored
   */
  restoreView(view: TableView): Promise<boolean> {
    return this.#savedView.restore(view);
  }

  /**
   * Moves the focus to the table.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.scroller?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.lazy.preloadWhenIdle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#announceMatches.cancel();
    this.state.stop();
    this.stickyAncestors.stop();
    this.lazy.stop();
  }

  /** @internal */
  applyProperties(): void {
    this.#updateColumns();
    const { state } = this;
    const restoreView = this.virtualRows.first > 0 ? anchorView(this) : undefined;
    const { rowsChanged, replaced, keysToLoad } = state.update(this.#stateProps());
    this.gridFocus.follow(replaced);
    this.#focusedControl.keepRows((key) => state.tree.shape.indexOf(key));
    if (!replaced) return;
    restoreView?.(replaced);
    const { shape } = state.tree;
    shape.release();
    if (!rowsChanged) return;
    this.lazy.stopLoadingChildren();
    this.lazy.loadChildrenOf(keysToLoad);
    if (shape.problems) this.lazy.reportProblems(shape);
  }

  /** @internal */
  rowsMoved(): void {
    this.gridFocus.follow();
    this.requestUpdate();
  }

  /** @internal */
  renderRow(row: TreeRow, visibleIndex: number): void {
    this.#renderRow(row, visibleIndex, undefined);
  }

  /** @internal */
  fire<Type extends keyof DassHierarchyTableEvents>(
    type: Type,
    detail: DassHierarchyTableEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, ...options }));
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#focusedControl.remember();
    this.applyProperties();
    if (changed.has('loadChildren') && this.loadChildren) this.lazy.preloadChildrenLoader();
    if (changed.has('filter') && this.hasUpdated) this.#announceMatches();
  }

  /** Renders the header; then the widths are written, and `VirtualRows` measures and renders the rows. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.columnWidths.apply();
  }

  protected override firstUpdated(): void {
    this.lazy.preloadWhenIdle();
  }

  protected override updated(): void {
    this.#focusedControl.restore();
    this.#savedView.updated();
    this.gridFocus.revealMoved();
  }

  protected override render() {
    const { state, gridFocus, sorting } = this;
    const emptyText = this.#emptyText;
    const { hasCheckbox } = this.#rowLayout;
    return html`<div class="frame" part="frame">
      <div
        class=${`rows${hasCheckbox ? ' selectable' : ''}${emptyText ? ' without-rows' : ''}`}
        role="treegrid"
        tabindex="0"
        aria-label=${textOr(this.label, msg('Hierarquia', { id: 'dassTreeUnnamed' }))}
        aria-rowcount=${state.tree.visibleCount + 1}
        aria-busy=${this.isBusy ? 'true' : nothing}
        aria-multiselectable=${hasCheckbox ? 'true' : nothing}
        aria-activedescendant=${gridFocus.activeId ?? nothing}
        @keydown=${this.#keyboard.handleKeyDown}
        @click=${this.#clicks.handleClick}
        @pointerdown=${this.#pointer.handlePointerDown}
        @focusin=${this.#pointer.handleFocusIn}
        @focusout=${this.#pointer.handleFocusOut}
      >
        ${renderHeader({
          columns: this.visibleColumns,
          sorting,
          selectionState: hasCheckbox ? state.selection?.overallState : undefined,
          isAllExpanded: state.isExpandable ? state.isAllExpanded : undefined,
          isLoading: state.loadedChildren.isLoading,
          activeColumn: gridFocus.headerColumn,
        })}
      </div>
      ${emptyText ? html`<p class="empty">${emptyText}</p>` : nothing}
    </div>`;
  }

  get #emptyText(): string {
    if (this.state.tree.visibleCount > 0) return '';
    if (this.isBusy) return msg('Carregando…', { id: 'dassTreeLoading' });
    return this.state.tree.count === 0
      ? msg('Nenhuma linha', { id: 'dassTreeNone' })
      : msg('Nenhuma linha corresponde ao filtro', { id: 'dassTreeNoMatch' });
  }

  #stateProps(): TreeTableProps {
    const { rows, expanded, selection, selected, independent, filter, sorting } = this;
    return {
      ...{ rows, expanded, selection, selected, independent, filter, sorting },
      fields: completeFields(this.fields),
      columns: this.visibleColumns,
      loadsChildren: this.loadChildren !== undefined,
      language: getLanguage(),
    };
  }

  /** Makes the visible columns, when `columns` or `columnSettings` have changed. */
  #updateColumns(): void {
    const [columns, settings] = this.#columnSources;
    if (!isSameColumns(columns, this.columns) || settings !== this.columnSettings) {
      this.arrangedColumns = arrangeColumns(readColumns(this.columns), this.columnSettings);
      this.visibleColumns = createColumns(TAG, this.arrangedColumns, completeFields(this.fields).id);
    }
    this.#columnSources = [this.columns, this.columnSettings];
    const hasCheckbox = this.selection === 'multiple';
    this.#hasCustomCells = this.visibleColumns.some(({ isCustom }) => isCustom);
    this.#rowLayout = { columns: this.visibleColumns, hasCheckbox, fits: this.columnWidths.fits };
  }

  #renderRow(row: TreeRow, visibleIndex: number, activeColumn: number | undefined): void {
    const options = { activeColumn, needsKey: this.#hasCustomCells, orphanLabel: this.orphanLabel };
    row.update(this.#rowLayout, rowViewAt(this.state, visibleIndex, options));
  }

  #idAt({ visibleIndex, column }: GridPosition): string | undefined {
    if (visibleIndex >= 0) return column < 0 ? this.virtualRows.idOf(visibleIndex) : 'active-cell';
    if (column >= 0) return `head-${column}`;
    return column === OPTIONS_COLUMN ? 'options' : 'toggle-all';
  }
}

/** The element with the application's type of a row. */
export type TypedHierarchyTable<Row extends object = object> = TypedElement<
  DassHierarchyTable,
  {
    rows: readonly Row[];
    columns: NoInfer<readonly TableColumn<Row>[]>;
    fields: NoInfer<HierarchyTableFields<Row>>;
    loadChildren?: NoInfer<LoadChildren<Row>>;
  },
  DassHierarchyTableEvents<Row>
>;

define('dass-hierarchy-table', DassHierarchyTable);

declare global {
  interface HTMLElementTagNameMap {
    'dass-hierarchy-table': DassHierarchyTable;
  }
}

import { html, nothing, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import type { DataSource } from '../../core/data/data-source.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import { PageData } from '../../base/data/page-data.js';
import { define } from '../../base/registration.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { FilterableTableColumn } from '../filters/filterable-columns.js';
import { kindCellsStyles } from '../grid/columns/kind-cells.styles.js';
import { foundText } from '../grid/grid-element.js';
import { rowStatesStyles } from '../grid/row-states.styles.js';
import type { RowActions } from '../grid/grid-properties.js';
import {
  type LoadChildren,
  HierarchyTableProperties,
  type HierarchyTableFields,
} from './hierarchy-table-properties.js';
import { renderHeader } from './render-header.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import { hierarchyTableStyles } from './hierarchy-table.styles.js';
import { TreeKeyboard } from './tree-keyboard.js';
import { TreePointer } from './tree-pointer.js';
import { TreeFeatures } from './tree-features.js';
import { TreeGrid } from './tree-grid.js';

export type * from './hierarchy-table-events.js';
export type { RowAction, RowActions, TableView } from '../grid/grid-properties.js';
export type { TableColumnSetting } from '../grid/columns/grid-columns-model.js';
export type { TableColumn } from '../grid/columns/column.js';
export type { FilterKind } from '../../core/table/column-filters.js';
export type { ColumnKind, EditableTableColumn } from '../editing/editable-columns.js';
export type { FilterableTableColumn, FilterValue, FilterValues } from '../filters/filterable-columns.js';
export type { LoadChildren, HierarchyTableFields } from './hierarchy-table-properties.js';
export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../../core/data/data-source.js';
export type { Sorting } from '../../core/table/sorting/sort-keys.js';
export type { Expanded } from '../../core/tree/tree-table-state.js';

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
 * In an editable cell, Enter, F2, a double click or typing begins to edit. Enter commits and moves down, Shift+Enter up, Ctrl+Enter stays; Tab
 * and Shift+Tab commit and edit the next or previous editable cell; Escape gives up. A refused value stays in the editor
 * with its reason. Space changes a checkbox or a toggle. Delete clears, Ctrl+D fills down, Ctrl+Z undoes, Ctrl+Y redoes, and
 * Ctrl+V pastes a block from a spreadsheet from the active cell on. With `cellSelection`, Shift with the arrow keys, Page Up,
 * Page Down, Home or End selects a range of cells of the visible rows, with Ctrl to the edge of the table; Ctrl+C copies it.
 * Ctrl+D and the fill handle copy values, numbers and dates, too; Escape cancels a drag of the handle.
 *
 * Space selects or deselects the row, Ctrl+Space also its descendants when `independent` is set. With `multiple`
 * selection, Shift with Up, Down, Page Up, Page Down, Home or End and Shift+Space give a range of rows the state of the
 * row at which it begins. Ctrl+A selects all rows that the filter includes, or deselects them when all are selected.
 *
 * With `renderDetails`, a button between the expander and the text or Alt+Enter opens the details of the row. Tab moves on
 * into them, Escape returns to the row.
 *
 * With `dataSource`, only blocks of rows around the view are loaded: roots, and children of expanded rows. A row that is not
 * loaded has a skeleton and is announced as loading. Rows that could not be loaded say so in their place, with a button; Enter
 * in them retries, too.
 *
 * Up from the first row moves to the header. Its first position expands and collapses all rows; Enter or Space sorts,
 * Shift with Left or Right resizes a column, Ctrl+Shift with Left or Right moves it, Alt+Down opens its filter. The options button after the first
 * heading opens a menu to expand to a level and to change the columns. Shift+F10, the menu key, a right click or a long press
 * opens the context menu of a heading or a row, with what the keys do to cells (copy, paste, fill down, clear, undo, redo); a heading is also moved by dragging it, with a finger after a long press. When the active row disappears because of new rows or a
 * filter, no row is active: the arrow keys continue from its position, and `reveal()` makes another row active.
 * @summary A tree grid for hierarchical rows.
 * @fires {CustomEvent<DassHierarchyTableExpandDetail<Row>>} dass-expand - Fired when the user expands or collapses a row.
 * @fires {CustomEvent<DassHierarchyTableExpandAllDetail>} dass-expand-all - Fired when the user expands or collapses
 *   all rows, expands to a level, or expands all siblings of a row.
 * @fires {CustomEvent<DassHierarchyTableSortDetail>} dass-sort - Fired when the user has sorted by a column. The table
 *   sorts the rows itself.
 * @fires {CustomEvent<DassHierarchyTableFiltersDetail>} dass-filters - Fired when the user has set or removed filters of
 *   columns.
 * @fires {CustomEvent<DassHierarchyTableFilterChangeDetail>} dass-filter-change - Fired when the user has taken the nearest words
 *   that the table offers where `filter` finds nothing. The table has set `filter` itself: write it into your field, too.
 * @fires {CustomEvent<DassHierarchyTableRowClickDetail<Row>>} dass-row-click - Fired when the user clicks a row or presses
 *   Enter or F2 in it.
 * @fires {CustomEvent<DassHierarchyTableSelectRowsDetail<Row>>} dass-select-rows - Fired when the user changes the
 *   selection.
 * @fires {CustomEvent<DassHierarchyTableDetailsDetail<Row>>} dass-details - Fired when the user has opened or closed the
 *   details of a row.
 * @fires {CustomEvent<DassHierarchyTableCellChangeDetail<Row>>} dass-cell-change - Fired when the user changes the value of
 *   one cell. Cancelable: when prevented, a checkbox or a toggle keeps its value, and an editor stays open with the reason of
 *   `refuse()`. The cell shows the new value until `rows` has another object for the row.
 * @fires {CustomEvent<DassHierarchyTableCellsChangeDetail<Row>>} dass-cells-change - Fired when the user changes several
 *   cells at once, and when he undoes or redoes that. Cancelable: when prevented, all cells keep their values.
 * @fires {CustomEvent<DassHierarchyTableRowActionDetail<Row>>} dass-row-action - Fired when the user chooses an entry of
 *   `rowActions` in the context menu of a row.
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
export class DassHierarchyTable extends HierarchyTableProperties {
  static override styles = [...super.styles, kindCellsStyles, rowStatesStyles, hierarchyTableStyles];
  static override readonly pageData = new PageData('rows');

  declare protected readonly grid: TreeGrid;
  declare protected readonly features: TreeFeatures;
  readonly #keyboard = new TreeKeyboard(this.grid, this.features);
  readonly #pointer = new TreePointer(this.grid, this.features);

  /** Keys of the expanded rows; read-only. */
  get expandedKeys(): readonly string[] {
    return this.grid.state.expandedKeys;
  }

  /** Expands all rows that have children. Children that are loaded on demand are not loaded. */
  expandAll(): void {
    this.grid.command((rows) => rows.setAllExpanded(true));
  }

  /** Collapses all rows. */
  collapseAll(): void {
    this.grid.command((rows) => rows.setAllExpanded(false));
  }

  /**
   * Expands the rows of the first levels, so that a number of levels is visible, and collapses all others.
   * @param levels number of visible levels; 1 shows only the roots
   */
  expandToLevel(levels: number): void {
    this.grid.command((rows) => rows.expandToLevel(levels));
  }

  /**
   * Expands the ancestors of a row, scrolls to it and makes it the active row.
   * @param key the key of the row
   * @returns false when there is no row with this key, or the filter hides it
   */
  reveal(key: string | number): boolean {
    this.grid.applyProperties();
    const visibleIndex = this.grid.state.reveal(key);
    if (visibleIndex >= 0) this.grid.moveTo({ visibleIndex, column: -1 });
    return visibleIndex >= 0;
  }

  /**
   * Scrolls to a cell, expanding the ancestors of its row, makes it active and begins to edit it, as F2 does. A checkbox or a toggle only becomes active and gets
   * the focus. A value that is being edited is committed first.
   * @param key the key of the row
   * @param column the name of the column
   * @returns resolves with whether the user can edit the cell now: false when there is no such row or column, the filter
   * hides the row, the cell cannot be edited, or the value that is being edited is refused
   */
  async editCell(key: string | number, column: string): Promise<boolean> {
    if (!this.isConnected) return false;
    await this.updateComplete;
    this.grid.applyProperties();
    return this.features.editCell(key, column);
  }

  /**
   * Whether the editor of a cell is open: what is typed there is in no `dass-cell-change` yet. An application that leaves the
   * page calls `commitEdit()` first, while it still hears the events.
   */
  get isEditing(): boolean {
    return this.features.isEditing;
  }

  /**
   * Commits the value of the cell that is being edited, as Enter does, for example before a form is saved.
   * @returns resolves with false when the value is refused: the editor stays open with the reason and gets the focus.
   * Otherwise true, also when no cell is being edited
   */
  commitEdit(): Promise<boolean> {
    return this.features.commitEdit();
  }

  /**
   * Loads the children of a row again with `loadChildren`. The present children stay until the new ones arrive.
   * Expanded descendants stay expanded if the new children have the same keys.
   * @param key the key of the row
   * @returns resolves with whether the children were loaded
   */
  async reloadChildren(key: string | number): Promise<boolean> {
    await this.updateComplete;
    this.grid.applyProperties();
    return this.grid.children.reload(key);
  }

  /** With `dataSource`: loads the rows again that are in view, and the others when they come into view. */
  refreshRows(): void {
    this.grid.source?.refresh();
  }

  protected override createGrid(): TreeGrid {
    return new TreeGrid(this, this.emit.bind(this));
  }

  protected override createFeatures(): TreeFeatures {
    return new TreeFeatures(this.grid);
  }

  protected override get matchesText(): string | undefined {
    const { source, state, memory, awaitsSource } = this.grid;
    if (awaitsSource) return undefined;
    if (source?.hasFailed) return '';
    const count = source ? (source.total ?? state.visibleCount) : memory.matches.length;
    return count > 0 ? foundText(count) : this.#emptyText;
  }

  protected override get nothingFoundIn(): SearchedList | undefined {
    return this.grid.source ? undefined : this.grid.memory.rowFilter.searched;
  }

  protected override get searched(): string | undefined {
    const { activeFilters, awaitsFilters } = this.grid;
    return awaitsFilters ? undefined : [this.filter, JSON.stringify(activeFilters)].join('\n');
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.dataSource) this.features.prepareSource();
    super.willUpdate(changed);
    if (changed.has('loadChildren') && this.loadChildren) this.grid.children.preload();
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.features.prepareEditing();
    this.features.prepareFilters();
    this.features.prepareDetails();
  }

  protected override render() {
    const { state, memory, source, isSourceLoading, headings, columnCount, focus, hasCheckbox, activeId } = this.grid;
    const { filterBar } = this.features;
    const emptyText = this.#emptyText;
    return html`${filterBar?.render()}
      <div class="frame" part="frame">
        <div
          class=${`rows${hasCheckbox ? ' selectable' : ''}${emptyText ? ' without-rows' : ''}`}
          role="treegrid"
          tabindex="0"
          aria-label=${textOr(this.label, msg('Hierarquia', { id: 'dassTreeUnnamed' }))}
          aria-rowcount=${this.dataSource && source?.total === undefined ? -1 : state.visibleCount + 1}
          aria-colcount=${columnCount ?? nothing}
          aria-busy=${this.isBusy || isSourceLoading ? 'true' : nothing}
          aria-multiselectable=${hasCheckbox || this.cellSelection ? 'true' : nothing}
          aria-activedescendant=${activeId ?? nothing}
          @keydown=${this.#keyboard.handleKeyDown}
          @click=${this.#pointer.handleClick}
          @dblclick=${this.#pointer.handleDoubleClick}
          @pointerdown=${this.#pointer.handlePointerDown}
          @focusin=${this.#pointer.handleFocusIn}
          @focusout=${this.#pointer.handleFocusOut}
        >
          ${renderHeader({
            headings,
            filterBar,
            sorting: this.sorting,
            selectionState: hasCheckbox ? state.overallSelection : undefined,
            isAllExpanded: state.isExpandable ? state.isAllExpanded : undefined,
            isLoading: memory.loadedChildren.isLoading,
            activeColumn: focus.headerColumn,
          })}
        </div>
        ${source?.renderFailure() ?? (emptyText ? html`<p class="empty">${emptyText}${this.grid.awaitsFilters ? nothing : [this.suggestion.render(), filterBar?.renderClear()]}</p>` : nothing)}
      </div>`;
  }

  get #emptyText(): string {
    const { state, source, awaitsSource, awaitsFilters } = this.grid;
    if (state.visibleCount > 0) return '';
    if (this.isBusy || awaitsSource || awaitsFilters) return msg('Carregando…', { id: 'dassTreeLoading' });
    return state.count === 0 && !(source && (this.filter || this.filters.length > 0))
      ? msg('Nenhuma linha', { id: 'dassTreeNone' })
      : msg('Nenhuma linha corresponde ao filtro', { id: 'dassTreeNoMatch' });
  }
}

/** The element with the application's type of a row. */
export type TypedHierarchyTable<Row extends object = object> = TypedElement<
  DassHierarchyTable,
  {
    rows: readonly Row[];
    columns: NoInfer<readonly FilterableTableColumn<Row>[]>;
    fields: NoInfer<HierarchyTableFields<Row>>;
    loadChildren?: NoInfer<LoadChildren<Row>>;
    dataSource?: DataSource<Row>;
    rowActions?: RowActions<Row>;
    renderDetails?: (row: Row) => unknown;
  },
  DassHierarchyTableEvents<Row>
>;

define('dass-hierarchy-table', DassHierarchyTable);

declare global {
  interface HTMLElementTagNameMap {
    'dass-hierarchy-table': DassHierarchyTable;
  }
}

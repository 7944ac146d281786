import { html, nothing, type PropertyValues } from 'lit';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { define } from '../../base/registration.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { DataSource } from '../../core/data/data-source.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import type { FieldName } from '../../core/util/field-name.js';
import { kindCellsStyles } from '../grid/columns/kind-cells.styles.js';
import { foundText } from '../grid/grid-element.js';
import { rowStatesStyles } from '../grid/row-states.styles.js';
import type { RowActions } from '../grid/grid-properties.js';
import type { DataTableColumn } from './data-columns.js';
import { MAX_CARD_LINES } from './card-layout.js';
import { DataFeatures } from './data-features.js';
import { DataGrid } from './data-grid.js';
import type { DassDataTableEvents, ExportFormat } from './data-table-events.js';
import { DataTableProperties, type LoadRows } from './data-table-properties.js';
import { dataTableStyles, cardsStyles } from './data-table.styles.js';
import { renderHeader, emptyTextOf, renderFooter, renderState, type TableStates } from './render-data-table.js';
import { DataKeyboard } from './data-keyboard.js';
import { DataPointer } from './data-pointer.js';

export type * from './data-table-events.js';
export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../../core/data/data-source.js';
export type { Sorting } from '../../core/table/sorting/sort-keys.js';
export type { TableColumnSetting } from '../grid/columns/grid-columns-model.js';
export type { SummaryKind } from '../../core/table/column-summary.js';
export type { RowAction, RowActions, TableView } from '../grid/grid-properties.js';
export type { FilterKind } from '../../core/table/column-filters.js';
export type { ColumnKind, DataTableColumn, FilterValue, FilterValues } from './data-columns.js';
export type { LoadRows, RowsAnswer, RowsRequest } from './data-table-properties.js';

/**
 * A table of records, also of 100,000 rows and more. The user sorts by one column or several, selects rows, resizes,
 * moves and hides columns, edits cells, and copies rows for a spreadsheet. On a phone, each row is a card. While the page is printed, the first 2,000 rows are shown.
 *
 * The table is one tab stop and follows the APG grid pattern: the arrow keys, Home, End, Page Up, Page Down and first
 * letters move from cell to cell, Ctrl+Home and Ctrl+End to the first and the last one. Enter or F2 changes an editable
 * cell, enters the first control of a cell, or activates the row; Escape or F2 leaves the control. Ctrl+C copies the
 * selected rows, or the active one.
 *
 * In an editable cell, Enter, F2, a double click or typing begins to edit. Enter commits and moves down, Shift+Enter up, Ctrl+Enter stays; Tab
 * and Shift+Tab commit and edit the next or previous editable cell; Escape gives up. A refused value stays in the editor
 * with its reason. Delete clears, Ctrl+D fills down, Ctrl+Z undoes, Ctrl+Y redoes, and Ctrl+V pastes a block from a
 * spreadsheet from the active cell on. With `cellSelection`, Shift with the arrow keys, Page Up, Page Down, Home or End
 * selects a range of cells, with Ctrl to the edge of the table; Ctrl+C copies it. Ctrl+D and the fill handle copy values,
 * numbers and dates, too; Escape cancels a drag of the handle.
 *
 * Space changes a checkbox or a toggle in a cell; in other cells, and in any cell with Ctrl, it selects or deselects the row. With
 * `multiple` selection, Shift with Up, Down, Page Up or Page Down, Ctrl+Shift+Home, Ctrl+Shift+End and Shift+Space give a
 * range of rows the state of the row at which it begins. Ctrl+A selects all rows that the filter includes, or deselects
 * them when all are selected.
 *
 * With `renderDetails`, a button in the first cell or Alt+Enter opens the details of the row. Tab moves on into
 * them, Escape returns to the row.
 *
 * With `dataSource`, only blocks of rows around the view are loaded, of 10,000,000 and more. A row that is not loaded has a
 * skeleton and is announced as loading. Rows that could not be loaded say so in their place, with a button; Enter in them
 * retries, too. Ctrl+A selects all rows without loading them.
 *
 * Up from the first row moves to the header: Enter or Space sorts, with Shift or Ctrl it adds the column to the sorting,
 * Shift with Left or Right resizes it, Ctrl+Shift with
 * Left or Right moves it, Alt+Down opens its filter. The options button after the first heading opens a menu to sort and to
 * change the columns. Shift+F10, the menu key, a right click or a long press opens the context menu of a heading or a row,
 * with what the keys do to cells (copy, paste, fill down, clear, undo, redo); a heading is also moved by dragging it, with a finger after a long press. When the active row disappears because of new rows or a filter, no row is active,
 * and the arrow keys continue from its position.
 * @summary A table of records with sorting, selection and filter.
 * @fires {CustomEvent<DassDataTableSortDetail>} dass-sort - Fired when the user has sorted. The table sorts the rows
 *   itself, unless `externalSorting` is set.
 * @fires {CustomEvent<DassDataTableFiltersDetail>} dass-filters - Fired when the user has set or removed filters of
 *   columns.
 * @fires {CustomEvent<DassDataTableFilterChangeDetail>} dass-filter-change - Fired when the user has taken the nearest words
 *   that the table offers where `filter` finds nothing. The table has set `filter` itself: write it into your field, too.
 * @fires {CustomEvent<DassDataTableRowDetail<Row>>} dass-row-click - Fired when the user clicks a row, but not its checkbox or
 *   its controls. With `multiple` selection, a click with Shift or Ctrl selects the row instead.
 * @fires {CustomEvent<DassDataTableRowDetail<Row>>} dass-row-activate - Fired when the user double-clicks a row or presses
 *   Enter or F2 in it. A double click fires `dass-row-click` before.
 * @fires {CustomEvent<DassDataTableSelectRowsDetail<Row>>} dass-select-rows - Fired when the user changes the selection.
 * @fires {CustomEvent<DassDataTableDetailsDetail<Row>>} dass-details - Fired when the user has opened or closed the details
 *   of a row.
 * @fires {CustomEvent<DassDataTableRowActionDetail<Row>>} dass-row-action - Fired when the user chooses an entry of
 *   `rowActions` in the context menu of a row.
 * @fires {CustomEvent<DassDataTableCellChangeDetail<Row>>} dass-cell-change - Fired when the user changes the value of one
 *   cell. Cancelable: when prevented, a checkbox or a toggle keeps its value, and an editor stays open with the reason of
 *   `refuse()`. The cell shows the new value until `rows` has another object for the row.
 * @fires {CustomEvent<DassDataTableCellsChangeDetail<Row>>} dass-cells-change - Fired when the user changes several cells at
 *   once, and when he undoes or redoes that. Cancelable: when prevented, all cells keep their values.
 * @fires {CustomEvent<DassDataTableCopyDetail<Row>>} dass-copy - Fired when the user has copied rows, or the browser refused
 *   it. Cancelable: when prevented, the table does not announce the result, so that the application can show it.
 * @fires {CustomEvent<DassDataTableExportDetail>} dass-export - Fired when the user has exported the rows by the options
 *   menu. Cancelable: when prevented, the browser does not save the file.
 * @fires {CustomEvent<DassDataTableResizeColumnDetail>} dass-resize-column - Fired when the user has resized a column.
 * @fires {CustomEvent<DassDataTableColumnsChangeDetail>} dass-columns-change - Fired when the user has shown, hidden,
 *   moved or resized a column, or reset the columns.
 * @fires {CustomEvent<undefined>} dass-retry - Fired when the user presses the retry button of a failure. The
 *   table calls `loadRows` again itself.
 * @slot footer - Content of the footer, after the number of rows.
 * @csspart frame - The frame around the table.
 * @csspart head - The header row.
 * @csspart footer - The footer.
 * @csspart selected-count - The number of selected rows in the footer.
 * @cssproperty [--dass-data-table-height=480px] - Maximum height of header and rows. It has no effect when the
 *   application sets the height (`block-size`) of the element.
 */
export class DassDataTable extends DataTableProperties {
  static override styles = [...super.styles, kindCellsStyles, rowStatesStyles, dataTableStyles, cardsStyles];
  static override readonly pageData = new PageData('rows');

  declare protected readonly grid: DataGrid;
  declare protected readonly features: DataFeatures;
  readonly #keyboard = new DataKeyboard(this.grid, this.features);
  readonly #pointer = new DataPointer(this.grid, this.features);

  /** The selected rows, also those that the filter hides, in the order of `rows`; read-only. */
  get selectedRows(): readonly object[] {
    return this.grid.state.selectedRows;
  }

  /**
   * Scrolls to a row and makes it the active row.
   * @param key the key of the row
   * @returns false when there is no row with this key, or the filter hides it
   */
  reveal(key: string | number): boolean {
    const { grid } = this;
    const visibleIndex = this.visibleIndexOf(key);
    if (visibleIndex >= 0) grid.moveTo({ visibleIndex, column: 0 });
    return visibleIndex >= 0;
  }

  /** The number of rows that the filter includes; read-only. */
  get visibleCount(): number {
    this.grid.applyProperties();
    this.grid.state.finishSearch();
    return this.grid.state.visibleCount;
  }

  /**
   * Finds a row among those that the filter includes, in the order in which the table shows them.
   * @param key the key of the row
   * @returns its index from 0; -1 when there is no row with this key, or the filter hides it
   */
  visibleIndexOf(key: string | number): number {
    this.grid.applyProperties();
    this.grid.state.finishSearch();
    return this.grid.state.visibleIndexOf(this.grid.indexOf(key));
  }

  /**
   * Finds the row at an index among those that the filter includes, for example to go to the next one.
   * @param index as `visibleIndexOf()` returns it
   * @returns the key of the row; undefined when there is none, or it is not loaded
   */
  visibleKeyAt(index: number): string | undefined {
    const { grid } = this;
    grid.applyProperties();
    grid.state.finishSearch();
    const rowIndex = grid.state.rowIndexAt(index);
    return rowIndex >= 0 && grid.state.isLoaded(rowIndex) ? grid.state.keyOf(rowIndex) : undefined;
  }

  /**
   * Scrolls to a cell, makes it active and begins to edit it, as F2 does. A checkbox or a toggle only becomes active and gets
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
    this.grid.state.finishSearch();
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
   * Writes the rows that the filter includes into a file, in their order, with the visible columns; of `loadRows` those
   * that are loaded; of `dataSource` all, which are loaded in parts and not kept. Numbers and dates are exported as such, without `format`; other cells as their texts. CSV has the
   * separator and the decimal sign of the language, and starts no formula. Of many rows, the table shows the progress,
   * and the user can stop.
   * @param options `format`: `csv` (default) or `xlsx`; `fileName`, without its extension: by default the label of the
   * table; `save`: whether the browser saves the file. Default: `true`
   * @returns resolves with the file; undefined when the user has stopped, or it could not be written: a notice says so
   */
  exportRows(options: ExportOptions = {}): Promise<File | undefined> {
    const { format, fileName, save = true } = Object(options) as ExportOptions;
    this.grid.applyProperties();
    const name = typeof fileName === 'string' && fileName ? fileName : resolveText(this.label);
    return this.features.exportRows(format === 'xlsx' ? 'xlsx' : 'csv', name, save);
  }

  /**
   * With `dataSource`: whether all rows that the search includes are selected, except `selectionExceptions`; read-only.
   * `selectedRows` and `selectedKeys` are then empty.
   */
  get selectedAll(): boolean {
    return this.grid.source?.rows.isAllSelected ?? false;
  }

  /** The keys of the rows that are not selected while `selectedAll` is true; otherwise empty. Read-only. */
  get selectionExceptions(): readonly string[] {
    return this.grid.source?.rows.exceptions ?? [];
  }

  /** With `dataSource`: loads the rows again that are in view, and the others when they come into view. */
  refreshRows(): void {
    this.grid.source?.refresh();
  }

  protected override createGrid(): DataGrid {
    return new DataGrid(this, this.emit.bind(this));
  }

  protected override createFeatures(): DataFeatures {
    return new DataFeatures(this.grid);
  }

  protected override get matchesText(): string | undefined {
    if (this.grid.awaitsSource) return undefined;
    return emptyTextOf(this.#states) ?? foundText(this.grid.state.visibleCount);
  }

  protected override get nothingFoundIn(): SearchedList | undefined {
    return this.grid.source ? undefined : this.grid.memory.searched;
  }

  protected override get searched(): string | undefined {
    const { activeFilters, awaitsFilters } = this.grid;
    if (awaitsFilters) return undefined;
    return [this.filter, ...this.filterFields, JSON.stringify(activeFilters)].join('\n');
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('rows') || changed.has('loadRows')) this.grid.furtherRows.reset();
    if (this.dataSource) this.features.prepareSource();
    super.willUpdate(changed);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { scroller, columns } = this.grid;
    this.features.prepareEditing();
    this.features.prepareFilters();
    this.features.prepareDetails();
    if (columns.visible.some(({ summaries }) => summaries.length > 0)) this.features.prepareSummaries();
    scroller?.style.setProperty('--_lines', String(Math.min(columns.visible.length, MAX_CARD_LINES)));
  }

  protected override render() {
    const { sorting } = this;
    const { filterBar } = this.features;
    const { state, headings, columnCount, focus, furtherRows, source, hasCheckbox, hasCards, hasLongTitles, activeId } =
      this.grid;
    const states = this.#states;
    const isEmpty = emptyTextOf(states) !== undefined;
    return html`<div class="width"></div>
      ${filterBar?.render()}
      <div class="frame" part="frame">
        <div
          class=${`rows${hasCheckbox ? ' selectable' : ''}${isEmpty ? ' without-rows' : ''}${hasCards ? ' cards' : ''}${hasLongTitles ? ' long-titles' : ''}`}
          role="grid"
          tabindex="0"
          aria-label=${textOr(this.label, msg('Tabela', { id: 'dassTableUnnamed' }))}
          aria-rowcount=${this.#isCountKnown ? state.visibleCount + 1 : -1}
          aria-colcount=${columnCount ?? nothing}
          aria-busy=${this.isBusy || state.isSearching || this.grid.isSourceLoading ? 'true' : nothing}
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
            sorting,
            selectionState: hasCheckbox ? state.overallSelection : undefined,
            activeColumn: focus.headerColumn,
            hasCards,
          })}
        </div>
        ${renderState(states)}
        ${
          this.hideFooter
            ? nothing
            : renderFooter({
                ...states,
                selectedCount: state.selectedCount,
                furtherRows,
                summaries: this.grid.summaries,
                total: source ? source.total : furtherRows.total,
                isCountKnown: !source || source.total !== undefined,
                hasMoreButton: !source && furtherRows.hasMore && state.isFiltered,
              })
        }
      </div>`;
  }

  /** Whether the number of all rows is known. */
  get #isCountKnown(): boolean {
    const { source, furtherRows } = this.grid;
    return source ? source.total !== undefined : !furtherRows.hasMore;
  }

  get #states(): TableStates {
    const { state, furtherRows, source } = this.grid;
    const { count, visibleCount, isSearching } = state;
    const hasFailed = count === 0 && (source ? source.hasFailed : furtherRows.status === 'failed');
    const isAwaited = this.dataSource ? this.grid.awaitsSource : furtherRows.hasMore && furtherRows.status !== 'failed';
    const retry = (): void => {
      this.emit('dass-retry', undefined);
      if (source) source.retry();
      else if (furtherRows.status === 'failed') void furtherRows.load();
    };
    return {
      ...{ count, visibleCount, isSearching, hasFailed, retry },
      isQueried: source !== undefined && (this.filter !== '' || this.filters.length > 0),
      filterBar: this.features.filterBar,
      suggestion: this.suggestion,
      isBusy: this.isBusy || this.grid.awaitsFilters || (count === 0 && isAwaited),
      error: this.error,
    };
  }
}

/** Options of `exportRows()`. */
export interface ExportOptions {
  /** The kind of file. Default: `csv`. */
  readonly format?: ExportFormat | undefined;
  /** Name of the file without its extension. Default: the label of the table. */
  readonly fileName?: string | undefined;
  /** Whether the browser saves the file. Default: `true`. */
  readonly save?: boolean | undefined;
}

/** The element with the application's type of a row. */
export type TypedDataTable<Row extends object = object> = TypedElement<
  DassDataTable,
  {
    rows: readonly Row[];
    columns: NoInfer<readonly DataTableColumn<Row>[]>;
    rowKey: NoInfer<FieldName<Row>>;
    dataSource?: DataSource<Row>;
    loadRows?: LoadRows<Row>;
    rowActions?: RowActions<Row>;
    renderDetails?: (row: Row) => unknown;
    readonly selectedRows: readonly Row[];
  },
  DassDataTableEvents<Row>
>;

define('dass-data-table', DassDataTable);

declare global {
  interface HTMLElementTagNameMap {
    'dass-data-table': DassDataTable;
  }
}

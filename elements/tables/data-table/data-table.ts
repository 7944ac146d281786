import { html, nothing, type PropertyValues } from 'lit';
import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { whenIdle } from '../../base/loading/idle.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { warnOnce } from '../../base/warnings/warn.js';
import { TableState, type TableProps } from '../../core/table/table-state.js';
import { debounce } from '../../core/util/debounce.js';
import { ColumnWidths } from '../grid/columns/column-widths.js';
import { isSameColumns } from '../grid/columns/columns.js';
import { SelectionCommands } from '../grid/commands/selection-commands.js';
import { gridStatesStyles } from '../grid/grid-states.styles.js';
import { gridStyles } from '../grid/grid.styles.js';
import { GridFocus } from '../grid/keyboard/grid-focus.js';
import { OPTIONS_COLUMN, type GridPosition } from '../grid/keyboard/grid-position.js';
import { matchesText } from '../grid/matches-text.js';
import { GridPointer } from '../grid/pointer/grid-pointer.js';
import { anchorView } from '../grid/rows/anchor-view.js';
import { FocusedControl } from '../grid/rows/focused-control.js';
import { GridRow, type RowLayout } from '../grid/rows/grid-row.js';
import { SavedView } from '../grid/rows/saved-view.js';
import type { TableView } from '../grid/rows/table-view.js';
import {
  arrangeDataColumns,
  createDataColumns,
  type DataColumn,
  type DataTableColumn,
} from './columns/data-columns.js';
import { CellEdits } from './commands/cell-edits.js';
import { DataCommands } from './commands/data-commands.js';
import type { DassDataTableEvents } from './data-table-events.js';
import type { DataTableHost } from './data-table-host.js';
import { DataTableProperties } from './data-table-properties.js';
import { dataTableStyles } from './data-table.styles.js';
import { renderHeader } from './header/render-header.js';
import { createDataKeyboard } from './keyboard/data-keys.js';
import { firstColumnOf } from './keyboard/data-keys-model.js';
import { CardLayout } from './layout/card-layout.js';
import { cardsStyles } from './layout/cards.styles.js';
import { LazyFeatures } from './lazy-features.js';
import { DataClicks } from './pointer/data-clicks.js';
import { FurtherRows } from './rows/further-rows.js';
import { rowContentAt } from './rows/row-content.js';
import { emptyTextOf, renderFooter, renderState, type TableStates } from './states/render-states.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { FieldName } from '../../core/util/field-name.js';
import type { LoadRows } from './rows/load-rows.js';

export type * from './data-table-events.js';
export type { Sorting } from '../../core/table/sort-keys.js';
export type { TableColumnSetting } from '../grid/columns/column-settings-model.js';
export type { TableView } from '../grid/rows/table-view.js';
export type { ColumnKind, DataTableColumn } from './columns/data-columns.js';
export type { LoadRows, RowsAnswer, RowsRequest } from './rows/load-rows.js';

const TAG = 'dass-data-table';

/** Delay after the last change of the filter until the number of matches is announced. */
const ANNOUNCE_DELAY_MS = 500;

/** A card has at most this many lines: `cardsStyles` hides the other cells. */
const MAX_CARD_LINES = 12;

/**
 * A table of records, also of 100,000 rows and more. The user sorts by one column or several, selects rows, resizes,
 * moves and hides columns, changes checkboxes and toggles in their cells, and copies rows for a spreadsheet. On a phone,
 * each row is a card. While the page is printed, the first 2,000 rows are shown.
 *
 * The table is one tab stop and follows the APG grid pattern: the arrow keys, Home, End, Page Up, Page Down and first
 * letters move from cell to cell, Ctrl+Home and Ctrl+End to the first and the last one. Enter or F2 changes an editable
 * cell, enters the first control of a cell, or activates the row; Escape or F2 leaves the control. Ctrl+C copies the
 * selected rows, or the active one.
 *
 * Space changes an editable cell; in other cells, and in any cell with Ctrl, it selects or deselects the row. With
 * `multiple` selection, Shift with Up, Down, Page Up or Page Down, Ctrl+Shift+Home, Ctrl+Shift+End and Shift+Space give a
 * range of rows the state of the row at which it begins. Ctrl+A selects all rows that the filter includes, or deselects
 * them when all are selected.
 *
 * Up from the first row moves to the header: Enter or Space sorts, with Shift or Ctrl it adds the column to the sorting,
 * Shift with Left or Right resizes it. The options button after the first heading, Shift+F10 or the menu key opens a menu
 * to sort and to change the columns. When the active row disappears because of new rows or a filter, no row is active,
 * and the arrow keys continue from its position.
 * @summary A table of records with sorting, selection and filter.
 * @fires {CustomEvent<DassDataTableSortDetail>} dass-sort - Fired when the user has sorted. The table sorts the rows
 *   itself, unless `externalSorting` is set.
 * @fires {CustomEvent<DassDataTableRowDetail<Row>>} dass-row-click - Fired when the user clicks a row, but not its checkbox or
 *   its controls. With `multiple` selection, a click with Shift or Ctrl selects the row instead.
 * @fires {CustomEvent<DassDataTableRowDetail<Row>>} dass-row-activate - Fired when the user double-clicks a row or presses
 *   Enter or F2 in it. A double click fires `dass-row-click` before.
 * @fires {CustomEvent<DassDataTableSelectRowsDetail<Row>>} dass-select-rows - Fired when the user changes the selection.
 * @fires {CustomEvent<DassDataTableCellChangeDetail<Row>>} dass-cell-change - Fired when the user changes a checkbox or a
 *   toggle in a cell. Cancelable: when prevented, the cell keeps its value. The cell shows the new value until `rows` has
 *   another object for the row.
 * @fires {CustomEvent<DassDataTableCopyDetail<Row>>} dass-copy - Fired when the user has copied rows, or the browser refused
 *   it. Cancelable: when prevented, the table does not announce the result, so that the application can show it.
 * @fires {CustomEvent<DassDataTableResizeColumnDetail>} dass-resize-column - Fired when the user has resized a column.
 * @fires {CustomEvent<DassDataTableColumnsChangeDetail>} dass-columns-change - Fired when the user has shown, hidden,
 *   moved or resized a column, or reset the columns.
 * @fires {CustomEvent<undefined>} dass-retry - Fired when the user presses the retry button of a failure. The
 *   table calls `loadRows` again itself.
 * @slot footer - Content of the footer, after the number of rows.
 * @csspart frame - The frame around the table.
 * @csspart head - The header row.
 * @csspart footer - The footer.
 * @cssproperty [--dass-data-table-height=480px] - Maximum height of header and rows. It has no effect when the
 *   application sets the height (`block-size`) of the element.
 */
export class DassDataTable extends DataTableProperties implements DataTableHost {
  static override styles = [baseStyles, rowsStyles, gridStyles, gridStatesStyles, dataTableStyles, cardsStyles];
  static override readonly pageData = new PageData('rows');

  /** @internal */
  readonly state = new TableState({ whenIdle, warn: (text) => warnOnce(TAG, text) });
  /** @internal */
  readonly edits: CellEdits = new CellEdits();
  /** @internal */
  visibleColumns: readonly DataColumn[] = [];
  /** @internal */
  arrangedColumns: readonly DataTableColumn[] = [];
  /** @internal */
  readonly columnWidths: ColumnWidths = new ColumnWidths(this);
  /** @internal */
  readonly coveredRows = 0;
  /** @internal */
  readonly gridFocus: GridFocus = new GridFocus(this, {
    idAt: (position) => idAt(position),
    headerColumn: (column) => Math.max(column, column === OPTIONS_COLUMN ? column : firstColumnOf(this.selection)),
    firstColumn: 0,
  });
  /** @internal */
  readonly virtualRows: VirtualRows<GridRow> = new VirtualRows<GridRow>(this, {
    scroller: () => this.scroller,
    head: () => this.renderRoot.querySelector<HTMLElement>('.head'),
    count: () => this.state.visibleCount,
    idPrefix: 'row-',
    numbering: 'table',
    alwaysRendered: () => this.gridFocus.visibleIndex,
    onRender: () => this.#loadAtEnd(),
    createRow,
    renderRow: (row, visibleIndex) => this.#renderRow(row, visibleIndex, this.gridFocus.activeColumnAt(visibleIndex)),
  });
  /** @internal */
  readonly commands: DataCommands = new DataCommands(this);
  /** @internal */
  readonly selectionCommands: SelectionCommands = new SelectionCommands(this);
  /** @internal */
  readonly lazy: LazyFeatures = new LazyFeatures(this, {
    renderRow: (visibleIndex) => {
      const row = createRow();
      this.#renderRow(row, visibleIndex, undefined);
      return row;
    },
  });

  readonly #keyboard = createDataKeyboard(this);
  readonly #pointer = new GridPointer(this);
  readonly #clicks = new DataClicks(this);
  readonly #focusedControl = new FocusedControl(this);
  readonly #cardLayout: CardLayout = new CardLayout(this, () => this.renderRoot.querySelector('.width'));
  readonly #furtherRows = new FurtherRows(this);
  readonly #savedView: SavedView = new SavedView(this, {
    indexOf: (key) => this.state.indexOf(key),
    isIncomplete: (count) => this.#isLoading(count),
  });
  readonly #announceMatches = debounce(() => {
    announce(emptyTextOf(this.#states) ?? matchesText(this.state.visibleCount));
  }, ANNOUNCE_DELAY_MS);
  #rowLayout: RowLayout = { columns: [], hasCheckbox: false, fits: this.columnWidths.fits };
  /** The filter and its columns: the number of matches is announced when they change. */
  #searched = '';
  #hasContents = false;
  /** The headings of the columns, while they stand in the cells. */
  #labels: readonly string[] | undefined;
  /** `columns`, `columnSettings` and `rowKey`, as the visible columns were made of them. */
  #columnSources: readonly [readonly unknown[] | undefined, ...unknown[]] = [undefined];

  /** @internal */
  get scroller(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.rows');
  }

  /** @internal */
  get isRtl(): boolean {
    return this.matches(':dir(rtl)');
  }

  /** Keys of the selected rows, also of those that the filter hides; read-only. */
  get selectedKeys(): readonly string[] {
    return this.state.selectedKeys;
  }

  /** The selected rows, also those that the filter hides, in the order of `rows`; read-only. */
  get selectedRows(): readonly object[] {
    return this.state.selectedRows;
  }

  /**
   * Scrolls to a row and makes it the active row.
   * @param key the key of the row
   * @returns false when there is no row with this key, or the filter hides it
   */
  reveal(key: string | number): boolean {
    this.applyProperties();
    const visibleIndex = this.state.visibleIndexOf(this.state.indexOf(key));
    if (visibleIndex >= 0) this.gridFocus.moveTo({ visibleIndex, column: 0 });
    return visibleIndex >= 0;
  }

  /** The active row and the rows in view, for `restoreView()`; read-only. */
  get view(): TableView {
    return this.#savedView.current;
  }

  /**
   * Restores the active row and the scroll position, for a user who returns to the page. Waits until there are rows,
   * and loads further rows with `loadRows` as needed. When the active row does not exist any more, the row at its index
   * is active. A key or a click of the user in the table ends the waiting. Does not move the focus.
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
    this.lazy.stop();
    this.#furtherRows.stop();
  }

  /** @internal */
  applyProperties(): void {
    this.#updateColumns();
    const { state } = this;
    const restoreView = this.virtualRows.first > 0 ? anchorView(this) : undefined;
    const replaced = state.update(this.#stateProps());
    this.gridFocus.follow(replaced);
    this.#focusedControl.keepRows((key) => state.indexOf(key));
    if (replaced) restoreView?.(replaced);
  }

  /** @internal */
  fire<Type extends keyof DassDataTableEvents>(
    type: Type,
    detail: DassDataTableEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, ...options }));
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('rows') || changed.has('loadRows')) this.#furtherRows.reset();
    this.#cardLayout.prepare();
    this.#focusedControl.remember();
    this.applyProperties();
    const searched = [this.filter, ...this.filterFields].join('\n');
    if (searched !== this.#searched && this.hasUpdated) this.#announceMatches();
    this.#searched = searched;
  }

  /** Renders the header; then the widths are written, and `VirtualRows` measures and renders the rows. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const lines = Math.min(this.visibleColumns.length, MAX_CARD_LINES);
    this.scroller?.style.setProperty('--_lines', String(lines));
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
    const { state, gridFocus, sorting, visibleColumns } = this;
    const { hasCheckbox } = this.#rowLayout;
    const states = this.#states;
    const isEmpty = emptyTextOf(states) !== undefined;
    return html`<div class="width"></div>
      <div class="frame" part="frame">
        <div
          class=${`rows${hasCheckbox ? ' selectable' : ''}${isEmpty ? ' without-rows' : ''}${this.#labels ? ' cards' : ''}`}
          role="grid"
          tabindex="0"
          aria-label=${textOr(this.label, msg('Tabela', { id: 'dassTableUnnamed' }))}
          aria-rowcount=${this.#furtherRows.hasMore ? -1 : state.visibleCount + 1}
          aria-busy=${this.isBusy ? 'true' : nothing}
          aria-multiselectable=${hasCheckbox ? 'true' : nothing}
          aria-activedescendant=${gridFocus.activeId ?? nothing}
          @keydown=${this.#keyboard.handleKeyDown}
          @click=${this.#clicks.handleClick}
          @dblclick=${this.#clicks.handleDoubleClick}
          @pointerdown=${this.#pointer.handlePointerDown}
          @focusin=${this.#pointer.handleFocusIn}
          @focusout=${this.#pointer.handleFocusOut}
        >
          ${renderHeader({
            columns: visibleColumns,
            sorting,
            selectionState: hasCheckbox ? state.overallSelection : undefined,
            activeColumn: gridFocus.headerColumn,
          })}
        </div>
        ${renderState(states)}
        ${
          this.hideFooter
            ? nothing
            : renderFooter({
                ...states,
                selectedCount: state.selectedCount,
                furtherRows: this.#furtherRows,
                hasMoreButton: this.#furtherRows.hasMore && state.isFiltered,
              })
        }
      </div>`;
  }

  get #states(): TableStates {
    const { count, visibleCount } = this.state;
    const further = this.#furtherRows;
    const hasFailed = further.status === 'failed' && count === 0;
    const retry = (): void => {
      this.fire('dass-retry', undefined);
      if (further.status === 'failed') void further.load();
    };
    return {
      ...{ count, visibleCount, hasFailed, retry },
      isBusy: this.isBusy || (count === 0 && further.hasMore && further.status !== 'failed'),
      error: this.error,
    };
  }

  #stateProps(): TableProps {
    const { rowKey, selection, selected, filter, filterFields, sorting } = this;
    return {
      ...{ rowKey, selection, selected, filter, filterFields, sorting },
      rows: this.#furtherRows.all,
      isSortedOutside: this.externalSorting,
      columns: this.visibleColumns,
      language: getLanguage(),
    };
  }

  /** Makes the visible columns, when what they are made of has changed. */
  #updateColumns(): void {
    const [columns, settings, rowKey] = this.#columnSources;
    if (!isSameColumns(columns, this.columns) || settings !== this.columnSettings || rowKey !== this.rowKey) {
      this.arrangedColumns = arrangeDataColumns(this.columns, this.columnSettings);
      this.visibleColumns = createDataColumns(TAG, this.arrangedColumns, this.rowKey, this.edits);
    }
    this.#columnSources = [this.columns, this.columnSettings, this.rowKey];
    const isCards = this.layout === 'cards' || (this.layout === 'auto' && this.#cardLayout.isNarrow);
    const labels = isCards ? this.visibleColumns.map(({ label }) => resolveText(label)) : undefined;
    if (String(labels) !== String(this.#labels)) this.#labels = labels;
    this.#hasContents = this.visibleColumns.some(({ isCustom }) => isCustom);
    const { filterFields } = this;
    this.#rowLayout = {
      columns: this.visibleColumns,
      hasCheckbox: this.selection === 'multiple',
      labels: this.#labels,
      isFiltered: ({ name }) => filterFields.length === 0 || filterFields.includes(name),
      fits: this.columnWidths.fits,
    };
  }

  #renderRow(row: GridRow, visibleIndex: number, activeColumn: number | undefined): void {
    const { selection } = this;
    row.update(
      this.#rowLayout,
      rowContentAt(this.state, visibleIndex, { activeColumn, needsKey: this.#hasContents, selection }),
    );
  }

  /** Loads further rows when the last ones come into view. With a filter, the user asks for them. */
  #loadAtEnd(): void {
    const { first, page } = this.virtualRows;
    const isAtEnd = first + 2 * page >= this.state.visibleCount;
    if (isAtEnd && !this.state.isFiltered && this.#furtherRows.hasMore && this.#furtherRows.status === 'waiting')
      // Rows may be rendered during an update, which would then cause another one.
      queueMicrotask(() => void this.#furtherRows.load(this.#savedView.neededRows));
  }

  /** Whether rows are missing, and are being loaded. @param count number of rows that are needed */
  #isLoading(count: number): boolean {
    const { all, hasMore, status } = this.#furtherRows;
    if (!hasMore || all.length >= count || status === 'failed') return this.isBusy;
    void this.#furtherRows.load(count);
    return true;
  }
}

const createRow = (): GridRow => new GridRow({ marksRow: false });

function idAt({ visibleIndex, column }: GridPosition): string | undefined {
  if (visibleIndex >= 0) return 'active-cell';
  if (column >= 0) return `head-${column}`;
  return column === OPTIONS_COLUMN ? 'options' : 'head-checkbox';
}

/** The element with the application's type of a row. */
export type TypedDataTable<Row extends object = object> = TypedElement<
  DassDataTable,
  {
    rows: readonly Row[];
    columns: NoInfer<readonly DataTableColumn<Row>[]>;
    rowKey: NoInfer<FieldName<Row>>;
    loadRows?: LoadRows<Row>;
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

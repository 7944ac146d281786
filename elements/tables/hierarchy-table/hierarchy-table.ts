import { html, nothing, type PropertyValues } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { define } from '../../base/registration.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import type { Tree } from '../../core/tree/tree.js';
import type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
import { isSameColumns, makeColumns, readColumns, type Column } from './columns/columns.js';
import { ColumnWidths } from './columns/column-widths.js';
import { hierarchyTableStyles } from './hierarchy-table.styles.js';
import { renderHead } from './header/render-head.js';
import { lookAt } from './rows/row-look.js';
import { fieldsOf, settingsOf, type TreeSettings } from './settings.js';
import { EarlyCommands, readCommand } from './commands/table-commands.js';
import { TableProperties } from './table-properties.js';
import { TableRow, type RowLayout } from './rows/table-row.js';
import type { LaterParts } from './later-parts.js';
import { needsLaterParts, TreeSource } from './tree/tree-source.js';

export type * from './hierarchy-table-events.js';
export type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
export type { HierarchyTableColumn } from './columns/columns.js';
export type { LoadChildren } from './tree/lazy-children.js';
export type { Expanded, HierarchyTableFields } from './settings.js';
export type { Sorting } from '../../core/tree/tree-sorting.js';
export type { TreeProblems } from './tree/tree-problems.js';

const TAG = 'dass-hierarchy-table';

/**
 * A tree grid for hierarchical rows. Accepts a flat list with parent ids, nested `children`, or both, also with 100,000
 * rows and more. Each row is shown exactly once: a row whose parent is missing is shown as a root, and a cycle of
 * parents is broken at its first row. Both are marked, and reported by an event and in the console.
 *
 * The table is one tab stop and follows the APG treegrid pattern with focus on rows first. Right expands a row, then
 * moves into its cells; Left moves back, collapses the row, then moves to its parent. Arrow keys, Page Up and Down,
 * Home, End and first letters move. `*` expands all siblings, Alt with a digit expands to that level. Enter activates
 * the row, Space selects it, Ctrl+C copies its branch for a spreadsheet.
 *
 * Up from the first row moves to the header. Its first place expands and collapses all rows; Enter sorts, Shift with
 * Left and Right resizes a column. The options button after the first heading, or Shift+F10 in any row, opens a menu to
 * expand to a level and to change the columns. When the active row disappears because of new rows or a filter, no row
 * is active: the arrow keys continue from its position, and `reveal()` makes another row active.
 * @summary A tree grid for hierarchical rows.
 * @fires {CustomEvent<DassHierarchyTableExpandDetail>} dass-expand - Fired when the user expands or collapses a row.
 * @fires {CustomEvent<DassHierarchyTableExpandAllDetail>} dass-expand-all - Fired when the user expands or collapses
 *   all rows, expands to a level, or expands all siblings of a row.
 * @fires {CustomEvent<DassHierarchyTableSortDetail>} dass-sort - Fired when the user has sorted by a column. The table
 *   sorts the rows itself.
 * @fires {CustomEvent<DassHierarchyTableRowClickDetail>} dass-row-click - Fired when the user clicks a row or presses
 *   Enter.
 * @fires {CustomEvent<DassHierarchyTableSelectRowsDetail>} dass-select-rows - Fired when the user changes the
 *   selection.
 * @fires {CustomEvent<DassHierarchyTableCopyDetail>} dass-copy - Fired when the user has copied a branch, or the
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
export class DassHierarchyTable extends TableProperties {
  static override styles = [baseStyles, rowsStyles, hierarchyTableStyles];

  readonly #source = new TreeSource();
  #columns: readonly Column[] = [];
  #given: readonly unknown[] | undefined;
  #arrangement: readonly HierarchyTableColumnSetting[] = [];
  /** The rows that were taken over last. */
  #taken: readonly unknown[] | undefined;
  #layout: RowLayout = { columns: [], ticks: undefined, fits: () => false };

  /** Comes before the rows, which are measured in what it sets. */
  readonly #widths = new ColumnWidths(
    this,
    () => this.#scroller,
    () => this.#tree.shown,
  );
  readonly #rows: VirtualRows<TableRow> = new VirtualRows<TableRow>(this, {
    scroller: () => this.#scroller,
    head: () => this.renderRoot.querySelector<HTMLElement>('.head'),
    count: () => this.#tree.shown,
    idPrefix: 'row-',
    numbering: 'table',
    pinned: () => this.#parts?.focus.index ?? -1,
    covered: (index) => this.#parts?.stuck.covered(index) ?? 0,
    onRender: (view) => this.#parts?.stuck.render(view),
    make: () => new TableRow(),
    fill: (row, index) => {
      const focus = this.#parts?.focus;
      this.#fill(row, index, focus?.index === index ? focus.place.column : undefined);
    },
  });
  /** The key of the row that the keyboard is to be at once that has loaded. */
  #revealed: string | number | undefined;
  #parts: LaterParts | undefined;
  readonly #lazyParts = new LazyImport(this, async () => {
    this.#meet(await import('./later-parts.js'));
  });
  /** What had the focus in a row before an update. */
  #focusedControl: Element | null = null;
  readonly #early = new EarlyCommands();
  #cancelLoading: (() => void) | undefined;
  get #tree(): Tree {
    return this.#source.tree;
  }

  get #scroller(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.rows');
  }

  /** Keys of the expanded rows; read-only. */
  get expandedKeys(): readonly string[] {
    return this.#tree.shape.keysOf(this.#tree.openPlaces());
  }

  /** Keys of the selected rows; read-only. */
  get selectedKeys(): readonly string[] {
    return this.#tree.shape.keysOf(this.#source.selection?.places() ?? []);
  }

  /** Expands all rows that have children. Children that are loaded on demand are not loaded. */
  expandAll(): void {
    this.#open((tree) => tree.setAllOpen(true));
  }

  /** Collapses all rows. */
  collapseAll(): void {
    this.#open((tree) => tree.setAllOpen(false));
  }

  /**
   * Expands all rows above a level and collapses those at and below it.
   * @param levels how many levels are visible; 1 shows the roots alone
   */
  expandTo(levels: number): void {
    this.#open((tree) => tree.openTo(levels));
  }

  /**
   * Expands the ancestors of a row, scrolls to it and makes it the active row.
   * @param key the key of the row
   * @returns false when there is no row with this key, or the filter hides it
   */
  reveal(key: string | number): boolean {
    this.#settle();
    const place = this.#tree.shape.placeOf(key);
    if (place < 0 || !this.#tree.isKept(place)) return false;
    this.#tree.openAbove(place);
    const index = this.#tree.indexOf(place);
    if (this.#parts) this.#parts.focus.moveTo({ index, column: -1 });
    else {
      this.#revealed = key;
      this.#rows.reveal(index);
      this.requestUpdate();
    }
    return true;
  }

  /**
   * Loads the children of a row again with `loadChildren`. The present children stay until the new ones arrive.
   * Expanded descendants stay expanded if the new children have the same keys.
   * @param key the key of the row
   * @returns resolves with whether the children were loaded
   */
  async reloadChildren(key: string | number): Promise<boolean> {
    await this.updateComplete;
    this.#settle();
    return (await this.#parts?.reload(key)) ?? false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancelLoading?.();
    this.#parts?.stop();
  }

  /**
   * Moves the focus to the table.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.#scroller?.focus(options);
  }

  /** What is not needed for the first rendering loads in the first pause after it. */
  protected override firstUpdated(): void {
    this.#cancelLoading = whenIdle(() => {
      this.#lazyParts.loadOnce();
      this.#tree.prepare();
      return false;
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    this.#lazyParts.loadOnce();
    await this.#lazyParts.loading;
    return isDone;
  }

  /** What is sorted, filtered or arranged at first is not rendered before. */
  protected override async scheduleUpdate(): Promise<void> {
    if (
      !this.#lazyParts.ready &&
      (this.loadChildren || this.columnSettings.length > 0 || needsLaterParts(this.#settings))
    ) {
      this.#lazyParts.loadOnce();
      await this.#lazyParts.loading;
    }
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#focusedControl = this.#controlWithFocus;
    this.#settle();
    if (changed.has('filter') && this.hasUpdated) this.#parts?.actions.announceFound();
  }

  protected override render() {
    const { selection } = this.#source;
    const tree = this.#tree;
    const empty = this.#emptyText;
    const { ticks } = this.#layout;
    return html`<div class="frame" part="frame">
      <div
        class=${`rows${ticks ? ' ticks' : ''}${empty ? ' none' : ''}`}
        role="treegrid"
        tabindex="0"
        aria-label=${resolveText(this.label) || msg('Hierarquia', { id: 'dassTreeUnnamed' })}
        aria-rowcount=${tree.shown + 1}
        aria-busy=${this.busy ? 'true' : nothing}
        aria-multiselectable=${ticks ? 'true' : nothing}
        aria-activedescendant=${this.#parts?.activeId ?? nothing}
        @keydown=${this.#onKeyDown}
        @click=${this.#onClick}
        @pointerdown=${this.#onPointerDown}
        @focusin=${this.#onFocusIn}
        @focusout=${this.#onFocusOut}
      >
        ${renderHead({
          columns: this.#columns,
          sorting: this.sorting,
          tick: ticks?.renderHead(selection?.whole ?? 'none'),
          isAllOpen: this.#source.hasToggle ? this.#source.isAllOpen : undefined,
          stop: this.#source.lazy?.stop,
          active: this.#parts?.focus.inHead,
          options: this.#parts?.renderOptions(),
        })}
      </div>
      ${empty ? html`<p class="empty">${empty}</p>` : nothing}
    </div>`;
  }

  /** Where what had the focus in a row is gone with this update, the focus stays in the table. */
  protected override updated(): void {
    if (!this.#focusedControl) return;
    this.#focusedControl = null;
    this.#rows.order();
    const { activeElement } = this.renderRoot as ShadowRoot;
    const { body, activeElement: ofDocument } = this.ownerDocument;
    const isLost = activeElement ? !activeElement.checkVisibility() : ofDocument === body;
    if (isLost) this.#scroller?.focus({ preventScroll: true });
  }

  /** What has the focus in a row; null where nothing has. */
  get #controlWithFocus(): Element | null {
    const { activeElement } = this.renderRoot as ShadowRoot;
    return activeElement?.closest('.row') ? activeElement : null;
  }

  get #emptyText(): string {
    if (this.#tree.shown > 0) return '';
    if (this.busy) return msg('Carregando…', { id: 'dassTreeLoading' });
    return this.#tree.count === 0 ? msg('Nenhuma linha', { id: 'dassTreeNone' }) : (this.#parts?.noMatch ?? '');
  }

  get #settings(): TreeSettings {
    if (!isSameColumns(this.#given, this.columns) || this.#arrangement !== this.columnSettings) {
      const columns = this.#parts?.arranged ?? readColumns(this.columns);
      this.#columns = makeColumns(TAG, columns, fieldsOf(this.fields).id);
      this.#widths.take(this.#columns);
    }
    this.#given = this.columns;
    this.#arrangement = this.columnSettings;
    return settingsOf(this, this.#columns, this.#source.lazy?.loaded);
  }

  /** Takes over what the host has set. */
  #settle(): void {
    const source = this.#source;
    const isOther = this.#taken !== this.rows;
    const goOn = this.#parts?.begin(isOther);
    const isAnother = source.take(this.#settings, this.#parts?.views);
    const ticks = this.selection === 'multiple' ? this.#parts?.ticks : undefined;
    this.#layout = { columns: this.#columns, ticks, fits: this.#widths.fits };
    if (isOther) this.#early.drop();
    if (isAnother) this.#taken = this.rows;
    goOn?.(isAnother);
    if (!isAnother) return;
    const { shape } = this.#tree;
    shape.release();
    if (isOther && shape.problems) void this.updateComplete.then(() => this.#parts?.tellProblems(shape));
  }

  #fill(row: TableRow, index: number, active: number | undefined): void {
    const needsKey = this.#columns.some(({ cell }) => cell);
    const { orphanLabel } = this;
    row.write(this.#layout, lookAt(this.#source, index, { active, needsKey, orphanLabel }));
  }

  #meet(later: { readonly LaterParts: typeof LaterParts }): void {
    // Columns that are to be arranged could not be.
    if (this.columnSettings.length > 0) this.#given = undefined;
    this.#parts = new later.LaterParts({
      element: this,
      source: this.#source,
      rows: this.#rows,
      widths: this.#widths,
      columns: () => this.#columns,
      fill: (row, index) => this.#fill(row, index, undefined),
      settle: () => this.#settle(),
      rerender: () => this.#rerender(),
      emptyText: () => this.#emptyText,
      emit: (type, ...rest) => this.emit(type, ...(rest as never)),
    });
    if (this.#revealed !== undefined) this.reveal(this.#revealed);
    void this.#carryOutEarly();
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target === event.currentTarget) this.#carryOut(event);
    else if (!(event.target as Element).closest('.options')) this.#parts?.handleKeyInControl(event);
  };

  #onClick = (event: MouseEvent): void => this.#carryOut(event);

  #onPointerDown = (event: PointerEvent): void => this.#parts?.actions.pull(event);

  #onFocusIn = (event: FocusEvent): void => this.#parts?.actions.focusIn(event.target as Element);

  #onFocusOut = (event: FocusEvent): void => {
    const next = event.relatedTarget as Node | null;
    if (!(event.currentTarget as Node).contains(next)) this.#early.drop();
    // A cell may have waited with something new until the user had left it.
    if ((event.target as Element).closest('.own')) this.requestUpdate();
  };

  /** At once, or once what carries it out has loaded. An event itself is never repeated: the page has heard it. */
  #carryOut(event: Event): void {
    const parts = this.#parts;
    const command = readCommand(event, {
      tree: this.#tree,
      indexOf: (from) => this.#rows.indexOf(from),
      ancestorOf: (from) => parts?.stuck.indexOf(from) ?? -1,
    });
    if (!command) return;
    // A key that is held asks once.
    if (!parts && !(event as KeyboardEvent).repeat) this.#lazyParts.load();
    if (!parts || this.#early.isWaiting) this.#early.add(command, event);
    else if (parts.actions.perform(command) && command.does === 'key') event.preventDefault();
  }

  /** What the user has done while the interactions were loading; each command finds the table as the last has left it. */
  async #carryOutEarly(): Promise<void> {
    await this.updateComplete;
    const { actions } = this.#parts ?? {};
    const { activeElement } = this.renderRoot as ShadowRoot;
    if (actions && activeElement) actions.focusIn(activeElement);
    for (let command = this.#early.next(); command; command = this.#early.next()) {
      actions?.perform(command);
      await this.updateComplete;
    }
  }

  #open(change: (tree: Tree) => void): void {
    this.#settle();
    change(this.#tree);
    this.#rerender();
  }

  #rerender(): void {
    this.#parts?.focus.follow();
    this.requestUpdate();
  }
}

define('dass-hierarchy-table', DassHierarchyTable);

declare global {
  interface HTMLElementTagNameMap {
    'dass-hierarchy-table': DassHierarchyTable;
  }
}

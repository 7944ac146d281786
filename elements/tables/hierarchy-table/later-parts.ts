// What the table needs once the user does something in it, or once it is filtered, sorted or chosen from: it is no part
// of what a page waits for.
import { msg } from '../../../locales/localize.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { warnOnce } from '../../base/warn.js';
import { WholeText } from '../../base/whole-text.js';
import { dateCell } from '../../core/format/date-cell.js';
import { errorText, readField } from '../../core/util/read-value.js';
import type { TreeRow, TreeShape } from '../../core/tree/tree-shape.js';
import { tickStyles } from '../../fields/shared/tick.styles.js';
import { dates, readColumns, type HierarchyTableColumn } from './columns/columns.js';
import { arrangeColumns, nameOf } from './columns/column-settings-model.js';
import { handleKeyInControl } from './cells/cell-controls.js';
import { ColumnResize } from './columns/column-resize.js';
import type { ColumnWidths } from './columns/column-widths.js';
import { copyBranch } from './commands/copy-branch.js';
import { GridFocus } from './keyboard/grid-focus.js';
import { OPTIONS } from './keyboard/grid-place.js';
import { keepInView } from './rows/keep-in-view.js';
import { laterPartsStyles } from './later-parts.styles.js';
import { LazyChildren } from './tree/lazy-children.js';
import { PrintedRows } from './rows/printed-rows.js';
import { fieldsOf } from './settings.js';
import { showCell } from './cells/show-cell.js';
import { StuckRows } from './rows/stuck-rows.js';
import { renderOptions, TableOptions } from './header/table-options.js';
import { TableActions, type ActionsHost } from './commands/table-actions.js';
import type { TableProperties } from './table-properties.js';
import type { TableRow } from './rows/table-row.js';
import { tickCells } from './cells/tick-cells.js';
import { tellProblems } from './tree/tree-problems.js';
import type { TreeSource } from './tree/tree-source.js';
import { TreeViews } from './tree/tree-views.js';

dates.text = dateCell;

/** What of the table these parts work on. */
export interface TableForParts extends Pick<ActionsHost, 'rows' | 'columns' | 'rerender' | 'emit' | 'emptyText'> {
  readonly element: TableProperties;
  readonly source: TreeSource;
  readonly widths: ColumnWidths;
  /** Writes a row that no keyboard is in. */
  fill(row: TableRow, index: number): void;
  /** Takes over what has changed. */
  settle(): void;
}

/** With other rows, those that have come later come anew. @returns the keys of the open ones among their owners */
function forgetLoaded(source: TreeSource): readonly string[] {
  const keys = openOwners(source, source.tree.openPlaces());
  source.lazy?.reset();
  return keys;
}

/** The keys of the rows among some that are open and whose own have come later. */
function openOwners({ tree, lazy }: TreeSource, places: Iterable<number>): string[] {
  const open: string[] = [];
  for (const place of places) if (lazy?.hasCome(place) && tree.isOpen(place)) open.push(tree.shape.keyOf(place));
  return open;
}

/** Asks for the rows below those with these keys, as far as they are to come. */
function loadAgain({ tree, lazy }: TreeSource, keys: readonly string[]): void {
  for (const key of keys) {
    const place = tree.shape.placeOf(key);
    if (place >= 0) void lazy?.load(place);
  }
}

/** Asks once more for the rows below one. @returns whether others have come */
async function reloadBranch(source: TreeSource, key: unknown): Promise<boolean> {
  const { tree, lazy } = source;
  const place = tree.shape.placeOf(key);
  if (place < 0 || !lazy) return false;
  const below = tree.branch(place).slice(1);
  const rows = Array.from(below, (one) => tree.shape.rows[one] as TreeRow);
  return lazy.reload(place, rows, openOwners(source, below));
}

/** The text of a cell, after its note where it has one. */
function wholeTextOf(cell: HTMLElement): string {
  const parts = cell.querySelectorAll(':scope > :is(.twisty, .text)');
  return parts.length < 2 ? cell.textContent : [...parts].map(({ textContent }) => textContent).join(' ');
}

/** What of a table loads later: its gestures, its views, what comes when it is opened, and the rows that stay in view. */
export class LaterParts {
  readonly views: TreeViews;
  readonly stuck: StuckRows;
  readonly focus: GridFocus;
  readonly actions: TableActions;
  readonly ticks = tickCells;
  readonly handleKeyInControl = handleKeyInControl;
  readonly #table: TableForParts;

  constructor(table: TableForParts) {
    const { element, source, fill, rows } = table;
    this.#table = table;
    adoptStyles(element.renderRoot, tickStyles, laterPartsStyles);
    this.views = new TreeViews(element.localName);
    this.stuck = new StuckRows(() => source.tree, fill);
    source.lazy = this.#makeLazy();
    this.focus = new GridFocus(element, {
      tree: () => source.tree,
      columns: () => table.columns().length,
      hasToggle: () => source.hasToggle,
      reveal({ index, column }) {
        if (index >= 0) rows.reveal(index);
        showCell(element.renderRoot.querySelector('.rows'), column, rows.rowOf(index)?.cell(column));
      },
    });
    this.actions = this.#makeActions();
    new WholeText(element, { unit: '.row > .cell', textOf: wholeTextOf });
    new PrintedRows(element, { count: () => source.tree.shown, fill });
  }

  /** The id of what the keyboard is at. */
  get activeId(): string | undefined {
    return this.focus.idBy((index) => this.#table.rows.idOf(index));
  }

  /** The button with what can be done with the table as a whole. */
  renderOptions(): unknown {
    return renderOptions(this.focus.inHead === OPTIONS);
  }

  /** All columns as the user has arranged them, those that are left out among them. */
  get arranged(): readonly HierarchyTableColumn[] {
    const { columns, columnSettings } = this.#table.element;
    return arrangeColumns(readColumns(columns), columnSettings);
  }

  /** What is said where a filter has found nothing. */
  get noMatch(): string {
    return msg('Nenhuma linha corresponde ao filtro', { id: 'dassTreeNoMatch' });
  }

  /** Nothing is done any more. */
  stop(): void {
    this.#table.source.lazy?.abortAll();
    this.views.stop();
    this.stuck.stop();
    this.actions.stop();
  }

  /**
   * Looks at the table before what the host has set is taken over.
   *
   * @param isOther whether the rows are others
   * @returns goes on, with the rows that there are then, where it was; `isAnother` when they are made anew
   */
  begin(isOther: boolean): (isAnother: boolean) => void {
    const { source, rows } = this.#table;
    const before = source.tree;
    const placeNow = (place: number): number => source.placeNow(place);
    const reloaded = isOther ? forgetLoaded(source) : [];
    const keep = rows.first > 0 ? keepInView(source, rows, this.stuck) : undefined;
    return (isAnother) => {
      this.focus.follow(isAnother ? { before, placeNow } : undefined);
      this.#followRows();
      if (!isAnother) return;
      this.actions.forget();
      loadAgain(source, reloaded);
      keep?.();
    };
  }

  /** While a control in a row has the focus, each rendered row goes on showing what it shows, wherever that is now. */
  #followRows(): void {
    const { element, rows, source } = this.#table;
    const { activeElement } = element.renderRoot as ShadowRoot;
    if (!activeElement?.closest('.own')) return;
    const { tree } = source;
    rows.renumber((index, { key }) => {
      const before = tree.rowAt(index);
      if (before >= 0 && tree.shape.keyOf(before) === key) return index;
      return tree.indexOf(tree.shape.placeOf(key));
    });
  }

  /** Asks once more for the rows below one. @returns whether others have come */
  reload(key: unknown): Promise<boolean> {
    return reloadBranch(this.#table.source, key);
  }

  tellProblems(shape: TreeShape): void {
    tellProblems(this.#table.element, shape);
  }

  #makeLazy(): LazyChildren {
    const { source, element, settle, rerender } = this.#table;
    // Asked of each row: read once.
    let fields: object | undefined;
    let hasChildren = '';
    return new LazyChildren({
      load: () => element.loadChildren,
      rowAt: (place) => source.tree.shape.rows[place] as TreeRow,
      hasBelow(place) {
        const { shape } = source.tree;
        if (fields !== element.fields) hasChildren = fieldsOf((fields = element.fields)).hasChildren;
        return shape.countBelow(place) === 0 && Boolean(readField(shape.rows[place], hasChildren));
      },
      keyOf: (place) => source.tree.shape.keyOf(place),
      onChange: rerender,
      onLoaded(key, again) {
        settle();
        if (again) loadAgain(source, again);
        else source.tree.open([source.tree.shape.placeOf(key)]);
        rerender();
      },
      onError: (error) => warnOnce(element.localName, `Rows below another have not come: ${errorText(error)}`),
    });
  }

  #tellColumns(): void {
    const { element, widths, emit } = this.#table;
    const { arranged } = this;
    const isKept = element.columnSettings.length === 0 && !arranged.some((column) => widths.own.has(nameOf(column)));
    const settings = arranged.map((column) => {
      const name = nameOf(column);
      return { name, isHidden: column.isHidden === true, width: widths.own.get(name) ?? column.width };
    });
    emit('dass-columns-change', { settings: isKept ? [] : settings });
  }

  #makeActions(): TableActions {
    const { element, source, rows, widths, columns, emit, emptyText, rerender } = this.#table;
    const { focus } = this;
    const root = element.renderRoot as ShadowRoot;
    const isRtl = (): boolean => element.matches(':dir(rtl)');
    const resize = new ColumnResize({
      widths,
      columns,
      isRtl,
      onResize: (detail) => {
        emit('dass-resize-column', detail);
        this.#tellColumns();
      },
    });
    const options = new TableOptions({
      element,
      root,
      scroller: () => root.querySelector<HTMLElement>('.rows'),
      tree: () => source.tree,
      openTo: (level) => actions.openTo(level),
      below: () => actions.below,
      arranged: () => this.arranged,
      arrange: (settings) => {
        if (settings.length === 0) widths.own.clear();
        element.columnSettings = settings;
        this.#tellColumns();
      },
    });
    const actions = new TableActions({
      ...{ source, focus, rows, columns, emit, emptyText, rerender, isRtl },
      stuck: () => this.stuck,
      matches: () => this.views.matches,
      selection: () => element.selection,
      independent: () => element.independent,
      sorting: () => element.sorting,
      sort: (sorting) => (element.sorting = sorting),
      resize: (at, by) => resize.byKey(at, by, root),
      pull: resize.onPointerdown,
      copy: (place) =>
        void copyBranch(source.tree, place, columns(), element, (detail) =>
          emit('dass-copy', detail, { cancelable: true }),
        ),
      showOptions: (isByKey) => options.show(isByKey),
    });
    return actions;
  }
}

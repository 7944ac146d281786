import { getLanguage, resolveText } from '../../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { TypeAhead } from '../../../base/focus/type-ahead.js';
import type { VirtualRows } from '../../../base/rows/virtual-rows.js';
import type { Sorting } from '../../../core/tree/tree-sorting.js';
import { debounce } from '../../../core/util/debounce.js';
import type { Tree } from '../../../core/tree/tree.js';
import type { TreeSelection } from '../../../core/tree/tree-selection.js';
import type { Column } from '../columns/columns.js';
import type { LazyChildren } from '../tree/lazy-children.js';
import type { GridFocus } from '../keyboard/grid-focus.js';
import type { DassHierarchyTableEvents } from '../hierarchy-table-events.js';
import { columnOf, enterControl } from '../cells/cell-controls.js';
import { commandOf, type GridCommand } from '../keyboard/keys-model.js';
import { SelectionActions, type SelectionHost } from './selection-actions.js';
import type { StuckRows } from '../rows/stuck-rows.js';
import type { KeyPress, TableCommand } from './table-commands.js';
import type { TableRow } from '../rows/table-row.js';

/** A pause in typing after which the number of results is said. In milliseconds. */
const ANNOUNCE_AFTER = 500;

/** The table, as far as what the user does reaches into it. */
export interface ActionsHost extends SelectionHost {
  /** What is shown now, and what of it is chosen. */
  readonly source: {
    readonly tree: Tree;
    readonly selection: TreeSelection | undefined;
    readonly lazy: LazyChildren | undefined;
    readonly hasToggle: boolean;
    readonly isAllOpen: boolean;
    isOpen(place: number): boolean | undefined;
  };
  readonly focus: GridFocus;
  readonly rows: VirtualRows<TableRow>;
  /** The rows that lie at the top of the view, in the place of others. */
  stuck(): StuckRows | undefined;
  /** What a filter has found. */
  matches(): Uint32Array;
  columns(): readonly Column[];
  /** What is said where nothing is found. */
  emptyText(): string;
  sorting(): Sorting | undefined;
  isRtl(): boolean;
  sort(sorting: Sorting): void;
  /** Makes a column wider or narrower, as a key does. */
  resize(column: number, by: 1 | -1): void;
  copy(place: number): void;
  /** Shows what can be done with the table as a whole. @param isByKey else a click on its button has done so */
  showOptions(isByKey: boolean): void;
  /** Something is pressed: it may be the end of a heading, to be pulled. */
  pull(event: PointerEvent): void;
  /** @returns false when it was cancelable and the host prevented it */
  emit<Type extends keyof DassHierarchyTableEvents>(
    type: Type,
    detail: DassHierarchyTableEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean;
}

/** The rows below another, which are not chosen as it is. */
export interface BelowRow {
  /** The text of the row that they are below. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Chooses them, or takes them out, as the row is. */
  follow(): void;
}

/** What the user does in the table, by keys and by pointer: each gesture changes the tree and is told to the host. */
export class TableActions {
  readonly #host: ActionsHost;
  readonly #typeAhead = new TypeAhead();
  readonly #choice: SelectionActions;

  constructor(host: ActionsHost) {
    this.#host = host;
    this.#choice = new SelectionActions(host);
  }

  get #tree() {
    return this.#host.source.tree;
  }

  /** Says how many rows a filter has found, once the typing has paused. */
  readonly announceFound = debounce(() => {
    const { length } = this.#host.matches();
    announce(length > 0 ? treeFoundText(length) : this.#host.emptyText());
  }, ANNOUNCE_AFTER);

  /** Says nothing any more. */
  stop(): void {
    this.announceFound.cancel();
  }

  /** The rows are others: what was begun among them is over. */
  forget(): void {
    this.#choice.forget();
  }

  /** Carries out what the user has done. @returns whether it was for the table */
  perform(command: TableCommand): boolean {
    if (command.does === 'key') return this.#pressKey(command.press);
    if (command.does === 'click-head') this.#clickHead(command.part, command.column);
    else this.#clickRow(command);
    return true;
  }

  /** A pointer is pressed: it may resize a column. */
  pull(event: PointerEvent): void {
    this.#host.pull(event);
  }

  /** The focus has come into the table: to the grid itself, or to a control in a cell. */
  focusIn(target: Element): void {
    const { focus, rows } = this.#host;
    const row = target.closest('.row');
    if (row) {
      const index = rows.indexOf({ composedPath: () => [row] });
      // Nothing scrolls between the two halves of a click.
      if (index >= 0) focus.moveTo({ index, column: columnOf(target) }, false);
    }
    // By a pointer it comes where that is clicked.
    else if (target.matches('.rows:focus-visible')) this.#begin();
  }

  /** The keyboard begins at the first row in view. */
  #begin(): void {
    const { focus, rows, stuck } = this.#host;
    if (focus.isSet) return;
    focus.moveTo({ index: Math.min(this.#tree.shown - 1, rows.first + (stuck()?.count ?? 0)), column: -1 });
  }

  #pressKey(press: KeyPress): boolean {
    this.#begin();
    const command = this.#typed(press) ?? this.#commandOf(press);
    if (!command) return false;
    this.#do(command, press.shiftKey);
    return true;
  }

  #clickRow({ part, row, column, isRange, withBelow }: TableCommand & { does: 'click-row' }): void {
    const { focus, source } = this.#host;
    const index = this.#tree.indexOf(row);
    if (index < 0) return;
    const isOpen = part === 'expander' ? source.isOpen(row) : undefined;
    // The control of a cell has the focus, which is in that cell.
    if (part !== 'control') focus.moveTo({ index, column: -1 });
    if (isOpen !== undefined) this.#toggle(row, !isOpen);
    else if (part === 'checkbox') this.#choice.select(index, isRange, withBelow);
    else if (part === 'cell' || part === 'expander') this.#act(index, column);
  }

  /** Opens all, or closes all when all is open. */
  toggleAll(): void {
    const { lazy } = this.#host.source;
    if (lazy?.isBusy) {
      lazy.abortAll();
      return this.#host.rerender();
    }
    const expanded = !this.#host.source.isAllOpen;
    this.#tree.setAllOpen(expanded);
    this.#openedMany(expanded, undefined);
    if (!expanded || !lazy) return;
    let at = -1;
    void lazy.loadAll(() => {
      const { count } = this.#tree;
      at = lazy.nextWaiting(at + 1, count);
      return at < count ? at : undefined;
    });
  }

  /** Opens so many levels. */
  openTo(level: number): void {
    this.#tree.openTo(level);
    this.#openedMany(true, level);
  }

  /**
   * What can be done with the rows below the one where the user is: where rows are chosen one by one, they follow it.
   * Undefined where there is nothing to do.
   */
  get below(): BelowRow | undefined {
    const { row } = this.#host.focus;
    if (row < 0 || !this.#choice.differsBelow(row)) return undefined;
    return {
      name: this.#textOf(row),
      isChosen: this.#host.source.selection?.of(row) === 'all',
      follow: () => this.#choice.followBelow(row),
    };
  }

  #typed(event: KeyPress): GridCommand | undefined {
    const { focus } = this.#host;
    const { index, column } = focus.place;
    // Letters find the row below a gap, too.
    const from = focus.isInGap ? index - 1 : index;
    if (index < 0 || event.key === '*' || !this.#typeAhead.accepts(event, from)) return undefined;
    const tree = this.#tree;
    const found = this.#typeAhead.find(event.key, event.timeStamp, from, tree.shown, (at) =>
      this.#textOf(tree.rowAt(at)),
    );
    return found < 0 ? { does: 'nothing' } : { does: 'go', to: { index: found, column }, selects: false };
  }

  #commandOf(event: KeyPress): GridCommand | undefined {
    const { focus, rows, columns, selection, isRtl } = this.#host;
    const tree = this.#tree;
    const place = focus.row;
    return commandOf(event, {
      ...focus.place,
      isInGap: focus.isInGap,
      count: tree.shown,
      columns: columns().length,
      page: rows.page,
      isRtl: isRtl(),
      isOpen: this.#host.source.isOpen(place),
      parent: place < 0 || tree.parentOf(place) < 0 ? -1 : tree.indexOf(tree.parentOf(place)),
      hasToggle: this.#host.source.hasToggle,
      selection: selection(),
    });
  }

  #do(command: GridCommand, isShift: boolean): void {
    const tree = this.#tree;
    const host = this.#host;
    const { index: before } = host.focus;
    switch (command.does) {
      case 'go':
        host.focus.moveTo(command.to);
        if (isShift && command.selects && before >= 0 && host.selection() === 'multiple')
          this.#choice.selectRange(before, command.to.index);
        break;
      case 'open':
      case 'close':
        this.#toggle(tree.rowAt(command.index), command.does === 'open');
        break;
      case 'open-siblings':
        tree.open(tree.childrenOf(tree.parentOf(tree.rowAt(command.index))));
        this.#openedMany(true, undefined);
        break;
      case 'open-level':
        this.openTo(command.level);
        break;
      case 'toggle-all':
        this.toggleAll();
        break;
      case 'sort':
        this.#sort(command.column);
        break;
      case 'resize':
        host.resize(command.column, command.by);
        break;
      case 'select':
        this.#choice.select(command.index, command.isRange, command.withBelow);
        break;
      case 'options':
        host.showOptions(true);
        break;
      case 'select-all':
        this.#choice.selectAll();
        break;
      case 'copy':
        host.copy(tree.rowAt(before));
        break;
      case 'act':
        if (!enterControl(host.rows.rowOf(before)?.cell(command.place.column)))
          this.#act(command.place.index, command.place.column);
        break;
      case 'nothing':
    }
  }

  #clickHead(part: (TableCommand & { does: 'click-head' })['part'], column: number): void {
    if (part === 'options') this.#host.showOptions(false);
    else if (part === 'toggle') this.toggleAll();
    else if (part === 'checkbox') this.#choice.selectAll();
    else this.#sort(column);
  }

  #textOf(place: number): string {
    return this.#host.columns()[0]?.text(this.#tree.shape.rows[place] ?? {}, getLanguage()) ?? '';
  }

  /** The user means a row, or a cell of it. */
  #act(index: number, column: number): void {
    const { emit, columns, selection } = this.#host;
    const place = this.#tree.rowAt(index);
    if (selection() === 'single') this.#choice.choose((chosen) => chosen.only(place));
    const { shape } = this.#tree;
    emit('dass-row-click', {
      row: shape.rows[place] as object,
      key: shape.keyOf(place),
      column: columns()[column]?.name,
    });
  }

  #toggle(place: number, expanded: boolean): void {
    const { shape } = this.#tree;
    const { lazy } = this.#host.source;
    if (!lazy?.isWaiting(place)) this.#tree.setOpen(place, expanded);
    else if (expanded) void lazy.load(place);
    else lazy.abort(place);
    this.#host.rerender();
    this.#host.emit('dass-expand', { row: shape.rows[place] as object, key: shape.keyOf(place), expanded });
  }

  #openedMany(expanded: boolean, level: number | undefined): void {
    this.#host.rerender();
    announce(treeExpandedText(this.#tree.shown));
    this.#host.emit('dass-expand-all', { expanded, level });
  }

  #sort(at: number): void {
    const { columns, sorting, sort, emit } = this.#host;
    const column = columns()[at];
    if (!column?.isSortable) return;
    const before = sorting();
    const isAgain = before?.column === column.name && before.direction === 'ascending';
    const now: Sorting = { column: column.name, direction: isAgain ? 'descending' : 'ascending' };
    sort(now);
    announce(
      isAgain
        ? msg(str`${resolveText(column.label)}: ordem decrescente`, { id: 'dassTreeSortedDown' })
        : msg(str`${resolveText(column.label)}: ordem crescente`, { id: 'dassTreeSortedUp' }),
    );
    emit('dass-sort', now);
  }
}

const treeFoundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha encontrada`, { id: 'dassTreeFoundOne' }),
    many: msg(str`${formatCount(count)} de linhas encontradas`, { id: 'dassTreeFoundMany' }),
    other: msg(str`${formatCount(count)} linhas encontradas`, { id: 'dassTreeFoundOther' }),
  });

const treeExpandedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha visível`, { id: 'dassTreeExpandedOne' }),
    many: msg(str`${formatCount(count)} de linhas visíveis`, { id: 'dassTreeExpandedMany' }),
    other: msg(str`${formatCount(count)} linhas visíveis`, { id: 'dassTreeExpandedOther' }),
  });

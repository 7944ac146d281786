import { getLanguage, resolveText } from '../../../locales/index.js';
import { t } from '../../../locales/trees.js';
import { announce } from '../../base/announce.js';
import { TypeAhead } from '../../base/focus/type-ahead.js';
import type { Rows } from '../../base/rows/rows.js';
import type { Sorting } from '../../core/tree-sorting.js';
import { debounce } from '../../core/debounce.js';
import type { Tree } from '../../core/tree.js';
import type { TreeSelection } from '../../core/tree-selection.js';
import type { Column } from './columns.js';
import type { LazyChildren } from './lazy-children.js';
import type { GridFocus } from './grid-focus.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import { commandOf, type GridCommand } from './keys-model.js';
import type { StuckRows } from './stuck-rows.js';
import type { TableRow } from './table-row.js';

/** A pause in typing after which the number of results is said. In milliseconds. */
const ANNOUNCE_AFTER = 500;

/** The table, as far as what a person does reaches into it. */
export interface ActionsHost {
  /** What is shown now, and what of it is chosen. */
  readonly source: {
    readonly tree: Tree;
    readonly selection: TreeSelection | undefined;
    readonly lazy: LazyChildren | undefined;
    /** What a filter has found. */
    readonly matches: Uint32Array;
    isOpen(place: number): boolean | undefined;
  };
  readonly focus: GridFocus;
  readonly rows: Rows<TableRow>;
  /** The rows that lie at the top of the view, in the place of others. */
  stuck(): StuckRows | undefined;
  columns(): readonly Column[];
  /** What is said where nothing is found. */
  emptyText(): string;
  selection(): 'none' | 'single' | 'multiple';
  sorting(): Sorting | undefined;
  isRtl(): boolean;
  sort(sorting: Sorting): void;
  /** Makes a column wider or narrower, as a key does. */
  resize(column: number, by: 1 | -1): void;
  copy(place: number): void;
  /** Something is pressed: it may be the end of a heading, to be pulled. */
  pull(event: PointerEvent): void;
  /** Draws what is shown now. */
  redraw(): void;
  emit<Type extends keyof DassHierarchyTableEvents>(type: Type, detail: DassHierarchyTableEvents[Type]): void;
}

/** What a person does in the table, by keys and by pointer: each gesture changes the tree and is told to the host. */
export class TableActions {
  readonly #host: ActionsHost;
  readonly #typeAhead = new TypeAhead();
  /** Where a range begins: a row by its place in the list. */
  #rangeFrom = -1;

  constructor(host: ActionsHost) {
    this.#host = host;
  }

  get #tree() {
    return this.#host.source.tree;
  }

  /** Says how many rows a filter has found, once the typing has paused. */
  readonly announceFound = debounce(() => {
    const { length } = this.#host.source.matches;
    announce(length > 0 ? t('dassTreeFound', { count: length }) : this.#host.emptyText());
  }, ANNOUNCE_AFTER);

  /** Says nothing any more. */
  stop(): void {
    this.announceFound.cancel();
  }

  /** The rows are others: what was begun among them is over. */
  forget(): void {
    this.#rangeFrom = -1;
  }

  on(event: Event): void {
    if (event.type === 'keydown') this.#onKeydown(event as KeyboardEvent);
    else if (event.type === 'click') this.#onClick(event as MouseEvent);
    else if (event.type === 'pointerdown') this.#host.pull(event as PointerEvent);
    // By a pointer it comes where that is clicked.
    else if ((event.target as Element).matches(':focus-visible')) this.#begin();
  }

  /** The keyboard begins at the first row in view. */
  #begin(): void {
    const { focus, rows, stuck } = this.#host;
    if (focus.isSet) return;
    focus.moveTo({ index: Math.min(this.#tree.shown - 1, rows.first + (stuck()?.count ?? 0)), column: -1 });
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target !== event.currentTarget) return leaveControl(event);
    this.#begin();
    const command = this.#typed(event) ?? this.#commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#do(command, event.shiftKey);
  }

  #onClick(event: MouseEvent): void {
    const { rows, stuck, focus } = this.#host;
    const target = event.target as Element;
    if (target.closest('.head')) return this.#clickHead(target);
    const pictured = stuck()?.indexOf(event) ?? -1;
    const index = pictured >= 0 ? pictured : rows.indexOf(event);
    const place = this.#tree.rowAt(index);
    if (place < 0) return;
    const isOpen = target.closest('.twisty') ? this.#host.source.isOpen(place) : undefined;
    focus.moveTo({ index, column: -1 });
    if (isOpen !== undefined) this.#toggle(place, !isOpen);
    else if (target.closest('.tick-cell')) this.#select(index, event.shiftKey);
    else if (pictured < 0 && target.closest(CONTROLS) === event.currentTarget) this.#act(index, columnOf(target));
  }

  /** Opens all, or closes all when all is open. */
  toggleAll(): void {
    const { lazy } = this.#host.source;
    if (lazy?.isBusy) {
      lazy.abortAll();
      return this.#host.redraw();
    }
    const tree = this.#tree;
    const expanded = !tree.isAllOpen || this.#nextWaiting(0) < tree.count;
    tree.setAllOpen(expanded);
    this.#openedMany(expanded, undefined);
    if (!expanded || !lazy) return;
    let at = -1;
    void lazy.loadAll(() => {
      at = this.#nextWaiting(at + 1);
      return at < this.#tree.count ? at : undefined;
    });
  }

  /** The first row from a place on whose own are still to come; behind the last when there is none. */
  #nextWaiting(from: number): number {
    const { lazy } = this.#host.source;
    const { count } = this.#tree;
    if (!lazy?.isOffered) return count;
    let place = from;
    while (place < count && !lazy.isWaiting(place)) place++;
    return place;
  }

  #typed(event: KeyboardEvent): GridCommand | undefined {
    const { focus } = this.#host;
    const { index, column } = focus.place;
    if (index < 0 || event.key === '*' || !this.#typeAhead.takes(event, index)) return undefined;
    const tree = this.#tree;
    const found = this.#typeAhead.find(event.key, event.timeStamp, index, tree.shown, (at) =>
      this.#textOf(tree.rowAt(at)),
    );
    return found < 0 ? { does: 'nothing' } : { does: 'go', to: { index: found, column }, selects: false };
  }

  #commandOf(event: KeyboardEvent): GridCommand | undefined {
    const { focus, rows, columns, selection, isRtl } = this.#host;
    const tree = this.#tree;
    const place = tree.rowAt(focus.place.index);
    return commandOf(event, {
      ...focus.place,
      count: tree.shown,
      columns: columns().length,
      page: rows.page,
      isRtl: isRtl(),
      isOpen: this.#host.source.isOpen(place),
      parent: place < 0 || tree.parentOf(place) < 0 ? -1 : tree.indexOf(tree.parentOf(place)),
      hasLevels: tree.hasLevels,
      selection: selection(),
    });
  }

  #do(command: GridCommand, isShift: boolean): void {
    const tree = this.#tree;
    const host = this.#host;
    const before = host.focus.place.index;
    switch (command.does) {
      case 'go':
        host.focus.moveTo(command.to);
        if (isShift && command.selects && host.selection() === 'multiple') this.#selectRange(before, command.to.index);
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
        tree.openTo(command.level);
        this.#openedMany(true, command.level);
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
        this.#select(command.index, command.isRange);
        break;
      case 'select-all':
        this.#selectAll();
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

  #clickHead(target: Element): void {
    if (target.closest('.toggle')) return this.toggleAll();
    if (target.closest('.tick-cell')) return this.#selectAll();
    const heading = target.closest('.heading');
    if (heading) this.#sort(columnOf(heading));
  }

  #textOf(place: number): string {
    return this.#host.columns()[0]?.text(this.#tree.shape.rows[place] ?? {}, getLanguage()) ?? '';
  }

  /** A person means a row, or a cell of it. */
  #act(index: number, column: number): void {
    const { emit, columns, selection } = this.#host;
    const place = this.#tree.rowAt(index);
    if (selection() === 'single') this.#choose((chosen) => chosen.only(place));
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
    this.#host.redraw();
    this.#host.emit('dass-expand', { row: shape.rows[place] as object, key: shape.keyOf(place), expanded });
  }

  #openedMany(expanded: boolean, level: number | undefined): void {
    this.#host.redraw();
    announce(t('dassTreeExpanded', { count: this.#tree.shown }));
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
    announce(t(isAgain ? 'dassTreeSortedDown' : 'dassTreeSortedUp', { column: resolveText(column.label) }));
    emit('dass-sort', now);
  }

  #select(index: number, isRange: boolean): void {
    const { selection, source } = this.#host;
    const place = this.#tree.rowAt(index);
    const isOn = source.selection?.of(place) === 'all';
    if (selection() === 'single') return this.#choose((chosen) => chosen.only(isOn ? -1 : place));
    const from = isRange ? this.#tree.indexOf(this.#rangeFrom) : -1;
    if (from >= 0) return this.#selectRange(from, index);
    this.#rangeFrom = place;
    this.#choose((chosen) => chosen.set([place], !isOn));
  }

  /** Chooses from one row to another, as the beginning of the range is; where nothing began one, it is chosen. */
  #selectRange(from: number, to: number): void {
    const { visible } = this.#tree;
    const { selection } = this.#host.source;
    const hasBegun = this.#rangeFrom >= 0;
    if (!hasBegun) this.#rangeFrom = visible[from] ?? -1;
    const isOn = !hasBegun || selection?.of(this.#rangeFrom) === 'all';
    this.#choose((chosen) => chosen.set(visible.subarray(Math.min(from, to), Math.max(from, to) + 1), isOn));
  }

  #selectAll(): void {
    this.#choose((chosen) => chosen.setAll(chosen.whole !== 'all'));
  }

  #choose(change: (selection: TreeSelection) => void): void {
    const { source, emit, redraw } = this.#host;
    const { shape } = this.#tree;
    const { selection } = source;
    if (!selection) return;
    const before = selection.copy();
    change(selection);
    const changed = selection.changedSince(before);
    if (changed.length === 0) return;
    redraw();
    const places = selection.places();
    const rowsAt = (at: Uint32Array): object[] => Array.from(at, (place) => shape.rows[place] as object);
    let rows: readonly object[] | undefined;
    let keys: readonly string[] | undefined;
    let others: readonly object[] | undefined;
    emit('dass-select-rows', {
      get rows() {
        return (rows ??= rowsAt(places));
      },
      get keys() {
        return (keys ??= Array.from(places, (place) => shape.keyOf(place)));
      },
      get changed() {
        return (others ??= rowsAt(changed));
      },
    });
  }
}

/** Which column a place in a row or in the head belongs to; -1 for none. */
function columnOf(target: Element): number {
  const cell = target.closest('.cell:not(.tick-cell)');
  const cells = cell?.parentElement?.querySelectorAll(':scope > .cell:not(.tick-cell)') ?? [];
  return Array.prototype.indexOf.call(cells, cell);
}

/** What a cell of the host's own may hold that has keys of its own; the table itself is one, too. */
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** Keys in a control of a cell are the control's, but for the one that leaves it. */
function leaveControl(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'F2') return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Puts the focus into the control of a cell. @returns whether there is one */
function enterControl(cell: Element | undefined): boolean {
  const control = cell?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
  return control !== null && control !== undefined;
}

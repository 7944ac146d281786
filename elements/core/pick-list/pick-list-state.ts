import type { PastedRows } from '../paste-list/paste-list-rows.js';
import type { SearchedText, WhenIdle } from '../text/list-filter.js';
import { addChip, NO_FILTERS, VisibleIndexes, type TextFilters } from '../text/visible-indexes.js';
import { isId } from '../util/id-index.js';
import type { SourceItems } from './source-items.js';
import { equalFields, isItemOrId, NO_FIELDS, PickItems, type PickFields } from './pick-items.js';
import type { PickSnapshot } from './pick-list-changes.js';
import {
  createOutcome,
  lazyItems,
  type PickMove,
  type PickOutcome,
  type PickRefusal,
  type PlannedMove,
} from './pick-move.js';
import { mapIndexes, mapSelections, resolveEntries } from './resolve-entries.js';
import {
  allPositions,
  entriesAt,
  EntryKeys,
  equalEntries,
  insertEntries,
  limitEntries,
  moveEntries,
  noEntries,
  positionsOf,
  removeEntries,
  sortEntries,
  stepEntries,
  type SelectedEntries,
} from './selected-entries.js';
import { UndoSteps } from './undo-steps.js';

/** One of the two lists of a pick list. */
export type PickSide = 'available' | 'selected';

/** The input of the state, as the application sets it. */
export interface PickListProps {
  /** The items to select from. */
  readonly items: readonly unknown[];
  /** Where to find what in an item. */
  readonly fields: PickFields;
  /** One item can be selected: adding another one replaces it. */
  readonly isSingle: boolean;
  /** Items stay available when they are selected, and each selected copy has a key of its own. */
  readonly duplicates: boolean;
  /** Maximum number of selected items. Default: no maximum. */
  readonly maxCount?: number | undefined;
  /** The application filters the available items. */
  readonly externalFilter: boolean;
  /** Shows the available items of a source: `items` are then those that have been loaded. */
  readonly source?: SourceItems | undefined;
  /** The language of the labels: the filters search translated labels. */
  readonly language: string;
}

export interface PickListStateOptions {
  /** Translates a label that is a message id. Default: the label as it is. */
  readonly translate?: (text: string) => string;
  /** Runs work while the page is idle, to prepare the filters. */
  readonly whenIdle?: WhenIdle;
}

const none = new Int32Array(0);
const initialProps: PickListProps = {
  items: [],
  fields: NO_FIELDS,
  isSingle: false,
  duplicates: false,
  externalFilter: false,
  language: '',
};

/**
 * The state of a pick list: items, selected entries, filters, visible indexes and undo. It knows nothing of the DOM.
 *
 * Available items are known by their index in `items`, selected entries by their position. A move has two steps, so
 * that the user can be asked in between: `planAdd()`, `planRemove()` … decide what is moved and answer a move or a
 * refusal, `commit()` makes the move. Disabled items are never moved.
 */
export class PickListState {
  /** What is visible of each list. */
  visible: Readonly<Record<PickSide, VisibleIndexes>>;
  readonly #visibleInMemory: VisibleIndexes;
  readonly #translate: (text: string) => string;
  readonly #filters: Record<PickSide, TextFilters> = { available: NO_FILTERS, selected: NO_FILTERS };
  #props = initialProps;
  #items = new PickItems([], NO_FIELDS);
  #entries = noEntries;
  /** The application's items of `#entries`, created when they are first read. */
  #readSelected = lazyItems(this.#items, none);
  /** A byte for each item: 1 where it is selected and so not available. */
  #selectedFlags = new Uint8Array(0);
  #selectedItemCount = 0;
  readonly #undoSteps = new UndoSteps();
  readonly #keys = new EntryKeys();

  constructor({ translate = (text) => text, whenIdle }: PickListStateOptions = {}) {
    this.#translate = translate;
    const options = whenIdle ? { whenIdle } : {};
    this.#visibleInMemory = new VisibleIndexes(options);
    this.visible = { available: this.#visibleInMemory, selected: new VisibleIndexes(options) };
  }

  get items(): PickItems {
    return this.#items;
  }

  get entries(): SelectedEntries {
    return this.#entries;
  }

  /** The selected items in their order. The same array until the selection changes. */
  get selected(): readonly unknown[] {
    return this.#readSelected();
  }

  /** The selection as it is now, to be compared with a later one. */
  get snapshot(): PickSnapshot {
    return { keys: this.#entries.keys, selected: this.#readSelected };
  }

  /** Number of selected entries. */
  get selectedCount(): number {
    return this.#entries.keys.length;
  }

  /** The available items of a source; undefined while they are in memory. */
  get source(): SourceItems | undefined {
    return this.#props.source;
  }

  /** Number of available items, visible or not. */
  get availableCount(): number {
    return this.source?.count ?? this.#items.count - this.#selectedItemCount;
  }

  /** The ids of the selected items as the application has them, in their order. Items without an id are left out. */
  get selectedKeys(): unknown[] {
    return Array.from(this.#entries.itemIndexes, (index) => this.#items.keyOf(index)).filter(isId);
  }

  /** The same ids as texts. */
  get selectedIds(): string[] {
    return Array.from(this.#entries.itemIndexes, (index) => this.#items.idOf(index)).filter((id) => id !== '');
  }

  get canUndo(): boolean {
    return !this.#undoSteps.isEmpty;
  }

  get hasDisabled(): boolean {
    return this.#items.disabledIndexes.length > 0;
  }

  /** Whether only one item can be selected. */
  get isSingle(): boolean {
    return this.#props.isSingle;
  }

  filtersOf(side: PickSide): TextFilters {
    return this.#filters[side];
  }

  /** Returns the item index of an index in one of the lists. */
  itemIndexOf(side: PickSide, index: number): number {
    return side === 'available' ? index : (this.#entries.itemIndexes[index] ?? -1);
  }

  /** Returns the translated label of an item. */
  labelOf(itemIndex: number): string {
    return this.#translate(this.#items.labelOf(itemIndex));
  }

  isAvailable(itemIndex: number): boolean {
    return this.#selectedFlags[itemIndex] === 0;
  }

  /** Whether an item is selected that stays in its place in the available list: that of a source has no gaps. */
  isTaken(side: PickSide, itemIndex: number): boolean {
    return side === 'available' && this.source !== undefined && !this.isAvailable(itemIndex);
  }

  /** Whether any visible item of a list can be moved. */
  canMoveAny(side: PickSide): boolean {
    if (side === 'available' && this.source) return this.source.count > 0;
    const { [side]: visible } = this.visible;
    for (let at = 0; at < visible.count; at++)
      if (!this.#items.isDisabled(this.itemIndexOf(side, visible.at(at)))) return true;
    return false;
  }

  /** Returns the indexes in one of the lists whose items can be moved. */
  movable(side: PickSide, indexes: Uint32Array): Uint32Array {
    if (this.source && side === 'available')
      return this.#items.enabled(indexes).filter((index) => this.isAvailable(index));
    if (!this.hasDisabled) return indexes;
    if (side === 'available') return this.#items.enabled(indexes);
    const { itemIndexes } = this.#entries;
    return indexes.filter((position) => !this.#items.isDisabled(itemIndexes[position] as number));
  }

  /** Updates the input. The selection and what can be undone are kept by the ids of the items. */
  update(props: PickListProps): void {
    const old = this.#props;
    this.#props = props;
    if (props.source !== old.source)
      this.visible = { ...this.visible, available: props.source ?? this.#visibleInMemory };
    const hasNewItems =
      props.items !== old.items ||
      props.source !== old.source ||
      props.isSingle !== old.isSingle ||
      props.duplicates !== old.duplicates ||
      !equalFields(props.fields, old.fields);
    if (hasNewItems) this.#replaceItems();
    if (hasNewItems || props.language !== old.language) this.#setLists('available', 'selected');
    else if (props.externalFilter !== old.externalFilter) this.#filter('available');
  }

  /** Filters one of the lists. */
  setFilters(side: PickSide, filters: TextFilters): void {
    this.#filters[side] = filters;
    this.#filter(side);
  }

  /**
   * Adds a filter to those that are shown as chips, and clears what is typed. An empty text is not added, nor one that
   * finds the same as another filter.
   * @param replacesOthers the new filter replaces the others
   */
  addFilter(side: PickSide, text: string, replacesOthers: boolean): void {
    this.setFilters(side, { typed: '', chips: addChip(this.#filters[side].chips, text, replacesOthers) });
  }

  /**
   * Replaces the selection, and with it what can be undone. Does nothing when the same is selected already.
   * @param selected items or ids. Unknown ones are kept; values that are neither are left out
   */
  select(selected: readonly unknown[]): void {
    const values = selected.every(isItemOrId) ? selected : selected.filter(isItemOrId);
    const { itemIndexes, unknown } = resolveEntries(this.#items.withUnknown([]), values);
    const once = this.#props.duplicates ? itemIndexes : Int32Array.from(new Set(itemIndexes));
    const wanted = this.#props.isSingle ? once.subarray(0, 1) : once;
    const items = this.#items.withUnknown(unknown);
    const current = this.#entries.itemIndexes;
    const isSame = (index: number, position: number): boolean =>
      this.#items.at(index) === items.at(wanted[position] as number);
    if (wanted.length === current.length && current.every(isSame)) return;
    this.#undoSteps.clear();
    this.#entries = noEntries;
    this.#items = items;
    this.#reserveKeys();
    this.#setEntries({ itemIndexes: wanted, keys: this.#createKeys(wanted) });
    this.#setLists('available', 'selected');
  }

  /** Number of items that can still be added. */
  get room(): number {
    const { isSingle, maxCount = Infinity } = this.#props;
    return isSingle ? Math.min(1, maxCount) : Math.max(0, maxCount - this.selectedCount);
  }

  /**
   * Plans to add available items, as many as fit. Disabled and selected ones are left out; a single one that is disabled
   * is refused.
   * @param position the position before which they are added; at the end by default
   */
  planAdd(itemIndexes: Uint32Array, position = this.selectedCount): PlannedMove {
    const { isSingle, duplicates } = this.#props;
    const refusal = this.#refuseSingle(itemIndexes);
    if (refusal) return refusal;
    const enabled = this.#items.enabled(itemIndexes);
    const free =
      duplicates || this.#selectedItemCount === 0 ? enabled : enabled.filter((index) => this.isAvailable(index));
    const { room } = this;
    // In single mode, the first item replaces the selected one, and the others are not asked for.
    const excess = free.length > room && (!isSingle || room === 0) ? { excess: free.subarray(room) } : undefined;
    // The same memory with another type: neither array is ever changed.
    const added = new Int32Array(free.buffer, free.byteOffset, Math.min(room, free.length));
    if (added.length === 0) return excess;
    const before = this.#entries;
    const entries = { itemIndexes: added, keys: this.#createKeys(added) };
    if (!isSingle)
      return { kind: 'add', before, after: insertEntries(before, entries, position), added, removed: none, ...excess };
    const refusedBy = before.itemIndexes.find((index) => this.#items.isDisabled(index));
    if (refusedBy !== undefined) return { refusedBy };
    return { kind: 'add', before, after: entries, added, removed: before.itemIndexes };
  }

  /**
   * Plans to remove selected entries. Disabled ones are left out; a single one that is disabled is refused.
   * @param positions in ascending order; all by default
   */
  planRemove(positions = allPositions(this.#entries)): PlannedMove {
    const before = this.#entries;
    const refusal = this.#refuseSingle(positions.length === 1 ? entriesAt(before, positions).itemIndexes : none);
    if (refusal) return refusal;
    const movable = this.movable('selected', positions);
    if (movable.length === 0) return undefined;
    const isAll = movable.length === this.selectedCount;
    return {
      kind: 'remove',
      before,
      after: isAll ? noEntries : removeEntries(before, movable),
      added: none,
      removed: isAll ? before.itemIndexes : entriesAt(before, movable).itemIndexes,
    };
  }

  /** Plans to move selected entries before the one at a position. @param positions in ascending order */
  planOrder(positions: Uint32Array, target: number): PlannedMove {
    return this.#planReordered(moveEntries(this.#entries, this.movable('selected', positions), target));
  }

  /** Plans to move selected entries one step. @param positions in ascending order */
  planStep(positions: Uint32Array, step: 1 | -1): PlannedMove {
    return this.#planReordered(stepEntries(this.#entries, this.movable('selected', positions), step));
  }

  /** Plans to sort the selected entries by the order field. */
  planReset(): PlannedMove {
    return this.#planReordered(sortEntries(this.#entries, (index) => this.#items.orderOf(index)));
  }

  /** Plans to undo the last move. Items that have been disabled since then stay where they are. */
  planUndo(): PlannedMove {
    return this.#undoSteps.plan(this.#entries, (itemIndex) => this.#items.isDisabled(itemIndex));
  }

  /**
   * Returns a function that finds items again by their ids after the application has replaced `items`.
   * @param itemIndexes indexes of now
   */
  trackItems(itemIndexes: Uint32Array): () => Uint32Array {
    const items = this.#items;
    return () => (this.#items === items ? itemIndexes : mapIndexes(items, itemIndexes, this.#items));
  }

  /** The same for selected entries, which are found again by their keys. @param positions positions of now */
  trackEntries(positions: Uint32Array): () => Uint32Array {
    const entries = this.#entries;
    return () => (this.#entries === entries ? positions : positionsOf(this.#entries, entriesAt(entries, positions)));
  }

  /**
   * Makes a planned move.
   * @param pasted the rows of the added items, when they were pasted
   * @returns undefined when the selection has changed since the move was planned
   */
  commit(move: PickMove, pasted?: PastedRows): PickOutcome | undefined {
    if (move.before !== this.#entries) return undefined;
    this.#undoSteps.commit(move);
    this.#setEntries(move.after);
    if (move.kind !== 'order') this.#filter('available');
    this.#setLists('selected');
    return createOutcome(move, this.#readSelected, this.#items, pasted);
  }

  #refuseSingle(itemIndexes: Uint32Array | Int32Array): PickRefusal | undefined {
    const [index] = itemIndexes;
    const isRefused = itemIndexes.length === 1 && index !== undefined && this.#items.isDisabled(index);
    return isRefused ? { refusedBy: index } : undefined;
  }

  #planReordered(after: SelectedEntries): PlannedMove {
    const before = this.#entries;
    return equalEntries(before, after) ? undefined : { kind: 'order', before, after, added: none, removed: none };
  }

  #replaceItems(): void {
    const { items, fields } = this.#props;
    const old = this.#items;
    const next = new PickItems(items, fields);
    const { selections, unknown } = mapSelections(old, [...this.#undoSteps.all, this.#entries], next);
    const mapped = selections.map((entries) => limitEntries(entries, this.#props));
    let entries = mapped.pop() as SelectedEntries;
    if (this.#keys.isExhausted) {
      entries = { itemIndexes: entries.itemIndexes, keys: Int32Array.from(entries.keys.keys()) };
      mapped.length = 0;
      this.#keys.restart(entries.keys.length);
    }
    this.#undoSteps.replace(mapped, entries);
    this.#items = next.withUnknown(unknown);
    this.#reserveKeys();
    this.#setEntries(entries);
  }

  #reserveKeys(): void {
    if (this.selectedCount === 0 && this.#undoSteps.isEmpty) this.#keys.restart(0);
    this.#keys.reserve(this.#items.total);
  }

  #createKeys(itemIndexes: Int32Array): Int32Array {
    return this.#keys.create(itemIndexes, this.#props.duplicates);
  }

  #setEntries(entries: SelectedEntries): void {
    this.#entries = entries;
    this.#readSelected = lazyItems(this.#items, entries.itemIndexes);
    this.#selectedFlags = new Uint8Array(this.#items.total);
    this.#selectedItemCount = 0;
    if (this.#props.duplicates) return;
    const { itemIndexes } = entries;
    // Moving all items is common, and cold code takes milliseconds for a loop over 100,000.
    if (itemIndexes.length === this.#items.total) {
      this.#selectedFlags.fill(1);
      this.#selectedItemCount = this.#items.count;
      return;
    }
    for (let at = 0; at < itemIndexes.length; at++) {
      const index = itemIndexes[at] as number;
      this.#selectedFlags[index] = 1;
      if (!this.#items.isUnknown(index)) this.#selectedItemCount++;
    }
  }

  /** Sets the lists that the filters search, and filters them. */
  #setLists(...sides: readonly PickSide[]): void {
    for (const side of sides) {
      const isAvailable = side === 'available';
      this.visible[side].setList(isAvailable ? this.#items.count : this.selectedCount, this.#searchedText(side));
      this.#filter(side);
    }
  }

  #filter(side: PickSide): void {
    const isAvailable = side === 'available';
    const isExternal = isAvailable && this.#props.externalFilter && !this.source;
    const filters = isExternal ? NO_FILTERS : this.#filters[side];
    if (isAvailable && this.source) return this.source.show(filters);
    if (isAvailable && this.availableCount === 0) return this.visible.available.hideAll();
    const isReduced = isAvailable && this.#selectedItemCount > 0;
    this.visible[side].show(filters, isReduced ? (index) => this.isAvailable(index) : undefined);
  }

  /** Returns the text of an item that the filters search: code and label. */
  #searchedText(side: PickSide): (index: number) => SearchedText {
    const items = this.#items;
    const { itemIndexes } = this.#entries;
    const hasCode = items.fields.fieldCode !== '';
    const textOf = (index: number): SearchedText => {
      const label = this.#translate(items.labelOf(index));
      const code = hasCode ? items.codeOf(index) : '';
      return code ? [code, label] : label;
    };
    return side === 'available' ? textOf : (position) => textOf(itemIndexes[position] ?? -1);
  }
}

import type { ReactiveController } from 'lit';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import type { PickItems } from '../../core/pick-list/pick-items.js';
import type { PickListState, PickSide } from '../../core/pick-list/pick-list-state.js';
import { mapIndexes } from '../../core/pick-list/resolve-entries.js';
import type { VisibleIndexes } from '../../core/text/visible-indexes.js';
import { Selection } from '../../core/util/selection.js';
import type { PickListField } from './pick-list-properties.js';
import { createPickRow, renderPickRow, type PickRow } from './pick-row.js';
import { noteText } from './pick-texts.js';
import type { SourcePane } from './source-pane.js';

const none = new Uint32Array(0);

/**
 * One of the two lists: its rows, its active item and the selection within it, which is what the user moves next. Items
 * that are filtered out stay selected but do not count.
 *
 * Two numbers name an item in it: `rowIndex` is its index among the visible rows, `index` its index in the list, filtered
 * or not (`PickListState`: an item index in the available list, a position in the selected one).
 */
export class PickPane implements ReactiveController {
  readonly side: PickSide;
  /** Set for the available items of a source. */
  sourcePane: SourcePane | undefined;
  readonly active: ActiveDescendant;
  readonly rows: VirtualRows<PickRow>;
  readonly #element: PickListField;
  readonly #state: PickListState;
  #selection = new Selection(0);
  /** The index from which Shift selects a range; -1 for none. */
  #anchor = -1;
  /** The index of the active item. Kept apart, because `active` knows it by its row alone. */
  #activeIndex = -1;
  /** What the indexes above belong to. */
  #items: PickItems;
  #keys: Int32Array;

  constructor(element: PickListField, state: PickListState, side: PickSide) {
    this.side = side;
    this.#element = element;
    this.#state = state;
    this.#items = state.items;
    this.#keys = state.entries.keys;
    this.active = new ActiveDescendant(element, {
      count: () => this.visible.count,
      key: (rowIndex) => this.#keyAt(rowIndex),
      indexOf: (key) => this.#rowIndexOf(key as number),
      text: (rowIndex) => this.labelOf(this.visible.at(rowIndex)),
      withoutTypeAhead: () => this.source !== undefined,
      page: () => this.rows.page,
      reveal: (rowIndex) => this.rows.reveal(rowIndex),
      onMove: (rowIndex, event) => this.#onActiveMoved(rowIndex, event),
    });
    element.addController(this);
    // After `active`, which reveals the active item: the rows then render once for both.
    this.rows = new VirtualRows<PickRow>(element, {
      scroller: () => this.scroller,
      count: () => this.visible.count,
      keyOf: (rowIndex) => this.#state.itemIndexOf(side, this.visible.at(rowIndex)),
      idPrefix: `${side}-`,
      keepsSize: true,
      alwaysRendered: () => this.active.index,
      createRow: createPickRow,
      renderRow: (row, rowIndex) => this.#renderRow(row, rowIndex),
      onRender: () => this.source?.need(),
    });
  }

  hostUpdated(): void {
    this.source?.announceLoaded();
    // The active item may have left the list: then another one has become active.
    this.#activeIndex = this.#indexOfActive();
  }

  /** What the list does with the items of a source; undefined while its items are in memory. */
  get source(): SourcePane | undefined {
    return this.#state.source && this.sourcePane;
  }

  get isAvailable(): boolean {
    return this.side === 'available';
  }

  /** The indexes of the visible items. */
  get visible(): VisibleIndexes {
    return this.#state.visible[this.side];
  }

  get scroller(): HTMLElement | null {
    return this.#element.renderRoot.querySelector(`[data-list=${this.side}] .rows`);
  }

  labelOf(index: number): string {
    return this.#state.labelOf(this.#state.itemIndexOf(this.side, index));
  }

  isDisabled(index: number): boolean {
    return this.#state.items.isDisabled(this.#state.itemIndexOf(this.side, index));
  }

  /** Number of selected items that are visible. */
  get selectionCount(): number {
    const { visible } = this;
    // Of a source, selected items may not be loaded any more.
    if (this.source) return this.#selection.count;
    return visible.isWhole ? this.#selection.count : this.#selection.countIn(visible.indexes);
  }

  /** The indexes of the selected items that are visible, in order. */
  get selection(): Uint32Array {
    const { visible } = this;
    if (this.#selection.count === 0) return none;
    return visible.isWhole || this.source
      ? this.#selection.indexes()
      : visible.indexes.filter((index) => this.#selection.has(index));
  }

  /** What a key acts on: the selected items, or the active one when there are none. */
  get selectionOrActive(): Uint32Array {
    const { selection } = this;
    const active = this.#indexOfActive();
    return selection.length > 0 || active < 0 ? selection : Uint32Array.of(active);
  }

  /** Identifies the active item: by its key in the selected list, by its index in the available one. */
  get activeKey(): number {
    return this.#keyAt(this.active.index);
  }

  isSelected(index: number): boolean {
    return this.#selection.has(index);
  }

  /** Keeps selection, anchor and active item when items or entries have been replaced. Call it before rendering. */
  followState(): void {
    if (this.isAvailable) this.#followItems();
    else this.#followEntries();
    if (this.source?.follow(this.#selection)) this.#anchor = -1;
    this.#activeIndex = this.#indexOfActive();
  }

  /** Selects some items and no others. */
  select(indexes: Uint32Array): void {
    if (this.#selection.count === 0 && indexes.length === 0) return;
    this.#selection.setAll(false);
    this.#selection.set(this.#selectable(indexes), true);
    this.#element.requestUpdate();
  }

  /** Selects all visible items. */
  selectAll(): void {
    if (this.#state.isSingle) return;
    const { visible } = this;
    if (visible.isWhole && !this.#state.hasDisabled) this.#selection.setAll(true);
    else this.#selection.set(this.#selectable(visible.indexes), true);
    this.#element.requestUpdate();
  }

  /** Selects an item, or removes it from the selection. */
  toggle(rowIndex: number): void {
    const index = this.visible.at(rowIndex);
    if (index < 0) return;
    if (this.#state.isSingle) return this.select(this.isSelected(index) ? none : Uint32Array.of(index));
    this.#anchor = index;
    this.#selection.invert(this.#selectable(Uint32Array.of(index)));
    this.#element.requestUpdate();
  }

  /**
   * Selects as a click does.
   * @param extends selects the range from the anchor (Shift)
   * @param toggles keeps the other selected items (Ctrl, or a touch)
   */
  press(rowIndex: number, { extends: isRange, toggles }: { extends: boolean; toggles: boolean }): void {
    const index = this.visible.at(rowIndex);
    if (index < 0) return;
    const { isSingle } = this.#state;
    this.active.moveTo(rowIndex);
    if (isRange && !isSingle) this.#selectRangeTo(rowIndex, toggles);
    else if (toggles && !isSingle) this.toggle(rowIndex);
    else this.#selectOnly(index);
  }

  /** Selects what has been moved here, and scrolls it into view. */
  selectMoved(indexes: Uint32Array): void {
    this.select(indexes);
    const rowIndex = this.visible.indexOf(indexes[0] ?? -1);
    if (rowIndex >= 0) this.rows.reveal(rowIndex);
  }

  /** Makes the item of a key active and scrolls it into view. Does nothing when it is not visible. */
  activateKey(key: number): void {
    const rowIndex = this.#rowIndexOf(key);
    if (rowIndex >= 0) this.active.moveTo(rowIndex);
  }

  /** A list that has the focus has an active item. */
  readonly onFocusIn = (): void => {
    if (this.active.index < 0) this.active.moveTo(this.rows.first);
    if (this.#anchor < 0) this.#anchor = this.#indexOfActive();
  };

  #indexOfActive(): number {
    return this.visible.at(this.active.index);
  }

  #keyAt(rowIndex: number): number {
    if (this.source) return rowIndex;
    const index = this.visible.at(rowIndex);
    return this.isAvailable ? index : (this.#state.entries.keys[index] ?? -1);
  }

  #rowIndexOf(key: number): number {
    const { isAvailable, visible } = this;
    if (this.source) return key;
    return visible.indexOf(isAvailable ? key : this.#state.entries.keys.indexOf(key));
  }

  /** In the available list, indexes change when the application replaces the items: they are found again by id. */
  #followItems(): void {
    const { items } = this.#state;
    const old = this.#items;
    if (items === old) return;
    this.#items = items;
    const map = (index: number): number => (index < 0 ? -1 : (mapIndexes(old, Uint32Array.of(index), items)[0] ?? -1));
    const selected = this.#selection.count > 0 ? mapIndexes(old, this.#selection.indexes(), items) : none;
    this.#selection = new Selection(items.count);
    this.#selection.set(selected, true);
    this.#anchor = map(this.#anchor);
    const active = map(this.#activeIndex);
    // A removed item leaves no active item: the next key must not act on one that the user has not seen.
    if (active !== this.#activeIndex && !this.source) this.active.moveTo(this.visible.indexOf(active));
  }

  /** In the selected list, positions change with every move: entries are found again by key. */
  #followEntries(): void {
    const { keys } = this.#state.entries;
    const old = this.#keys;
    if (keys === old) return;
    this.#keys = keys;
    this.#anchor = keys.indexOf(old[this.#anchor] ?? -1);
    const selected = new Set(Array.from(this.#selection.indexes(), (index) => old[index]));
    this.#selection = new Selection(keys.length, selected.size ? (index) => selected.has(keys[index]) : undefined);
  }

  #selectable(indexes: Uint32Array): Uint32Array {
    return this.#state.movable(this.side, indexes);
  }

  #onActiveMoved(rowIndex: number, event: KeyboardEvent): void {
    if (event.shiftKey && !this.#state.isSingle) this.#selectRangeTo(rowIndex, event.ctrlKey);
    else if (!event.ctrlKey) this.#selectOnly(this.visible.at(rowIndex));
  }

  #selectOnly(index: number): void {
    this.#anchor = index;
    this.select(index < 0 ? none : Uint32Array.of(index));
  }

  #selectRangeTo(rowIndex: number, keepsOthers: boolean): void {
    const { visible } = this;
    const anchor = visible.indexOf(this.#anchor);
    if (anchor < 0) this.#anchor = visible.at(rowIndex);
    if (anchor >= 0 && this.source?.refusesRange(anchor, rowIndex)) return;
    if (!keepsOthers) this.#selection.setAll(false);
    const from = anchor < 0 ? rowIndex : anchor;
    // Without a filter, row index and index are the same: no list of indexes is needed.
    if (visible.isWhole && !this.#state.hasDisabled)
      this.#selection.selectRange(Math.min(from, rowIndex), Math.max(from, rowIndex));
    else this.#selection.set(this.#selectable(visible.range(from, rowIndex)), true);
    this.#element.requestUpdate();
  }

  #renderRow(row: PickRow, rowIndex: number): void {
    const state = this.#state;
    const index = this.visible.at(rowIndex);
    if (index < 0 && this.source) return this.source.renderRow(row, rowIndex);
    const itemIndex = state.itemIndexOf(this.side, index);
    const view = {
      label: state.labelOf(itemIndex),
      code: state.items.codeOf(itemIndex),
      note: noteText(state, itemIndex, this.side),
      isSelected: this.isSelected(index),
      isActive: rowIndex === this.active.index,
      isTaken: state.isTaken(this.side, itemIndex),
      isDisabled: state.items.isDisabled(itemIndex) || state.isTaken(this.side, itemIndex),
    };
    renderPickRow(row, view, this.visible.query);
  }
}

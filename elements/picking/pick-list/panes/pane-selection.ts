import type { ReactiveController } from 'lit';
import { ActiveDescendant } from '../../../base/focus/active-descendant.js';
import { mapIndexes } from '../../../core/pick-list/resolve-entries.js';
import type { PickItems } from '../../../core/pick-list/pick-items.js';
import { Selection } from '../../../core/util/selection.js';
import type { PickListHost, PickListPane, PickListSelection } from '../pick-list-host.js';

const none = new Uint32Array(0);

/**
 * The selection within one of the lists, which is what the user moves next, and its active item. Items are selected by
 * their index in the list; filtered out, they stay selected but do not count.
 */
export class PaneSelection implements ReactiveController, PickListSelection {
  readonly active: ActiveDescendant;
  readonly #host: PickListHost;
  readonly #pane: PickListPane;
  #selection = new Selection(0);
  /** The index from which Shift selects a range; -1 for none. */
  #anchor = -1;
  /** The index of the active item. Kept apart, because `active` knows it by its row alone. */
  #activeIndex = -1;
  /** What the indexes above belong to. */
  #items: PickItems;
  #keys: Int32Array;

  constructor(host: PickListHost, pane: PickListPane) {
    this.#host = host;
    this.#pane = pane;
    this.#items = host.state.items;
    this.#keys = host.state.entries.keys;
    this.active = new ActiveDescendant(host, {
      count: () => pane.visible.count,
      key: (rowIndex) => this.#keyAt(rowIndex),
      indexOf: (key) => this.#rowIndexOf(key as number),
      text: (rowIndex) => pane.labelOf(pane.visible.at(rowIndex)),
      page: () => pane.rows.page,
      reveal: (rowIndex) => pane.rows.reveal(rowIndex),
      onMove: (rowIndex, event) => this.#onActiveMoved(rowIndex, event),
    });
    host.addController(this);
  }

  hostUpdated(): void {
    // The active item may have left the list: then another one has become active.
    this.#activeIndex = this.#indexOfActive();
  }

  /** Number of selected items that are visible. */
  get count(): number {
    const { visible } = this.#pane;
    return visible.isWhole ? this.#selection.count : this.#selection.countIn(visible.indexes);
  }

  /** The indexes of the selected items that are visible, in order. */
  get indexes(): Uint32Array {
    const { visible } = this.#pane;
    if (this.#selection.count === 0) return none;
    return visible.isWhole ? this.#selection.indexes() : visible.indexes.filter((index) => this.#selection.has(index));
  }

  /** What a key acts on: the selected items, or the active one when there are none. */
  get target(): Uint32Array {
    const { indexes } = this;
    const active = this.#indexOfActive();
    return indexes.length > 0 || active < 0 ? indexes : Uint32Array.of(active);
  }

  /** Identifies the active item: by its key in the selected list, by its index in the available one. */
  get activeKey(): number {
    return this.#keyAt(this.active.index);
  }

  has(index: number): boolean {
    return this.#selection.has(index);
  }

  /** Keeps selection, anchor and active item when items or entries have been replaced. Call it before rendering. */
  followState(): void {
    if (this.#pane.isAvailable) this.#followItems();
    else this.#followEntries();
    this.#activeIndex = this.#indexOfActive();
  }

  /** Selects some items and no others. */
  select(indexes: Uint32Array): void {
    if (this.#selection.count === 0 && indexes.length === 0) return;
    this.#selection.setAll(false);
    this.#selection.set(this.#selectable(indexes), true);
    this.#host.requestUpdate();
  }

  /** Selects all visible items. */
  selectAll(): void {
    if (!this.#host.isMultiple) return;
    const { visible } = this.#pane;
    if (visible.isWhole && !this.#host.state.hasDisabled) this.#selection.setAll(true);
    else this.#selection.set(this.#selectable(visible.indexes), true);
    this.#host.requestUpdate();
  }

  /** Selects an item, or removes it from the selection. */
  toggle(rowIndex: number): void {
    const index = this.#pane.visible.at(rowIndex);
    if (index < 0) return;
    if (!this.#host.isMultiple) return this.select(this.has(index) ? none : Uint32Array.of(index));
    this.#anchor = index;
    this.#selection.invert(this.#selectable(Uint32Array.of(index)));
    this.#host.requestUpdate();
  }

  /**
   * Selects as a click does.
   * @param extends selects the range from the anchor (Shift)
   * @param toggles keeps the other selected items (Ctrl, or a touch)
   */
  press(rowIndex: number, { extends: isRange, toggles }: { extends: boolean; toggles: boolean }): void {
    const index = this.#pane.visible.at(rowIndex);
    if (index < 0) return;
    const { isMultiple } = this.#host;
    this.active.moveTo(rowIndex);
    if (isRange && isMultiple) this.#selectRangeTo(rowIndex, toggles);
    else if (toggles && isMultiple) this.toggle(rowIndex);
    else this.#selectOnly(index);
  }

  /** Selects what has been moved here, and scrolls it into view. */
  selectMoved(indexes: Uint32Array): void {
    this.select(indexes);
    const rowIndex = this.#pane.visible.indexOf(indexes[0] ?? -1);
    if (rowIndex >= 0) this.#pane.rows.reveal(rowIndex);
  }

  /** Makes the item of a key active and scrolls it into view. Does nothing when it is not visible. */
  activateKey(key: number): void {
    const rowIndex = this.#rowIndexOf(key);
    if (rowIndex >= 0) this.active.moveTo(rowIndex);
  }

  /** A list that has the focus has an active item. */
  readonly onFocusIn = (): void => {
    if (this.active.index < 0) this.active.moveTo(this.#pane.rows.first);
    if (this.#anchor < 0) this.#anchor = this.#indexOfActive();
  };

  #indexOfActive(): number {
    return this.#pane.visible.at(this.active.index);
  }

  #keyAt(rowIndex: number): number {
    const index = this.#pane.visible.at(rowIndex);
    return this.#pane.isAvailable ? index : (this.#host.state.entries.keys[index] ?? -1);
  }

  #rowIndexOf(key: number): number {
    const { isAvailable, visible } = this.#pane;
    return visible.indexOf(isAvailable ? key : this.#host.state.entries.keys.indexOf(key));
  }

  /** In the available list, indexes change when the application replaces the items: they are found again by id. */
  #followItems(): void {
    const { items } = this.#host.state;
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
    if (active !== this.#activeIndex) this.active.moveTo(this.#pane.visible.indexOf(active));
  }

  /** In the selected list, positions change with every move: entries are found again by key. */
  #followEntries(): void {
    const { keys } = this.#host.state.entries;
    const old = this.#keys;
    if (keys === old) return;
    this.#keys = keys;
    this.#anchor = keys.indexOf(old[this.#anchor] ?? -1);
    const selected = new Set(Array.from(this.#selection.indexes(), (index) => old[index]));
    this.#selection = new Selection(keys.length, selected.size ? (index) => selected.has(keys[index]) : undefined);
  }

  #selectable(indexes: Uint32Array): Uint32Array {
    return this.#host.state.movable(this.#pane.side, indexes);
  }

  #onActiveMoved(rowIndex: number, event: KeyboardEvent): void {
    if (event.shiftKey && this.#host.isMultiple) this.#selectRangeTo(rowIndex, event.ctrlKey);
    else if (!event.ctrlKey) this.#selectOnly(this.#pane.visible.at(rowIndex));
  }

  #selectOnly(index: number): void {
    this.#anchor = index;
    this.select(Uint32Array.of(index));
  }

  #selectRangeTo(rowIndex: number, keepsOthers: boolean): void {
    const { visible } = this.#pane;
    const anchor = visible.indexOf(this.#anchor);
    if (anchor < 0) this.#anchor = visible.at(rowIndex);
    if (!keepsOthers) this.#selection.setAll(false);
    const from = anchor < 0 ? rowIndex : anchor;
    // Without a filter, row index and index are the same: no list of indexes is needed.
    if (visible.isWhole && !this.#host.state.hasDisabled)
      this.#selection.selectRange(Math.min(from, rowIndex), Math.max(from, rowIndex));
    else this.#selection.set(this.#selectable(visible.range(from, rowIndex)), true);
    this.#host.requestUpdate();
  }
}

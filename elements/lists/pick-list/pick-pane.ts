import type { ReactiveElement } from 'lit';
import { t } from '../../../locales/picks.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { whenIdle } from '../../base/idle.js';
import { Rows } from '../../base/rows/rows.js';
import { debounce } from '../../core/debounce.js';
import type { PickItems } from '../../core/pick-list-items.js';
import { placesAmong } from '../../core/pick-list-resolve.js';
import { addFilter, ShownPlaces } from '../../core/pick-list-shown.js';
import type { PickList } from '../../core/pick-list.js';
import { Selection } from '../../core/selection.js';
import { fillPickRow, makePickRow, type PickRow } from './pick-row.js';

/** The list that a pane shows. */
export type PickSide = 'available' | 'selected';

/** The pick list that a pane belongs to. */
export interface PaneOwner {
  readonly list: PickList;
  readonly isMultiple: boolean;
  readonly isSingleFilter: boolean;
  /** The host filters what is available. */
  readonly isExternal: boolean;
  /** A person has filtered; the host may want to know. */
  filtered(pane: PickPane): void;
}

/** A pause in typing after which the number of results is said. In milliseconds. */
const ANNOUNCE_AFTER = 500;
/** What a person has asked for comes first. In milliseconds. */
const PREPARE_AFTER = 60;

/**
 * One of the two lists: what it shows, what is marked in it, and where the keyboard is. It knows items by their place: among
 * all items in the available list, among the selected ones in the other.
 */
export class PickPane {
  readonly side: PickSide;
  readonly rows: Rows<PickRow>;
  readonly active: ActiveDescendant;
  readonly shown = new ShownPlaces(whenIdle);
  readonly #host: ReactiveElement;
  readonly #owner: PaneOwner;
  #typed = '';
  #chips: readonly string[] = [];
  #marks = new Selection(0);
  /** Where a range begins: a place. */
  #anchor = -1;
  /** What it was made of when it was looked at last. */
  #seen: readonly unknown[] = [];
  #items: PickItems | undefined;
  #keys: Int32Array = new Int32Array(0);
  readonly #announceFound = debounce(
    () => announce(this.emptyText || t('dassPickItems', { count: this.shown.count })),
    ANNOUNCE_AFTER,
  );
  readonly #prepareSoon = debounce(() => this.shown.prepare(), PREPARE_AFTER);

  constructor(host: ReactiveElement, side: PickSide, owner: PaneOwner) {
    this.#host = host;
    this.#owner = owner;
    this.side = side;
    this.active = new ActiveDescendant(host, {
      count: () => this.shown.count,
      key: (index) => this.#keyAt(index),
      indexOf: (key) => this.#indexOfKey(key as number),
      text: (index) => this.labelOf(this.shown.at(index)),
      page: () => this.rows.page,
      reveal: (index) => this.rows.reveal(index),
      onMove: (index, event) => this.#moved(index, event),
    });
    this.rows = new Rows<PickRow>(host, {
      scroller: () => this.scroller,
      count: () => this.shown.count,
      idPrefix: `${side}-`,
      keepsSize: true,
      pinned: () => this.active.index,
      make: makePickRow,
      fill: (row, index) => this.#fill(row, index),
    });
  }

  get isAvailable(): boolean {
    return this.side === 'available';
  }

  get scroller(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(`[data-list=${this.side}] .rows`);
  }

  /** What is typed into the filter. */
  get typed(): string {
    return this.#typed;
  }

  /** The filters that are in force as chips. */
  get chips(): readonly string[] {
    return this.#chips;
  }

  /** How many items there are, shown or not. */
  get total(): number {
    const { list } = this.#owner;
    return this.isAvailable ? list.availableCount : list.count;
  }

  /** How many of those that are shown are marked. */
  get markedCount(): number {
    return this.shown.isWhole ? this.#marks.count : this.#marks.countIn(this.shown.places);
  }

  /** The places that are marked and shown, in the order of the list. */
  get marked(): Uint32Array {
    if (this.#marks.count === 0) return new Uint32Array(0);
    return this.shown.isWhole ? this.#marks.places() : this.shown.places.filter((place) => this.#marks.has(place));
  }

  /** What a person acts on: what is marked, else the active item. */
  get acted(): Uint32Array {
    const { marked } = this;
    const place = this.shown.at(this.active.index);
    return marked.length || place < 0 ? marked : Uint32Array.of(place);
  }

  /** Whether any of those that are shown may move. */
  get hasMovable(): boolean {
    const { count } = this.shown;
    for (let index = 0; index < count; index++) if (!this.isDisabled(this.shown.at(index))) return true;
    return false;
  }

  /** What is said where there is nothing to show; '' where there is. */
  get emptyText(): string {
    if (this.shown.count > 0) return '';
    if (this.total > 0) return t('dassPickNoMatch');
    if (!this.isAvailable) return t('dassPickNoneSelected');
    return this.#typed || this.#chips.length || this.#owner.list.count === 0
      ? t('dassPickNoItems')
      : t('dassPickAllSelected');
  }

  /** The place among the items of a place in this list. */
  itemOf(place: number): number {
    return this.isAvailable ? place : (this.#owner.list.picked.places[place] ?? -1);
  }

  labelOf(place: number): string {
    return resolveText(this.#owner.list.items.labelOf(this.itemOf(place)));
  }

  isDisabled(place: number): boolean {
    return this.#owner.list.items.isDisabled(this.itemOf(place));
  }

  /** Why the active item cannot move, at length: in its line it may be cut; '' where it can. */
  get activeReason(): string {
    const place = this.shown.at(this.active.index);
    return place >= 0 && this.isDisabled(place) ? this.#reasonOf(this.itemOf(place)) : '';
  }

  /** Whether the active item stands in the lower half of what is in view. */
  get isActiveLow(): boolean {
    return this.rows.offsetOf(this.active.index) > (this.scroller?.clientHeight ?? 0) / 2;
  }

  isMarked(place: number): boolean {
    return this.#marks.has(place);
  }

  /** Takes over what has changed, before the host is drawn. */
  update(): void {
    const { list } = this.#owner;
    const { items, picked } = list;
    const isOther = items !== this.#items || (!this.isAvailable && picked.keys !== this.#keys);
    const active = this.shown.at(this.active.index);
    const isAnother = isOther || this.#seen[0] !== getLanguage();
    const nextActive = isAnother ? this.#takeList(list, isOther, active) : active;
    const isExternal = this.isAvailable && this.#owner.isExternal;
    const seen = [getLanguage(), items, picked, this.#typed, this.#chips, isExternal];
    if (seen.every((part, at) => part === this.#seen[at])) return;
    this.#seen = seen;
    const hidden = this.isAvailable ? { count: items.count - list.availableCount, bytes: list.taken } : undefined;
    this.shown.show(isExternal ? '' : this.#typed, isExternal ? [] : this.#chips, hidden);
    // The keyboard stays with its item among others.
    if (nextActive !== active) this.active.moveTo(this.shown.indexOf(nextActive));
  }

  /** @returns the place where the active item is now */
  #takeList(list: PickList, isOther: boolean, active: number): number {
    const { items, picked } = list;
    const count = this.isAvailable ? items.count : picked.keys.length;
    const nextActive = isOther ? this.#takeMarks(items, picked.keys, count, active) : active;
    this.#items = items;
    this.#keys = picked.keys;
    this.shown.setList(count, (place) => {
      const code = items.codeOf(this.itemOf(place));
      return code ? [code, this.labelOf(place)] : this.labelOf(place);
    });
    return nextActive;
  }

  /** What is marked stays marked, wherever it is now. */
  #takeMarks(items: PickItems, keys: Int32Array, count: number, active: number): number {
    const before = this.#marks;
    const old = this.#items;
    if (!this.isAvailable) {
      this.#anchor = keys.indexOf(this.#keys[this.#anchor] ?? -1);
      const marked = new Set(Array.from(before.places(), (place) => this.#keys[place]));
      this.#marks = new Selection(count, marked.size ? (place) => marked.has(keys[place]) : undefined);
      return active;
    }
    this.#marks = new Selection(count);
    if (!old) return active;
    if (before.count) this.#marks.set(placesAmong(old, before.places(), items), true);
    const now = (place: number): number => (place < 0 ? -1 : (placesAmong(old, Uint32Array.of(place), items)[0] ?? -1));
    this.#anchor = now(this.#anchor);
    return now(active);
  }

  /** Marks some places and no others. */
  mark(places: Uint32Array): void {
    if (this.#marks.count === 0 && places.length === 0) return;
    if (this.#marks.count) this.#marks.setAll(false);
    if (places.length) this.#marks.set(this.#markable(places), true);
    this.#host.requestUpdate();
  }

  /** Marks all that are shown. */
  markAll(): void {
    if (!this.#owner.isMultiple) return;
    const { items } = this.#owner.list;
    if (this.shown.isWhole && items.disabledPlaces.length === 0) this.#marks.setAll(true);
    else this.#marks.set(this.#markable(this.shown.places), true);
    this.#host.requestUpdate();
  }

  /** Marks one, or takes its mark away. */
  toggle(index: number): void {
    const place = this.shown.at(index);
    if (place < 0) return;
    if (!this.#owner.isMultiple) return this.mark(this.#marks.has(place) ? new Uint32Array(0) : Uint32Array.of(place));
    this.#anchor = place;
    this.#marks.invert(this.#markable(Uint32Array.of(place)));
    this.#host.requestUpdate();
  }

  /** A press on a line, as it selects (PL-03). @param isAdded leaves the marks of others, or takes its own away */
  press(index: number, { isRange, isAdded }: { isRange: boolean; isAdded: boolean }): void {
    const place = this.shown.at(index);
    if (place < 0) return;
    const { isMultiple } = this.#owner;
    this.active.moveTo(index);
    if (isRange && isMultiple) this.#markTo(index, isAdded);
    else if (isAdded && isMultiple) this.toggle(index);
    else {
      this.#anchor = place;
      this.mark(Uint32Array.of(place));
    }
  }

  /** What the active item is known by, among the selected ones a key. */
  get activeKey(): number {
    return this.#keyAt(this.active.index);
  }

  /** Makes the item of a key active and brings it into view, where it is shown. */
  goTo(key: number): void {
    const index = this.#indexOfKey(key);
    if (index >= 0) this.active.moveTo(index);
  }

  /** A person has typed. */
  type(text: string): void {
    this.#typed = text;
    if (!this.#owner.isExternal || !this.isAvailable) this.#announceFound();
    this.#owner.filtered(this);
    this.#host.requestUpdate();
  }

  /** What is typed becomes a chip (PL-11). @returns false where there is nothing to make one of */
  addChip(): boolean {
    const label = this.#typed.trim();
    if (label === '') return false;
    this.#chips = addFilter(this.#chips, label, this.#owner.isSingleFilter);
    announce(t('dassPickFiltered', { label }));
    this.type('');
    return true;
  }

  removeChip(label: string): void {
    this.#chips = this.#chips.filter((chip) => chip !== label);
    announce(t('dassPickUnfiltered', { label }));
    this.#owner.filtered(this);
    this.#host.requestUpdate();
  }

  /** A person is about to type: what is still to be made ready is, in the pauses. */
  prepare(): void {
    if (!this.#owner.isExternal || !this.isAvailable) this.#prepareSoon();
  }

  /** The focus has come: there is an active item. */
  focused(): void {
    if (this.active.index < 0) this.active.moveTo(this.rows.first);
    if (this.#anchor < 0) this.#anchor = this.shown.at(this.active.index);
  }

  stop(): void {
    this.shown.stop();
    this.#announceFound.cancel();
    this.#prepareSoon.cancel();
  }

  #keyAt(index: number): number {
    const place = this.shown.at(index);
    return this.isAvailable ? place : (this.#owner.list.picked.keys[place] ?? -1);
  }

  #indexOfKey(key: number): number {
    return this.shown.indexOf(this.isAvailable ? key : this.#owner.list.picked.keys.indexOf(key));
  }

  #markable(places: Uint32Array): Uint32Array {
    const { items } = this.#owner.list;
    if (this.isAvailable) return items.enabled(places);
    return items.disabledPlaces.length === 0 ? places : places.filter((place) => !this.isDisabled(place));
  }

  /** The keyboard has moved. */
  #moved(index: number, event: KeyboardEvent): void {
    if (event.shiftKey && this.#owner.isMultiple) this.#markTo(index, event.ctrlKey);
    else if (!event.ctrlKey) {
      this.#anchor = this.shown.at(index);
      this.mark(Uint32Array.of(this.#anchor));
    }
  }

  /** Marks from where the range begins. */
  #markTo(index: number, keepsOthers: boolean): void {
    const from = this.shown.indexOf(this.#anchor);
    if (from < 0) this.#anchor = this.shown.at(index);
    if (!keepsOthers && this.#marks.count) this.#marks.setAll(false);
    this.#marks.set(this.#markable(this.shown.range(from < 0 ? index : from, index)), true);
    this.#host.requestUpdate();
  }

  #fill(row: PickRow, index: number): void {
    const { items } = this.#owner.list;
    const place = this.shown.at(index);
    const item = this.itemOf(place);
    const isDisabled = items.isDisabled(item);
    const reason = isDisabled ? this.#reasonOf(item) : '';
    fillPickRow(row, {
      label: this.labelOf(place),
      code: items.codeOf(item),
      note: reason || (items.isOther(item) ? t('dassPickNotAmong') : resolveText(items.detailOf(item))),
      query: this.shown.query,
      isOn: this.#marks.has(place),
      isActive: index === this.active.index,
      isDisabled,
    });
  }

  #reasonOf(item: number): string {
    return resolveText(this.#owner.list.items.reasonOf(item)) || t('dassPickDisabled');
  }
}

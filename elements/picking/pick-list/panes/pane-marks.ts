import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { ActiveDescendant } from '../../../base/focus/active-descendant.js';
import type { VirtualRows } from '../../../base/rows/virtual-rows.js';
import type { PickItems } from '../../../core/pick-list/pick-list-items.js';
import { disabledPlaces, enabledPlaces } from '../../../core/pick-list/pick-list-disabled.js';
import { placesAmong } from '../../../core/pick-list/pick-list-resolve.js';
import { Selection } from '../../../core/util/selection.js';
import type { PickList } from '../../../core/pick-list/pick-list.js';
import type { ShownPlaces } from '../../../core/pick-list/pick-list-shown.js';
import type { PickRow } from './pick-row.js';

/** The pick list that a pane belongs to. */
export interface PaneOwner {
  readonly list: PickList;
  readonly isMultiple: boolean;
}

/** A pane, as far as what is marked in it goes by it. */
export interface MarkedPane {
  readonly isAvailable: boolean;
  readonly rows: VirtualRows<PickRow>;
  readonly shown: ShownPlaces;
  readonly scroller: HTMLElement | null;
  readonly size: number;
  readonly total: number;
  labelOf(place: number): string;
  isDisabled(place: number): boolean;
  reasonOf(place: number): string;
}

const none = new Uint32Array(0);

/** What is marked in one of the two lists, by place, and where the keyboard is in it. */
export class PaneMarks {
  readonly active: ActiveDescendant;
  readonly #host: ReactiveElement;
  readonly #owner: PaneOwner;
  readonly #pane: MarkedPane;
  #marks = new Selection(0);
  /** Where a range begins: a place. */
  #anchor = -1;
  #items: PickItems | undefined;
  #keys: Int32Array = new Int32Array(0);

  constructor(host: ReactiveElement, pane: MarkedPane, owner: PaneOwner) {
    this.#host = host;
    this.#owner = owner;
    this.#pane = pane;
    const { rows } = pane;
    this.active = new ActiveDescendant(host, {
      count: () => pane.shown.count,
      key: (index) => this.#keyAt(index),
      indexOf: (key) => this.#indexOfKey(key as number),
      text: (index) => pane.labelOf(pane.shown.at(index)),
      page: () => rows.page,
      reveal: (index) => rows.reveal(index),
      onMove: (index, event) => this.#moved(index, event),
    });
    // The rows are rendered after it: what is to be in view is known by then.
    host.removeController(rows);
    host.addController(rows);
  }

  get count(): number {
    const { shown } = this.#pane;
    return shown.isWhole ? this.#marks.count : this.#marks.countIn(shown.places);
  }

  /** The places that are marked and shown, in the order of the list. */
  get places(): Uint32Array {
    const { shown } = this.#pane;
    if (this.#marks.count === 0) return none;
    return shown.isWhole ? this.#marks.indexes() : shown.places.filter((place) => this.#marks.has(place));
  }

  /** What the user acts on: what is marked, else the active item. */
  get acted(): Uint32Array {
    const { places, activePlace } = this;
    return places.length || activePlace < 0 ? places : Uint32Array.of(activePlace);
  }

  get countText(): string | undefined {
    const { shown, total } = this.#pane;
    const marked = this.count;
    if (marked > 0) return pickMarkedText(marked, shown.count);
    return shown.count === total ? undefined : pickFoundText(shown.count, total);
  }

  /** The place of the active item; -1 for none. */
  get activePlace(): number {
    return this.#pane.shown.at(this.active.index);
  }

  /** What the active item is known by, among the selected ones a key. */
  get activeKey(): number {
    return this.#keyAt(this.active.index);
  }

  has(place: number): boolean {
    return this.#marks.has(place);
  }

  /** What is marked stays marked, wherever it is now. */
  take(active: number): number {
    const {
      items,
      picked: { keys },
    } = this.#owner.list;
    const before = this.#marks;
    const [oldItems, oldKeys] = [this.#items, this.#keys];
    this.#items = items;
    this.#keys = keys;
    const { size } = this.#pane;
    if (!this.#pane.isAvailable) {
      this.#anchor = keys.indexOf(oldKeys[this.#anchor] ?? -1);
      const marked = new Set(Array.from(before.indexes(), (place) => oldKeys[place]));
      this.#marks = new Selection(size, marked.size ? (place) => marked.has(keys[place]) : undefined);
      return active;
    }
    this.#marks = new Selection(size);
    if (!oldItems || oldItems === items) return active;
    if (before.count) this.#marks.set(placesAmong(oldItems, before.indexes(), items), true);
    const now = (place: number): number =>
      place < 0 ? -1 : (placesAmong(oldItems, Uint32Array.of(place), items)[0] ?? -1);
    this.#anchor = now(this.#anchor);
    return now(active);
  }

  follow(place: number): void {
    this.active.moveTo(this.#pane.shown.indexOf(place));
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
    const { shown } = this.#pane;
    if (shown.isWhole && disabledPlaces(this.#owner.list.items).length === 0) this.#marks.setAll(true);
    else this.#marks.set(this.#markable(shown.places), true);
    this.#host.requestUpdate();
  }

  /** Marks one, or takes its mark away. */
  toggle(index: number): void {
    const place = this.#pane.shown.at(index);
    if (place < 0) return;
    if (!this.#owner.isMultiple) return this.mark(this.#marks.has(place) ? none : Uint32Array.of(place));
    this.#anchor = place;
    this.#marks.invert(this.#markable(Uint32Array.of(place)));
    this.#host.requestUpdate();
  }

  /** A press on a line, as it selects. @param isAdded leaves the marks of others, or takes its own away */
  press(index: number, { isRange, isAdded }: { isRange: boolean; isAdded: boolean }): void {
    const place = this.#pane.shown.at(index);
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

  /** Marks what was moved here, and brings it into view. */
  show(places: Uint32Array): void {
    this.mark(places);
    const index = this.#pane.shown.indexOf(places[0] ?? -1);
    if (index >= 0) this.#pane.rows.reveal(index);
  }

  /** Makes the item of a key active and brings it into view, where it is shown. */
  goTo(key: number): void {
    const index = this.#indexOfKey(key);
    if (index >= 0) this.active.moveTo(index);
  }

  /** The focus has come: there is an active item. */
  focused(): void {
    if (this.active.index < 0) this.active.moveTo(this.#pane.rows.first);
    if (this.#anchor < 0) this.#anchor = this.activePlace;
  }

  /** Why the item that the keyboard or a finger is at cannot move, at length: in its line it may be cut. */
  renderReason(): TemplateResult | typeof nothing {
    const place = this.activePlace;
    if (place < 0 || !this.#pane.isDisabled(place)) return nothing;
    const isLow = this.#pane.rows.offsetOf(this.active.index) > (this.#pane.scroller?.clientHeight ?? 0) / 2;
    return html`<p class=${isLow ? 'reason upper' : 'reason'} dir="auto">${this.#pane.reasonOf(place)}</p>`;
  }

  #keyAt(index: number): number {
    const place = this.#pane.shown.at(index);
    return this.#pane.isAvailable ? place : (this.#owner.list.picked.keys[place] ?? -1);
  }

  #indexOfKey(key: number): number {
    return this.#pane.shown.indexOf(this.#pane.isAvailable ? key : this.#owner.list.picked.keys.indexOf(key));
  }

  #markable(places: Uint32Array): Uint32Array {
    const { items } = this.#owner.list;
    if (this.#pane.isAvailable) return enabledPlaces(items, places);
    return disabledPlaces(items).length === 0 ? places : places.filter((place) => !this.#pane.isDisabled(place));
  }

  /** The keyboard has moved. */
  #moved(index: number, event: KeyboardEvent): void {
    if (event.shiftKey && this.#owner.isMultiple) this.#markTo(index, event.ctrlKey);
    else if (!event.ctrlKey) {
      this.#anchor = this.#pane.shown.at(index);
      this.mark(Uint32Array.of(this.#anchor));
    }
  }

  /** Marks from where the range begins. */
  #markTo(index: number, keepsOthers: boolean): void {
    const { shown } = this.#pane;
    const from = shown.indexOf(this.#anchor);
    if (from < 0) this.#anchor = shown.at(index);
    if (!keepsOthers && this.#marks.count) this.#marks.setAll(false);
    const start = from < 0 ? index : from;
    // Of a list that is shown whole and may be moved whole the places are their indexes: none has to be named.
    if (shown.isWhole && disabledPlaces(this.#owner.list.items).length === 0)
      this.#marks.selectRange(Math.min(start, index), Math.max(start, index));
    else this.#marks.set(this.#markable(shown.range(start, index)), true);
    this.#host.requestUpdate();
  }
}

const pickMarkedText = (count: number, total: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} de ${formatCount(total)} selecionado`, { id: 'dassPickMarkedOne' }),
    many: msg(str`${formatCount(count)} de ${formatCount(total)} selecionados`, { id: 'dassPickMarkedMany' }),
    other: msg(str`${formatCount(count)} de ${formatCount(total)} selecionados`, { id: 'dassPickMarkedOther' }),
  });

const pickFoundText = (count: number, total: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} de ${formatCount(total)} encontrado`, { id: 'dassPickFoundOne' }),
    many: msg(str`${formatCount(count)} de ${formatCount(total)} encontrados`, { id: 'dassPickFoundMany' }),
    other: msg(str`${formatCount(count)} de ${formatCount(total)} encontrados`, { id: 'dassPickFoundOther' }),
  });

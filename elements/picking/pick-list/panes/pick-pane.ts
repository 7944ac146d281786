import type { nothing, ReactiveElement, TemplateResult } from 'lit';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { getLanguage, resolveText } from '../../../../locales/index.js';
import { VirtualRows } from '../../../base/rows/virtual-rows.js';
import type { PickItems } from '../../../core/pick-list/pick-list-items.js';
import { ShownPlaces, type PickQuery } from '../../../core/pick-list/pick-list-shown.js';
import { PaneMarks, type MarkedPane, type PaneOwner } from './pane-marks.js';
import { fillPickRow, makePickRow, type PickRow, type WriteText } from './pick-row.js';

/** One of the two lists of a pick list. */
export type PickSide = 'available' | 'selected';

/** What filters a pane. It is lazy: until it has loaded, nothing is filtered. */
export interface LoadedFilter {
  readonly typed: string;
  readonly isFiltered: boolean;
  /** What is asked for here, and not of the host. */
  readonly asked: PickQuery;
  /** Writes a text, and marks where it matches. */
  readonly write: WriteText;
  readonly emptyText: string;
  readonly keyboard: { readonly isShown: boolean };
  /** The user has typed. */
  type(text: string): void;
  /** Makes a chip of a text. */
  addChip(text: string): void;
  /** Handles a key in the field. */
  press(event: KeyboardEvent, input: HTMLInputElement): void;
  clear(): void;
  /** The focus is in the field. */
  entered(): void;
  /** The focus has left the field. */
  left(): void;
  stop(): void;
  renderButtons(): TemplateResult;
  renderChips(isOff: boolean): TemplateResult | typeof nothing;
}

/**
 * One of the two lists, as it is rendered. It knows items by their place: among all items in the available list, among the
 * selected ones in the other.
 */
export class PickPane implements MarkedPane {
  readonly side: PickSide;
  readonly rows: VirtualRows<PickRow>;
  shown = new ShownPlaces();
  /** What is selected for a move, and where the keyboard is. */
  readonly marks: PaneMarks;
  /** Undefined until it has loaded. */
  filter: LoadedFilter | undefined;
  readonly #host: ReactiveElement;
  readonly #owner: PaneOwner;
  /** What it was made of when it was looked at last. */
  #seen: readonly unknown[] = [];
  #items: PickItems | undefined;
  #places: Int32Array | undefined;

  constructor(host: ReactiveElement, side: PickSide, owner: PaneOwner) {
    this.#host = host;
    this.#owner = owner;
    this.side = side;
    this.rows = new VirtualRows<PickRow>(host, {
      scroller: () => this.scroller,
      count: () => this.shown.count,
      idPrefix: `${side}-`,
      keepsSize: true,
      pinned: () => this.marks.active.index,
      make: makePickRow,
      fill: (row, index) => this.#fill(row, index),
    });
    this.marks = new PaneMarks(host, this, owner);
  }

  get isAvailable(): boolean {
    return this.side === 'available';
  }

  get scroller(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(`[data-list=${this.side}] .rows`);
  }

  /** Where the user types what it is filtered by. */
  get field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector(`[data-list=${this.side}] input`);
  }

  /** How many items there are, shown or not. */
  get total(): number {
    const { list } = this.#owner;
    return this.isAvailable ? list.availableCount : list.count;
  }

  /** How many places there are, those of items that are not available included. */
  get size(): number {
    const { list } = this.#owner;
    return this.isAvailable ? list.items.count : list.count;
  }

  /** Whether any of those that are shown may move. */
  get hasMovable(): boolean {
    const { count } = this.shown;
    for (let index = 0; index < count; index++) if (!this.isDisabled(this.shown.at(index))) return true;
    return false;
  }

  /** How many there are, and what is marked or found of them. */
  get countText(): string {
    return this.marks.countText ?? pickItemsText(this.shown.count);
  }

  /** What is said where there is nothing to show; '' where there is. */
  get emptyText(): string {
    if (this.shown.count > 0) return '';
    if (this.total > 0) return this.filter?.emptyText ?? '';
    if (!this.isAvailable) return msg('Nenhum item selecionado', { id: 'dassPickNoneSelected' });
    return this.filter?.isFiltered || this.#owner.list.count === 0
      ? msg('Nenhum item disponível', { id: 'dassPickNoItems' })
      : msg('Todos os itens estão selecionados', { id: 'dassPickAllSelected' });
  }

  /** The place among the items of a place in this list. */
  itemOf(place: number): number {
    return this.isAvailable ? place : (this.#owner.list.places[place] ?? -1);
  }

  labelOf(place: number): string {
    return resolveText(this.#owner.list.items.labelOf(this.itemOf(place)));
  }

  isDisabled(place: number): boolean {
    return this.#owner.list.items.isDisabled(this.itemOf(place));
  }

  /** Why an item cannot move. */
  reasonOf(place: number): string {
    return (
      resolveText(this.#owner.list.items.reasonOf(this.itemOf(place))) ||
      msg('Este item não pode ser movido', { id: 'dassPickDisabled' })
    );
  }

  /** From here on it can be filtered. */
  filterBy(filter: LoadedFilter, shown: ShownPlaces): void {
    this.filter = filter;
    this.shown = shown;
    this.#seen = [];
    this.update();
  }

  /** Takes over what has changed, before the host is rendered. */
  update(): void {
    const { list } = this.#owner;
    const { items, places } = list;
    const isOther = items !== this.#items || (!this.isAvailable && places !== this.#places);
    const active = this.marks.activePlace;
    const next = isOther ? this.marks.take(active) : active;
    const { asked } = this.filter ?? {};
    const seen = [getLanguage(), items, places, asked?.typed, asked?.chips];
    if (isOther || this.#seen[0] !== seen[0]) this.shown.setList(this.size);
    if (seen.every((part, at) => part === this.#seen[at])) return;
    this.#seen = seen;
    this.#items = items;
    this.#places = places;
    const hidden = this.isAvailable ? { count: items.count - list.availableCount, bytes: list.taken } : undefined;
    this.shown.show(hidden, asked);
    // The keyboard stays with its item among others.
    if (next !== active) this.marks.follow(next);
  }

  #fill(row: PickRow, index: number): void {
    const { items } = this.#owner.list;
    const place = this.shown.at(index);
    const item = this.itemOf(place);
    const isDisabled = items.isDisabled(item);
    fillPickRow(
      row,
      {
        label: this.labelOf(place),
        code: items.codeOf(item),
        note: isDisabled
          ? this.reasonOf(place)
          : items.isOther(item)
            ? msg('Fora da lista', { id: 'dassPickNotAmong' })
            : resolveText(items.detailOf(item)),
        isOn: this.marks.has(place),
        isActive: index === this.marks.active.index,
        isDisabled,
      },
      this.filter?.write,
    );
  }
}

const pickItemsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item`, { id: 'dassPickItemsOne' }),
    many: msg(str`${formatCount(count)} de itens`, { id: 'dassPickItemsMany' }),
    other: msg(str`${formatCount(count)} itens`, { id: 'dassPickItemsOther' }),
  });

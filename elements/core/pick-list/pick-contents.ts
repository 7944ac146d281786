import { isItem, PickItems, type PickFields } from './pick-list-items.js';
import { resolveEntries } from './pick-list-resolve.js';
import { toText } from '../text/to-text.js';

export interface PickRules {
  /** One can be selected: adding another replaces it. */
  readonly isSingle: boolean;
  /** An item stays available, and each time that it is selected is a copy with a key of its own. */
  readonly duplicates: boolean;
}

/** What can stand for an item: itself, or its id. */
const isEntry = (entry: unknown): boolean => isItem(entry) || toText(entry) !== '';

/** What a host says is available and selected. `PickList` is the same once the user can move something. */
export class PickContents {
  #items: PickItems;
  #rules: PickRules;
  #places: Int32Array = new Int32Array(0);
  #taken: Uint8Array = new Uint8Array(0);
  #reader: () => readonly unknown[] = () => [];

  constructor(items: PickItems, rules: PickRules) {
    this.#items = items;
    this.#rules = rules;
    this.put(items, this.#places);
  }

  /** What is chosen among. */
  get items(): PickItems {
    return this.#items;
  }

  get rules(): PickRules {
    return this.#rules;
  }

  /** The places of what is selected, in its order; another list after each change. */
  get places(): Int32Array {
    return this.#places;
  }

  /** How many are selected. */
  get count(): number {
    return this.#places.length;
  }

  /** How many items can be seen in the list of the available ones. */
  get availableCount(): number {
    return this.#items.count - this.takenCount;
  }

  /** How many items are not available, for they are selected. */
  get takenCount(): number {
    if (this.#rules.duplicates) return 0;
    const { count, total } = this.#items;
    return total > count ? this.#places.filter((place) => place < count).length : this.count;
  }

  /** A byte for each place: 1 where it is not available, for it is selected. */
  get taken(): Uint8Array {
    return this.#taken;
  }

  /** What is selected, in its order, as `PickOutcome` tells it: the same list until it changes. */
  get selected(): readonly unknown[] {
    return this.#reader();
  }

  /** Reads what is selected now, also when something else is selected by then. */
  get reader(): () => readonly unknown[] {
    return this.#reader;
  }

  /** The ids of what is selected, in its order; an item without one has none to give. */
  get ids(): string[] {
    return Array.from(this.#places, (place) => this.#items.idOf(place)).filter((id) => id !== '');
  }

  /** Whether there is a move to take back. */
  get canUndo(): boolean {
    return false;
  }

  /**
   * Selects what a host says.
   * @param selected items of the host, or of before, or ids alone; what is not among the items is kept, what is neither is left out
   * @returns whether it is something else than what is selected already
   */
  select(selected: readonly unknown[]): boolean {
    const { places, others } = resolveEntries(
      this.#items.withOthers([]),
      selected.every(isEntry) ? selected : selected.filter(isEntry),
    );
    const { isSingle, duplicates } = this.#rules;
    const once = duplicates ? places : Int32Array.from(new Set(places));
    const kept = isSingle ? once.subarray(0, 1) : once;
    const next = this.#items.withOthers(others);
    const now = this.#places;
    if (kept.length === now.length && now.every((place, at) => this.#items.at(place) === next.at(kept[at] as number)))
      return false;
    this.put(next, kept);
    return true;
  }

  /** Takes other items: what is selected stays, by its ids. */
  replace(items: readonly unknown[], fields: PickFields, rules: PickRules): void {
    const { selected } = this;
    this.put(new PickItems(items, fields), new Int32Array(0), rules);
    this.select(selected);
  }

  /** @param reader what has read the same before */
  protected put(items: PickItems, places: Int32Array, rules = this.#rules, reader = listOf(items, places)): void {
    this.#items = items;
    this.#rules = rules;
    this.#places = places;
    this.#reader = reader;
    if (this.#taken.length === items.total) this.#taken.fill(0);
    else this.#taken = new Uint8Array(items.total);
    if (rules.duplicates) return;
    if (places.length === this.#taken.length) this.#taken.fill(1);
    else for (let at = 0; at < places.length; at++) this.#taken[places[at] as number] = 1;
  }
}

/** The items at some places, as a list that is made when it is first asked for. */
export function listOf(items: PickItems, places: Int32Array): () => readonly unknown[] {
  let list: readonly unknown[] | undefined;
  return () => (list ??= Array.from(places, (place) => items.at(place)));
}

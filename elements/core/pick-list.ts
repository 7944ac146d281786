import type { PickSnapshot } from './pick-list-changes.js';
import { PickItems, type PickFields } from './pick-list-items.js';
import { nothingPicked, onlyWhere, samePicked, type Picked } from './picked.js';
import { resolveEntries } from './pick-list-resolve.js';
import { toText } from './to-text.js';

export interface PickRules {
  /** One can be selected: adding another replaces it (PL-06). */
  readonly isSingle: boolean;
  /** An item stays available, and each time that it is selected is a copy with a key of its own (PL-07). */
  readonly duplicates: boolean;
}

/** What can stand for an item: itself, or its id. */
const isEntry = (entry: unknown): boolean => (typeof entry === 'object' && entry !== null) || toText(entry) !== '';

/** When so many keys have been given, in a list whose items come anew for months, they are given from the start. */
const MOST_KEYS = 1_000_000_000;

/** What is available and what is selected. `PickMoves` moves items between the two. */
export class PickList {
  #items: PickItems;
  #rules: PickRules;
  #picked: Picked = nothingPicked;
  #taken: Uint8Array;
  /** Keys from here on have not been given yet. Without duplicates a key is the place and what `#firstKey` says. */
  #nextKey = 0;
  #firstKey = 0;
  #selected: () => readonly unknown[] = () => [];
  #past: readonly Picked[] = [];

  /** @param selected items of the host, or of before, or ids alone; what is not among the items is kept, what is neither is left out */
  constructor(
    items: readonly unknown[],
    fields: PickFields,
    rules: PickRules = { isSingle: false, duplicates: false },
    selected: readonly unknown[] = [],
  ) {
    this.#items = new PickItems(items, fields);
    this.#rules = rules;
    this.#taken = new Uint8Array(this.#items.total);
    this.#takeKeys();
    this.select(selected);
  }

  /** What is chosen among. */
  get items(): PickItems {
    return this.#items;
  }

  get picked(): Picked {
    return this.#picked;
  }

  /** How many are selected. */
  get count(): number {
    return this.#picked.keys.length;
  }

  /** How many items can be seen in the list of the available ones. */
  get availableCount(): number {
    return this.#rules.duplicates ? this.#items.count : this.#items.count - this.takenCount;
  }

  /** A byte for each place: 1 where it is not available, for it is selected. */
  get taken(): Uint8Array {
    return this.#taken;
  }

  /** What is selected, in its order, as `PickOutcome` tells it: the same list until it changes. */
  get selected(): readonly unknown[] {
    return this.#selected();
  }

  /** What is selected now, to be compared with what will be. */
  get snapshot(): PickSnapshot {
    return { keys: this.#picked.keys, selected: this.#selected };
  }

  /** The ids of what is selected, in its order; an item without one has none to give. */
  get ids(): string[] {
    return Array.from(this.#picked.places, (place) => this.#items.idOf(place)).filter((id) => id !== '');
  }

  get rules(): PickRules {
    return this.#rules;
  }

  /** What was selected before each move that can be taken back, the last of them at the end. */
  get past(): readonly Picked[] {
    return this.#past;
  }

  /** Whether there is a move to take back. */
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Selects what a host says. Unless that is what is selected already, there is nothing to take back any more. */
  select(selected: readonly unknown[]): void {
    const { places, others } = resolveEntries(
      this.#items.withOthers([]),
      selected.every(isEntry) ? selected : selected.filter(isEntry),
    );
    const kept = this.#allowed(places);
    const next = this.#items.withOthers(others);
    const now = this.#picked.places;
    if (kept.length === now.length && now.every((place, at) => this.#items.at(place) === next.at(kept[at] as number)))
      return;
    this.#items = next;
    this.#past = [];
    this.#picked = nothingPicked;
    this.#takeKeys();
    this.#set({ places: kept, keys: this.newKeys(kept) });
  }

  /** Takes other items: what is selected, and what can be taken back, stays, by its ids. */
  replace(items: readonly unknown[], fields: PickFields, rules: PickRules): void {
    const old = this.#items;
    const next = new PickItems(items, fields);
    const steps = [...this.#past, this.#picked];
    const seen = new Map<number, number>();
    for (const { places } of steps) for (const place of places) if (!seen.has(place)) seen.set(place, seen.size);
    const { places, others } = resolveEntries(
      next,
      Array.from(seen.keys(), (place) => old.at(place)),
    );
    this.#items = next.withOthers(others);
    this.#rules = rules;
    const moved = steps.map((step) =>
      this.#fit({ places: step.places.map((place) => places[seen.get(place) as number] as number), keys: step.keys }),
    );
    let picked = moved.pop() as Picked;
    if (this.#nextKey > MOST_KEYS) {
      picked = { places: picked.places, keys: Int32Array.from(picked.keys.keys()) };
      moved.length = 0;
      this.#nextKey = this.count;
    }
    // A step that leads nowhere any more is none.
    this.#past = moved.filter((step, at) => !samePicked(step, moved[at + 1] ?? picked));
    this.#takeKeys();
    this.#set(picked);
  }

  /** A move has been made, or taken back. @param past what can be taken back from now on */
  change(picked: Picked, past: readonly Picked[]): void {
    this.#past = past;
    this.#set(picked);
  }

  /** Keys for items that are to be selected. */
  newKeys(places: Int32Array): Int32Array {
    if (this.#rules.duplicates) return places.map(() => this.#nextKey++);
    return this.#firstKey === 0 ? places : places.map((place) => this.#firstKey + place);
  }

  /** How many items are not available, for they are selected. */
  get takenCount(): number {
    if (this.#rules.duplicates) return 0;
    const { count } = this.#items;
    let others = 0;
    if (this.#items.total > count) for (const place of this.#picked.places) if (place >= count) others++;
    return this.#picked.places.length - others;
  }

  /** What may be selected at once under the rules. */
  #allowed(places: Int32Array): Int32Array {
    const { isSingle, duplicates } = this.#rules;
    const once = duplicates ? places : Int32Array.from(new Set(places));
    return isSingle ? once.subarray(0, 1) : once;
  }

  #fit(picked: Picked): Picked {
    const { isSingle, duplicates } = this.#rules;
    const seen = new Set<number>();
    const fits = onlyWhere(picked, (at) => {
      const place = picked.places[at] as number;
      if (!duplicates && seen.has(place)) return false;
      seen.add(place);
      return true;
    });
    return isSingle ? onlyWhere(fits, (at) => at === 0) : fits;
  }

  /** Where other items have come, keys of before are not given again as long as they are known. */
  #takeKeys(): void {
    if (this.count === 0 && this.#past.length === 0) this.#nextKey = 0;
    this.#firstKey = this.#nextKey;
    this.#nextKey += this.#items.total;
  }

  #set(picked: Picked): void {
    this.#picked = picked;
    this.#selected = listOf(this.#items, picked.places);
    if (this.#taken.length === this.#items.total) this.#taken.fill(0);
    else this.#taken = new Uint8Array(this.#items.total);
    if (this.#rules.duplicates) return;
    if (picked.places.length === this.#taken.length) this.#taken.fill(1);
    else for (let at = 0; at < picked.places.length; at++) this.#taken[picked.places[at] as number] = 1;
  }
}

/** The items at some places, as a list that is made when it is first asked for. */
export function listOf(items: PickItems, places: Int32Array): () => readonly unknown[] {
  let list: readonly unknown[] | undefined;
  return () => (list ??= Array.from(places, (place) => items.at(place)));
}

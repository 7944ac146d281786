import type { PickSnapshot } from './pick-list-changes.js';
import { PickItems, type PickFields } from './pick-list-items.js';
import {
  insertPicked,
  movePicked,
  nothingPicked,
  onlyPicked,
  samePicked,
  sortPicked,
  stepPicked,
  withoutPicked,
  type Picked,
} from './pick-list-moves.js';
import { resolveEntries } from './pick-list-resolve.js';
import { toText } from './to-text.js';

export interface PickRules {
  /** One can be selected: adding another replaces it (PL-06). */
  readonly isSingle: boolean;
  /** An item stays available, and each time that it is selected is a copy with a key of its own (PL-07). */
  readonly duplicates: boolean;
}

/** A move that can be made: what is selected before and after it. */
export interface PickMove {
  readonly kind: 'add' | 'remove' | 'order' | 'undo';
  readonly before: Picked;
  readonly after: Picked;
  /** The places of the entries that come in, and of those that go out. */
  readonly added: Int32Array;
  readonly removed: Int32Array;
}

/** A move that cannot be made, and the place of the disabled item that is in its way (PL-08). */
export interface PickRefusal {
  readonly refusedBy: number;
}

/** What an application is told of a move. */
export interface PickOutcome {
  /** What is selected now, in its order: the host's items, and what is not among them as it was given. */
  readonly selected: readonly unknown[];
  /** The key of each selected copy, in the same order: a whole number that stays while the copy is selected. */
  readonly keys: readonly number[];
  readonly added: readonly unknown[];
  readonly removed: readonly unknown[];
}

/** What can stand for an item: itself, or its id. */
const isEntry = (entry: unknown): boolean => (typeof entry === 'object' && entry !== null) || toText(entry) !== '';

/** So much is kept to be taken back: entries in all steps together, and steps. */
const MOST_KEPT = 1_000_000;
const MOST_STEPS = 200;
/** When so many keys have been given, in a list whose items come anew for months, they are given from the start. */
const MOST_KEYS = 1_000_000_000;

const none = nothingPicked.places;

/**
 * What is available and what is selected, and the moves between the two. A move is planned first, so that a person can be
 * asked, and then made; each can be undone. Disabled items do not move by any way.
 */
export class PickList {
  #items: PickItems;
  #rules: PickRules;
  #picked: Picked = nothingPicked;
  #taken: Uint8Array;
  /** Keys from here on have not been given yet. Without duplicates a key is the place and what `#firstKey` says. */
  #nextKey = 0;
  #firstKey = 0;
  #selected: () => readonly unknown[] = () => [];
  #past: Picked[] = [];

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
    return this.#rules.duplicates ? this.#items.count : this.#items.count - this.#takenCount;
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
    this.#set({ places: kept, keys: this.#newKeys(kept) });
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
      picked = { places: picked.places, keys: Int32Array.from(all(picked)) };
      moved.length = 0;
      this.#nextKey = this.count;
    }
    // A step that leads nowhere any more is none.
    this.#past = moved.filter((step, at) => !samePicked(step, moved[at + 1] ?? picked));
    this.#takeKeys();
    this.#set(picked);
  }

  /**
   * Adds available items; those that are disabled, or selected already, stay (PL-05, PL-07).
   * @param at the position before which they come; at the end by default
   */
  planAdd(places: Uint32Array, at = this.count): PickMove | PickRefusal | undefined {
    const before = this.#picked;
    const { isSingle, duplicates } = this.#rules;
    const wanted = this.#items.enabled(places);
    const free = duplicates || this.#takenCount === 0 ? wanted : wanted.filter((place) => !this.#taken[place]);
    const added = new Int32Array(isSingle ? free.subarray(0, 1) : free);
    if (added.length === 0) return undefined;
    const more = { places: added, keys: this.#newKeys(added) };
    if (!isSingle) return { kind: 'add', before, after: insertPicked(before, more, at), added, removed: none };
    const refusedBy = before.places.find((place) => this.#items.isDisabled(place));
    if (refusedBy !== undefined) return { refusedBy };
    return { kind: 'add', before, after: more, added, removed: before.places };
  }

  /** Takes selected entries out; disabled ones stay. @param positions in order; all by default */
  planRemove(positions?: Uint32Array): PickMove | undefined {
    const before = this.#picked;
    const gone = positions || this.#items.disabledPlaces.length ? this.#movable(positions ?? all(before)) : undefined;
    if (gone?.length === 0 || this.count === 0) return undefined;
    const rest = gone && gone.length < this.count ? gone : undefined;
    return {
      kind: 'remove',
      before,
      after: rest ? withoutPicked(before, rest) : nothingPicked,
      added: none,
      removed: rest ? onlyPicked(before, rest).places : before.places,
    };
  }

  /** Puts selected entries before the one at a position (PL-16). @param positions in order */
  planOrder(positions: Uint32Array, to: number): PickMove | undefined {
    return this.#ordered(movePicked(this.#picked, this.#movable(positions), to));
  }

  /** Moves selected entries a step. @param positions in order */
  planStep(positions: Uint32Array, step: 1 | -1): PickMove | undefined {
    return this.#ordered(stepPicked(this.#picked, this.#movable(positions), step));
  }

  /** Sorts what is selected by the order field (PL-10). */
  planReset(): PickMove | undefined {
    return this.#ordered(sortPicked(this.#picked, (place) => this.#items.orderOf(place)));
  }

  /** Takes the last move back. What has been disabled since then stays where it is. */
  planUndo(): PickMove | undefined {
    const past = this.#past.at(-1);
    if (!past) return undefined;
    const before = this.#picked;
    const had = new Set(before.keys);
    const isStuck = (list: Picked, at: number): boolean => this.#items.isDisabled(list.places[at] as number);
    let after = onlyWhere(past, (at) => had.has(past.keys[at] as number) || !isStuck(past, at));
    const has = new Set(after.keys);
    const stay = onlyWhere(before, (at) => !has.has(before.keys[at] as number) && isStuck(before, at));
    after = insertPicked(after, stay, after.keys.length);
    for (const key of stay.keys) has.add(key);
    const added = onlyWhere(after, (at) => !had.has(after.keys[at] as number)).places;
    const removed = onlyWhere(before, (at) => !has.has(before.keys[at] as number)).places;
    return { kind: 'undo', before, after, added, removed };
  }

  /**
   * Makes a move that was planned.
   * @returns what to tell, its lists made when they are first read; undefined when things are not as they were
   */
  make(move: PickMove): PickOutcome | undefined {
    if (move.before !== this.#picked) return undefined;
    if (move.kind === 'undo') this.#past.pop();
    else this.#remember(move.before);
    this.#set(move.after);
    return outcomeOf(this.#items, this.#selected, move);
  }

  get #takenCount(): number {
    if (this.#rules.duplicates) return 0;
    const { count } = this.#items;
    let others = 0;
    if (this.#items.total > count) for (const place of this.#picked.places) if (place >= count) others++;
    return this.#picked.places.length - others;
  }

  #movable(positions: Uint32Array): Uint32Array {
    const { places } = this.#picked;
    return this.#items.disabledPlaces.length === 0
      ? positions
      : positions.filter((position) => !this.#items.isDisabled(places[position] as number));
  }

  #ordered(after: Picked): PickMove | undefined {
    const before = this.#picked;
    return samePicked(before, after) ? undefined : { kind: 'order', before, after, added: none, removed: none };
  }

  #remember(picked: Picked): void {
    this.#past.push(picked);
    let kept = this.#past.reduce((sum, { keys }) => sum + keys.length, 0);
    while (this.#past.length > MOST_STEPS || (kept > MOST_KEPT && this.#past.length > 1))
      kept -= (this.#past.shift() as Picked).keys.length;
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

  #newKeys(places: Int32Array): Int32Array {
    if (this.#rules.duplicates) return places.map(() => this.#nextKey++);
    return this.#firstKey === 0 ? places : places.map((place) => this.#firstKey + place);
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

const all = ({ keys }: Picked): Uint32Array => Uint32Array.from(keys.keys());

function onlyWhere(picked: Picked, isWanted: (at: number) => boolean): Picked {
  return onlyPicked(picked, all(picked).filter(isWanted));
}

function outcomeOf(items: PickItems, selected: () => readonly unknown[], move: PickMove): PickOutcome {
  const added = listOf(items, move.added);
  const removed = listOf(items, move.removed);
  let keys: readonly number[] | undefined;
  return {
    get selected() {
      return selected();
    },
    get keys() {
      return (keys ??= [...move.after.keys]);
    },
    get added() {
      return added();
    },
    get removed() {
      return removed();
    },
  };
}

/** The items at some places, as a list that is made when it is first asked for. */
function listOf(items: PickItems, places: Int32Array): () => readonly unknown[] {
  let list: readonly unknown[] | undefined;
  return () => (list ??= Array.from(places, (place) => items.at(place)));
}

import { PickContents, type PickRules } from './pick-contents.js';
import type { PickSnapshot } from './pick-list-changes.js';
import { PickItems, type PickFields } from './pick-list-items.js';
import { resolveEntries } from './pick-list-resolve.js';
import { nothingPicked, onlyWhere, samePicked, type Picked } from './picked.js';

/** When so many keys have been given, in a list whose items come anew for months, they are given from the start. */
const MOST_KEYS = 1_000_000_000;

/** What is available and what is selected, each copy by a key of its own. `PickMoves` moves items between the two. */
export class PickList extends PickContents {
  #picked: Picked = nothingPicked;
  /** Keys from here on have not been given yet. Without duplicates a key is the place and what `#firstKey` says. */
  #nextKey = 0;
  #firstKey = 0;
  #past: readonly Picked[] = [];

  /** @param contents what a host has said so far */
  constructor({ items, rules, places, reader }: PickContents) {
    super(items, rules);
    this.#takeKeys();
    this.#picked = { places, keys: this.newKeys(places) };
    this.put(items, places, rules, reader);
  }

  get picked(): Picked {
    return this.#picked;
  }

  /** What is selected now, to be compared with what will be. */
  get snapshot(): PickSnapshot {
    return { keys: this.#picked.keys, selected: this.reader };
  }

  /** What was selected before each move that can be taken back, the last of them at the end. */
  get past(): readonly Picked[] {
    return this.#past;
  }

  override get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Selects what a host says. Unless that is what is selected already, there is nothing to take back any more. */
  override select(selected: readonly unknown[]): boolean {
    if (!super.select(selected)) return false;
    this.#past = [];
    this.#picked = nothingPicked;
    this.#takeKeys();
    const { places } = this;
    this.#picked = { places, keys: this.newKeys(places) };
    return true;
  }

  /** Takes other items: what is selected, and what can be taken back, stays, by its ids. */
  override replace(items: readonly unknown[], fields: PickFields, rules: PickRules): void {
    const old = this.items;
    const found = new PickItems(items, fields);
    const steps = [...this.#past, this.#picked];
    const seen = new Map<number, number>();
    for (const { places } of steps) for (const place of places) if (!seen.has(place)) seen.set(place, seen.size);
    const { places, others } = resolveEntries(
      found,
      Array.from(seen.keys(), (place) => old.at(place)),
    );
    const moved = steps.map((step) =>
      fitPicked(
        {
          places: step.places.map((place) => places[seen.get(place) as number] as number),
          keys: step.keys,
        },
        rules,
      ),
    );
    let picked = moved.pop() as Picked;
    if (this.#nextKey > MOST_KEYS) {
      picked = { places: picked.places, keys: Int32Array.from(picked.keys.keys()) };
      moved.length = 0;
      this.#nextKey = this.count;
    }
    // A step that leads nowhere any more is none.
    this.#past = moved.filter((step, at) => !samePicked(step, moved[at + 1] ?? picked));
    const next = found.withOthers(others);
    this.#takeKeys(next.total);
    this.#picked = picked;
    this.put(next, picked.places, rules);
  }

  /** A move has been made, or taken back. @param past what can be taken back from now on */
  change(picked: Picked, past: readonly Picked[]): void {
    this.#past = past;
    this.#picked = picked;
    this.put(this.items, picked.places);
  }

  /** Keys for items that are to be selected. */
  newKeys(places: Int32Array): Int32Array {
    if (this.rules.duplicates) return places.map(() => this.#nextKey++);
    return this.#firstKey === 0 ? places : places.map((place) => this.#firstKey + place);
  }

  /** Where other items have come, keys of before are not given again as long as they are known. */
  #takeKeys(total = this.items.total): void {
    if (this.#picked.keys.length === 0 && this.#past.length === 0) this.#nextKey = 0;
    this.#firstKey = this.#nextKey;
    this.#nextKey += total;
  }
}

/** What the rules let be selected at once. */
function fitPicked(picked: Picked, { isSingle, duplicates }: PickRules): Picked {
  const seen = new Set<number>();
  const fits = onlyWhere(picked, (at) => {
    const place = picked.places[at] as number;
    if (!duplicates && seen.has(place)) return false;
    seen.add(place);
    return true;
  });
  return isSingle ? onlyWhere(fits, (at) => at === 0) : fits;
}

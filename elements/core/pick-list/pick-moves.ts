import { listOf } from './pick-contents.js';
import type { PastedRows } from '../paste-list/paste-list-rows.js';
import { disabledPlaces, enabledPlaces } from './pick-list-disabled.js';
import { insertPicked, movePicked, sortPicked, stepPicked, withoutPicked } from './pick-list-moves.js';
import type { PickList } from './pick-list.js';
import { nothingPicked, onlyPicked, onlyWhere, everyPosition, samePicked, type Picked } from './picked.js';

/** A move that can be made: what is selected before and after it. */
export interface PickMove {
  readonly kind: 'add' | 'remove' | 'order' | 'undo';
  readonly before: Picked;
  readonly after: Picked;
  /** The places of the entries that come in, and of those that go out. */
  readonly added: Int32Array;
  readonly removed: Int32Array;
}

/** A move that cannot be made, and the place of the disabled item that is in its way. */
export interface PickRefusal {
  readonly refusedBy: number;
}

/** The detail of `dass-pick`. */
export interface PickOutcome {
  /**
   * The items that are selected now, in their order: the application's objects. Selected values that match no item are
   * as the application set them.
   */
  readonly selected: readonly unknown[];
  /**
   * The key of each selected copy, in the same order as `selected`: an integer that stays the same while the copy is
   * selected.
   */
  readonly keys: readonly number[];
  /** The items that this action added to the selection. Empty when it added none. */
  readonly added: readonly unknown[];
  /** The items that this action removed from the selection. Empty when it removed none. */
  readonly removed: readonly unknown[];
  /** The pasted rows of the added items, with all their columns. Undefined when the items were not pasted. */
  readonly pasted: PastedRows | undefined;
}

/** So much is kept to be taken back: entries in all steps together, and steps. */
const MOST_KEPT = 1_000_000;
const MOST_STEPS = 200;

const none = nothingPicked.places;

/**
 * Moves between what is available and what is selected. A move is planned first, so that the user can be asked, and then
 * made; each can be undone. Disabled items do not move by any way.
 */
export class PickMoves {
  readonly #list: PickList;

  constructor(list: PickList) {
    this.#list = list;
  }

  /**
   * Adds available items; those that are disabled, or selected already, stay.
   * @param at the position before which they come; at the end by default
   */
  planAdd(places: Uint32Array, at = this.#list.count): PickMove | PickRefusal | undefined {
    const before = this.#list.picked;
    const { isSingle, duplicates } = this.#list.rules;
    const wanted = enabledPlaces(this.#list.items, places);
    const free =
      duplicates || this.#list.takenCount === 0 ? wanted : wanted.filter((place) => !this.#list.taken[place]);
    // The same memory: neither the places that are asked for nor those that are kept are ever changed.
    const added = new Int32Array(free.buffer, free.byteOffset, isSingle ? Math.min(1, free.length) : free.length);
    if (added.length === 0) return undefined;
    const more = { places: added, keys: this.#list.newKeys(added) };
    if (!isSingle) return { kind: 'add', before, after: insertPicked(before, more, at), added, removed: none };
    const refusedBy = before.places.find((place) => this.#list.items.isDisabled(place));
    if (refusedBy !== undefined) return { refusedBy };
    return { kind: 'add', before, after: more, added, removed: before.places };
  }

  /** Takes selected entries out; disabled ones stay. @param positions in order; all by default */
  planRemove(positions?: Uint32Array): PickMove | undefined {
    const before = this.#list.picked;
    const gone =
      positions || disabledPlaces(this.#list.items).length
        ? this.#movable(positions ?? everyPosition(before))
        : undefined;
    if (gone?.length === 0 || this.#list.count === 0) return undefined;
    const rest = gone && gone.length < this.#list.count ? gone : undefined;
    return {
      kind: 'remove',
      before,
      after: rest ? withoutPicked(before, rest) : nothingPicked,
      added: none,
      removed: rest ? onlyPicked(before, rest).places : before.places,
    };
  }

  /** Puts selected entries before the one at a position. @param positions in order */
  planOrder(positions: Uint32Array, to: number): PickMove | undefined {
    return this.#ordered(movePicked(this.#list.picked, this.#movable(positions), to));
  }

  /** Moves selected entries a step. @param positions in order */
  planStep(positions: Uint32Array, step: 1 | -1): PickMove | undefined {
    return this.#ordered(stepPicked(this.#list.picked, this.#movable(positions), step));
  }

  /** Sorts what is selected by the order field. */
  planReset(): PickMove | undefined {
    return this.#ordered(sortPicked(this.#list.picked, (place) => this.#list.items.orderOf(place)));
  }

  /** Takes the last move back. What has been disabled since then stays where it is. */
  planUndo(): PickMove | undefined {
    const past = this.#list.past.at(-1);
    if (!past) return undefined;
    const before = this.#list.picked;
    const had = new Set(before.keys);
    const isStuck = (list: Picked, at: number): boolean => this.#list.items.isDisabled(list.places[at] as number);
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
   * @param pasted the rows of the items that were pasted, if they were
   * @returns what to tell, its lists made when they are first read; undefined when things are not as they were
   */
  make(move: PickMove, pasted?: PastedRows): PickOutcome | undefined {
    const list = this.#list;
    if (move.before !== list.picked) return undefined;
    list.change(move.after, move.kind === 'undo' ? list.past.slice(0, -1) : remember(list.past, move.before));
    return outcomeOf(list, move, pasted);
  }

  #movable(positions: Uint32Array): Uint32Array {
    const { places } = this.#list.picked;
    return disabledPlaces(this.#list.items).length === 0
      ? positions
      : positions.filter((position) => !this.#list.items.isDisabled(places[position] as number));
  }

  #ordered(after: Picked): PickMove | undefined {
    const before = this.#list.picked;
    return samePicked(before, after) ? undefined : { kind: 'order', before, after, added: none, removed: none };
  }
}

/** What can be taken back after one more move. */
function remember(past: readonly Picked[], picked: Picked): readonly Picked[] {
  const steps = [...past, picked];
  let kept = steps.reduce((sum, { keys }) => sum + keys.length, 0);
  while (steps.length > MOST_STEPS || (kept > MOST_KEPT && steps.length > 1))
    kept -= (steps.shift() as Picked).keys.length;
  return steps;
}

function outcomeOf({ items, snapshot }: PickList, move: PickMove, pasted?: PastedRows): PickOutcome {
  const added = listOf(items, move.added);
  const removed = listOf(items, move.removed);
  let keys: readonly number[] | undefined;
  return {
    get selected() {
      return snapshot.selected();
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
    pasted,
  };
}

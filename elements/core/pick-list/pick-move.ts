import type { PastedRows } from '../paste-list/paste-list-rows.js';
import type { PickItems } from './pick-items.js';
import { range, type SelectedEntries } from './selected-entries.js';

/** A move that can be made: the selection before and after it. */
export interface PickMove {
  readonly kind: 'add' | 'remove' | 'order' | 'undo';
  readonly before: SelectedEntries;
  readonly after: SelectedEntries;
  /** The item indexes of the entries that the move adds. */
  readonly added: Int32Array;
  /** The item indexes of the entries that the move removes. */
  readonly removed: Int32Array;
  /** The item indexes of those that were to be added, too, but exceed the maximum. Undefined when all are added. */
  readonly excess?: Uint32Array;
}

/** A move that cannot be made because of a disabled item. */
export interface PickRefusal {
  /** The item index of the disabled item. */
  readonly refusedBy: number;
}

/** A move that adds nothing, because the selection has the maximum number of items already. */
export interface PickExcess {
  /** The item indexes of those that were to be added. */
  readonly excess: Uint32Array;
}

/** What a command answers: a move to commit, a refusal, or undefined when there is nothing to move. */
export type PlannedMove = PickMove | PickRefusal | PickExcess | undefined;

/** The detail of `dass-pick`. */
export interface PickOutcome<Item = unknown> {
  /**
   * The items that are selected now, in their order: the application's objects. Selected values that match no item are
   * as the application set them.
   */
  readonly selected: readonly Item[];
  /**
   * The key of each selected copy, in the same order as `selected`: an integer that stays the same while the copy is
   * selected.
   */
  readonly keys: readonly number[];
  /** The items that this action added to the selection. Empty when it added none. */
  readonly added: readonly Item[];
  /** The items that this action removed from the selection. Empty when it removed none. */
  readonly removed: readonly Item[];
  /** The pasted rows of the added items, with all their columns. Undefined when the items were not pasted. */
  readonly pasted: PastedRows<Item> | undefined;
}

/**
 * Creates the detail of `dass-pick`. Its lists are created when they are first read: most applications read one of them,
 * and each can have 100,000 items.
 */
export function createOutcome(
  move: PickMove,
  selected: () => readonly unknown[],
  items: PickItems,
  pasted: PastedRows | undefined,
): PickOutcome {
  const added = lazyItems(items, move.added);
  const removed = lazyItems(items, move.removed);
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
    pasted,
  };
}

/** Returns a function that creates the list of items when it is first called. */
export function lazyItems(items: PickItems, itemIndexes: Int32Array): () => readonly unknown[] {
  let list: readonly unknown[] | undefined;
  return () => (list ??= Array.from(itemIndexes, (index) => items.at(index)));
}

/** Returns the positions after a move of the entries that it added: they are in one piece. */
export function addedPositions({ before, after, added }: PickMove): Uint32Array {
  let first = 0;
  while (first < before.keys.length && before.keys[first] === after.keys[first]) first++;
  return range(first, added.length);
}

/** Whether a move removes no entries but those that `confirmed` removes. */
export function removesOnlyConfirmed(move: PickMove, confirmed: PickMove): boolean {
  const remaining = new Set(move.after.keys);
  const remainingConfirmed = new Set(confirmed.after.keys);
  const known = new Set(confirmed.before.keys.filter((key) => !remainingConfirmed.has(key)));
  return move.before.keys.every((key) => remaining.has(key) || known.has(key));
}

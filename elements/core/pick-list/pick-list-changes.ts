import type { PastedRows } from '../paste-list/paste-list-rows.js';
import type { PickOutcome } from './pick-move.js';

/** The selection at one time. */
export interface PickSnapshot {
  /** The keys of the entries, in order. */
  readonly keys: Int32Array;
  /** Returns the selected items in the same order. */
  selected(): readonly unknown[];
}

/** The difference between two selections. */
export interface PickChanges {
  readonly addedCount: number;
  readonly removedCount: number;
  added(): readonly unknown[];
  removed(): readonly unknown[];
  /** Whether both have the same entries in another order. */
  readonly isReordered: boolean;
}

/** Compares two selections by the keys of their entries. */
export function pickChanges(before: PickSnapshot, after: PickSnapshot): PickChanges {
  const isSame = before.keys === after.keys;
  const added = isSame ? [] : missingPositions(after.keys, before.keys);
  const removed = isSame ? [] : missingPositions(before.keys, after.keys);
  return {
    addedCount: added.length,
    removedCount: removed.length,
    added: () => added.map((at) => after.selected()[at]),
    removed: () => removed.map((at) => before.selected()[at]),
    isReordered:
      !isSame && added.length + removed.length === 0 && before.keys.some((key, at) => key !== after.keys[at]),
  };
}

/** Returns the positions of the keys that are not among others. */
function missingPositions(keys: Int32Array, others: Int32Array): number[] {
  const known = new Set(others);
  const positions: number[] = [];
  for (const [at, key] of keys.entries()) if (!known.has(key)) positions.push(at);
  return positions;
}

/** The rows that the user has pasted, by the keys of the entries that they have added. */
export class PastedEntries {
  readonly #pastes: { readonly keys: readonly number[]; readonly pasted: PastedRows }[] = [];

  /** Keeps the pasted rows of an outcome, if it has any. Pasted items are added at the end of the selection. */
  add({ pasted, keys }: PickOutcome): void {
    if (pasted?.rows.length) this.#pastes.push({ keys: keys.slice(-pasted.rows.length), pasted });
  }

  /** Returns the rows of the entries that are still selected, with their items of now: one element for each paste. */
  among(snapshot: PickSnapshot): readonly PastedRows[] {
    if (this.#pastes.length === 0) return [];
    const selected = snapshot.selected();
    const items = new Map(Array.from(snapshot.keys, (key, at) => [key, selected[at]]));
    return this.#pastes
      .map(({ keys, pasted }) => ({
        ...pasted,
        rows: pasted.rows.flatMap((row, at) => {
          const key = keys[at] as number;
          return items.has(key) ? [{ ...row, item: items.get(key) }] : [];
        }),
      }))
      .filter(({ rows }) => rows.length > 0);
  }
}

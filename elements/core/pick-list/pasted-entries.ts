import type { PastedRows } from '../paste-list/paste-list-rows.js';
import type { PickSnapshot } from './pick-list-changes.js';
import type { PickOutcome } from './pick-move.js';

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

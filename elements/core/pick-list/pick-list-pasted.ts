import type { PastedRows } from '../paste-list/paste-list-rows.js';
import type { PickSnapshot } from './pick-list-changes.js';
import type { PickOutcome } from './pick-moves.js';

/** Keeps the rows that the user has pasted, by the keys of the copies that they have added. */
export class PastedEntries {
  readonly #pastes: { readonly keys: readonly number[]; readonly pasted: PastedRows }[] = [];

  /** Keeps what an outcome tells of pasted rows. What is pasted stands at the end of what is selected. */
  add({ pasted, keys }: PickOutcome): void {
    if (pasted?.rows.length) this.#pastes.push({ keys: keys.slice(-pasted.rows.length), pasted });
  }

  /** The rows of what is still selected, with the items as they are now: one entry for each time that the user pasted. */
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

import { pasteKey } from './paste-list-keys.js';
import type { PasteMatch } from './paste-list-match.js';

/** So many values are gone through: in what has more, the field is the wrong one or the text is no list. */
const MOST_SOUGHT = 3000;

/**
 * All values without an item that can mean one item only, found in slices. An item is suggested once: of two values that
 * mean the same one the first gets it.
 */
export class PasteSuggestions {
  readonly #match: PasteMatch;
  readonly #byKey = new Map<string, string>();
  readonly #suggested = new Set<unknown>();
  #done = 0;

  constructor(match: PasteMatch) {
    this.#match = match;
  }

  /** How many there are so far. */
  get count(): number {
    return this.#byKey.size;
  }

  /** What is meant, by the keys of the values. See `corrections` of `PasteRules`. */
  get corrections(): ReadonlyMap<string, string> {
    return this.#byKey;
  }

  /** Whether there is something that was not looked at. */
  get isLeft(): boolean {
    return this.#done < Math.min(this.#match.groups.unmatched.length, MOST_SOUGHT);
  }

  /** Looks for more while there is time. @returns whether something is left */
  advance(hasTime: () => boolean): boolean {
    const { unmatched } = this.#match.groups;
    while (this.isLeft && hasTime()) this.#look(unmatched[this.#done++] as number);
    return this.isLeft;
  }

  #look(index: number): void {
    const [near, other] = this.#match.nearOf(index);
    if (!near || other || near.refusal || this.#suggested.has(near.item)) return;
    this.#suggested.add(near.item);
    this.#byKey.set(pasteKey(this.#match.texts[index]), near.value);
  }
}

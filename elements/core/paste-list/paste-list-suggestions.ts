import { pasteKey } from './paste-list-keys.js';
import type { PasteMatch } from './paste-list-match.js';

/** With more values without an item, the field is the wrong one or the text is not a list. */
const MAX_SEARCHED = 3000;

/**
 * Finds, in slices, the values without an item that are similar to exactly one item. Each item is suggested once, for the
 * first of its values.
 */
export class PasteSuggestions {
  readonly #match: PasteMatch;
  readonly #byKey = new Map<string, string>();
  readonly #suggested = new Set<unknown>();
  #done = 0;

  constructor(match: PasteMatch) {
    this.#match = match;
  }

  /** Number of suggestions so far. */
  get count(): number {
    return this.#byKey.size;
  }

  /** The suggestions, as `corrections` of `PasteRules`. */
  get corrections(): ReadonlyMap<string, string> {
    return this.#byKey;
  }

  /** Whether there are values left to search. */
  get isLeft(): boolean {
    return this.#done < Math.min(this.#match.groups.unmatched.length, MAX_SEARCHED);
  }

  /** Searches while there is time. @returns whether something is left */
  advance(hasTime: () => boolean): boolean {
    const { unmatched } = this.#match.groups;
    while (this.isLeft && hasTime()) this.#search(unmatched[this.#done++] as number);
    return this.isLeft;
  }

  #search(index: number): void {
    const [similar, other] = this.#match.similarTo(index);
    if (!similar || other || similar.refusal || this.#suggested.has(similar.item)) return;
    this.#suggested.add(similar.item);
    this.#byKey.set(pasteKey(this.#match.texts[index]), similar.value);
  }
}

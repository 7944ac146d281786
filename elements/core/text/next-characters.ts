const LINE_FEED = 10;
const SPACE_BIT = 26;
/** The bits of several characters each: an item that has the bit may have another one of them. */
const DIGIT_BIT = 27;
const OTHER_BIT = 28;
/** Number of items between two checks of the time. */
const ITEMS_PER_CHECK = 256;

/**
 * Which characters follow a query in each of its matches. It is found out in idle time after a long result, so that the next key
 * needs no search.
 */
export class NextCharacters {
  readonly #query: string;
  readonly #found: Uint32Array;
  readonly #textAt: (index: number) => string;
  /** For each match a bit for each character, or kind of characters, that follows. */
  readonly #bits: Uint32Array;
  #next = 0;

  /**
   * @param query the folded query
   * @param found the indexes of all items that match
   * @param textAt returns the folded text of an item
   */
  constructor(query: string, found: Uint32Array, textAt: (index: number) => string) {
    this.#query = query;
    this.#found = found;
    this.#textAt = textAt;
    this.#bits = new Uint32Array(found.length);
  }

  /** Reads matches while `hasTime()`. @returns whether some are left */
  prepare(hasTime: () => boolean): boolean {
    const query = this.#query;
    const from = this.#next;
    for (; this.#next < this.#found.length; this.#next++) {
      if (this.#next % ITEMS_PER_CHECK === 0 && this.#next > from && !hasTime()) return true;
      const text = this.#textAt(this.#found[this.#next] as number);
      let bits = 0;
      for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + 1)) {
        const code = text.charCodeAt(at + query.length);
        if (code !== LINE_FEED && !Number.isNaN(code)) bits |= 1 << bitOf(code);
      }
      this.#bits[this.#next] = bits;
    }
    return false;
  }

  /**
   * Returns the items that can match the query with one more character.
   * @returns undefined while not all matches are read, or for another query
   */
  narrow(query: string): { readonly indexes: Uint32Array; readonly areMatches: boolean } | undefined {
    const isNext = query.length === this.#query.length + 1 && query.startsWith(this.#query);
    if (!isNext || this.#next < this.#found.length) return undefined;
    const bit = bitOf(query.charCodeAt(query.length - 1));
    const mask = 1 << bit;
    return { indexes: this.#found.filter((_, at) => (this.#bits[at] as number) & mask), areMatches: bit < DIGIT_BIT };
  }
}

function bitOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code === 32) return SPACE_BIT;
  return code >= 48 && code <= 57 ? DIGIT_BIT : OTHER_BIT;
}

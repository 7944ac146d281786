/** Folded texts one after the other, and where each begins in them; one more says where one after the last would. */
export interface TextBlock {
  readonly text: string;
  readonly starts: Uint32Array;
}

const SPACE = 26;

/**
 * Which letters, digits and spaces follow a query in the texts that have it, by their places: what is typed next is then
 * looked up and not searched.
 */
export class NextLetters {
  readonly #query: string;
  readonly #letters: Uint32Array;
  readonly #digits: Uint16Array;

  /** @param query folded, not empty */
  constructor(query: string, count: number) {
    this.#query = query;
    this.#letters = new Uint32Array(count);
    this.#digits = new Uint16Array(count);
  }

  /** Looks at a block. @param first the place of its first text */
  look({ text, starts }: TextBlock, first: number): void {
    const { length } = this.#query;
    let item = 0;
    for (let at = text.indexOf(this.#query); at >= 0; at = text.indexOf(this.#query, at + 1)) {
      while ((starts[item + 1] as number) <= at) item++;
      const code = text.charCodeAt(at + length);
      const place = first + item;
      if (letterOf(code) >= 0) (this.#letters[place] as number) |= 1 << letterOf(code);
      else if (digitOf(code) >= 0) (this.#digits[place] as number) |= 1 << digitOf(code);
    }
  }

  /**
   * Those places at which a longer query is.
   *
   * @returns undefined when that is not known: it is not this query and one letter, digit or space more
   */
  narrow(places: Uint32Array, query: string): Uint32Array | undefined {
    if (query.length !== this.#query.length + 1 || !query.startsWith(this.#query)) return undefined;
    const code = query.charCodeAt(query.length - 1);
    if (letterOf(code) >= 0) return having(places, this.#letters, 1 << letterOf(code));
    return digitOf(code) >= 0 ? having(places, this.#digits, 1 << digitOf(code)) : undefined;
  }
}

/** A letter or a space as the number of a bit; -1 for another character. */
const letterOf = (code: number): number => (code >= 97 && code <= 122 ? code - 97 : code === 32 ? SPACE : -1);
const digitOf = (code: number): number => (code >= 48 && code <= 57 ? code - 48 : -1);

function having(places: Uint32Array, masks: Uint32Array | Uint16Array, bit: number): Uint32Array {
  const found = new Uint32Array(places.length);
  let count = 0;
  for (const place of places) if ((masks[place] as number) & bit) found[count++] = place;
  return found.slice(0, count);
}

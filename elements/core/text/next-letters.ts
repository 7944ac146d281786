/** Folded texts one after the other, and where each begins in them; one more says where one after the last would. */
export interface TextBlock {
  readonly text: string;
  readonly starts: Uint32Array;
}

/** How many letters, digits and spaces there are; the first 27 are letters and the space. */
const KNOWN = 37;
const LETTERS = 27;

/**
 * Which letters, digits and spaces follow a query in the texts that have it: what is typed next is then looked up and not
 * searched. It is told of all texts by `look`, then of all that were found by `sort`.
 */
export class NextLetters {
  readonly #query: string;
  /** A bit for each letter that follows in the text at a place; the same for digits. */
  readonly #letters: Uint32Array;
  readonly #digits: Uint16Array;
  readonly #counts = new Uint32Array(KNOWN);
  /** For each letter the places that have it next, one after the other. */
  #places: Uint32Array | undefined;
  readonly #ends = new Uint32Array(KNOWN);

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
      const known = knownAs(text.charCodeAt(at + length));
      if (known < 0) continue;
      const place = first + item;
      const [bits, bit] = known < LETTERS ? [this.#letters, 1 << known] : [this.#digits, 1 << (known - LETTERS)];
      if ((bits[place] as number) & bit) continue;
      (bits[place] as number) |= bit;
      (this.#counts[known] as number)++;
    }
  }

  /** Takes places that have the query, some after the others, in the order in which answers are given. */
  sort(places: Uint32Array): void {
    const into = (this.#places ??= this.#makeRoom());
    for (const place of places) {
      this.#put(into, place, this.#letters[place] as number, 0);
      this.#put(into, place, this.#digits[place] as number, LETTERS);
    }
  }

  /**
   * The places of a longer query, in the order of `sort`.
   *
   * @returns undefined when that is not known: it is not this query and one letter, digit or space more
   */
  narrow(query: string): Uint32Array | undefined {
    if (query.length !== this.#query.length + 1 || !query.startsWith(this.#query)) return undefined;
    const known = knownAs(query.charCodeAt(query.length - 1));
    if (known < 0) return undefined;
    const end = this.#ends[known] as number;
    return (this.#places ?? new Uint32Array()).slice(end - (this.#counts[known] as number), end);
  }

  #makeRoom(): Uint32Array {
    let sum = 0;
    for (const [known, count] of this.#counts.entries()) {
      this.#ends[known] = sum;
      sum += count;
    }
    return new Uint32Array(sum);
  }

  #put(into: Uint32Array, place: number, bits: number, first: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const known = first + 31 - Math.clz32(rest & -rest);
      into[(this.#ends[known] as number)++] = place;
    }
  }
}

/** A letter, a space or a digit by its number; -1 for another character. */
function knownAs(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code === 32) return LETTERS - 1;
  return code >= 48 && code <= 57 ? LETTERS + code - 48 : -1;
}

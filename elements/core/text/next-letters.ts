/** Folded texts in one text, and the start offset of each. One more offset is where a further text would start. */
export interface TextBlock {
  readonly text: string;
  readonly starts: Uint32Array;
}

/** Number of indexed characters: 26 letters, the space and 10 digits. */
const CHARACTER_COUNT = 37;
const LETTER_COUNT = 27;

/**
 * Indexes which letters, digits and spaces follow a query in the matching texts, so that the next key stroke needs no
 * search. First call `addBlock` for all texts, then `sort` for all matches.
 */
export class NextLetters {
  readonly #query: string;
  /** For each item, one bit for each letter that follows; the same for digits. */
  readonly #letters: Uint32Array;
  readonly #digits: Uint16Array;
  readonly #counts = new Uint32Array(CHARACTER_COUNT);
  /** For each letter the items in which it follows, one list after the other. */
  #indexes: Uint32Array | undefined;
  readonly #ends = new Uint32Array(CHARACTER_COUNT);

  /**
   * @param query the folded query, not empty
   * @param count number of items
   */
  constructor(query: string, count: number) {
    this.#query = query;
    this.#letters = new Uint32Array(count);
    this.#digits = new Uint16Array(count);
  }

  /**
   * Reads the next letters of a block.
   *
   * @param first index of its first item
   */
  addBlock({ text, starts }: TextBlock, first: number): void {
    const { length } = this.#query;
    let item = 0;
    for (let at = text.indexOf(this.#query); at >= 0; at = text.indexOf(this.#query, at + 1)) {
      while ((starts[item + 1] as number) <= at) item++;
      const character = characterIndex(text.charCodeAt(at + length));
      if (character < 0) continue;
      const index = first + item;
      const [bits, bit] =
        character < LETTER_COUNT ? [this.#letters, 1 << character] : [this.#digits, 1 << (character - LETTER_COUNT)];
      if ((bits[index] as number) & bit) continue;
      (bits[index] as number) |= bit;
      (this.#counts[character] as number)++;
    }
  }

  /** Adds matching items, in the order in which results are returned. */
  sort(indexes: Uint32Array): void {
    const target = (this.#indexes ??= this.#allocate());
    for (const index of indexes) {
      this.#append(target, index, this.#letters[index] as number, 0);
      this.#append(target, index, this.#digits[index] as number, LETTER_COUNT);
    }
  }

  /**
   * Returns the items that match a longer query, in the order of `sort`.
   *
   * @returns `undefined` if the query is not this one plus one letter, digit or space
   */
  narrow(query: string): Uint32Array | undefined {
    if (query.length !== this.#query.length + 1 || !query.startsWith(this.#query)) return undefined;
    const character = characterIndex(query.charCodeAt(query.length - 1));
    if (character < 0) return undefined;
    const end = this.#ends[character] as number;
    return (this.#indexes ?? new Uint32Array()).slice(end - (this.#counts[character] as number), end);
  }

  #allocate(): Uint32Array {
    let sum = 0;
    for (const [character, count] of this.#counts.entries()) {
      this.#ends[character] = sum;
      sum += count;
    }
    return new Uint32Array(sum);
  }

  #append(target: Uint32Array, index: number, bits: number, first: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const character = first + 31 - Math.clz32(rest & -rest);
      target[(this.#ends[character] as number)++] = index;
    }
  }
}

/** Returns the index of a letter, space or digit; -1 for another character. */
function characterIndex(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code === 32) return LETTER_COUNT - 1;
  return code >= 48 && code <= 57 ? LETTER_COUNT + code - 48 : -1;
}

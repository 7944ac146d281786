let segmenter: Intl.Segmenter | undefined;

/** Latin, Greek and Cyrillic letters: none joins its neighbour, but CR with LF. */
const standsAlone = /^[\0-\f\x0e-\u02ff\u0370-\u0482\u048a-\u0530\u1e00-\u1fff]*$/;

/** What a reader sees as characters, one by one: a letter with its accent, a whole emoji. */
export function* charactersOf(text: string): Generator<string> {
  // The platform's segmenter is right for all, and its first use costs a page more than the rest of its start.
  if (standsAlone.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Above this length nobody reads the exact number, and the platform's segmenter needs seconds. */
const countedOneByOne = 100_000;

/** How many characters a reader sees; the units of storage above 100 000 of them. */
export function countCharacters(text: string): number {
  if (text.length > countedOneByOne) return text.length;
  if (standsAlone.test(text)) return text.length;
  return [...charactersOf(text)].length;
}

/** Counts a text that is asked for again and again, and counts it once. */
export class CharacterCount {
  #text = '';
  #count = 0;

  of(text: string): number {
    if (text !== this.#text) {
      this.#text = text;
      this.#count = countCharacters(text);
    }
    return this.#count;
  }
}

/** The first so many characters that a reader sees. */
export function firstCharacters(text: string, most: number): string {
  let end = 0;
  let count = 0;
  // A character is rarely longer than this, and a text of megabytes need not be looked at as a whole.
  for (const character of charactersOf(text.slice(0, most * 40))) {
    if (count++ >= most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

let segmenter: Intl.Segmenter | undefined;

/** Latin, Greek and Cyrillic text: each code unit is one grapheme, except CR LF. */
const SIMPLE_TEXT = /^[\0-\f\x0e-\u02ff\u0370-\u0482\u048a-\u0530\u1e00-\u1fff]*$/;

/** Iterates over the grapheme clusters of a text: a letter with its accent, a whole emoji. */
export function* charactersOf(text: string): Generator<string> {
  // `Intl.Segmenter` handles all texts, but its first use takes longer than the rest of a page start.
  if (SIMPLE_TEXT.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Above this length the exact number does not matter, and `Intl.Segmenter` takes seconds. */
const MAX_COUNTED_LENGTH = 100_000;

/** Returns the number of grapheme clusters, or of code units above 100,000. */
export function countCharacters(text: string): number {
  if (text.length > MAX_COUNTED_LENGTH) return text.length;
  if (SIMPLE_TEXT.test(text)) return text.length;
  return [...charactersOf(text)].length;
}

/** Caches the number of characters of the last text. */
export class CharacterCount {
  #text = '';
  #count = 0;

  /** Returns the number of grapheme clusters of a text. */
  of(text: string): number {
    if (text !== this.#text) {
      this.#text = text;
      this.#count = countCharacters(text);
    }
    return this.#count;
  }
}

/** Returns the first `max` grapheme clusters of a text. */
export function firstCharacters(text: string, max: number): string {
  let end = 0;
  let count = 0;
  // Grapheme clusters are rarely longer than 40 code units, so a text of megabytes is not segmented as a whole.
  for (const character of charactersOf(text.slice(0, max * 40))) {
    if (count++ >= max) break;
    end += character.length;
  }
  return text.slice(0, end);
}

import { editDistance } from './nearest-name.js';
import type { SearchedText } from './list-filter.js';
import { fold, foldLookup, type FoldKind, type TextQuery } from './text-fold.js';

/** Number of texts that are read: enough for the words of a list, and fast. */
const MAX_TEXTS = 10_000;
/** Shorter words are similar to too many others. */
const MIN_LENGTH = 4;
/** A different character is allowed for each so many of a word. */
const LENGTH_PER_DIFFERENCE = 4;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** A list in which a filter has found nothing. */
export interface SearchedList {
  /** Identifies the list: its words are read once. */
  readonly list: unknown;
  readonly count: number;
  readonly query: TextQuery;
  /** How the filter folds texts. Default: `filter`. */
  readonly kind?: FoldKind;
  /** Returns the texts that are searched of an item. */
  readonly textAt: (index: number) => SearchedText;
}

/** The words of texts, to find what a user may have meant. */
export class KnownWords {
  /** The words as they are written, by their fold. */
  readonly #words = new Map<string, string>();

  /**
   * @param textAt returns the texts of an item of the list
   * @param kind how the filter folds texts
   */
  constructor(count: number, textAt: (index: number) => SearchedText, kind: FoldKind = 'filter') {
    const foldOne = kind === 'filter' ? fold : foldLookup;
    for (let index = 0; index < Math.min(count, MAX_TEXTS); index++) {
      const text = textAt(index);
      for (const word of (typeof text === 'string' ? text : text.join(' ')).split(/\s+/)) {
        const folded = foldOne(word);
        if (folded !== '' && !this.#words.has(folded)) this.#words.set(folded, withoutEnds(word));
      }
    }
  }

  /**
   * Returns a query in which each word that is in no text is replaced by the most similar one that is.
   * @returns undefined if no word is replaced, or one has no similar word
   */
  nearest(query: TextQuery): string | undefined {
    let isReplaced = false;
    const terms: string[] = [];
    for (const term of query.terms) {
      if (this.#contains(term)) terms.push(term);
      else {
        const found = this.#similar(term);
        if (found === undefined) return undefined;
        isReplaced = true;
        terms.push(found);
      }
    }
    return isReplaced ? terms.join(' ') : undefined;
  }

  #contains(term: string): boolean {
    for (const folded of this.#words.keys()) if (folded.includes(term)) return true;
    return false;
  }

  #similar(term: string): string | undefined {
    // A similar code is the code of something else.
    if (term.length < MIN_LENGTH || /\d/.test(term)) return undefined;
    let best = Math.floor(term.length / LENGTH_PER_DIFFERENCE) + 1;
    let similar: string | undefined;
    for (const [folded, word] of this.#words) {
      if (Math.abs(folded.length - term.length) >= best) continue;
      const distance = editDistance(term, folded);
      if (distance < best) [best, similar] = [distance, word];
    }
    return similar;
  }
}

/** A word without the punctuation around it. */
function withoutEnds(word: string): string {
  const characters = [...word];
  const first = characters.findIndex((one) => letterOrDigit.test(one));
  const last = characters.findLastIndex((one) => letterOrDigit.test(one));
  return characters.slice(first, last + 1).join('');
}

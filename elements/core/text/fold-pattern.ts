import { foldCodePoint, type FoldKind } from './text-fold.js';

/** Maximum query length for a pattern. Longer queries are searched in folded texts. */
const MAX_QUERY_LENGTH = 16;

const escapeOf = (code: number): string => `\\x${code.toString(16).padStart(2, '0')}`;

/**
 * For each kind and folded character, the characters below U+0100 that fold to it, as the content of a character
 * class.
 */
const classesOf = new Map<FoldKind, ReadonlyMap<string, string>>();

/**
 * Key of the characters that fold to several characters, and of all from U+0100 on. A text with one of them must be
 * folded to be matched.
 */
const SEVERAL = 'several';

function createClasses(kind: FoldKind): ReadonlyMap<string, string> {
  const classes = new Map([[SEVERAL, '\\u0100-\\uffff']]);
  for (let code = 0; code < 256; code++) {
    const folded = foldCodePoint(code, kind);
    const name = folded.length > 1 ? SEVERAL : folded;
    classes.set(name, (classes.get(name) ?? '') + escapeOf(code));
  }
  return classes;
}

/**
 * A regular expression that finds a folded query in unfolded texts. For a single search this is two to three times as
 * fast as folding the texts. For repeated searches folding them first is faster.
 */
export class FoldPattern {
  readonly #pattern: RegExp;
  readonly #several: RegExp;

  private constructor(pattern: RegExp, several: RegExp) {
    this.#pattern = pattern;
    this.#several = several;
  }

  /**
   * @param folded the folded query
   * @param kind how the query was folded
   * @returns `undefined` if a pattern does not help: the query is long or not ASCII
   */
  static of(folded: string, kind: FoldKind): FoldPattern | undefined {
    if (folded.length > MAX_QUERY_LENGTH || !/^[\0-\x7f]+$/.test(folded)) return undefined;
    let classes = classesOf.get(kind);
    if (!classes) classesOf.set(kind, (classes = createClasses(kind)));
    const dropped = classes.get('') ?? '';
    // A filter fold removes characters and joins spaces, also spaces that only removed characters separate.
    const between = dropped && `[${dropped}]*`;
    const spaces = kind === 'filter' ? `[${classes.get(' ')}${dropped}]*` : '';
    const letters = Array.from(folded, (letter) => `[${classes.get(letter) ?? ''}]${letter === ' ' ? spaces : ''}`);
    return new FoldPattern(new RegExp(letters.join(between)), new RegExp(`[${classes.get(SEVERAL)}]`));
  }

  /** Whether the folded text contains the query. `undefined` if the text must be folded to know. */
  matches(text: string): boolean | undefined {
    if (this.#pattern.test(text)) return true;
    return this.#several.test(text) ? undefined : false;
  }
}

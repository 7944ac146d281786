import { foldCodePoint, type FoldKind } from './text-fold.js';

/** Longer texts are searched folded. */
const LONGEST = 16;

const escapeOf = (code: number): string => `\\x${code.toString(16).padStart(2, '0')}`;

/** For each kind, what folds to the same among the characters below U+0100, as the inside of a class of a pattern. */
const classesOf = new Map<FoldKind, ReadonlyMap<string, string>>();

/** What folds to several characters, and all from U+0100 on: a text that has one of them is to be folded to know. */
const SEVERAL = 'several';

function makeClasses(kind: FoldKind): ReadonlyMap<string, string> {
  const classes = new Map([[SEVERAL, '\\u0100-\\uffff']]);
  for (let code = 0; code < 256; code++) {
    const folded = foldCodePoint(code, kind);
    const name = folded.length > 1 ? SEVERAL : folded;
    classes.set(name, (classes.get(name) ?? '') + escapeOf(code));
  }
  return classes;
}

/**
 * A folded query as a pattern: finds texts as they are, before they have been folded. To look through many once is two to
 * three times as fast as to fold them; whoever looks again and again does better to fold them first.
 */
export class FoldPattern {
  readonly #pattern: RegExp;
  readonly #several: RegExp;

  private constructor(pattern: RegExp, several: RegExp) {
    this.#pattern = pattern;
    this.#several = several;
  }

  /** @returns undefined where a pattern is of no use: the query is long, or has a character that is not ASCII */
  static of(folded: string, kind: FoldKind): FoldPattern | undefined {
    if (folded.length > LONGEST || !/^[\0-\x7f]+$/.test(folded)) return undefined;
    let classes = classesOf.get(kind);
    if (!classes) classesOf.set(kind, (classes = makeClasses(kind)));
    const dropped = classes.get('') ?? '';
    // A fold for filters leaves out characters, and joins spaces: also those that only a left out character parts.
    const between = dropped && `[${dropped}]*`;
    const spaces = kind === 'filter' ? `[${classes.get(' ')}${dropped}]*` : '';
    const letters = Array.from(folded, (letter) => `[${classes.get(letter) ?? ''}]${letter === ' ' ? spaces : ''}`);
    return new FoldPattern(new RegExp(letters.join(between)), new RegExp(`[${classes.get(SEVERAL)}]`));
  }

  /** Whether the fold of a text contains the query; undefined where only the fold can tell. */
  matches(text: string): boolean | undefined {
    if (this.#pattern.test(text)) return true;
    return this.#several.test(text) ? undefined : false;
  }
}

import type { TextBlock } from './next-letters.js';
import { fold, foldCodePoint, foldLookup, type FoldKind } from './text-fold.js';

const SPACE = 32;
/** A line feed between texts: folding turns white space into spaces, so no query matches across it. */
const SEPARATOR = 10;
/** A character that folds to several characters or to one that is not ASCII. It is looked up each time. */
const OTHER = 255;
/** A character that folds to nothing. */
const NONE = 254;
const latin1 = new TextDecoder('latin1');

/** Fold of each character below U+0100: an ASCII character, `NONE`, or `OTHER` while it is unknown. */
const foldsOf = new Map<FoldKind, Uint8Array>();

/** The searched text of an item: one text, or several that are searched separately (columns of a table). */
export type SearchedText = string | readonly string[];

/**
 * Folds the texts of many items into one, like `fold()` and `foldLookup()`. Writes bytes, which is three times as
 * fast as creating a string for each text. A text whose fold is not ASCII is folded as a string.
 */
export class TextFolder {
  readonly #kind: FoldKind;
  readonly #folds: Uint8Array;
  #bytes = new Uint8Array(1 << 16);
  #count = 0;
  /** The folded text before the bytes. */
  #prefix = '';

  constructor(kind: FoldKind) {
    this.#kind = kind;
    let folds = foldsOf.get(kind);
    if (!folds) foldsOf.set(kind, (folds = new Uint8Array(256).fill(OTHER)));
    this.#folds = folds;
  }

  /** Folds the items from index `from` up to, not including, `to`. */
  fold(from: number, to: number, textOf: (index: number) => SearchedText): TextBlock {
    const starts = new Uint32Array(to - from + 1);
    this.#prefix = '';
    this.#count = 0;
    for (let index = from; index < to; index++) {
      const text = textOf(index);
      if (typeof text === 'string') this.#add(text);
      else if (text.length === 0) this.#add('');
      else for (const part of text) this.#add(part);
      starts[index - from + 1] = this.#prefix.length + this.#count;
    }
    // Drops the last separator.
    this.#count--;
    this.#flush();
    return { text: this.#prefix, starts };
  }

  #add(text: string): void {
    if (this.#count + text.length >= this.#bytes.length) this.#grow(text.length);
    if (!this.#write(text)) {
      this.#flush();
      this.#prefix += this.#kind === 'filter' ? fold(text) : foldLookup(text);
    }
    this.#bytes[this.#count++] = SEPARATOR;
  }

  /** @returns `false` if the fold is not ASCII; nothing is written then */
  #write(text: string): boolean {
    const folds = this.#folds;
    const bytes = this.#bytes;
    const joinsSpaces = this.#kind === 'filter';
    const from = this.#count;
    let count = from;
    let last = joinsSpaces ? SPACE : 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const byte = code < 256 ? (folds[code] as number) : OTHER;
      if (byte === OTHER) {
        const units = foldCodePoint(code, this.#kind);
        // A surrogate, several characters, or not ASCII.
        if (units.length > 1 || units >= '\x80' || (code >= 0xd800 && code <= 0xdfff)) return false;
        const unit = units === '' ? NONE : units.charCodeAt(0);
        if (code < 256) folds[code] = unit;
        if (unit === NONE) continue;
        if (unit === SPACE && last === SPACE) continue;
        bytes[count++] = unit;
        if (joinsSpaces) last = unit;
      } else if (byte !== NONE && (byte !== SPACE || last !== SPACE)) {
        bytes[count++] = byte;
        if (joinsSpaces) last = byte;
      }
    }
    this.#count = joinsSpaces && last === SPACE && count > from ? count - 1 : count;
    return true;
  }

  #grow(more: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#count + more + 1));
    larger.set(this.#bytes.subarray(0, this.#count));
    this.#bytes = larger;
  }

  #flush(): void {
    this.#prefix += latin1.decode(this.#bytes.subarray(0, this.#count));
    this.#count = 0;
  }
}

import type { TextBlock } from './next-letters.js';
import { fold, foldCodePoint, foldLookup, type FoldKind } from './text-fold.js';

const SPACE = 32;
/** A line feed, between texts: white space is folded to spaces, so that no query reaches over it. */
const SEPARATOR = 10;
/** A character that folds to several, or to one that is not ASCII: looked up one by one. */
const OTHER = 255;
/** A character of which nothing is left. */
const NONE = 254;
const latin1 = new TextDecoder('latin1');

/** What each character below U+0100 folds to: an ASCII character or `NONE`; `OTHER` as long as it is not known, too. */
const foldsOf = new Map<FoldKind, Uint8Array>();

/** What is searched of an item: one text, or several that are searched each on its own (the columns of a table). */
export type SearchedText = string | readonly string[];

/**
 * Folds the texts of many items into one, as `fold()` and `foldLookup()` do each. They are written as bytes, which is three
 * times as fast as making a text of each first. What is not ASCII once it is folded goes the long way, a text at a time.
 */
export class TextFolder {
  readonly #kind: FoldKind;
  readonly #folds: Uint8Array;
  #bytes = new Uint8Array(1 << 16);
  #count = 0;
  /** What was there before the bytes. */
  #before = '';

  constructor(kind: FoldKind) {
    this.#kind = kind;
    let folds = foldsOf.get(kind);
    if (!folds) foldsOf.set(kind, (folds = new Uint8Array(256).fill(OTHER)));
    this.#folds = folds;
  }

  /** The texts of the items from one place up to another. */
  fold(from: number, to: number, textOf: (index: number) => SearchedText): TextBlock {
    const starts = new Uint32Array(to - from + 1);
    this.#before = '';
    this.#count = 0;
    for (let index = from; index < to; index++) {
      const text = textOf(index);
      if (typeof text === 'string') this.#add(text);
      else if (text.length === 0) this.#add('');
      else for (const part of text) this.#add(part);
      starts[index - from + 1] = this.#before.length + this.#count;
    }
    // All but the last separator.
    this.#count--;
    this.#flush();
    return { text: this.#before, starts };
  }

  #add(text: string): void {
    if (this.#count + text.length >= this.#bytes.length) this.#makeRoom(text.length);
    if (!this.#write(text)) {
      this.#flush();
      this.#before += this.#kind === 'filter' ? fold(text) : foldLookup(text);
    }
    this.#bytes[this.#count++] = SEPARATOR;
  }

  /** @returns false where it cannot be written: then nothing is */
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
        // Half of a pair, more than there may be room for, or not ASCII.
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

  #makeRoom(more: number): void {
    const longer = new Uint8Array(Math.max(this.#bytes.length * 2, this.#count + more + 1));
    longer.set(this.#bytes.subarray(0, this.#count));
    this.#bytes = longer;
  }

  #flush(): void {
    this.#before += latin1.decode(this.#bytes.subarray(0, this.#count));
    this.#count = 0;
  }
}

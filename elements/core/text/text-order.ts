/** Number of characters in a key: with 128 weights they need 49 bits, which fit into a number. */
const KEY_LENGTH = 7;
const MAX_WEIGHTS = 128;

/**
 * Signs that sort independently of their neighbours, besides those of ASCII. The middle dot does not: it combines
 * with a preceding l.
 */
const SIGNS = '\u00A0¡¢£¥§©«®°±²³¹¶»¿×÷ºª–—‘’“”•€';

const letter = /^[A-Za-z]\p{M}*$/u;

/** Characters that sort independently of their neighbours. */
function plainCharacters(): string[] {
  const plain = [...SIGNS];
  for (let code = 0x20; code < 0x7f; code++) plain.push(String.fromCharCode(code));
  for (let code = 0xc0; code < 0x180; code++) {
    const character = String.fromCharCode(code);
    if (letter.test(character.normalize('NFD'))) plain.push(character);
  }
  return plain;
}

const tables = new Map<string, Uint8Array>();

/** Weight of each known character by its code, from 1 on. Characters that differ by case or accent share a weight. */
function weightsOf(language: string, collator: Intl.Collator): Uint8Array {
  let weights = tables.get(language);
  if (weights) return weights;
  tables.set(language, (weights = new Uint8Array(0x2100)));
  const base = new Intl.Collator(language, { sensitivity: 'base' });
  let weight = 0;
  let last = '';
  for (const character of plainCharacters().sort(collator.compare)) {
    if (last === '' || base.compare(last, character) !== 0) weight++;
    if (weight === MAX_WEIGHTS) break;
    weights[character.charCodeAt(0)] = weight;
    last = character;
  }
  return weights;
}

/** Longest number of digits that the code of a length holds in one digit. */
const MAX_CODED = 8;
const codeOfLength = (length: number): string =>
  length <= MAX_CODED ? String(length) : `${MAX_CODED + 1}${codeOfLength(length - MAX_CODED)}`;
const ZERO = 48;
const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/**
 * Compares texts like `Intl.Collator` with `numeric`, several times as fast: `Item 2` comes before `Item 10`. Letters, digits and signs of Western Europe are
 * compared by weights, which are derived from the collator once. For equal texts (case and accents) and unknown
 * characters it calls the collator.
 */
export class TextOrder {
  readonly #collator: Intl.Collator;
  readonly #weights: Uint8Array;

  constructor(language: string) {
    this.#collator = new Intl.Collator(language, { numeric: true });
    this.#weights = weightsOf(language, this.#collator);
  }

  /**
   * Returns the text from which `key()` computes the keys: the length of each number is written before the number, so
   * that a longer number sorts after a shorter one. Leading zeros do not count.
   */
  formOf(text: string): string {
    const { length } = text;
    let form = '';
    let copied = 0;
    for (let at = 0; at < length; at++) {
      if (!isDigit(text.charCodeAt(at))) continue;
      const start = at;
      while (at < length && isDigit(text.charCodeAt(at))) at++;
      let first = start;
      while (first < at - 1 && text.charCodeAt(first) === ZERO) first++;
      form += text.slice(copied, start) + codeOfLength(at - first);
      copied = first;
    }
    return form === '' ? text : form + text.slice(copied);
  }

  /**
   * Returns a sort key for a part of a text: of two texts with different keys, the smaller key sorts first. With
   * equal keys, compare the next part if `hasNextPart` is true; otherwise, and for NaN, call `compare`.
   *
   * @param text as `formOf()` returns it
   * @param part index of the part, from 0 on. Texts with equal keys are compared by the next part
   */
  key(text: string, part = 0): number {
    const weights = this.#weights;
    const end = (part + 1) * KEY_LENGTH;
    let key = 0;
    // Reads one character more than the key holds: a following mark belongs to the last character.
    for (let at = end - KEY_LENGTH; at <= end; at++) {
      let weight = 0;
      if (at < text.length) {
        weight = weights[text.charCodeAt(at)] ?? 0;
        if (weight === 0) return NaN;
      }
      if (at < end) key = key * MAX_WEIGHTS + weight;
    }
    return key;
  }

  /** Whether a text with this key may have a next part. */
  hasNextPart(key: number): boolean {
    return key % MAX_WEIGHTS !== 0;
  }

  /** Compares two texts, as a callback of `sort`. */
  compare(a: string, b: string): number {
    if (a === b) return 0;
    const weights = this.#weights;
    const maxLength = Math.max(a.length, b.length);
    let difference = 0;
    for (let at = 0; at < maxLength; at++) {
      const first = at < a.length ? (weights[a.charCodeAt(at)] ?? 0) : -1;
      const second = at < b.length ? (weights[b.charCodeAt(at)] ?? 0) : -1;
      // A following mark belongs to the previous character, so a difference counts only at the next one.
      if (first === 0 || second === 0) break;
      if (difference !== 0) return difference;
      if (at < a.length && at < b.length && isDigit(a.charCodeAt(at)) && isDigit(b.charCodeAt(at))) break;
      difference = first - second;
      if (first < 0 || second < 0) return difference;
      if (at === maxLength - 1 && difference !== 0) return difference;
    }
    return this.#collator.compare(a, b);
  }
}

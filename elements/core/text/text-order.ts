/** So many characters make a key: with 128 weights they are 49 bits, which a number holds. */
const KEYED = 7;
const MOST_WEIGHTS = 128;

/** Signs that stand for themselves alone, beside those of ASCII. The middle dot does not: after an l it is part of it. */
const SIGNS = '\u00A0¡¢£¥§©«®°±²³¹¶»¿×÷ºª–—‘’“”•€';

const letter = /^[A-Za-z]\p{M}*$/u;

/** The characters whose place in a text does not hang on what stands around them. */
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

/** The weight of each character that is known, from 1 on, by its code; those that differ by case or accent have one. */
function weightsOf(language: string, collator: Intl.Collator): Uint8Array {
  let weights = tables.get(language);
  if (weights) return weights;
  tables.set(language, (weights = new Uint8Array(0x2100)));
  const base = new Intl.Collator(language, { sensitivity: 'base' });
  let weight = 0;
  let last = '';
  for (const character of plainCharacters().sort(collator.compare)) {
    if (last === '' || base.compare(last, character) !== 0) weight++;
    if (weight === MOST_WEIGHTS) break;
    weights[character.charCodeAt(0)] = weight;
    last = character;
  }
  return weights;
}

/**
 * The order of texts in a language, as `Intl.Collator` has it and several times as fast: letters, digits and signs of
 * Western Europe are compared by the weights of the characters, which the collator is asked for once. Where they are
 * equal (case and accents) or unknown, it is asked for the texts.
 */
export class TextOrder {
  readonly #collator: Intl.Collator;
  readonly #weights: Uint8Array;

  constructor(language: string) {
    this.#collator = new Intl.Collator(language);
    this.#weights = weightsOf(language, this.#collator);
  }

  /**
   * A number that has the order of the texts: of two texts with different ones, the smaller comes first. Of equal ones
   * the next part decides, where `goesOn` says that there is one; else, and of NaN, `compare`.
   *
   * @param part texts with the same keys before are compared by this one, from 0 on
   */
  key(text: string, part = 0): number {
    const weights = this.#weights;
    const end = (part + 1) * KEYED;
    let key = 0;
    // One more than the key holds: a mark that follows belongs to the character before.
    for (let at = end - KEYED; at <= end; at++) {
      let weight = 0;
      if (at < text.length) {
        weight = weights[text.charCodeAt(at)] ?? 0;
        if (weight === 0) return NaN;
      }
      if (at < end) key = key * MOST_WEIGHTS + weight;
    }
    return key;
  }

  /** Whether a text with a key may go on after it. */
  goesOn(key: number): boolean {
    return key % MOST_WEIGHTS !== 0;
  }

  compare(a: string, b: string): number {
    if (a === b) return 0;
    const weights = this.#weights;
    const most = Math.max(a.length, b.length);
    let difference = 0;
    for (let at = 0; at < most; at++) {
      const first = at < a.length ? (weights[a.charCodeAt(at)] ?? 0) : -1;
      const second = at < b.length ? (weights[b.charCodeAt(at)] ?? 0) : -1;
      // A mark that follows belongs to the character before, so a difference counts only from the next one on.
      if (first === 0 || second === 0) break;
      if (difference !== 0) return difference;
      difference = first - second;
      if (first < 0 || second < 0) return difference;
      if (at === most - 1 && difference !== 0) return difference;
    }
    return this.#collator.compare(a, b);
  }
}

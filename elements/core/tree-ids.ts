/** What a row is known by: a text that is not empty, or a number. Anything else is no id. */
export const isId = (value: unknown): value is string | number | bigint =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'bigint';

/** Texts of more digits than these are not read as numbers. */
const MOST_DIGITS = 9;

/** The whole number from 0 on that an id is, as a number or as its text (`'17'`, not `'017'`); -1 for any other. */
function wholeNumber(id: unknown): number {
  if (typeof id === 'number') return Number.isInteger(id) && id >= 0 ? id : -1;
  if (typeof id !== 'string') return -1;
  const { length } = id;
  if (length === 0 || length > MOST_DIGITS) return -1;
  let number = 0;
  for (let at = 0; at < length; at++) {
    const digit = id.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9 || (digit === 0 && at === 0 && length > 1)) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * Where each id stands first in a list. Ids that are small whole numbers, as numbers or as text, are a table; only where
 * one is not, all of them are kept as texts. `5` and `'5'` are the same id.
 */
export class IdPlaces {
  readonly #table: Int32Array | undefined;
  readonly #texts: Map<string, number> | undefined;

  /**
   * @param idAt the id at a place; what is none is passed over
   * @param onDouble told of each place whose id stands before it, too
   */
  constructor(count: number, idAt: (place: number) => unknown, onDouble: (place: number, first: number) => void) {
    const most = count * 4 + 1024;
    const table = new Int32Array(most).fill(-1);
    const doubles: number[] = [];
    for (let place = 0; place < count; place++) {
      const id = idAt(place);
      const number = wholeNumber(id);
      if (number < 0 || number >= most) {
        if (!isId(id)) continue;
        this.#texts = this.#byText(count, idAt, onDouble);
        return;
      }
      if (table[number] === -1) table[number] = place;
      else doubles.push(place);
    }
    this.#table = table;
    for (const place of doubles) onDouble(place, this.get(idAt(place)));
  }

  #byText(
    count: number,
    idAt: (place: number) => unknown,
    onDouble: (place: number, first: number) => void,
  ): Map<string, number> {
    const texts = new Map<string, number>();
    for (let place = 0; place < count; place++) {
      const id = idAt(place);
      if (!isId(id)) continue;
      const text = typeof id === 'string' ? id : String(id);
      const first = texts.get(text);
      if (first === undefined) texts.set(text, place);
      else onDouble(place, first);
    }
    return texts;
  }

  /** The first place of an id; -1 when it is not there. */
  get(id: unknown): number {
    if (this.#table) return this.#table[wholeNumber(id)] ?? -1;
    if (!isId(id)) return -1;
    return this.#texts?.get(typeof id === 'string' ? id : String(id)) ?? -1;
  }
}

import { TextIndex } from '../util/text-index.js';

/** What a row is known by: a text that is not empty, or a number. Anything else is no id. */
export const isId = (value: unknown): value is string | number | bigint =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'bigint';

/** Texts of more digits than these are not read as numbers. */
const MOST_DIGITS = 15;
/** Numbers that are further apart than so many times their count are not a table. */
const MOST_GAPS = 8;

/** The whole number from 0 on that an id is, as a number or as its text (`'17'`, not `'017'`); -1 for any other. */
function wholeNumber(id: unknown): number {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id >= 0 ? id : -1;
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
 * Where each id stands first in a list. Ids that are whole numbers and lie close together, as numbers or as text, are a
 * table; only where they are not, they are kept as texts. `5` and `'5'` are the same id.
 */
export class IdPlaces {
  readonly #table: Int32Array | undefined;
  readonly #least: number = 0;
  readonly #texts: TextIndex | undefined;

  /**
   * @param idAt the id at a place
   * @param onOdd told of each place whose id stands before it, too, and where, and with -1 of each that has no id
   */
  constructor(count: number, idAt: (place: number) => unknown, onOdd: (place: number, first: number) => void) {
    let [least, most] = [Infinity, -1];
    for (let place = 0; place < count; place++) {
      const id = idAt(place);
      const number = wholeNumber(id);
      if (number < 0) {
        if (!isId(id)) continue;
        most = Infinity;
        break;
      }
      if (number < least) least = number;
      if (number > most) most = number;
    }
    if (most - least < count * MOST_GAPS + 1024 || most < 0) {
      this.#least = most < 0 ? 0 : least;
      this.#table = this.#byNumber(count, Math.max(0, most - least + 1), idAt, onOdd);
    } else this.#texts = this.#byText(count, idAt, onOdd);
  }

  #byNumber(
    count: number,
    range: number,
    idAt: (place: number) => unknown,
    onOdd: (place: number, first: number) => void,
  ): Int32Array {
    const table = new Int32Array(range).fill(-1);
    for (let place = 0; place < count; place++) {
      const number = wholeNumber(idAt(place)) - this.#least;
      const first = table[number] ?? -1;
      if (number < 0 || first >= 0) onOdd(place, first);
      else table[number] = place;
    }
    return table;
  }

  #byText(count: number, idAt: (place: number) => unknown, onOdd: (place: number, first: number) => void): TextIndex {
    const textAt = (place: number): string | undefined => {
      const id = idAt(place);
      if (typeof id === 'string' && id !== '') return id;
      return isId(id) ? String(id) : undefined;
    };
    for (let place = 0; place < count; place++) if (!isId(idAt(place))) onOdd(place, -1);
    return new TextIndex(count, textAt, onOdd);
  }

  /** The first place of an id; -1 when it is not there. */
  get(id: unknown): number {
    if (this.#table) return this.#table[wholeNumber(id) - this.#least] ?? -1;
    if (typeof id !== 'string' && !isId(id)) return -1;
    return this.#texts?.get(typeof id === 'string' ? id : String(id)) ?? -1;
  }
}

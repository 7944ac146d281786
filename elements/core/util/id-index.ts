import { TextIndex } from './text-index.js';

/** Whether a value is an id: a text that is not empty, or a number. */
export const isId = (value: unknown): value is string | number | bigint =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'bigint';

/** Longer texts are not read as numbers: they could exceed the safe integers. */
const MAX_DIGITS = 15;
/** Numbers are kept in an array when their range is at most this many times their count. */
const MAX_RANGE_FACTOR = 8;

/** @returns an id as a whole number from 0 on, given as a number or as its text (`'17'`, not `'017'`); -1 for any other id */
function wholeNumber(id: unknown): number {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id >= 0 ? id : -1;
  if (typeof id !== 'string') return -1;
  const { length } = id;
  if (length === 0 || length > MAX_DIGITS) return -1;
  let number = 0;
  for (let at = 0; at < length; at++) {
    const digit = id.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9 || (digit === 0 && at === 0 && length > 1)) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * The index of the first item with each id. Ids that are whole numbers close to each other, as numbers or as text, are
 * kept in a typed array; only others are kept as texts. `5` and `'5'` are the same id.
 */
export class IdIndex {
  readonly #table: Int32Array | undefined;
  readonly #min: number = 0;
  readonly #texts: TextIndex | undefined;

  /**
   * @param onInvalid called for each item whose id an earlier item has, with the index of the first one, and for each item
   *   without an id, with -1
   */
  constructor(count: number, idAt: (index: number) => unknown, onInvalid: (index: number, first: number) => void) {
    const numbers = new Float64Array(count);
    let [min, max] = [Infinity, -1];
    for (let index = 0; index < count && max < Infinity; index++) {
      const id = idAt(index);
      const number = wholeNumber(id);
      numbers[index] = number;
      if (number > max) max = number;
      if (number < min && number >= 0) min = number;
      if (number < 0 && isId(id)) max = Infinity;
    }
    if (max - min < count * MAX_RANGE_FACTOR + 1024 || max < 0) {
      this.#min = max < 0 ? 0 : min;
      this.#table = this.#byNumber(numbers, Math.max(0, max - min + 1), onInvalid);
    } else this.#texts = this.#byText(count, idAt, onInvalid);
  }

  #byNumber(numbers: Float64Array, range: number, onInvalid: (index: number, first: number) => void): Int32Array {
    const min = this.#min;
    const table = new Int32Array(range).fill(-1);
    for (let index = 0; index < numbers.length; index++) {
      const number = (numbers[index] as number) - min;
      const first = table[number] ?? -1;
      if (number < 0 || first >= 0) onInvalid(index, first);
      else table[number] = index;
    }
    return table;
  }

  #byText(
    count: number,
    idAt: (index: number) => unknown,
    onInvalid: (index: number, first: number) => void,
  ): TextIndex {
    const textAt = (index: number): string | undefined => {
      const id = idAt(index);
      if (typeof id === 'string' && id !== '') return id;
      return isId(id) ? String(id) : undefined;
    };
    for (let index = 0; index < count; index++) if (!isId(idAt(index))) onInvalid(index, -1);
    return new TextIndex(count, textAt, onInvalid);
  }

  /** @returns the index of the first item with an id; -1 when there is none */
  get(id: unknown): number {
    if (this.#table) return this.#table[wholeNumber(id) - this.#min] ?? -1;
    if (typeof id !== 'string' && !isId(id)) return -1;
    return this.#texts?.get(typeof id === 'string' ? id : String(id)) ?? -1;
  }
}

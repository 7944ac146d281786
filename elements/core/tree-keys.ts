import { toDate } from './date-value.js';
import { TextOrder } from './text-order.js';
import { toText } from './to-text.js';
import { sortSiblings, type Tie } from './tree-order.js';
import type { TreeRow, TreeShape } from './tree-shape.js';

export type Direction = 'ascending' | 'descending';
/** By which column siblings are sorted, by its name, and how. */
export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
}
/** How a column is sorted (HT-02). */
export type SortingType = 'number' | 'date' | 'custom' | 'text';
/** Which of two values comes first: below 0 the first, above 0 the second. */
export type SortingFunc = (a: unknown, b: unknown, rowA: object, rowB: object) => number;

/** What rows are sorted by. */
export interface SortedColumn {
  /** What makes it another column: what is worked out of it is kept for it. */
  readonly key: unknown;
  readonly type: SortingType;
  readonly func?: SortingFunc | undefined;
  readonly value: (row: TreeRow) => unknown;
}

/** Keys for `sortSiblings`. */
export interface SortKeys {
  readonly keys: Float64Array;
  readonly tie?: Tie | undefined;
}

/** What has no value stands last, in either direction. */
const LAST = Infinity;

/** A number, or a text that is one; what is neither, NaN and no value stand last. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return Number.isNaN(value) ? LAST : value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string' || value.trim() === '') return LAST;
  const number = Number(value);
  return Number.isNaN(number) ? LAST : number;
}

/** Days come again and again: each is read once. */
function readerOfDates(): (value: unknown) => number {
  const read = new Map<unknown, number>();
  return (value) => {
    if (value == null) return LAST;
    let time = read.get(value);
    if (time === undefined) read.set(value, (time = toDate(value)?.getTime() ?? LAST));
    return time;
  };
}

/**
 * What siblings are sorted by, column by column: numbers that are worked out once and kept until the data change. A text
 * column becomes ranks with its first sorting, so that sorting it again, either way, compares whole numbers.
 */
export class TreeKeys {
  readonly #shape: TreeShape;
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #kept = new Map<unknown, Float64Array>();

  /** @param warn told once of a sorting function that throws */
  constructor(shape: TreeShape, language: string, warn: (text: string) => void) {
    this.#shape = shape;
    this.#language = language;
    this.#warn = warn;
  }

  of(column: SortedColumn, direction: Direction): SortKeys {
    if (column.type === 'custom' && column.func) return this.#byFunc(column, column.func, direction);
    let keys = this.#kept.get(column.key);
    if (!keys) this.#kept.set(column.key, (keys = this.#make(column)));
    return { keys: direction === 'ascending' ? keys : keys.map((key) => (key === LAST ? LAST : -key)) };
  }

  #make({ type, value }: SortedColumn): Float64Array {
    if (type !== 'number' && type !== 'date') return this.#ranks((place) => toText(value(this.#rowAt(place))));
    const keyOf = type === 'number' ? numberOf : readerOfDates();
    const { rows } = this.#shape;
    const keys = new Float64Array(rows.length);
    for (let place = 0; place < rows.length; place++) keys[place] = keyOf(value(rows[place] as TreeRow));
    return keys;
  }

  #rowAt(place: number): TreeRow {
    return this.#shape.rows[place] as TreeRow;
  }

  /** The rank of each text among its siblings; the same for texts that are equal. */
  #ranks(textAt: (place: number) => string): Float64Array {
    const { starts, count } = this.#shape;
    const order = new TextOrder(this.#language);
    const keys = new Float64Array(count);
    for (let place = 0; place < count; place++) {
      const text = textAt(place);
      keys[place] = text === '' ? LAST : order.key(text);
    }
    const tie: Tie = (a, b) => order.compare(textAt(a), textAt(b));
    const kids = this.#shape.kids.slice();
    sortSiblings(kids, starts, keys, tie);
    const ranks = new Float64Array(count);
    for (let group = 0; group <= count; group++) {
      const from = starts[group] as number;
      const to = starts[group + 1] as number;
      for (let at = from, rank = 0; at < to; at++) {
        const place = kids[at] as number;
        const before = kids[at - 1] as number;
        if (at > from && (keys[before] !== keys[place] || tie(before, place) !== 0)) rank = at - from;
        ranks[place] = keys[place] === LAST ? LAST : rank;
      }
    }
    return ranks;
  }

  #byFunc({ value }: SortedColumn, func: SortingFunc, direction: Direction): SortKeys {
    const sign = direction === 'ascending' ? 1 : -1;
    let isBroken = false;
    const tie: Tie = (a, b) => {
      if (isBroken) return 0;
      const [rowA, rowB] = [this.#rowAt(a), this.#rowAt(b)];
      try {
        return sign * func(value(rowA), value(rowB), rowA, rowB);
      } catch (error) {
        isBroken = true;
        this.#warn(`A sorting function has failed; the order stays as it is. ${String(error)}`);
        return 0;
      }
    };
    return { keys: new Float64Array(this.#shape.count), tie };
  }
}

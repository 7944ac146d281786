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

/** The order that a column gives. */
interface ColumnOrder {
  readonly keys: Float64Array;
  readonly tie: Tie | undefined;
  readonly ascending: Uint32Array;
  descending?: Uint32Array;
}

/**
 * The orders that columns give to siblings. Each is worked out once, as places in order, and kept until the data change:
 * to sort by a column again, either way, nothing is compared.
 */
export class TreeSorting {
  readonly #rows: readonly TreeRow[];
  readonly #kids: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #kept = new Map<unknown, ColumnOrder>();

  /**
   * @param kids the places as they stand when nothing is sorted, siblings together: what is equal stays so
   * @param warn told once of a sorting function that throws
   */
  constructor({ rows, starts }: TreeShape, kids: Uint32Array, language: string, warn: (text: string) => void) {
    this.#rows = rows;
    this.#kids = kids;
    this.#starts = starts;
    this.#language = language;
    this.#warn = warn;
  }

  /** The places of all rows, siblings together, in order; to be read. */
  by(column: SortedColumn, direction: Direction): Uint32Array {
    if (column.type === 'custom' && column.func) return this.#byFunc(column, column.func, direction);
    let order = this.#kept.get(column.key);
    if (!order) this.#kept.set(column.key, (order = this.#order(column)));
    if (direction === 'ascending') return order.ascending;
    return (order.descending ??= reversed(order, this.#starts));
  }

  #order(column: SortedColumn): ColumnOrder {
    const { keys, tie } =
      column.type === 'number' || column.type === 'date' ? this.#numbers(column) : this.#texts(column);
    return { keys, tie, ascending: this.#sorted(keys, tie) };
  }

  #sorted(keys: Float64Array, tie: Tie | undefined): Uint32Array {
    const kids = this.#kids.slice();
    sortSiblings(kids, this.#starts, keys, tie);
    return kids;
  }

  #numbers({ type, value }: SortedColumn): { keys: Float64Array; tie?: Tie } {
    const rows = this.#rows;
    const keyOf = type === 'number' ? numberOf : readerOfDates();
    const keys = new Float64Array(rows.length);
    for (let place = 0; place < rows.length; place++) keys[place] = keyOf(value(rows[place] as TreeRow));
    return { keys };
  }

  #texts({ value }: SortedColumn): { keys: Float64Array; tie: Tie } {
    const rows = this.#rows;
    const order = new TextOrder(this.#language);
    const keys = new Float64Array(rows.length);
    for (let place = 0; place < rows.length; place++) {
      const text = toText(value(rows[place] as TreeRow));
      keys[place] = text === '' ? LAST : order.key(text);
    }
    const textAt = (place: number): string => toText(value(rows[place] as TreeRow));
    return { keys, tie: (a, b) => order.compare(textAt(a), textAt(b)) };
  }

  #byFunc({ value }: SortedColumn, func: SortingFunc, direction: Direction): Uint32Array {
    const sign = direction === 'ascending' ? 1 : -1;
    let isBroken = false;
    const tie: Tie = (a, b) => {
      if (isBroken) return 0;
      const [rowA, rowB] = [this.#rows[a] as TreeRow, this.#rows[b] as TreeRow];
      try {
        return sign * func(value(rowA), value(rowB), rowA, rowB);
      } catch (error) {
        isBroken = true;
        this.#warn(`A sorting function has failed; what it has not compared stays as it is. ${String(error)}`);
        return 0;
      }
    };
    return this.#sorted(new Float64Array(this.#rows.length), tie);
  }
}

/** The other way round: what is equal stays as it is, and what is missing stays last. */
function reversed({ ascending: kids, keys, tie }: ColumnOrder, starts: Uint32Array): Uint32Array {
  const result = kids.slice();
  const isEqual = (a: number, b: number): boolean =>
    !((keys[a] as number) < (keys[b] as number)) && (tie === undefined || tie(a, b) === 0);
  for (let group = 0; group < starts.length - 1; group++) {
    const from = starts[group] as number;
    let end = starts[group + 1] as number;
    while (end > from && keys[kids[end - 1] as number] === LAST) end--;
    for (let to = from; end > from;) {
      let first = end - 1;
      while (first > from && isEqual(kids[first - 1] as number, kids[first] as number)) first--;
      for (let at = first; at < end; at++) result[to++] = kids[at] as number;
      end = first;
    }
  }
  return result;
}

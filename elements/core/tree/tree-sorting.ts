import { toDate } from '../format/date-value.js';
import { errorText } from '../util/read-value.js';
import { TextOrder } from '../text/text-order.js';
import { toText } from '../text/to-text.js';
import type { SiblingOrder } from './tree-arrangement.js';
import { SiblingSorter, type Tie } from './tree-order.js';
import type { TreeRow, TreeShape } from './tree-shape.js';

/** Direction of sorting. */
export type Direction = 'ascending' | 'descending';
/** The column by which siblings are sorted, and the direction. */
export interface Sorting {
  /** The name of the column. */
  readonly column: string;
  /** `ascending` or `descending`. */
  readonly direction: Direction;
}
/** How the values of a column are compared. */
export type SortingType = 'number' | 'date' | 'custom' | 'text';
/** Compares two values: below 0 when the first one comes first, above 0 when the second one does. */
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
    let time = read.get(value);
    if (time === undefined) read.set(value, (time = toDate(value)?.getTime() ?? LAST));
    return time;
  };
}

/** Texts that are the same for so many parts of their keys are compared as a whole. */
const MOST_PARTS = 8;

/** What the groups of a column are compared by: worked out for a group when it is sorted. */
interface Keys {
  readonly keys: Float64Array;
  readonly tie?: Tie | undefined;
  /** Works out the key of a row. @param part the next one of rows whose keys before are the same, from 0 on */
  keyOf(place: number, part: number): number;
  /** Whether of rows with the same key the next part of it decides, and not yet `tie`. */
  hasMore?(key: number, part: number): boolean;
}

/**
 * The orders that columns give to siblings. Each group of siblings is sorted when it is looked at first, and stays so
 * until the data change: to sort by a column again, either way, nothing is compared.
 */
export class TreeSorting {
  readonly #rows: readonly TreeRow[];
  readonly #shape: TreeShape;
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #kept = new Map<unknown, { ascending: Ascending; descending?: Descending }>();

  /** @param warn told once of a sorting function that throws */
  constructor(shape: TreeShape, language: string, warn: (text: string) => void) {
    this.#rows = shape.rows;
    this.#shape = shape;
    this.#language = language;
    this.#warn = warn;
  }

  /** What is equal stands as it comes. */
  by(column: SortedColumn, direction: Direction): SiblingOrder {
    if (column.type === 'custom' && column.func)
      return new Ascending(this.#shape, this.#byFunc(column, column.func, direction));
    let orders = this.#kept.get(column.key);
    if (!orders) this.#kept.set(column.key, (orders = { ascending: new Ascending(this.#shape, this.#keysOf(column)) }));
    if (direction === 'ascending') return orders.ascending;
    return (orders.descending ??= new Descending(this.#shape, orders.ascending));
  }

  #keysOf({ type, value }: SortedColumn): Keys {
    const rows = this.#rows;
    const keys = new Float64Array(rows.length);
    const valueAt = (place: number): unknown => value(rows[place] as TreeRow);
    if (type === 'number') return { keys, keyOf: (place) => numberOf(valueAt(place)) };
    if (type === 'date') {
      const read = readerOfDates();
      return { keys, keyOf: (place) => read(valueAt(place)) };
    }
    const order = new TextOrder(this.#language);
    const textAt = (place: number): string => toText(valueAt(place));
    return {
      keys,
      tie: (a, b) => order.compare(textAt(a), textAt(b)),
      keyOf(place, part) {
        const text = textAt(place);
        return text === '' ? LAST : order.key(text, part);
      },
      hasMore: (key, part) => part < MOST_PARTS && key !== LAST && order.hasNextPart(key),
    };
  }

  #byFunc({ value }: SortedColumn, func: SortingFunc, direction: Direction): Keys {
    const sign = direction === 'ascending' ? 1 : -1;
    let isBroken = false;
    const tie: Tie = (a, b) => {
      if (isBroken) return 0;
      const [rowA, rowB] = [this.#rows[a] as TreeRow, this.#rows[b] as TreeRow];
      try {
        return sign * func(value(rowA), value(rowB), rowA, rowB);
      } catch (error) {
        isBroken = true;
        this.#warn(`A sorting function has failed; what it has not compared stays as it is. ${errorText(error)}`);
        return 0;
      }
    };
    return { keys: new Float64Array(this.#rows.length), tie, keyOf: () => 0 };
  }
}

class Ascending implements SiblingOrder {
  readonly kids: Uint32Array;
  readonly keys: Keys;
  readonly #starts: Uint32Array;
  readonly #isSorted: Uint8Array;
  readonly #sorter: SiblingSorter;

  constructor({ kids, starts }: TreeShape, keys: Keys) {
    this.kids = kids.slice();
    this.keys = keys;
    this.#starts = starts;
    this.#isSorted = new Uint8Array(starts.length);
    this.#sorter = new SiblingSorter(this.kids, keys.keys);
  }

  ensure(group: number): void {
    if (this.#isSorted[group] === 1) return;
    this.#isSorted[group] = 1;
    this.#sort(this.#starts[group] as number, this.#starts[group + 1] as number, 0);
  }

  /** Sorts rows whose keys are the same up to a part of them. */
  #sort(from: number, to: number, part: number): void {
    const { kids } = this;
    const { keys, tie } = this.keys;
    let isAnyOdd = false;
    for (let at = from; at < to; at++) {
      const place = kids[at] as number;
      const key = (keys[place] = this.keys.keyOf(place, part));
      isAnyOdd ||= Number.isNaN(key);
    }
    if (isAnyOdd || !this.keys.hasMore) return this.#sorter.sort(from, to, tie);
    this.#sorter.sort(from, to);
    for (let at = from; at < to;) {
      const key = keys[kids[at] as number] as number;
      const first = at++;
      while (at < to && keys[kids[at] as number] === key) at++;
      if (at - first < 2) continue;
      if (this.keys.hasMore(key, part)) this.#sort(first, at, part + 1);
      else this.#sorter.sort(first, at, tie);
    }
  }
}

/** The other way round: what is equal stays as it is, and what is missing stays last. */
class Descending implements SiblingOrder {
  readonly kids: Uint32Array;
  readonly #ascending: Ascending;
  readonly #starts: Uint32Array;
  readonly #isSorted: Uint8Array;

  constructor({ starts }: TreeShape, ascending: Ascending) {
    this.kids = ascending.kids.slice();
    this.#ascending = ascending;
    this.#starts = starts;
    this.#isSorted = new Uint8Array(starts.length);
  }

  ensure(group: number): void {
    if (this.#isSorted[group] === 1) return;
    this.#isSorted[group] = 1;
    this.#ascending.ensure(group);
    const { kids } = this.#ascending;
    const { keys, tie } = this.#ascending.keys;
    const isEqual = (a: number, b: number): boolean =>
      !((keys[a] as number) < (keys[b] as number)) && (tie === undefined || tie(a, b) === 0);
    let to = this.#starts[group] as number;
    const from = to;
    let end = this.#starts[group + 1] as number;
    for (; end > from && keys[kids[end - 1] as number] === LAST; end--) this.kids[end - 1] = kids[end - 1] as number;
    while (end > from) {
      let first = end - 1;
      while (first > from && isEqual(kids[first - 1] as number, kids[first] as number)) first--;
      for (let at = first; at < end; at++) this.kids[to++] = kids[at] as number;
      end = first;
    }
  }
}

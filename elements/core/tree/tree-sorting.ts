import { toDate } from '../format/date-value.js';
import { errorText } from '../util/read-value.js';
import { TextOrder } from '../text/text-order.js';
import { toText } from '../text/to-text.js';
import type { SiblingOrder } from './tree-order.js';
import { SiblingSorter, type CompareRows } from './sibling-sorter.js';
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

/** A column as sorting needs it. */
export interface SortedColumn {
  /** Identifies the column: computed orders are kept by it. */
  readonly key: unknown;
  readonly type: SortingType;
  readonly func?: SortingFunc | undefined;
  readonly value: (row: TreeRow) => unknown;
}

/** The key of a row without a value: it comes last in both directions. */
const LAST = Infinity;

/** A number, or a text that is one; anything else comes last. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return Number.isNaN(value) ? LAST : value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string' || value.trim() === '') return LAST;
  const number = Number(value);
  return Number.isNaN(number) ? LAST : number;
}

/** Dates repeat: each one is parsed once. */
function readerOfDates(): (value: unknown) => number {
  const read = new Map<unknown, number>();
  return (value) => {
    let time = read.get(value);
    if (time === undefined) read.set(value, (time = toDate(value)?.getTime() ?? LAST));
    return time;
  };
}

/** Texts whose keys are equal for this many parts are compared as a whole. */
const MAX_PARTS = 8;

/** The keys of a column, computed for a group of siblings when it is sorted. */
interface Keys {
  readonly keys: Float64Array;
  readonly compare?: CompareRows | undefined;
  /** Computes the key of a row. @param part index of the part of the value that the key is made of, from 0 on */
  keyOf(rowIndex: number, part: number): number;
  /** Whether rows with the same key are compared by the next part of their values, not yet by `compare`. */
  hasMore?(key: number, part: number): boolean;
}

/**
 * The orders of siblings by column. Each group of siblings is sorted when it is first needed, and kept until the data
 * change: sorting by a column again, in either direction, compares nothing.
 */
export class TreeSorting {
  readonly #rows: readonly TreeRow[];
  readonly #shape: TreeShape;
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #orders = new Map<unknown, { ascending: Ascending; descending?: Descending }>();

  /** @param warn called once for each sorting function that throws */
  constructor(shape: TreeShape, language: string, warn: (text: string) => void) {
    this.#rows = shape.rows;
    this.#shape = shape;
    this.#language = language;
    this.#warn = warn;
  }

  /** The order by a column. Equal rows stay in the order of the rows. */
  by(column: SortedColumn, direction: Direction): SiblingOrder {
    if (column.type === 'custom' && column.func)
      return new Ascending(this.#shape, this.#byFunc(column, column.func, direction));
    let orders = this.#orders.get(column.key);
    if (!orders)
      this.#orders.set(column.key, (orders = { ascending: new Ascending(this.#shape, this.#keysOf(column)) }));
    if (direction === 'ascending') return orders.ascending;
    return (orders.descending ??= new Descending(this.#shape, orders.ascending));
  }

  #keysOf({ type, value }: SortedColumn): Keys {
    const rows = this.#rows;
    const keys = new Float64Array(rows.length);
    const valueAt = (rowIndex: number): unknown => value(rows[rowIndex] as TreeRow);
    if (type === 'number') return { keys, keyOf: (rowIndex) => numberOf(valueAt(rowIndex)) };
    if (type === 'date') {
      const read = readerOfDates();
      return { keys, keyOf: (rowIndex) => read(valueAt(rowIndex)) };
    }
    const order = new TextOrder(this.#language);
    const textAt = (rowIndex: number): string => toText(valueAt(rowIndex));
    return {
      keys,
      compare: (a, b) => order.compare(textAt(a), textAt(b)),
      keyOf(rowIndex, part) {
        const text = textAt(rowIndex);
        return text === '' ? LAST : order.key(text, part);
      },
      hasMore: (key, part) => part < MAX_PARTS && key !== LAST && order.hasNextPart(key),
    };
  }

  #byFunc({ value }: SortedColumn, func: SortingFunc, direction: Direction): Keys {
    const sign = direction === 'ascending' ? 1 : -1;
    let isBroken = false;
    const compare: CompareRows = (a, b) => {
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
    return { keys: new Float64Array(this.#rows.length), compare, keyOf: () => 0 };
  }
}

class Ascending implements SiblingOrder {
  readonly children: Uint32Array;
  readonly keys: Keys;
  readonly #childOffsets: Uint32Array;
  readonly #isSorted: Uint8Array;
  readonly #sorter: SiblingSorter;

  constructor({ children, childOffsets }: TreeShape, keys: Keys) {
    this.children = children.slice();
    this.keys = keys;
    this.#childOffsets = childOffsets;
    this.#isSorted = new Uint8Array(childOffsets.length);
    this.#sorter = new SiblingSorter(this.children, keys.keys);
  }

  ensure(group: number): void {
    if (this.#isSorted[group] === 1) return;
    this.#isSorted[group] = 1;
    this.#sort(this.#childOffsets[group] as number, this.#childOffsets[group + 1] as number, 0);
  }

  /** Sorts rows whose keys are equal up to a part. */
  #sort(from: number, to: number, part: number): void {
    const { children } = this;
    const { keys, compare } = this.keys;
    let hasNaN = false;
    for (let at = from; at < to; at++) {
      const rowIndex = children[at] as number;
      const key = (keys[rowIndex] = this.keys.keyOf(rowIndex, part));
      hasNaN ||= Number.isNaN(key);
    }
    if (hasNaN || !this.keys.hasMore) return this.#sorter.sort(from, to, compare);
    this.#sorter.sort(from, to);
    for (let at = from; at < to;) {
      const key = keys[children[at] as number] as number;
      const first = at++;
      while (at < to && keys[children[at] as number] === key) at++;
      if (at - first < 2) continue;
      if (this.keys.hasMore(key, part)) this.#sort(first, at, part + 1);
      else this.#sorter.sort(first, at, compare);
    }
  }
}

/** The reverse of an order: equal rows keep their order, and rows without a value stay last. */
class Descending implements SiblingOrder {
  readonly children: Uint32Array;
  readonly #ascending: Ascending;
  readonly #childOffsets: Uint32Array;
  readonly #isSorted: Uint8Array;

  constructor({ childOffsets }: TreeShape, ascending: Ascending) {
    this.children = ascending.children.slice();
    this.#ascending = ascending;
    this.#childOffsets = childOffsets;
    this.#isSorted = new Uint8Array(childOffsets.length);
  }

  ensure(group: number): void {
    if (this.#isSorted[group] === 1) return;
    this.#isSorted[group] = 1;
    this.#ascending.ensure(group);
    const { children } = this.#ascending;
    const { keys, compare } = this.#ascending.keys;
    const isEqual = (a: number, b: number): boolean =>
      !((keys[a] as number) < (keys[b] as number)) && (compare === undefined || compare(a, b) === 0);
    let to = this.#childOffsets[group] as number;
    const from = to;
    let end = this.#childOffsets[group + 1] as number;
    for (; end > from && keys[children[end - 1] as number] === LAST; end--)
      this.children[end - 1] = children[end - 1] as number;
    while (end > from) {
      let first = end - 1;
      while (first > from && isEqual(children[first - 1] as number, children[first] as number)) first--;
      for (let at = first; at < end; at++) this.children[to++] = children[at] as number;
      end = first;
    }
  }
}

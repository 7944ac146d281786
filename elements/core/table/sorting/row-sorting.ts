import { isSortedEqual } from './key-sorter.js';
import { RowOrder } from './row-order.js';
import {
  LAST,
  reversedKeys,
  sortKeysByFunc,
  sortKeysOf,
  type Direction,
  type SortedColumn,
  type SortKeys,
} from './sort-keys.js';
import type { DataRow } from '../data-row.js';

/** A column to sort by, and the direction. */
export interface SortStep {
  readonly column: SortedColumn;
  readonly direction: Direction;
}

/** The ranks of all rows by a column: equal values have equal ranks, and rows without a value have the last one. */
interface Ranks {
  readonly ranks: Uint32Array | Uint16Array;
  /** The number of different ranks, without that of rows without a value. */
  readonly count: number;
}

/** An order by a column that has no ranks yet. */
interface UnrankedOrder {
  readonly order: RowOrder;
  /** The keys that the rows are sorted by. */
  readonly keys: SortKeys;
  readonly ascendingKeys: SortKeys;
  readonly direction: Direction;
}

/**
 * Sorts rows by one column or several. A column is compared once. Its order then gives each row a rank, in `prepare()` or
 * when the rank is needed. Sorting by ranks, in any direction and combination, counts them: O(n) for each column.
 *
 * The ranks of numbers are dropped once only other columns are sorted by: sorting them by their values again is fast.
 */
export class RowSorting {
  readonly #rows: readonly DataRow[];
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #ranks = new Map<unknown, Ranks>();
  /** The orders by the columns that have been sorted by and are not ranked yet. */
  readonly #unranked = new Map<unknown, UnrankedOrder>();
  /** The keys of the columns that were sorted by number. */
  readonly #numberKeys = new Set<unknown>();

  /** @param warn called once for each sorting function that throws */
  constructor(rows: readonly DataRow[], language: string, warn: (text: string) => void) {
    this.#rows = rows;
    this.#language = language;
    this.#warn = warn;
  }

  /**
   * The row indexes in order. Equal rows stay in the order of the rows, and rows without a value come last in both
   * directions.
   * @param steps the columns, the most important one first
   */
  order(steps: readonly SortStep[]): RowOrder {
    this.#dropNumbers(steps);
    const [first] = steps;
    if (first && steps.length === 1) {
      const { order, direction } = this.#unranked.get(first.column.key) ?? {};
      if (order && direction === first.direction) return order;
      if (!order?.isSorted && !this.#ranks.has(first.column.key)) return this.#firstOrder(first);
    }
    let indexes = indexesUpTo(this.#rows.length);
    // Stable sorting, from the least important column to the most important one.
    for (const { column, direction } of [...steps].reverse())
      indexes = sortByRank(indexes, this.#ranksOf(column), direction === 'descending');
    return new RowOrder(indexes);
  }

  /** Prepares what sorting again needs. @param hasTime called between two steps @returns whether something is left */
  prepare(hasTime: () => boolean): boolean {
    for (const [key, unranked] of this.#unranked) {
      unranked.order.finish(hasTime);
      if (!unranked.order.isSorted || !hasTime()) return true;
      this.#rankOrder(key, unranked);
    }
    return false;
  }

  #dropNumbers(steps: readonly SortStep[]): void {
    for (const key of this.#numberKeys) {
      if (steps.some(({ column }) => column.key === key)) continue;
      this.#ranks.delete(key);
      this.#unranked.delete(key);
      this.#numberKeys.delete(key);
    }
  }

  #ranksOf(column: SortedColumn): Ranks {
    const { key } = column;
    const unranked = this.#unranked.get(key);
    if (unranked) return this.#rankOrder(key, unranked);
    const ranks = this.#ranks.get(key);
    if (ranks) return ranks;
    this.#firstOrder({ column, direction: 'ascending' });
    return this.#ranksOf(column);
  }

  #rankOrder(key: unknown, { order, keys, direction }: UnrankedOrder): Ranks {
    order.finish();
    const ranks = ranksOf(order.indexes, keys, direction);
    this.#ranks.set(key, ranks);
    this.#unranked.delete(key);
    return ranks;
  }

  /** Sorts by a column for the first time. */
  #firstOrder({ column, direction }: SortStep): RowOrder {
    const before = this.#unranked.get(column.key);
    const ranks = before ? undefined : this.#rankCompared(column);
    if (ranks) {
      this.#ranks.set(column.key, ranks);
      return this.order([{ column, direction }]);
    }
    const ascendingKeys = before?.ascendingKeys ?? sortKeysOf(this.#rows, column, this.#language);
    const keys = direction === 'ascending' ? ascendingKeys : reversedKeys(ascendingKeys);
    const order = new RowOrder(indexesUpTo(this.#rows.length), keys);
    if (column.type === 'number') this.#numberKeys.add(column.key);
    this.#unranked.set(column.key, { order, keys, ascendingKeys, direction });
    return order;
  }

  /** The ranks by a column that is compared at once: by a function of the application, or with few different values. */
  #rankCompared(column: SortedColumn): Ranks | undefined {
    if (column.type === 'custom' && column.func)
      return rank(sortKeysByFunc(this.#rows, column, column.func, 'ascending', this.#warn));
    // Numbers are sorted without comparing them.
    if (column.type === 'number') return undefined;
    // Suppliers, units, days: the values of most columns repeat, so that few of them have to be compared.
    const distinct = distinctValues(this.#rows, column.value);
    if (!distinct) return undefined;
    const ofValues = distinct.values.map((value) => ({ value }));
    const { ranks, count } = rank(sortKeysOf(ofValues, { ...column, value: ({ value }) => value }, this.#language));
    return compactRanks({ ranks: distinct.valueIndexes.map((index) => ranks[index] as number), count });
  }
}

function rank(keys: SortKeys): Ranks {
  const order = new RowOrder(indexesUpTo(keys.keys.length), keys);
  order.finish();
  return ranksOf(order.indexes, keys, 'ascending');
}

/** The ranks of the rows in an order by the keys of a column. */
function ranksOf(order: Uint32Array, column: SortKeys, direction: Direction): Ranks {
  const ranks = new Uint32Array(order.length);
  let rank = -1;
  let end = 0;
  for (; end < order.length; end++) {
    const rowIndex = order[end] as number;
    if (column.keys[rowIndex] === LAST) break;
    if (end === 0 || !isSortedEqual(column, order[end - 1] as number, rowIndex)) rank++;
    ranks[rowIndex] = rank;
  }
  const count = rank + 1;
  if (direction === 'descending')
    for (const rowIndex of order.subarray(0, end)) ranks[rowIndex] = rank - (ranks[rowIndex] as number);
  for (const rowIndex of order.subarray(end)) ranks[rowIndex] = count;
  return compactRanks({ ranks, count });
}

/** Halves the memory of ranks that are kept, where they are small enough. */
const compactRanks = ({ ranks, count }: Ranks): Ranks => ({
  ranks: count < 2 ** 16 ? Uint16Array.from(ranks) : ranks,
  count,
});

/** Sorts by counting: O(n), stable. */
function sortByRank(order: Uint32Array, { ranks, count }: Ranks, isDescending: boolean): Uint32Array {
  const positions = new Uint32Array(count + 2);
  // Rows without a value have the rank `count`, which stays the last one.
  const bucketOf = (rowIndex: number): number => {
    const rank = ranks[rowIndex] as number;
    return isDescending && rank < count ? count - 1 - rank : rank;
  };
  for (let at = 0; at < order.length; at++) positions[bucketOf(at) + 1]!++;
  for (let bucket = 1; bucket < positions.length; bucket++)
    positions[bucket] = (positions[bucket] as number) + (positions[bucket - 1] as number);
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const rowIndex = order[at] as number;
    sorted[positions[bucketOf(rowIndex)]!++] = rowIndex;
  }
  return sorted;
}

export function indexesUpTo(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index++) indexes[index] = index;
  return indexes;
}

/** With more different values, looking each one up would cost more than it saves. */
const MAX_VALUES = 4096;

/** The different values of a column. */
interface DistinctValues {
  readonly values: readonly unknown[];
  /** The index in `values` of the value of each row. */
  readonly valueIndexes: Uint32Array;
}

/** Returns the different values of a column; undefined when they are many. */
function distinctValues<Row>(rows: readonly Row[], value: (row: Row) => unknown): DistinctValues | undefined {
  const indexOf = new Map<unknown, number>();
  const valueIndexes = new Uint32Array(rows.length);
  for (let rowIndex = 0; rowIndex < rows.length; rowIndex++) {
    const one = value(rows[rowIndex] as Row);
    let index = indexOf.get(one);
    if (index === undefined) {
      if (indexOf.size === MAX_VALUES) return undefined;
      indexOf.set(one, (index = indexOf.size));
    }
    valueIndexes[rowIndex] = index;
  }
  return { values: [...indexOf.keys()], valueIndexes };
}

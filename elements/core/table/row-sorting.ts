import { distinctValues } from './distinct-values.js';
import {
  isSortedEqual,
  KeySorter,
  LAST,
  sortKeysByFunc,
  sortKeysOf,
  type Direction,
  type SortedColumn,
  type SortKeys,
} from './sort-keys.js';
import type { DataRow } from './data-row.js';

/** A column to sort by, and the direction. */
export interface SortStep {
  readonly column: SortedColumn;
  readonly direction: Direction;
}

/** The ranks of all rows by a column: equal values have equal ranks, and rows without a value have the last one. */
interface Ranks {
  readonly ranks: Uint32Array;
  /** The number of different ranks, without that of rows without a value. */
  readonly count: number;
}

interface RankedRows {
  readonly ranks: Ranks;
  /** The rows in ascending order, if they were sorted to find the ranks. */
  readonly order?: Uint32Array;
}

/**
 * Sorts rows by one column or several. A column is compared once, when it is first sorted by, and gives each row a rank.
 * Sorting again, in any direction and combination, counts the ranks: O(n) for each column.
 */
export class RowSorting {
  readonly #rows: readonly DataRow[];
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #ranks = new Map<unknown, Ranks>();

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
  order(steps: readonly SortStep[]): Uint32Array {
    const [first] = steps;
    if (first && steps.length === 1 && first.direction === 'ascending' && !this.#ranks.has(first.column.key)) {
      const { order } = this.#createRanks(first.column);
      if (order) return order;
    }
    let order = indexesUpTo(this.#rows.length);
    // Stable sorting, from the least important column to the most important one.
    for (const { column, direction } of [...steps].reverse())
      order = sortByRank(order, this.#ranksOf(column), direction === 'descending');
    return order;
  }

  #ranksOf(column: SortedColumn): Ranks {
    return this.#ranks.get(column.key) ?? this.#createRanks(column).ranks;
  }

  #createRanks(column: SortedColumn): RankedRows {
    const ranked = this.#rankRows(column);
    this.#ranks.set(column.key, ranked.ranks);
    return ranked;
  }

  #rankRows(column: SortedColumn): RankedRows {
    if (column.type === 'custom' && column.func)
      return rankBy(sortKeysByFunc(this.#rows, column, column.func, 'ascending', this.#warn));
    // Suppliers, units, days: the values of most columns repeat, so that few of them have to be compared.
    const distinct = distinctValues(this.#rows, column.value);
    if (!distinct) return rankBy(sortKeysOf(this.#rows, column, this.#language));
    const ofValues = distinct.values.map((value) => ({ value }));
    const { ranks, count } = rankBy(
      sortKeysOf(ofValues, { ...column, value: ({ value }) => value }, this.#language),
    ).ranks;
    return { ranks: { ranks: distinct.valueIndexes.map((index) => ranks[index] as number), count } };
  }
}

function rankBy(keys: SortKeys): RankedRows {
  const order = indexesUpTo(keys.keys.length);
  new KeySorter(order, keys).sort(0, order.length);
  return { ranks: ranksOf(order, keys), order };
}

function ranksOf(order: Uint32Array, column: SortKeys): Ranks {
  const ranks = new Uint32Array(order.length);
  let rank = -1;
  let at = 0;
  for (; at < order.length; at++) {
    const rowIndex = order[at] as number;
    if (column.keys[rowIndex] === LAST) break;
    if (at === 0 || !isSortedEqual(column, order[at - 1] as number, rowIndex)) rank++;
    ranks[rowIndex] = rank;
  }
  for (; at < order.length; at++) ranks[order[at] as number] = rank + 1;
  return { ranks, count: rank + 1 };
}

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

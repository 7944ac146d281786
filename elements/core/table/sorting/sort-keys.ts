import { toDate } from '../../format/date-value.js';
import { TextOrder } from '../../text/text-order.js';
import { toText } from '../../text/to-text.js';
import { trimmedText } from '../../text/visible-text.js';
import { errorText } from '../../util/read-value.js';
import type { DataRow } from '../data-row.js';
import type { ReadTyped } from './typed-values.js';

/** Direction of sorting. */
export type Direction = 'ascending' | 'descending';
/** A column by which rows are sorted, and the direction. */
export interface Sorting {
  /** The name of the column. */
  readonly column: string;
  /** `ascending` or `descending`. */
  readonly direction: Direction;
}

/**
 * The sorting after the user has clicked the heading of a column.
 * @param isAdded keeps the other columns: the column becomes the least important one, or changes its direction
 */
export function nextSorting(sorting: readonly Sorting[], column: string, isAdded = false): readonly Sorting[] {
  const before = sorting.find((one) => one.column === column);
  const next: Sorting = { column, direction: before?.direction === 'ascending' ? 'descending' : 'ascending' };
  if (!isAdded) return [next];
  return before ? sorting.map((one) => (one === before ? next : one)) : [...sorting, next];
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
  readonly value: (row: DataRow) => unknown;
  /** Reads a value of the type `number` or `date`. Default: numbers and dates as programs write them. */
  readonly typed?: ReadTyped | undefined;
}

/** Compares two rows with the same key. */
export type CompareRows = (a: number, b: number) => number;

/** The key of a row without a value: it comes last in both directions. */
export const LAST = Infinity;

/** A number, or a text that is one; anything else comes last. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return Number.isNaN(value) ? LAST : value;
  if (typeof value === 'bigint') return Number(value);
  const text = typeof value === 'string' ? trimmedText(value) : '';
  const number = text === '' ? NaN : Number(text);
  return Number.isNaN(number) ? LAST : number;
}

/** Dates repeat: each one is parsed once. */
function readerOfDates(typed: ReadTyped): (value: unknown) => number {
  const read = new Map<unknown, number>();
  return (value) => {
    let time = read.get(value);
    if (time === undefined) read.set(value, (time = toDate(typed(value))?.getTime() ?? LAST));
    return time;
  };
}

const asItIs: ReadTyped = (value) => value;

/** Texts whose keys are equal for this many parts are compared as a whole. */
const MAX_PARTS = 8;

/** The sort keys of a column. */
export interface SortKeys {
  /** The key of each row, by its index; computed when the row is sorted. */
  readonly keys: Float64Array;
  /** Compares two rows with the same key. */
  readonly compare?: CompareRows | undefined;
  /** Computes the key of a row. @param part index of the part of the value that the key is made of, from 0 on */
  readonly keyOf: (rowIndex: number, part: number) => number;
  /** Whether rows with the same key are compared by the next part of their values, not yet by `compare`. */
  readonly hasMore?: (key: number, part: number) => boolean;
}

/** The sort keys of a column that is sorted by number, by date or by text. */
export function sortKeysOf(
  rows: readonly DataRow[],
  { type, value, typed = asItIs }: SortedColumn,
  language: string,
): SortKeys {
  const keys = new Float64Array(rows.length);
  if (type === 'number') return { keys, keyOf: (rowIndex) => numberOf(typed(value(rows[rowIndex] as DataRow))) };
  if (type === 'date') {
    const read = readerOfDates(typed);
    return { keys, keyOf: (rowIndex) => read(value(rows[rowIndex] as DataRow)) };
  }
  const order = new TextOrder(language);
  // A text is read for each part of its key and for each comparison.
  const texts = rows.map((row) => toText(value(row)));
  const textAt = (rowIndex: number): string => texts[rowIndex] as string;
  const forms = texts.map((text) => order.formOf(text));
  return {
    keys,
    compare(a, b) {
      const [first, second] = [textAt(a), textAt(b)];
      return first === '' || second === ''
        ? Number(first === '') - Number(second === '')
        : order.compare(first, second);
    },
    keyOf(rowIndex, part) {
      const form = forms[rowIndex] as string;
      return form === '' ? LAST : order.key(form, part);
    },
    hasMore: (key, part) => part < MAX_PARTS && key !== LAST && order.hasNextPart(key),
  };
}

/**
 * The sort keys for the opposite direction, which read no value again. Rows without a value stay last, and equal rows in
 * the order of the rows.
 */
export function reversedKeys({ keys: { length }, compare, keyOf, hasMore }: SortKeys): SortKeys {
  const keys = new Float64Array(length);
  return {
    keys,
    compare:
      compare &&
      ((a, b) => {
        const [isLast, isOtherLast] = [keys[a] === LAST, keys[b] === LAST];
        return isLast || isOtherLast ? Number(isLast) - Number(isOtherLast) : compare(b, a);
      }),
    keyOf(rowIndex, part) {
      const key = keyOf(rowIndex, part);
      if (key === LAST) return LAST;
      return key === -LAST ? Number.MAX_VALUE : -key;
    },
    ...(hasMore && { hasMore: (key: number, part: number) => hasMore(-key, part) }),
  };
}

/**
 * The sort keys of a column with a function of the application: all are equal, so that rows are compared by it.
 * @param warn called when the function throws; what it has not compared stays as it is
 */
export function sortKeysByFunc(
  rows: readonly DataRow[],
  { value }: SortedColumn,
  func: SortingFunc,
  direction: Direction,
  warn: (text: string) => void,
): SortKeys {
  const sign = direction === 'ascending' ? 1 : -1;
  let isBroken = false;
  const compare: CompareRows = (a, b) => {
    if (isBroken) return 0;
    const [rowA, rowB] = [rows[a] as DataRow, rows[b] as DataRow];
    try {
      return sign * func(value(rowA), value(rowB), rowA, rowB);
    } catch (error) {
      isBroken = true;
      warn(`A sorting function has failed; what it has not compared stays as it is. ${errorText(error)}`);
      return 0;
    }
  };
  return { keys: new Float64Array(rows.length), compare, keyOf: () => 0 };
}

import { toDate } from '../format/date-value.js';
import { toText } from '../text/to-text.js';
import { trimmedText } from '../text/visible-text.js';
import type { DataRow } from './data-row.js';
import { DecimalSum, MAX_EXACT_DIGITS } from './decimal-sum.js';
import type { SortedColumn } from './sorting/sort-keys.js';

/** What is computed of the values of a column. */
export type SummaryKind = 'sum' | 'count' | 'average' | 'min' | 'max';

/** What is computed of the values of a column. Values that are empty, or not of the column's type, are left out. */
export interface ColumnSummary {
  /** Number of values. */
  readonly count: number;
  /** Exact, with a decimal point. */
  readonly sum: string;
  /** With two decimals more than the values; empty without values. */
  readonly average: string;
  /** The least value as the column has it; undefined without values. */
  readonly min: unknown;
  readonly max: unknown;
}

/**
 * Computes the summary of rows. O(n).
 * @param rowIndexes the rows; undefined for all
 */
export function summarize(
  column: SortedColumn,
  rows: readonly DataRow[],
  rowIndexes: Uint32Array | undefined,
): ColumnSummary {
  const { type, value, typed = asItIs } = column;
  const sum = new DecimalSum();
  let count = 0;
  let [min, max]: unknown[] = [];
  let [least, greatest] = [Infinity, -Infinity];
  const compare = (own: unknown, key: number): void => {
    count++;
    if (key < least || count === 1) [least, min] = [key, own];
    if (key > greatest || count === 1) [greatest, max] = [key, own];
  };
  const length = rowIndexes?.length ?? rows.length;
  for (let at = 0; at < length; at++) {
    const given = value(rows[rowIndexes ? (rowIndexes[at] as number) : at] as DataRow);
    if (type === 'number') {
      const own = numberOf(typed(given));
      if (own === undefined) continue;
      sum.add(own);
      compare(own, Number(own));
    } else if (type === 'date') {
      const own = typed(given);
      const time = toDate(own)?.getTime();
      if (time !== undefined) compare(own, time);
    } else if (isFilled(given)) count++;
  }
  return { count, sum: String(sum), average: count > 0 ? sum.dividedBy(count) : '', min, max };
}

const asItIs = (value: unknown): unknown => value;

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? trimmedText(value) !== '' : toText(value) !== '' || value instanceof Date;

/** A finite number, or the text of one. */
function numberOf(value: unknown): number | bigint | string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'bigint') return value;
  if (typeof value !== 'string') return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || (number === 0 && trimmedText(value) === '')) return undefined;
  if (value.length <= MAX_EXACT_DIGITS) return number;
  // Other forms, such as 0x1F, are numbers, too.
  const text = trimmedText(value);
  return /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) ? text : number;
}

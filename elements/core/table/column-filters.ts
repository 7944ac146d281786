import { booleanMeaning } from '../format/boolean-meaning.js';
import { toDate } from '../format/date-value.js';
import type { SourceFilter } from '../data/data-source.js';
import { fold, TextQuery } from '../text/text-fold.js';
import { TextOrder } from '../text/text-order.js';
import { toText } from '../text/to-text.js';
import { trimmedText } from '../text/visible-text.js';
import { readField, readList } from '../util/read-value.js';
import type { DataRow } from './data-row.js';
import type { RowTests } from './row-filter.js';
import type { StateColumn } from './state-column.js';

/** How a column is filtered: by words, by a range of numbers or dates, by a list of values, or by yes and no. */
export type FilterKind = 'text' | 'number' | 'date' | 'list' | 'flag';

/** A column that can be filtered. */
export interface FilteredColumn extends StateColumn {
  /** Undefined when the user cannot filter by the column. */
  readonly filterKind: FilterKind | undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isDate = (value: unknown): value is string => typeof value === 'string' && toDate(value) !== undefined;

/** Reads a condition for a column of a kind, without anything else. @returns undefined when it is none, or is empty */
export function readFilter(column: string, value: unknown, kind: FilterKind): SourceFilter | undefined {
  const [contains, equals, is] = ['contains', 'equals', 'is'].map((name) => readField(value, name));
  switch (kind) {
    case 'text':
      if (typeof contains === 'string') return trimmedText(contains) === '' ? undefined : { column, contains };
      return typeof equals === 'string' ? { column, equals } : undefined;
    case 'list': {
      const values = readList(readField(value, 'values'));
      const areValues = values?.every((one) => typeof one === 'string' || isNumber(one));
      return areValues ? { column, values: values as readonly (string | number)[] } : undefined;
    }
    case 'flag':
      return typeof is === 'boolean' ? { column, is } : undefined;
    default:
      return readRange(column, value, kind === 'number' ? isNumber : isDate);
  }
}

function readRange(
  column: string,
  value: unknown,
  isEnd: (end: unknown) => end is number | string,
): SourceFilter | undefined {
  const [from, to] = ['from', 'to'].map((name) => readField(value, name) ?? undefined);
  const ends = { ...(isEnd(from) && { from }), ...(isEnd(to) && { to }) };
  const isDamaged = [from, to].some((end) => end !== undefined && !isEnd(end));
  return isDamaged || Object.keys(ends).length === 0 ? undefined : { column, ...ends };
}

/** Whether a condition includes a row. */
type RowTest = (row: DataRow) => boolean;

/** Conditions on columns, all of which apply. The rows are read once, until they are others. */
export class ColumnFilters implements RowTests {
  readonly #tests: readonly RowTest[];
  #rows: readonly DataRow[] | undefined;
  #matches = new Uint32Array();
  /** For each row 1 when it is included. */
  #flags = new Uint8Array();

  constructor(filters: readonly { readonly filter: SourceFilter; readonly column: StateColumn }[], language: string) {
    this.#tests = filters.map(({ filter, column }) => rowTestOf(filter, column, language));
  }

  /** O(n), without an object for each row. */
  matches(rows: readonly DataRow[]): Uint32Array {
    if (rows === this.#rows) return this.#matches;
    const tests = this.#tests;
    const matches = new Uint32Array(rows.length);
    const flags = new Uint8Array(rows.length);
    let count = 0;
    for (let rowIndex = 0; rowIndex < rows.length; rowIndex++) {
      const row = rows[rowIndex] as DataRow;
      if (!tests.every((isIncluded) => isIncluded(row))) continue;
      flags[rowIndex] = 1;
      matches[count++] = rowIndex;
    }
    this.#rows = rows;
    this.#flags = flags;
    return (this.#matches = matches.slice(0, count));
  }

  narrow(found: Uint32Array): Uint32Array {
    return found.filter((rowIndex) => this.#flags[rowIndex] === 1);
  }

  reset(): void {
    this.#rows = undefined;
  }
}

/**
 * Returns whether a row matches a condition on its column. Texts match by words in any order, ignoring case and accents;
 * both ends belong to a range; a value of a list is the text of a cell, or its value.
 */
function rowTestOf(filter: SourceFilter, column: StateColumn, language: string): RowTest {
  const textOf = (row: DataRow): string => trimmedText(column.text(row, language));
  if ('contains' in filter) {
    const query = new TextQuery(filter.contains, 'lookup');
    return (row) => query.matches(column.text(row, language));
  }
  if ('equals' in filter) {
    const folded = fold(filter.equals);
    return (row) => fold(textOf(row)) === folded;
  }
  if ('values' in filter) {
    const values = new Set(filter.values.map((value) => trimmedText(toText(value))));
    return (row) => {
      if (values.has(textOf(row))) return true;
      const own = valueText(column.value(row));
      return own !== '' && values.has(own);
    };
  }
  if ('is' in filter) return (row) => isYes(column.value(row)) === filter.is;
  return rangeTestOf(filter, column);
}

/** Numbers and dates are compared as numbers. A value that is neither is in no range. */
function rangeTestOf(filter: { readonly from?: unknown; readonly to?: unknown }, column: StateColumn): RowTest {
  const { type, value, typed = (one: unknown) => one } = column;
  const numberOf = type === 'date' ? readerOfDates(typed) : (one: unknown) => numberFrom(typed(one));
  const startOf = (end: unknown): number => (typeof end === 'number' ? end : (toDate(end)?.getTime() ?? NaN));
  const from = filter.from === undefined ? -Infinity : startOf(filter.from);
  const to = filter.to === undefined ? Infinity : typeof filter.to === 'number' ? filter.to : endOf(String(filter.to));
  return (row) => {
    const own = numberOf(value(row));
    return own >= from && own <= to;
  };
}

function numberFrom(value: unknown): number {
  if (value === undefined || value === null || (typeof value === 'string' && trimmedText(value) === '')) return NaN;
  return Number(value);
}

/** Dates repeat: each one is parsed once. */
function readerOfDates(typed: (value: unknown) => unknown): (value: unknown) => number {
  const times = new Map<unknown, number>();
  return (value) => {
    // A `Date` can be changed by the application.
    if (typeof value === 'object') return toDate(typed(value))?.getTime() ?? NaN;
    let time = times.get(value);
    if (time === undefined) times.set(value, (time = toDate(typed(value))?.getTime() ?? NaN));
    return time;
  };
}

/** The last moment of a day, a minute or a second, in milliseconds. */
function endOf(text: string): number {
  const date = toDate(text);
  if (!date) return NaN;
  if (!/\d{2}:\d{2}/.test(text)) date.setHours(23, 59, 59, 999);
  else if (!/\d{2}:\d{2}:\d{2}/.test(text)) date.setTime(date.getTime() + 59_999);
  else if (!/[.,]\d/.test(text)) date.setTime(date.getTime() + 999);
  return date.getTime();
}

function isYes(value: unknown): boolean {
  const meaning = booleanMeaning(value);
  return meaning === 'yes' || meaning === 'active';
}

const valueText = (value: unknown): string => (typeof value === 'object' ? '' : trimmedText(toText(value)));

/** The different texts of a column, in the order of the language, with '' for empty cells at the end. O(n). */
export function textsOfColumn(column: StateColumn, rows: readonly DataRow[], language: string): readonly string[] {
  const texts = new Set<string>();
  for (const row of rows) texts.add(trimmedText(column.text(row, language)));
  const hasEmpty = texts.delete('');
  const order = new TextOrder(language);
  return [...[...texts].sort((a, b) => order.compare(a, b)), ...(hasEmpty ? [''] : [])];
}

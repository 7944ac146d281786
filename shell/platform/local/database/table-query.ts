import { isObject } from '../http/body-fields.js';
import { isDate } from '../stores/iso-date.js';

export type ColumnKind = 'text' | 'number' | 'date' | 'flag';

/** The columns of a table, and what they hold. */
export interface TableColumns<Column extends string = string> {
  readonly kinds: Readonly<Record<Column, ColumnKind>>;
  /** The columns with amounts, whose sums are asked for. */
  readonly summed: readonly Column[];
}

/** A condition on a column. All conditions of a query apply. */
export type Filter<Column extends string = string> = { readonly column: Column } & (
  | { readonly contains: string }
  | { readonly equals: string }
  /** Numbers, or dates in ISO 8601; both ends belong to the range. */
  | { readonly from?: number | string | undefined; readonly to?: number | string | undefined }
  | { readonly values: readonly (string | number)[] }
  | { readonly is: boolean }
);

export interface Sorting<Column extends string = string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** A part of the rows that a table shows. */
export interface TableQuery<Column extends string = string> {
  /** Index of the first row. */
  readonly from: number;
  readonly count: number;
  /** By the first column first. Equal rows, and all without sorting, are in the order of their ids. */
  readonly sorting: readonly Sorting<Column>[];
  readonly filters: readonly Filter<Column>[];
  /** Text in the columns that are searched. */
  readonly search: string;
  readonly sums?: readonly Column[];
}

export interface TableAnswer<Row, Column extends string = string> {
  readonly rows: Row[];
  /** Number of all matching rows. */
  readonly total: number;
  /** Sums of all matching rows by column. */
  readonly sums?: Readonly<Partial<Record<Column, number>>>;
}

/** A query that is refused. */
export interface QueryProblem {
  readonly code: 'UNKNOWN_COLUMN' | 'INVALID_QUERY';
  /** The part that is refused, such as `filters.2.from`. */
  readonly part: string;
}

const MAX_COUNT = 500;
const MAX_FILTERS = 50;
const MAX_VALUES = 1_000;

/** Reads a query from the body of a request. */
export function readTableQuery<Column extends string>(
  body: Readonly<Record<string, unknown>>,
  columns: TableColumns<Column>,
): TableQuery<Column> | QueryProblem {
  const { from = 0, count = 100, sort = [], filters = [], search = '', sums = [] } = body;
  if (!isIndex(from)) return invalidPart('from');
  if (!isIndex(count) || count > MAX_COUNT) return invalidPart('count');
  if (typeof search !== 'string') return invalidPart('search');
  if (!isListOf(MAX_FILTERS, sort)) return invalidPart('sort');
  if (!isListOf(MAX_FILTERS, filters)) return invalidPart('filters');
  if (!isListOf(MAX_FILTERS, sums)) return invalidPart('sums');
  const problem =
    firstProblem(sort, 'sort', columns, sortingProblem) ??
    firstProblem(filters, 'filters', columns, filterProblem) ??
    firstProblem(sums, 'sums', columns, sumProblem);
  if (problem) return problem;
  return {
    from,
    count,
    search,
    sorting: (sort as { column: Column; descending?: boolean }[]).map(({ column, descending = false }) => ({
      column,
      isDescending: descending,
    })),
    filters: filters as Filter<Column>[],
    sums: sums as Column[],
  };
}

export const invalidPart = (part: string): QueryProblem => ({ code: 'INVALID_QUERY', part });
const unknownColumn = (part: string): QueryProblem => ({ code: 'UNKNOWN_COLUMN', part });

function firstProblem(
  entries: readonly unknown[],
  name: string,
  columns: TableColumns,
  problemOf: (entry: unknown, part: string, columns: TableColumns) => QueryProblem | undefined,
): QueryProblem | undefined {
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry, `${name}.${index}`, columns);
    if (problem) return problem;
  }
  return undefined;
}

function sortingProblem(entry: unknown, part: string, columns: TableColumns): QueryProblem | undefined {
  if (!isObject(entry)) return invalidPart(part);
  if (!isColumn(columns, entry.column)) return unknownColumn(`${part}.column`);
  return entry.descending === undefined || typeof entry.descending === 'boolean'
    ? undefined
    : invalidPart(`${part}.descending`);
}

function sumProblem(column: unknown, part: string, columns: TableColumns): QueryProblem | undefined {
  if (!isColumn(columns, column)) return unknownColumn(part);
  return columns.summed.includes(column) ? undefined : invalidPart(part);
}

/** A condition has one kind; those that a column does not have are refused. */
function filterProblem(entry: unknown, part: string, columns: TableColumns): QueryProblem | undefined {
  if (!isObject(entry)) return invalidPart(part);
  const { column, ...condition } = entry;
  if (!isColumn(columns, column)) return unknownColumn(`${part}.column`);
  const names = Object.keys(condition);
  const kind = columns.kinds[column]!;
  const isRange = names.length > 0 && names.every((name) => name === 'from' || name === 'to');
  if (!isRange && names.length !== 1) return invalidPart(part);
  const wrong = names.find((name) => !isCondition(kind, name, condition[name]));
  return wrong === undefined ? undefined : invalidPart(`${part}.${wrong}`);
}

function isCondition(kind: ColumnKind, name: string, value: unknown): boolean {
  switch (name) {
    case 'contains':
    case 'equals':
      return kind === 'text' && typeof value === 'string';
    case 'from':
    case 'to':
      return kind === 'number' ? isNumber(value) : kind === 'date' && typeof value === 'string' && isDate(value);
    case 'values':
      return (
        (kind === 'text' || kind === 'number') &&
        isListOf(MAX_VALUES, value) &&
        value.every((one) => (kind === 'text' ? typeof one === 'string' : isNumber(one)))
      );
    case 'is':
      return kind === 'flag' && typeof value === 'boolean';
    default:
      return false;
  }
}

const isColumn = ({ kinds }: TableColumns, value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(kinds, value);
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isListOf = (max: number, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= max;

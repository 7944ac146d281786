import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { isObject } from '../http/body-fields.js';
import { isDate } from '../stores/iso-date.js';

type Kind = 'text' | 'number' | 'date' | 'flag';

/** The columns of the materials that a table sorts and filters. */
export const materialColumns = {
  id: 'number',
  code: 'text',
  name: 'text',
  family: 'text',
  unit: 'text',
  supplierId: 'number',
  supplier: 'text',
  price: 'number',
  active: 'flag',
  validUntil: 'date',
  inspectedAt: 'date',
} as const satisfies Partial<Record<keyof MaterialSheet, Kind>>;

export type MaterialColumn = keyof typeof materialColumns;

/** The columns with amounts. */
const summedColumns: readonly MaterialColumn[] = ['price'];

/** A condition on a column. All conditions of a query apply. */
export type Filter = { readonly column: MaterialColumn } & (
  | { readonly contains: string }
  | { readonly equals: string }
  /** Numbers, or dates in ISO 8601; both ends belong to the range. */
  | { readonly from?: number | string | undefined; readonly to?: number | string | undefined }
  | { readonly values: readonly (string | number)[] }
  | { readonly is: boolean }
);

export interface Sorting {
  readonly column: MaterialColumn;
  readonly isDescending: boolean;
}

/** A part of the materials that a table shows. */
export interface TableQuery {
  /** Index of the first row. */
  readonly from: number;
  readonly count: number;
  /** By the first column first. Equal rows, and all without sorting, are in the order of their ids. */
  readonly sorting: readonly Sorting[];
  readonly filters: readonly Filter[];
  /** Text in code, name or supplier. */
  readonly search: string;
  readonly sums?: readonly MaterialColumn[];
}

export interface TableAnswer {
  readonly rows: MaterialSheet[];
  /** Number of all matching rows. */
  readonly total: number;
  /** Sums of all matching rows by column. */
  readonly sums?: Readonly<Record<string, number>>;
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
export function readTableQuery(body: Readonly<Record<string, unknown>>): TableQuery | QueryProblem {
  const { from = 0, count = 100, sort = [], filters = [], search = '', sums = [] } = body;
  if (!isIndex(from)) return invalid('from');
  if (!isIndex(count) || count > MAX_COUNT) return invalid('count');
  if (typeof search !== 'string') return invalid('search');
  if (!isListOf(MAX_FILTERS, sort)) return invalid('sort');
  if (!isListOf(MAX_FILTERS, filters)) return invalid('filters');
  if (!isListOf(MAX_FILTERS, sums)) return invalid('sums');
  const problem =
    firstProblem(sort, 'sort', sortingProblem) ??
    firstProblem(filters, 'filters', filterProblem) ??
    firstProblem(sums, 'sums', sumProblem);
  if (problem) return problem;
  return {
    from,
    count,
    search,
    sorting: (sort as { column: MaterialColumn; descending?: boolean }[]).map(({ column, descending = false }) => ({
      column,
      isDescending: descending,
    })),
    filters: filters as Filter[],
    sums: sums as MaterialColumn[],
  };
}

const invalid = (part: string): QueryProblem => ({ code: 'INVALID_QUERY', part });
const unknownColumn = (part: string): QueryProblem => ({ code: 'UNKNOWN_COLUMN', part });

function firstProblem(
  entries: readonly unknown[],
  name: string,
  problemOf: (entry: unknown, part: string) => QueryProblem | undefined,
): QueryProblem | undefined {
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry, `${name}.${index}`);
    if (problem) return problem;
  }
  return undefined;
}

function sortingProblem(entry: unknown, part: string): QueryProblem | undefined {
  if (!isObject(entry)) return invalid(part);
  if (!isColumn(entry.column)) return unknownColumn(`${part}.column`);
  return entry.descending === undefined || typeof entry.descending === 'boolean'
    ? undefined
    : invalid(`${part}.descending`);
}

function sumProblem(column: unknown, part: string): QueryProblem | undefined {
  if (!isColumn(column)) return unknownColumn(part);
  return summedColumns.includes(column) ? undefined : invalid(part);
}

/** A condition has one kind; those that a column does not have are refused. */
function filterProblem(entry: unknown, part: string): QueryProblem | undefined {
  if (!isObject(entry)) return invalid(part);
  const { column, ...condition } = entry;
  if (!isColumn(column)) return unknownColumn(`${part}.column`);
  const names = Object.keys(condition);
  const kind = materialColumns[column];
  const isRange = names.length > 0 && names.every((name) => name === 'from' || name === 'to');
  if (!isRange && names.length !== 1) return invalid(part);
  const wrong = names.find((name) => !isCondition(kind, name, condition[name]));
  return wrong === undefined ? undefined : invalid(`${part}.${wrong}`);
}

function isCondition(kind: Kind, name: string, value: unknown): boolean {
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

const isColumn = (value: unknown): value is MaterialColumn =>
  typeof value === 'string' && Object.hasOwn(materialColumns, value);
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isListOf = (max: number, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= max;

import { readField, readList } from '../util/read-value.js';
import type { DataRequest, SourceFilter } from './data-source.js';

/** A property path of OData: `Address/City`. Anything else could change the meaning of a query. */
const PROPERTY_PATH = /^[\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)*$/u;
/** Edm.Date and Edm.DateTimeOffset, whose literals have no quotes. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The address of a block of rows, with the system query options of OData 4. @throws when a column is no property path */
export function odataAddress(url: string, { from, count, sorting, filters, search, parent }: DataRequest): string {
  if (parent !== undefined) throw new Error('OData has no general form for children of a row.');
  return withOptions(url, [
    ['$filter', filterOf(filters)],
    [
      '$orderby',
      sorting.map(({ column, direction }) => path(column) + (direction === 'descending' ? ' desc' : '')).join(','),
    ],
    ['$search', search && phrase(search)],
    ['$skip', String(from)],
    ['$top', String(count)],
    ['$count', 'true'],
  ]);
}

/**
 * The address of the sums of some columns, over all rows that a query includes: `$apply` of the OData Extension for Data
 * Aggregation. @throws when a column is no property path
 */
export function odataSumsAddress(
  url: string,
  { filters, search }: Pick<DataRequest, 'filters' | 'search'>,
  columns: readonly string[],
): string {
  const filter = filterOf(filters);
  const sums = columns.map((column, at) => `${path(column)} with sum as ${sumAlias(at)}`);
  const steps = [filter && `filter(${filter})`, search && `search(${phrase(search)})`, `aggregate(${sums.join(',')})`];
  return withOptions(url, [['$apply', steps.filter(Boolean).join('/')]]);
}

/** Reads the answer to `odataSumsAddress()`. Sums that are missing, or no numbers, are left out. @throws when it is none */
export function readODataSums(answer: unknown, columns: readonly string[]): Record<string, number> {
  const [row] = readODataAnswer(answer).rows;
  const sums: Record<string, number> = {};
  for (const [at, column] of columns.entries()) {
    // With IEEE754Compatible, a decimal number is a text.
    const given = readField(row, sumAlias(at));
    const sum = typeof given === 'string' && given !== '' ? Number(given) : given;
    if (typeof sum === 'number' && Number.isFinite(sum)) sums[column] = sum;
  }
  return sums;
}

/** The name of a sum in an answer: a path could be none. */
const sumAlias = (at: number): string => `Sum${at + 1}`;

const filterOf = (filters: readonly SourceFilter[]): string => filters.map(conditionOf).filter(Boolean).join(' and ');

/** A phrase: words of the search such as AND and NOT are no operators. */
const phrase = (search: string): string => `"${search.replace(/[\\"]/g, String.raw`\$&`)}"`;

function withOptions(url: string, options: readonly (readonly [name: string, value: string])[]): string {
  // A space is %20: some servers do not read `+`. Half of a character cannot be encoded.
  const query = options
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))}`);
  const [address = '', hash] = url.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}${hash === undefined ? '' : `#${hash}`}`;
}

/** Reads the answer of a collection. @throws when it is none */
export function readODataAnswer(answer: unknown): {
  readonly rows: readonly object[];
  readonly total: number | undefined;
  readonly hasNext: boolean;
} {
  const rows = readList(readField(answer, 'value'));
  if (!rows) throw new Error('The answer has no value.');
  // With IEEE754Compatible, a count is a text. OData 4.01 omits the prefix.
  const count = readField(answer, '@odata.count') ?? readField(answer, '@count');
  const next = readField(answer, '@odata.nextLink') ?? readField(answer, '@nextLink');
  const total = typeof count === 'number' || (typeof count === 'string' && count !== '') ? Number(count) : undefined;
  return { rows: rows as readonly object[], total, hasNext: typeof next === 'string' };
}

function conditionOf(filter: SourceFilter): string {
  const name = path(filter.column);
  if ('contains' in filter) return `contains(tolower(${name}),${literal(filter.contains.toLowerCase(), true)})`;
  if ('equals' in filter) return `${name} eq ${literal(filter.equals, true)}`;
  if ('is' in filter) return `${name} eq ${filter.is}`;
  // `in` is of 4.01 only.
  if ('values' in filter)
    return filter.values.length === 0
      ? 'false'
      : `(${filter.values.map((value) => `${name} eq ${literal(value, true)}`).join(' or ')})`;
  const { from, to } = filter;
  return [from !== undefined && `${name} ge ${literal(from)}`, to !== undefined && `${name} le ${literal(to)}`]
    .filter(Boolean)
    .join(' and ');
}

function path(column: string): string {
  if (!PROPERTY_PATH.test(column)) throw new Error(`The column '${column}' is no property of OData.`);
  return column;
}

/** @param isText whether a text is never a date */
function literal(value: string | number, isText = false): string {
  if (typeof value === 'number') return String(value);
  return !isText && DATE.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

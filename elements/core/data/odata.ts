import { readField, readList } from '../util/read-value.js';
import type { DataRequest, SourceFilter } from './data-source.js';

/** A property path of OData: `Address/City`. Anything else could change the meaning of a query. */
const PROPERTY_PATH = /^[\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)*$/u;
/** Edm.Date and Edm.DateTimeOffset, whose literals have no quotes. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The address of a block of rows, with the system query options of OData 4. @throws when a column is no property path */
export function odataAddress(url: string, { from, count, sorting, filters, search, parent }: DataRequest): string {
  if (parent !== undefined) throw new Error('OData has no general form for children of a row.');
  const options: [name: string, value: string][] = [
    ['$filter', filters.map(conditionOf).filter(Boolean).join(' and ')],
    [
      '$orderby',
      sorting.map(({ column, direction }) => path(column) + (direction === 'descending' ? ' desc' : '')).join(','),
    ],
    // A phrase: words of the search such as AND and NOT are no operators.
    ['$search', search && `"${search.replace(/[\\"]/g, String.raw`\$&`)}"`],
    ['$skip', String(from)],
    ['$top', String(count)],
    ['$count', 'true'],
  ];
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

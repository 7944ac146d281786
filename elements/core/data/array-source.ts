import { fold, TextQuery } from '../text/text-fold.js';
import { DecimalSum } from '../table/decimal-sum.js';
import { toText } from '../text/to-text.js';
import { dataRowsOf, type DataRow } from '../table/data-row.js';
import { readField, readList } from '../util/read-value.js';
import type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from './data-source.js';

/** Options of `arraySource()`. */
export interface ArraySourceOptions {
  /** Names of the fields that the search reads. Default: all fields of a row. */
  readonly searchFields?: readonly string[];
  /** Field with the key of the parent of a row, for requests of children. Default: none, all rows are a flat list. */
  readonly parentField?: string;
  /** Names of the fields whose sums are computed. Values that are no numbers are left out. Default: none. */
  readonly sums?: readonly string[];
}

/**
 * A source of rows in memory, which sorts, filters and searches as a server would: for tests, examples and small lists.
 * @param rows the rows. They are not changed; entries that are not objects are left out
 */
export function arraySource<Row extends object>(
  rows: readonly Row[],
  options: ArraySourceOptions = {},
): DataSource<Row> {
  const all = dataRowsOf(readList(rows) ?? []);
  let last:
    | { readonly query: string; readonly rows: readonly DataRow[]; readonly sums: Record<string, number> | undefined }
    | undefined;
  return {
    load: async ({ from, count, signal, sorting, filters, search, parent }: DataRequest): Promise<DataAnswer<Row>> => {
      signal.throwIfAborted();
      const query = { sorting, filters, search, parent };
      const text = JSON.stringify(query);
      if (last?.query !== text) {
        const found = queryRows(all, query, options);
        last = { query: text, rows: found, sums: options.sums && sumsOf(found, options.sums) };
      }
      return {
        rows: last.rows.slice(from, from + count) as unknown as Row[],
        total: last.rows.length,
        ...(last.sums && { sums: last.sums }),
      };
    },
  };
}

function queryRows(
  rows: readonly DataRow[],
  { sorting, filters, search, parent }: SourceQuery,
  { searchFields, parentField }: ArraySourceOptions,
): readonly DataRow[] {
  const searched = new TextQuery(search, 'lookup');
  const found = rows.filter(
    (row) =>
      (!parentField || toText(readField(row, parentField)) === (parent ?? '')) &&
      filters.every((filter) => matches(readField(row, filter.column), filter)) &&
      (searched.isEmpty ||
        searched.matches((searchFields ?? Object.keys(row)).map((name) => toText(readField(row, name))).join('\n'))),
  );
  if (sorting.length === 0) return found;
  return found.sort((a, b) => {
    for (const { column, direction } of sorting) {
      const order = compare(readField(a, column), readField(b, column), direction === 'descending' ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function sumsOf(rows: readonly DataRow[], names: readonly string[]): Record<string, number> {
  const sumOf = (name: string): number => {
    const sum = new DecimalSum();
    for (const row of rows) {
      const value = readField(row, name);
      if (typeof value === 'number' && Number.isFinite(value)) sum.add(value);
    }
    return Number(String(sum));
  };
  return Object.fromEntries(names.map((name) => [name, sumOf(name)]));
}

const textOrder = new Intl.Collator(undefined, { numeric: true });

/** Empty values come last in both directions, as in a table. */
function compare(a: unknown, b: unknown, sign: 1 | -1): number {
  const [isAEmpty, isBEmpty] = [isEmpty(a), isEmpty(b)];
  if (isAEmpty || isBEmpty) return Number(isAEmpty) - Number(isBEmpty);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * textOrder.compare(toText(a), toText(b));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function matches(value: unknown, filter: SourceFilter): boolean {
  if ('contains' in filter) return fold(toText(value)).includes(fold(filter.contains));
  if ('equals' in filter) return fold(toText(value)) === fold(filter.equals);
  if ('values' in filter) return filter.values.some((one) => toText(one) === toText(value));
  if ('is' in filter) return Boolean(value) === filter.is;
  const { from, to } = filter;
  if (isEmpty(value)) return from === undefined && to === undefined;
  const one = typeof value === 'number' ? value : toText(value);
  // A day includes its times.
  const end = typeof one === 'string' && typeof to === 'string' ? one.slice(0, to.length) : one;
  return (from === undefined || one >= from) && (to === undefined || end <= to);
}

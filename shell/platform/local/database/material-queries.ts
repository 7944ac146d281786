import { TextQuery } from 'dass-elements/text.js';
import type { Database } from './database.js';
import { matchingPositions, oneOf, positionsOf, rangeConditions, where, type Condition } from './sql-conditions.js';
import { materialColumns, type MaterialColumn } from './table-columns.js';
import type { Sorting, TableQuery } from './table-query.js';
import { codeKey, dateKey } from './material-keys.js';

const searchedFields = ['code', 'name', 'supplier'] as const;
type SearchedField = (typeof searchedFields)[number];

/** A folded word, phrase or text that is searched in columns. */
interface TextCondition {
  readonly fields: readonly SearchedField[];
  readonly folded: string;
  readonly isEqual: boolean;
}

/** The conditions on the row `k` of `material_keys`, and those on the texts of a material. */
interface Conditions {
  readonly keys: readonly Condition[];
  readonly texts: readonly TextCondition[];
}

interface Totals {
  readonly total: number;
  readonly sums: Readonly<Record<string, number>>;
}

/** The search index has the groups of three letters. */
const MIN_SEARCHED = 3;
/** Number of queries whose totals are kept until the next change. */
const MAX_KEPT_TOTALS = 200;

/** Costs of one row in nanoseconds, measured with 1,000,000 materials. Only their proportions count. */
const COST = { skip: 5, walk: 45, scan: 35, walkText: 900, scanText: 140, match: 300, sort: 400 };

/** The rows that match a text may be at the end of the order: so many times the expected rows are walked at most. */
const WALK_MARGIN = 4;

/** Queries of the materials, in the computed tables of the database. */
export class MaterialQueries {
  readonly #database: Database;
  readonly #totals = new Map<string, Totals>();
  #count: number | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the ids of the rows, with the total and the sums of all matching ones. */
  select(query: TableQuery<MaterialColumn>): { ids: number[]; total: number; sums?: Readonly<Record<string, number>> } {
    const { from, count, sorting, sums = [] } = query;
    const conditions = this.#conditionsOf(query);
    const { total, sums: all } = this.#totalsOf(conditions, sums);
    const last = Math.min(from + count, total);
    const ids = from < last ? this.#page(conditions, sorting, { from, to: last, total }) : [];
    return { ids, total, ...(sums.length > 0 && { sums: all }) };
  }

  /** Drops what is kept of the queries, after a change. */
  forget(): void {
    this.#totals.clear();
    this.#count = undefined;
  }

  #totalsOf(conditions: Conditions, sums: readonly MaterialColumn[]): Totals {
    const key = JSON.stringify([conditions, sums]);
    let totals = this.#totals.get(key);
    if (!totals) {
      if (this.#totals.size >= MAX_KEPT_TOTALS) this.#totals.clear();
      this.#totals.set(key, (totals = this.#computeTotals(conditions, sums)));
    }
    return totals;
  }

  #computeTotals(conditions: Conditions, columns: readonly MaterialColumn[]): Totals {
    const { sql, values } = columns.length > 0 ? gathered(conditions) : counted(conditions);
    const summed = columns.map((column) => `, total(k.${column}) AS ${column}`).join('');
    const { total, ...sums } = this.#database.get<Record<string, number>>(
      `SELECT count(*) AS total${summed} ${sql}`,
      values,
    )!;
    return { total: total!, sums };
  }

  /**
   * Either walks the index of the order until the page is reached, or sorts all matching rows: of a large result the
   * first pages are near, and a small one is soon sorted. Pages in the second half are reached from the end.
   */
  #page(
    conditions: Conditions,
    sorting: readonly Sorting<MaterialColumn>[],
    { from, to, total }: { from: number; to: number; total: number },
  ): number[] {
    const isFromEnd = from > total - to;
    const [offset, count] = [isFromEnd ? total - to : from, to - from];
    const terms = orderOf(sorting, isFromEnd);
    const idsOf = ({ sql, values }: Condition): number[] =>
      this.#database
        .all<{ id: number }>(`SELECT k.id AS id ${sql} LIMIT ? OFFSET ?`, [...values, count, offset])
        .map(({ id }) => id);
    const all = this.#all();
    const passed = (all * (offset + count)) / total;
    const limit = conditions.texts.length > 0 ? Math.ceil(passed * WALK_MARGIN) : undefined;
    const isWalk = passed * walkCost(conditions) <= gatherCost(conditions, all, total);
    let ids = isWalk ? idsOf(walked(conditions, { first: sorting[0], terms, limit })) : [];
    if (ids.length < count) ids = idsOf(gathered(conditions, terms));
    return isFromEnd ? ids.reverse() : ids;
  }

  #all(): number {
    return (this.#count ??= this.#database.get<{ count: number }>(
      'SELECT count(*) AS count FROM material_keys',
    )!.count);
  }

  #conditionsOf({ filters, search }: TableQuery<MaterialColumn>): Conditions {
    const keys: Condition[] = [];
    const texts: TextCondition[] = [];
    const addText = (typed: string, fields: readonly SearchedField[], isEqual = false): void => {
      const query = new TextQuery(typed);
      if (query.folded !== '')
        texts.push(...(isEqual ? [query.folded] : query.terms).map((folded) => ({ fields, folded, isEqual })));
      else if (!query.isEmpty || isEqual) keys.push(unfolded(query.isEmpty ? '' : typed.trim(), fields, isEqual));
    };
    addText(search, searchedFields);
    for (const filter of filters) {
      const { column } = filter;
      if ('contains' in filter || 'equals' in filter) {
        const isEqual = 'equals' in filter;
        const typed = isEqual ? filter.equals : filter.contains;
        if (column === 'code' || column === 'name') addText(typed, [column], isEqual);
        else keys.push(oneOf(`k.${column}`, matchingPositions(this.#database, column, typed, isEqual)));
      } else if ('values' in filter) keys.push(this.#valuesCondition(column, filter.values));
      else if ('is' in filter) keys.push({ sql: `k.${column} = ?`, values: [filter.is] });
      else keys.push(...rangeConditions(`k.${column}`, filter, column === 'inspectedAt' ? timeKey : undefined));
    }
    return { keys, texts };
  }

  #valuesCondition(column: MaterialColumn, values: readonly (string | number)[]): Condition {
    const name = `k.${column}`;
    if (materialColumns.kinds[column] === 'number') return oneOf(name, values);
    if (column === 'code') return oneOf(name, values.map((value) => codeKey(String(value))).filter(Number.isFinite));
    return oneOf(name, positionsOf(this.#database, column, values));
  }
}

/** A date and time has four digits more; the last minute of the day belongs to the range. */
const timeKey = (day: string, isEnd: boolean): number => (dateKey(day) ?? 0) * 10_000 + (isEnd ? 2_359 : 0);

/** Nothing remains of the folded text ('%'): the texts themselves are searched. Rare, and slow. */
function unfolded(typed: string, fields: readonly SearchedField[], isEqual: boolean): Condition {
  const tests = fields.map((field) => (isEqual ? `record ->> '${field}' = ?` : `instr(record ->> '${field}', ?) > 0`));
  return {
    // Most records are left out without being parsed.
    sql: `EXISTS (SELECT 1 FROM materials m WHERE m.id = k.id AND instr(record, ?) > 0 AND (${tests.join(' OR ')}))`,
    values: [JSON.stringify(typed).slice(1, -1), ...fields.map(() => typed)],
  };
}

const isSearchable = ({ folded }: TextCondition): boolean => [...folded].length >= MIN_SEARCHED;

/** The condition of the search index, for the texts that it finds. */
function matchOf(texts: readonly TextCondition[]): string | undefined {
  const found = texts.filter(isSearchable).map(({ fields, folded }) => `({${fields.join(' ')}} : "${folded}")`);
  return found.length > 0 ? found.join(' AND ') : undefined;
}

/** The condition on a row `t` of `material_texts`. */
function textTest({ fields, folded, isEqual }: TextCondition): Condition {
  const tests = fields.map((field) => (isEqual ? `t.${field} = ?` : `instr(t.${field}, ?) > 0`));
  return { sql: `(${tests.join(' OR ')})`, values: fields.map(() => folded) };
}

/** Returns the rows that match, from the search index if there is a text. The order of the tables is fixed. */
function gathered({ keys, texts }: Conditions, terms?: string): Condition {
  const match = matchOf(texts);
  const tests = texts.filter((text) => text.isEqual || !isSearchable(text)).map(textTest);
  const filter = where([
    ...(match === undefined ? [] : [{ sql: 'material_search MATCH ?', values: [match] }]),
    ...tests,
    ...keys,
  ]);
  const joinTexts = tests.length > 0 ? ' CROSS JOIN material_texts t ON t.id = material_search.rowid' : '';
  const tables =
    match !== undefined
      ? `material_search${joinTexts} CROSS JOIN material_keys k ON k.id = material_search.rowid`
      : tests.length > 0
        ? 'material_texts t CROSS JOIN material_keys k ON k.id = t.id'
        : 'material_keys k NOT INDEXED';
  return { sql: `FROM ${tables}${filter.sql}${terms ? ` ORDER BY ${terms}` : ''}`, values: filter.values };
}

/** As `gathered()`, without the keys if no condition needs them. */
function counted(conditions: Conditions): Condition {
  const { keys, texts } = conditions;
  if (keys.length > 0 || texts.length === 0) return gathered(conditions);
  const tests = texts.filter((text) => text.isEqual || !isSearchable(text)).map(textTest);
  const match = matchOf(texts);
  if (match !== undefined && tests.length > 0) return gathered(conditions);
  if (match !== undefined) return { sql: 'FROM material_search WHERE material_search MATCH ?', values: [match] };
  const filter = where(tests);
  return { sql: `FROM material_texts t${filter.sql}`, values: filter.values };
}

interface Walk {
  readonly first: Sorting<MaterialColumn> | undefined;
  readonly terms: string;
  /** Number of rows that are looked at. */
  readonly limit: number | undefined;
}

/** Returns the rows that match from the index of the order, one after the other. */
function walked({ keys, texts }: Conditions, { first, terms, limit }: Walk): Condition {
  const table = `material_keys k ${indexOf(first)}`;
  const filter = where(keys);
  if (limit === undefined) return { sql: `FROM ${table}${filter.sql} ORDER BY ${terms}`, values: filter.values };
  const tests = texts.map((text) => {
    const { sql, values } = textTest(text);
    return { sql: `EXISTS (SELECT 1 FROM material_texts t WHERE t.id = k.id AND ${sql})`, values };
  });
  const matching = where([...keys, ...tests]);
  // Without an order of its own the outer query reads the inner one row by row, and ends when it has the page.
  return {
    sql: `FROM (SELECT k.* FROM ${table} ORDER BY ${terms} LIMIT ?) k${matching.sql}`,
    values: [limit, ...matching.values],
  };
}

function indexOf(first: Sorting<MaterialColumn> | undefined): string {
  if (!first || first.column === 'id') return 'NOT INDEXED';
  const isDescending = first.isDescending && first.column !== 'code';
  return `INDEXED BY material_keys_${isDescending ? 'from' : 'by'}_${first.column}`;
}

/** Rows without a value come last, in both directions. */
function orderOf(sorting: readonly Sorting<MaterialColumn>[], isReversed: boolean): string {
  const terms = sorting.map(({ column, isDescending }) => {
    const nulls = materialColumns.kinds[column] === 'date' ? ` NULLS ${isReversed ? 'FIRST' : 'LAST'}` : '';
    return `k.${column} ${isDescending === isReversed ? 'ASC' : 'DESC'}${nulls}`;
  });
  // Codes are unique.
  if (sorting[0]?.column === 'code') return terms[0]!;
  return [...terms, `k.id ${isReversed ? 'DESC' : 'ASC'}`].join(', ');
}

function walkCost({ keys, texts }: Conditions): number {
  if (texts.length > 0) return COST.walkText * texts.length;
  return keys.length > 0 ? COST.walk : COST.skip;
}

function gatherCost({ texts }: Conditions, all: number, total: number): number {
  const found = matchOf(texts) ? total * COST.match : all * (texts.length > 0 ? COST.scanText : COST.scan);
  return found + total * COST.sort;
}

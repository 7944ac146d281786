import { fold, TextQuery } from 'dass-elements/text.js';
import type { Database, SqlValue } from './database.js';
import { dateKey } from './material-keys.js';

/** A condition in SQL. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Up to this number of values they are compared one by one, which is faster than a list. */
const MAX_COMPARED = 8;

/** Returns the clause of conditions that all apply. */
export function where(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.length > 0 ? ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '',
    values: conditions.flatMap(({ values }) => values),
  };
}

/** @param column such as `k.price` */
export function oneOf(column: string, values: readonly (string | number)[]): Condition {
  if (values.length > 0 && values.length <= MAX_COMPARED)
    return { sql: `(${values.map(() => `${column} = ?`).join(' OR ')})`, values };
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] };
}

/**
 * Returns the conditions of a range, both ends of which belong to it.
 * @param keyOf returns the key of the day at an end of the range. Default: `dateKey()`
 */
export function rangeConditions(
  column: string,
  { from, to }: { readonly from?: number | string | undefined; readonly to?: number | string | undefined },
  keyOf: (day: string, isEnd: boolean) => number = (day) => dateKey(day) ?? 0,
): Condition[] {
  const end = (comparison: string, value: number | string | undefined, isEnd: boolean): Condition[] =>
    value === undefined
      ? []
      : [{ sql: `${column} ${comparison} ?`, values: [typeof value === 'number' ? value : keyOf(value, isEnd)] }];
  return [...end('>=', from, false), ...end('<=', to, true)];
}

/**
 * Finds the texts of a field in which a text is searched. For fields with few different texts.
 * @param isEqual whether the texts have to be equal to it, ignoring case and accents
 * @returns their positions in the order of the language
 */
export function matchingPositions(database: Database, field: string, typed: string, isEqual = false): number[] {
  const query = new TextQuery(typed);
  return database
    .all<{ text: string; position: number }>('SELECT text, position FROM text_positions WHERE field = ?', [field])
    .filter(({ text }) => (isEqual ? fold(text) === query.folded : query.matches(text)))
    .map(({ position }) => position);
}

/** Returns the positions of texts of a field; those that it does not have are left out. */
export function positionsOf(database: Database, field: string, texts: readonly (string | number)[]): number[] {
  return database
    .all<{ position: number }>(
      'SELECT position FROM text_positions WHERE field = ? AND text IN (SELECT value FROM json_each(?))',
      [field, JSON.stringify(texts)],
    )
    .map(({ position }) => position);
}

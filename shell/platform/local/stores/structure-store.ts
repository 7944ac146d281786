import { fold, TextQuery } from 'dass-elements/text.js';
import type { StructureLine, StructurePart } from '../../../workspace/structure/api.js';
import type { Database } from '../database/database.js';
import {
  matchingPositions,
  oneOf,
  positionsOf,
  rangeConditions,
  where,
  type Condition,
} from '../database/sql-conditions.js';
import { lineFields, type LineText } from '../database/structure-keys.js';
import type { StructureColumn } from '../database/table-columns.js';
import type { Filter, Sorting, TableAnswer, TableQuery } from '../database/table-query.js';

/** A part of the lines of product structures. */
export interface StructureQuery extends TableQuery<StructureColumn> {
  /** The id of the line whose children are asked for; empty for the products. Undefined: see `StructureStore.query()`. */
  readonly parent?: string | undefined;
}

/** The lines of the product structures. They do not change. */
export class StructureStore {
  readonly #database: Database;

  /** @param database of `openMaterialDatabase()` */
  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns all lines in the order of their ids: children may come before their parents. */
  all(): StructureLine[] {
    return this.#database
      .all<{ record: string }>('SELECT record FROM structure_lines ORDER BY id')
      .map(({ record }) => JSON.parse(record) as StructureLine);
  }

  /**
   * Returns a part of the children of a line that match. Without a parent: of the products, or, with a search or filters, of the
   * lines of all levels, which are answered with the names of their ancestors.
   */
  query(query: StructureQuery): TableAnswer<StructurePart> {
    const { from, count, sorting, filters, search, parent } = query;
    const isOfAllLevels = parent === undefined && (filters.length > 0 || !new TextQuery(search).isEmpty);
    const { sql, values } = where([
      ...(isOfAllLevels ? [] : [{ sql: 'l.parent = ?', values: [parent ?? ''] }]),
      ...this.#searchConditions(search),
      ...filters.flatMap((filter) => this.#filterConditions(filter)),
    ]);
    const { total } = this.#database.get<{ total: number }>(
      `SELECT count(*) AS total FROM structure_lines l${sql}`,
      values,
    )!;
    if (from >= total || count === 0) return { rows: [], total };
    // Only the ids are sorted, not the records.
    const ids = this.#database.all<{ id: number }>(
      `SELECT l.id AS id FROM structure_lines l${sql} ORDER BY ${orderOf(sorting)} LIMIT ? OFFSET ?`,
      [...values, count, from],
    );
    const parts = this.#parts(ids.map(({ id }) => id));
    return { rows: isOfAllLevels ? this.#withAncestors(parts) : parts, total };
  }

  #parts(ids: readonly number[]): StructurePart[] {
    const rows = this.#database.all<{ id: number; record: string; hasChildren: number }>(
      `SELECT id, record, EXISTS (SELECT 1 FROM structure_lines c WHERE c.parent = l.key) AS hasChildren
        FROM structure_lines l WHERE id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    const parts = new Map(
      rows.map(({ id, record, hasChildren }) => [
        id,
        { ...(JSON.parse(record) as StructureLine), hasChildren: hasChildren === 1 },
      ]),
    );
    return ids.map((id) => parts.get(id)!);
  }

  #withAncestors(parts: readonly StructurePart[]): StructurePart[] {
    const known = new Map<string, Pick<StructureLine, 'name' | 'parentId'>>();
    let missing = new Set(parts.map(({ parentId }) => parentId));
    while (missing.size > 0) {
      const rows = this.#database.all<{ key: string; parentId: string; name: string }>(
        `SELECT key, parent AS parentId, record ->> 'name' AS name FROM structure_lines
          WHERE key IN (SELECT value FROM json_each(?))`,
        [JSON.stringify([...missing])],
      );
      for (const { key, ...line } of rows) known.set(key, line);
      missing = new Set(rows.map(({ parentId }) => parentId).filter((key) => !known.has(key)));
    }
    return parts.map((part) => {
      const path = new Set<string>();
      for (let key = part.parentId; known.has(key) && !path.has(key); key = known.get(key)!.parentId) path.add(key);
      // A line of a cycle is not its own ancestor.
      path.delete(part.id);
      return { ...part, ancestors: [...path].reverse().map((key) => known.get(key)!.name) };
    });
  }

  /** Each word or phrase is in the code or in the name. */
  #searchConditions(search: string): Condition[] {
    const query = new TextQuery(search);
    if (query.isEmpty) return [];
    if (query.folded === '') {
      const names = oneOf('l.name', matchingPositions(this.#database, lineFields.name, search));
      const code = unfoldedCode(search);
      return [{ sql: `(${code.sql} OR ${names.sql})`, values: [...code.values, ...names.values] }];
    }
    const texts = this.#database
      .all<LineText>('SELECT text, position FROM text_positions WHERE field = ?', [lineFields.name])
      .map(({ text, position }) => ({ folded: fold(text), position }));
    return query.terms.map((term) => {
      const found = texts.filter(({ folded }) => folded.includes(term)).map(({ position }) => position);
      const names = oneOf('l.name', found);
      return { sql: `(instr(l.foldedCode, ?) > 0 OR ${names.sql})`, values: [term, ...names.values] };
    });
  }

  #filterConditions(filter: Filter<StructureColumn>): Condition[] {
    const { column } = filter;
    if (column === 'code') return codeConditions(filter);
    const name = `l.${column}`;
    if (column === 'quantity' || column === 'updatedAt') return rangeConditions(name, filter as { from?: string });
    const field = lineFields[column];
    if ('contains' in filter) return [oneOf(name, matchingPositions(this.#database, field, filter.contains))];
    if ('equals' in filter) return [oneOf(name, matchingPositions(this.#database, field, filter.equals, true))];
    return 'values' in filter ? [oneOf(name, positionsOf(this.#database, field, filter.values))] : [];
  }
}

function codeConditions(filter: Filter): Condition[] {
  if ('equals' in filter) return [{ sql: 'l.foldedCode = ?', values: [fold(filter.equals)] }];
  if ('values' in filter)
    // Few records are read.
    return [
      oneOf(
        'l.foldedCode',
        filter.values.map((value) => fold(String(value))),
      ),
      oneOf("l.record ->> 'code'", filter.values),
    ];
  if (!('contains' in filter)) return [];
  const query = new TextQuery(filter.contains);
  if (query.folded === '' && !query.isEmpty) return [unfoldedCode(filter.contains)];
  return query.terms.map((term) => ({ sql: 'instr(l.foldedCode, ?) > 0', values: [term] }));
}

/** Nothing remains of the folded text ('%'): the codes themselves are searched. */
const unfoldedCode = (typed: string): Condition => ({
  sql: "instr(l.record ->> 'code', ?) > 0",
  values: [typed.trim()],
});

/** Equal lines, and all without sorting, are in the order of the structures. */
function orderOf(sorting: readonly Sorting<StructureColumn>[]): string {
  const terms = sorting.map(({ column, isDescending }) => `l.${column} ${isDescending ? 'DESC' : 'ASC'}`);
  return [...terms, 'l.position'].join(', ');
}

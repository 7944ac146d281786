import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { fold, TextQuery } from 'dass-elements/text.js';
import { productStructures } from '../../../../sample-data/structures.js';
import type { StructureLine } from '../../../workspace/structure/api.js';
import type { Database } from '../database/database.js';
import { openMaterialDatabase } from '../database/material-database.js';
import { textOrder } from '../database/material-keys.js';
import type { StructureColumn } from '../database/table-columns.js';
import type * as Query from '../database/table-query.js';
import { StructureStore, type StructureQuery } from './structure-store.js';

type Filter = Query.Filter<StructureColumn>;
type Sorting = Query.Sorting<StructureColumn>;

/** 45 lines are a product. */
const COUNT = 45 * 30;

describe('queries of the product structures', () => {
  let folder: string;
  let database: Database;
  let store: StructureStore;
  const lines: readonly StructureLine[] = productStructures(COUNT, { orphans: 2, cycle: true });
  const parents = new Set(lines.map(({ parentId }) => parentId));

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dass-structures-'));
    database = await openMaterialDatabase({
      path: join(folder, 'materials.db'),
      log: assert.fail,
      count: 1,
      lines: COUNT,
      signal: new AbortController().signal,
    });
    store = new StructureStore(database);
  });
  after(async () => {
    database.close();
    await rm(folder, { recursive: true, force: true });
  });

  function isMatch(line: StructureLine, filter: Filter): boolean {
    const value = line[filter.column];
    if ('contains' in filter) return new TextQuery(filter.contains).matches(value);
    if ('equals' in filter) return fold(value) === fold(filter.equals);
    if ('values' in filter) return filter.values.includes(value);
    if ('is' in filter) return false;
    return (filter.from === undefined || value >= filter.from) && (filter.to === undefined || value <= filter.to);
  }

  /** The order of the kit's tables. */
  function compare(one: StructureLine, other: StructureLine, { column, isDescending }: Sorting): number {
    const [a, b] = [one[column], other[column]];
    const difference = typeof a === 'string' ? textOrder.compare(a, String(b)) : a - Number(b);
    return isDescending ? -difference : difference;
  }

  function expected({ from, count, sorting, filters, search, parent }: StructureQuery) {
    const query = new TextQuery(search);
    const isOfAllLevels = parent === undefined && (filters.length > 0 || !query.isEmpty);
    const found = lines
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => isOfAllLevels || line.parentId === (parent ?? ''))
      .filter(({ line }) => query.matches(`${line.code}\n${line.name}`))
      .filter(({ line }) => filters.every((filter) => isMatch(line, filter)))
      .sort((a, b) => sorting.reduce((sum, one) => sum || compare(a.line, b.line, one), 0) || a.index - b.index);
    const rows = found
      .slice(from, from + count)
      .map(({ line }) => ({ ...line, hasChildren: parents.has(line.id), ...(isOfAllLevels && ancestorsOf(line)) }));
    return { rows, total: found.length };
  }

  function ancestorsOf(line: StructureLine): { ancestors: string[] } {
    const ancestors: StructureLine[] = [];
    for (;;) {
      const parent = lines.find(({ id }) => id === (ancestors[0] ?? line).parentId);
      if (!parent || parent === line || ancestors.includes(parent)) break;
      ancestors.unshift(parent);
    }
    return { ancestors: ancestors.map(({ name }) => name) };
  }

  const typed = fc.oneof(
    fc.constantFrom(
      'couro',
      'COURO bov',
      'solado',
      'eva 45',
      '"de eva"',
      '%',
      '-',
      ' ',
      '"',
      'pc',
      '0',
      'dm²',
      'Ω',
      '',
    ),
    fc.nat(COUNT - 1).chain((index) => {
      const { name, code } = lines[index]!;
      return fc
        .tuple(fc.nat(20), fc.nat(8), fc.constantFrom(name, code, `${code} ${name}`))
        .map(([start, length, text]) => text.slice(start, start + length));
    }),
  );
  const day = fc
    .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-15`);
  const textColumn = fc.constantFrom('code', 'name', 'unit', 'status');
  const filter = fc.oneof(
    fc.record({ column: textColumn, contains: typed }),
    fc.record({
      column: textColumn,
      equals: fc.oneof(
        typed,
        fc.nat(COUNT - 1).map((index) => lines[index]!.name),
      ),
    }),
    fc.record({ column: fc.constantFrom('unit', 'status'), values: fc.subarray(['dm²', 'un', 'par', 'A', 'I', 'x']) }),
    fc.record({
      column: fc.constantFrom('code'),
      values: fc.subarray([lines[3]!.code, lines[90]!.code.toLowerCase(), lines[200]!.code, 'x']),
    }),
    fc.record(
      { column: fc.constantFrom('quantity'), from: fc.nat(10), to: fc.nat(40) },
      { requiredKeys: ['column', 'from'] },
    ),
    fc.record({ column: fc.constantFrom('updatedAt'), from: day, to: day }, { requiredKeys: ['column', 'to'] }),
  ) as fc.Arbitrary<Filter>;
  const sorting = fc.record({
    column: fc.constantFrom('code', 'name', 'quantity', 'unit', 'status', 'updatedAt'),
    isDescending: fc.boolean(),
  }) as fc.Arbitrary<Sorting>;
  const queries: fc.Arbitrary<StructureQuery> = fc.record({
    from: fc.oneof(fc.nat(10), fc.nat(COUNT)),
    count: fc.oneof(fc.nat(40), fc.constant(500)),
    sorting: fc.array(sorting, { maxLength: 2 }),
    filters: fc.array(filter, { maxLength: 2 }),
    search: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: typed }),
    parent: fc.oneof(
      fc.constant(undefined),
      fc.constantFrom('', 'nada', 'removed-1'),
      fc.nat(COUNT - 1).map((index) => lines[index]!.parentId),
    ),
  });

  test('[DS-06] every query answers the lines and the total that the kit finds in the same lines', () => {
    fc.assert(
      fc.property(queries, (query) => assert.deepEqual(store.query(query), expected(query))),
      { numRuns: 1_000 },
    );
  });

  test('[DS-06] children are read by their parent, and only ids are sorted', (t) => {
    const all = t.mock.method(database, 'all');
    const query = { from: 0, count: 50, filters: [], search: '', parent: 'p1' };
    store.query({ ...query, sorting: [{ column: 'name', isDescending: true }] });
    const [, sorted] = all.mock.calls.map(({ arguments: [sql] }) => sql);
    all.mock.restore();
    assert.match(sorted!, /^SELECT l\.id AS id .* ORDER BY l\.name DESC, l\.position LIMIT/);
    const plan = database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sorted}`, ['p1', 50, 0]);
    assert.match(plan[0]!.detail, /USING INDEX structure_lines_by_parent/);
  });
});

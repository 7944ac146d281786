import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { fold, TextQuery } from 'dass-elements/text.js';
import { materialAt } from '../../../../sample-data/materials.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { MaterialStore } from '../stores/material-store.js';
import { sampleSheet } from '../stores/sample-sheet.js';
import { Database } from './database.js';
import { materialMigrations } from './schema.js';
import { openMaterialDatabase } from './material-database.js';
import { textOrder } from './material-keys.js';
import { materialColumns, type MaterialColumn } from './table-columns.js';
import type * as Query from './table-query.js';

type Filter = Query.Filter<MaterialColumn>;
type Sorting = Query.Sorting<MaterialColumn>;
type TableQuery = Query.TableQuery<MaterialColumn>;

const COUNT = 1_500;

describe('queries of the materials', () => {
  let folder: string;
  let database: Database;
  let store: MaterialStore;
  const sheets: MaterialSheet[] = Array.from({ length: COUNT }, (_, index) => sampleSheet(materialAt(index)));

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dass-materials-'));
    database = await openMaterialDatabase({
      path: join(folder, 'materials.db'),
      log: assert.fail,
      count: COUNT,
      lines: 100,
      signal: new AbortController().signal,
    });
    store = new MaterialStore(database);
    // Texts that a change brings: with accents, numbers, other scripts, and without a letter.
    const names = [
      'zíper 10',
      'Zíper 9',
      'ziper 9',
      'Éter',
      'Ωμέγα',
      '皮革',
      '100 %',
      'Ñandu',
      '"aspas" \\ barra',
      'æther',
    ];
    for (const [index, name] of names.entries()) save({ ...sheets[index * 7]!, name, validUntil: '' });
    save({ ...sheets[3]!, code: 'ZZ-000001', name: 'Novo', price: 0.1 }, true);
  });
  after(async () => {
    database.close();
    await rm(folder, { recursive: true, force: true });
  });

  function save(sheet: MaterialSheet, isNew = false): void {
    const saved = store.save({ ...sheet }, isNew ? undefined : sheet);
    assert.ok('sheet' in saved, JSON.stringify(saved));
    sheets[saved.sheet.id - 1] = saved.sheet;
  }

  const valueOf = (sheet: MaterialSheet, { column }: Filter): string | number | boolean => sheet[column];

  function isMatch(sheet: MaterialSheet, filter: Filter): boolean {
    const value = valueOf(sheet, filter);
    if ('contains' in filter) return new TextQuery(filter.contains).matches(value);
    if ('equals' in filter) return fold(value) === fold(filter.equals);
    if ('values' in filter) return filter.values.includes(value as string);
    if ('is' in filter) return value === filter.is;
    const day = typeof value === 'string' ? value.slice(0, 10) : (value as number);
    if (day === '') return false;
    return (filter.from === undefined || day >= filter.from) && (filter.to === undefined || day <= filter.to);
  }

  /** The order of the kit's tables; without a value comes last. */
  function compare(one: MaterialSheet, other: MaterialSheet, { column, isDescending }: Sorting): number {
    const [a, b] = [one[column], other[column]];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    const difference = typeof a === 'string' ? textOrder.compare(a, String(b)) : Number(a) - Number(b);
    return isDescending ? -difference : difference;
  }

  function expected({ from, count, sorting, filters, search }: TableQuery) {
    const query = new TextQuery(search);
    const found = sheets
      .filter(({ code, name, supplier }) => query.matches([code, name, supplier].join('\n')))
      .filter((sheet) => filters.every((filter) => isMatch(sheet, filter)))
      .sort((a, b) => sorting.reduce((sum, one) => sum || compare(a, b, one), 0) || a.id - b.id);
    return {
      rows: found.slice(from, from + count),
      total: found.length,
      sum: found.reduce((sum, { price }) => sum + price, 0),
    };
  }

  const textColumn = fc.constantFrom('code', 'name', 'family', 'unit', 'supplier');
  const typed = fc.oneof(
    fc.constantFrom(
      'couro',
      'COURO bov',
      'são',
      'zip',
      'Ωμ',
      '皮',
      '%',
      ' ',
      'a',
      'li',
      'ltda',
      '000',
      '"',
      'leather',
      'm²',
      '',
    ),
    fc.nat(COUNT - 1).chain((index) => {
      const { name, code } = sheets[index]!;
      return fc
        .tuple(fc.nat(30), fc.nat(8), fc.constantFrom(name, code))
        .map(([at, length, text]) => text.slice(at, at + length));
    }),
  );
  const day = fc
    .tuple(fc.integer({ min: 2026, max: 2029 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-15`);
  const filter = fc.oneof(
    fc.record({ column: textColumn, contains: typed }),
    fc.record({
      column: textColumn,
      equals: fc.oneof(
        typed,
        fc.nat(COUNT - 1).map((index) => sheets[index]!.name),
      ),
    }),
    fc.record({ column: fc.constantFrom('family'), values: fc.subarray(['leather', 'textile', 'soles', 'none']) }),
    fc.record({
      column: fc.constantFrom('code'),
      values: fc.constant(['TX-000009', 'CO-000001', sheets[4]!.code, 'x']),
    }),
    fc.record({
      column: fc.constantFrom('supplierId'),
      values: fc.uniqueArray(fc.integer({ min: 0, max: 97 }), { maxLength: 20 }),
    }),
    fc.record(
      { column: fc.constantFrom('price', 'id'), from: fc.nat(200), to: fc.nat(1_500) },
      { requiredKeys: ['column', 'from'] },
    ),
    fc.record(
      { column: fc.constantFrom('validUntil', 'inspectedAt'), from: day, to: day },
      { requiredKeys: ['column', 'to'] },
    ),
    fc.record({ column: fc.constantFrom('active'), is: fc.boolean() }),
  ) as fc.Arbitrary<Filter>;
  const sorting = fc.record({
    column: fc.constantFrom(
      'id',
      'code',
      'name',
      'family',
      'unit',
      'supplierId',
      'supplier',
      'price',
      'active',
      'validUntil',
      'inspectedAt',
    ),
    isDescending: fc.boolean(),
  }) as fc.Arbitrary<Sorting>;
  const queries: fc.Arbitrary<TableQuery> = fc.record({
    from: fc.oneof(fc.nat(20), fc.nat(COUNT + 10)),
    count: fc.oneof(fc.nat(40), fc.constant(500)),
    sorting: fc.array(sorting, { maxLength: 2 }),
    filters: fc.array(filter, { maxLength: 3 }),
    search: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: typed }),
    sums: fc.constantFrom([], ['price'] as const),
  });

  test('[DS-06] every query answers the rows, the total and the sums that the kit finds in the same rows', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { rows, total, sums } = store.query(query);
        const known = expected(query);
        assert.deepEqual(
          rows.map(({ id }) => id),
          known.rows.map(({ id }) => id),
        );
        assert.deepEqual(rows, known.rows);
        assert.equal(total, known.total);
        assert.equal(sums === undefined, query.sums!.length === 0);
        if (sums) assert.ok(Math.abs(sums.price! - known.sum) < 0.001, `${sums.price} ${known.sum}`);
      }),
      { numRuns: 1_500 },
    );
  });

  test('[DS-06] a page in any order, also with filters, is read from an index that has all that it needs', async (t) => {
    const all = t.mock.method(database, 'all');
    const columns = Object.keys(materialColumns.kinds) as MaterialColumn[];
    const filters: Filter[] = [
      { column: 'family', values: ['leather', 'textile', 'soles'] },
      { column: 'supplier', contains: 'a' },
      { column: 'price', from: 0 },
    ];
    for (const column of columns)
      for (const isDescending of [false, true])
        for (const from of [0, 400])
          for (const some of [[], filters])
            store.query({ from, count: 50, sorting: [{ column, isDescending }], filters: some, search: '' });
    const pages = all.mock.calls
      .map(({ arguments: [sql, values] }) => ({ sql, values }))
      .filter(({ sql }) => sql.includes('ORDER BY k.'));
    all.mock.restore();
    assert.equal(pages.length, columns.length * 8);
    // A connection of its own: the driver does not end the statements that explain others.
    const path = join(folder, 'materials.db');
    const explaining = await Database.open({ path, log: () => undefined, migrations: materialMigrations });
    t.after(() => explaining.close());
    for (const { sql, values } of pages) {
      const plan = explaining.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values).map(({ detail }) => detail);
      assert.ok(!plan.some((step) => step.includes('TEMP B-TREE')), `${sql}: ${plan.join('; ')}`);
      if (!sql.includes('NOT INDEXED')) assert.match(plan[0]!, /USING COVERING INDEX material_keys_/, sql);
    }
  });

  test('[DS-06] a change is in the next answer to the same query', () => {
    const query: TableQuery = { from: 0, count: 5, sorting: [], filters: [], search: 'novidade', sums: ['price'] };
    assert.deepEqual(store.query(query), { rows: [], total: 0, sums: { price: 0 } });
    save({ ...sheets[50]!, name: 'Novidade', price: 12.5 });
    assert.deepEqual(store.query(query), { rows: [sheets[50]], total: 1, sums: { price: 12.5 } });
    save({ ...sheets[50]!, name: 'Outro', price: 12.5 });
    assert.equal(store.query(query).total, 0);
  });

  test('[DS-06] new texts get their position in the order of the language, however many come to the same place', () => {
    const names = Array.from({ length: 400 }, (_, index) => (index % 2 ? `Meia ${index}` : `Meia ${1_000 - index}`));
    for (const name of [...names, 'A', 'a', 'zzz', 'ZZZ 2']) save({ ...sheets[20]!, name });
    for (const [index, name] of names.entries()) save({ ...sheets[index + 100]!, name });
    const inOrder = database.all<{ text: string }>(
      "SELECT text FROM text_positions WHERE field = 'name' ORDER BY position",
    );
    const sorted = inOrder.map(({ text }) => text).sort(textOrder.compare);
    assert.deepEqual(
      inOrder.map(({ text }) => text),
      sorted,
    );
    const query: TableQuery = {
      from: 0,
      count: 500,
      sorting: [{ column: 'name', isDescending: true }],
      filters: [],
      search: 'meia',
    };
    assert.deepEqual(store.query(query).rows, expected(query).rows);
  });
});

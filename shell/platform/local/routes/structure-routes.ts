import { Hono } from 'hono';
import { productStructures, type StructureRow } from '../../../../sample-data/structures.js';
import { partFields, structureFields, type StructureTable } from '../../apis/structure-table.js';
import type { LocalEnv } from '../local-env.js';

/**
 * The product structures, behind `signedIn()`, as a query without an order gives them: children may come before their
 * parents, two lines have lost theirs, and three are each other's.
 * @param count how many lines there are
 */
export function structureRoutes(count: number): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  const rows = once(() => productStructures(count, { orphans: 2, cycle: true, shuffled: true }));
  const all = once(() => JSON.stringify(asTable(rows())));
  const made = once(() => new Set(rows().map(({ parentId }) => parentId)));

  routes.get('/', (c) => c.body(all(), 200, { 'Content-Type': 'application/json' }));

  routes.get('/parts', (c) => {
    const of = c.req.query('of') ?? '';
    const parts = rows().filter(({ parentId }) => parentId === of);
    const table = asTable(parts.sort((a, b) => a.order - b.order));
    const withChildren = table.rows.map((row, at) => [...row, made().has(parts[at]!.id)]);
    return c.json({ fields: partFields, rows: withChildren } satisfies StructureTable);
  });

  return routes;
}

const asTable = (rows: readonly StructureRow[]): StructureTable => ({
  fields: structureFields,
  rows: rows.map((row) => structureFields.map((field) => row[field])),
});

/** Made when somebody first asks: most who start the platform come for something else. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

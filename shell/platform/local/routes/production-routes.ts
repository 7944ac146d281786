import { Hono } from 'hono';
import { productStructures, type StructureRow } from '../../../../sample-data/structures.js';
import { partFields, structureFields, type StructureTable } from '../../apis/structure-table.js';
import type { LocalEnv } from '../local-env.js';
import { answer, failure } from '../http/answers.js';
import { jsonBody } from '../http/json-body.js';
import type { ProcessStore } from '../stores/process-store.js';
import type { QualityFinding } from '../../../../sample-data/quality-findings.js';

/**
 * Routes of the product structures. Requires `requireSession()`. The lines are in no order, as from an unordered
 * query: children may precede their parents, two lines have a missing parent, and three form a cycle.
 * @param count number of lines
 */
export function structureRoutes(count: number): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  const rows = lazily(() => productStructures(count, { orphans: 2, cycle: true, shuffled: true }));
  const all = lazily(() => JSON.stringify(asTable(rows())));
  const parentIds = lazily(() => new Set(rows().map(({ parentId }) => parentId)));

  routes.get('/', (c) => c.body(all(), 200, { 'Content-Type': 'application/json' }));

  routes.get('/parts', (c) => {
    const of = c.req.query('of') ?? '';
    const parts = rows().filter(({ parentId }) => parentId === of);
    const table = asTable(parts.sort((a, b) => a.order - b.order));
    const withChildren = table.rows.map((row, at) => [...row, parentIds().has(parts[at]!.id)]);
    return c.json({ fields: partFields, rows: withChildren } satisfies StructureTable);
  });

  return routes;
}

const asTable = (rows: readonly StructureRow[]): StructureTable => ({
  fields: structureFields,
  rows: rows.map((row) => structureFields.map((field) => row[field])),
});

/** Creates the value on first use: most sessions of the platform do not need it. */
function lazily<Value>(create: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: create() }).value;
}

const orderNotFound = failure('dassProcessOrderNotFound');
const invalidList = failure('Requisição inválida', 'A lista de etapas tem de 1 a 500 etapas.');
const MAX_CHANGES = 500;

/** Requires `requireSession()`. Answers which steps are saved, and why the others are not. */
export function processRoutes(store: ProcessStore): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  routes.get('/:id', (c) => {
    const order = store.find(Number(c.req.param('id')));
    return order ? c.json(order) : answer(c, 404, orderNotFound);
  });

  routes.put('/:id/steps', jsonBody({ steps: ['anything'] }), async (c) => {
    if (!store.find(Number(c.req.param('id')))) return answer(c, 404, orderNotFound);
    const { steps } = c.var.body;
    if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_CHANGES) return answer(c, 400, invalidList);
    return c.json(store.save(steps));
  });

  return routes;
}

/** Requires `requireSession()`. @param findings the newest first */
export function findingRoutes(findings: readonly QualityFinding[]): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  routes.get('/', (c) => c.json(findings));
  return routes;
}

import { Hono } from 'hono';
import { structureFields, type StructureTable } from '../../apis/structure-table.js';
import { structureColumns } from '../database/table-columns.js';
import { invalidPart, readTableQuery } from '../database/table-query.js';
import type { LocalEnv } from '../local-env.js';
import { answer, failure, invalidQuery } from '../http/answers.js';
import { jsonBody } from '../http/json-body.js';
import type { MaterialSource } from '../stores/material-source.js';
import type { ProcessStore } from '../stores/process-store.js';
import type { StructureQuery } from '../stores/structure-store.js';
import type { QualityFinding } from '../../../../sample-data/quality-findings.js';

/** Routes of the product structures. Requires `requireSession()` and `whenLoaded` of the materials. */
export function structureRoutes(materials: MaterialSource): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  // The lines do not change.
  let all: string | undefined;

  // All lines, as from an unordered query: children may precede their parents.
  routes.get('/', (c) => {
    all ??= JSON.stringify({
      fields: structureFields,
      rows: materials.structures.all().map((line) => structureFields.map((field) => line[field])),
    } satisfies StructureTable);
    return c.body(all, 200, { 'Content-Type': 'application/json' });
  });

  // The children of a line for a table, as the rows of the materials; see `StructureStore.query()`.
  routes.post('/query', jsonBody({}), (c) => {
    const query = readStructureQuery(c.var.body);
    return 'part' in query
      ? answer(c, 400, invalidQuery(query.code, query.part))
      : c.json(materials.structures.query(query));
  });

  return routes;
}

function readStructureQuery(body: Readonly<Record<string, unknown>>): StructureQuery | ReturnType<typeof invalidPart> {
  const { parent } = body;
  if (parent !== undefined && typeof parent !== 'string') return invalidPart('parent');
  const query = readTableQuery(body, structureColumns);
  return 'part' in query ? query : { ...query, parent };
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

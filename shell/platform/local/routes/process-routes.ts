import { Hono } from 'hono';
import { answer, failure } from '../http/answers.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import type { ProcessStore } from '../stores/process-store.js';

const notFound = failure('dassProcessOrderNotFound');
const invalidList = failure('Requisição inválida', 'A lista de etapas tem de 1 a 500 etapas.');
const MAX_CHANGES = 500;

/** Requires `requireSession()`. Answers which steps are saved, and why the others are not. */
export function processRoutes(store: ProcessStore): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  routes.get('/:id', (c) => {
    const order = store.find(Number(c.req.param('id')));
    return order ? c.json(order) : answer(c, 404, notFound);
  });

  routes.put('/:id/steps', jsonBody({ steps: ['anything'] }), async (c) => {
    if (!store.find(Number(c.req.param('id')))) return answer(c, 404, notFound);
    const { steps } = c.var.body;
    if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_CHANGES) return answer(c, 400, invalidList);
    return c.json(await store.save(steps));
  });

  return routes;
}

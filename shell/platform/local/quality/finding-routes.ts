import { Hono } from 'hono';
import type { QualityFinding } from '../../../workspace/quality/api.js';
import { answer, failure } from '../http/answers.js';
import type { LocalEnv } from '../local-env.js';

const notFound = failure('dassFindingNotFound');

/** Requires `requireSession()`. */
export function findingRoutes(findings: ReadonlyMap<number, QualityFinding>): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  routes.get('/', (c) => c.json([...findings.values()]));

  routes.get('/:id', (c) => {
    const finding = findings.get(Number(c.req.param('id')));
    return finding ? c.json(finding) : answer(c, 404, notFound);
  });

  return routes;
}

import { Hono } from 'hono';
import type { QualityFinding } from '../../../../sample-data/quality-findings.js';
import type { LocalEnv } from '../local-env.js';

/** Requires `requireSession()`. @param findings the newest first */
export function findingRoutes(findings: readonly QualityFinding[]): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  routes.get('/', (c) => c.json(findings));
  return routes;
}

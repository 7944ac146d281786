import { Hono, type MiddlewareHandler } from 'hono';
import { answer, failure, notStored } from './http/answers.js';
import { StorageError } from './stores/disk.js';
import { injectFaults, type Faults } from './http/faults.js';
import { refuseUnknownHosts } from './http/hosts.js';
import type { LocalEnv } from './local-env.js';
import { allowShellOrigins, refuseCrossOriginChanges, type AllowedOrigins } from './http/origins.js';
import type { Log } from './database/database.js';

export interface ServiceOptions {
  server: 'api' | 'files';
  /** Accepted host names beside those of this machine; see `isKnownHost()`. */
  hosts: readonly string[];
  origins: AllowedOrigins;
  faults: () => Faults | undefined;
  log: Log;
}

/** The common middleware of both services: host and origin checks, injected faults, and error handling. */
export function service({ server, hosts, origins, faults, log }: ServiceOptions): Hono<LocalEnv> {
  const app = new Hono<LocalEnv>();
  app.use(
    refuseUnknownHosts(hosts),
    allowShellOrigins(origins),
    safeAnswers,
    injectFaults(server, faults),
    refuseCrossOriginChanges(origins),
  );
  app.notFound((c) => answer(c, 404, failure('Endereço não encontrado')));
  app.onError((error, c) => {
    if (error instanceof StorageError) {
      log(`${c.req.method} ${c.req.path} was not kept: ${error.message}`);
      return answer(c, 507, notStored(error.isFull));
    }
    log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? String(error)}`);
    return answer(c, 500, failure('Erro interno do servidor'));
  });
  return app;
}

/** Responses are data: not cached, not sniffed, not rendered as a page. A route may set other headers. */
const safeAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', "default-src 'none'");
};

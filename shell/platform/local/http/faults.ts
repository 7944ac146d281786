import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LocalEnv } from '../local-env.js';

/** What a test makes go wrong with a request. Without `status`, `json`, `html` and `drop` it is only late. */
export interface Fault {
  /** Milliseconds before anything happens. */
  delay?: number;
  /** Answers with this status; without `json` or `html` the answer is empty. */
  status?: number;
  json?: unknown;
  html?: string;
  /**
   * Breaks the connection within the answer. Before its first byte would not do: a browser then asks again by itself,
   * as often as it has other connections that it kept open.
   */
  drop?: boolean;
}

/** Asked for each request except the preflights of browsers; undefined: nothing goes wrong. */
export type Faults = (request: { server: 'api' | 'files'; method: string; path: string }) => Fault | undefined;

/** Statuses whose answer has no body. */
const withoutBody = new Set([204, 205, 304]);

export const injectFaults =
  (server: 'api' | 'files', faults: () => Faults | undefined): MiddlewareHandler<LocalEnv> =>
  async (c, next) => {
    const fault = faults()?.({ server, method: c.req.method, path: c.req.path });
    if (!fault) return next();
    const { delay, status, json, html, drop } = fault;
    if (delay) await sleep(delay, undefined, { ref: false });
    if (drop) {
      const { outgoing } = c.env;
      outgoing.writeHead(200, { ...Object.fromEntries(c.res.headers), 'Content-Length': 2 });
      outgoing.write('{', () => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    }
    if (status !== undefined && withoutBody.has(status)) return new Response(null, { status });
    if (html !== undefined) return c.html(html, (status ?? 200) as ContentfulStatusCode);
    if (json !== undefined) return c.json(json, (status ?? 200) as ContentfulStatusCode);
    if (status !== undefined) return new Response(null, { status });
    return next();
  };

import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LocalEnv } from '../local-env.js';

/** A fault injected into a request. Without `status`, `json`, `html` and `drop` the response is only delayed. */
export interface Fault {
  /** Delay in milliseconds. */
  delay?: number;
  /** Status of the response; its body is empty without `json` or `html`. */
  status?: number;
  /** Headers of the response. */
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  html?: string;
  /**
   * Closes the connection within the response. Before the first byte is too early: a browser then repeats the request
   * on each connection that it has kept open.
   */
  drop?: boolean;
}

/** Called for each request except CORS preflights; undefined: no fault. */
export type Faults = (request: { server: 'api' | 'files'; method: string; path: string }) => Fault | undefined;

/** Statuses without a response body. */
const withoutBody = new Set([204, 205, 304]);

export const injectFaults =
  (server: 'api' | 'files', faults: () => Faults | undefined): MiddlewareHandler<LocalEnv> =>
  async (c, next) => {
    const fault = faults()?.({ server, method: c.req.method, path: c.req.path });
    if (!fault) return next();
    const { delay, status, headers, json, html, drop } = fault;
    if (delay) await sleep(delay, undefined, { ref: false });
    if (drop) {
      const { outgoing } = c.env;
      outgoing.writeHead(200, { ...Object.fromEntries(c.res.headers), 'Content-Length': 2 });
      outgoing.write('{', () => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    }
    for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
    if (status !== undefined && withoutBody.has(status)) return new Response(null, { status });
    if (html !== undefined) return c.html(html, (status ?? 200) as ContentfulStatusCode);
    if (json !== undefined) return c.json(json, (status ?? 200) as ContentfulStatusCode);
    if (status !== undefined) return c.body(null, status as ContentfulStatusCode);
    return next();
  };

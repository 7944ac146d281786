import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { userHeader } from '../../../session/expected-user.js';
import { answer, failure } from './answers.js';
import { tusHeaders } from './tus-headers.js';

const loopbackNames = ['localhost', '127.0.0.1'];

/**
 * Returns both loopback names of an address of this machine, or the origin of any other address. A session cookie
 * still belongs to one of the two names.
 */
export function loopbackAliases(address: string): string[] {
  const url = new URL(address);
  if (!loopbackNames.includes(url.hostname)) return [url.origin];
  return loopbackNames.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`);
}

/** The shell's origins: the only pages that may use this platform. */
export class AllowedOrigins {
  readonly #origins = new Set<string>();

  constructor(origins: readonly string[]) {
    for (const origin of origins) this.add(origin);
  }

  add(origin: string): void {
    for (const alias of loopbackAliases(origin)) this.#origins.add(alias);
  }

  has(origin: string | undefined): boolean {
    return origin !== undefined && this.#origins.has(origin);
  }

  list(): string[] {
    return [...this.#origins];
  }
}

/** CORS: allows only the shell's pages to read responses and to send their cookie. */
export const allowShellOrigins = (origins: AllowedOrigins): MiddlewareHandler => {
  const allow = cors({
    origin: (origin) => (origins.has(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Content-Type',
      'X-File-Name',
      'Idempotency-Key',
      'Range',
      'If-Range',
      'Last-Event-ID',
      userHeader,
      ...tusHeaders.request,
    ],
    exposeHeaders: [
      'Content-Disposition',
      'Content-Length',
      'Content-Range',
      'Accept-Ranges',
      'ETag',
      'Retry-After',
      'Date',
      ...tusHeaders.response,
    ],
    maxAge: 600,
  });
  // OPTIONS without a requested method is no preflight: a tus client asks what the server can do.
  return (c, next) =>
    c.req.method === 'OPTIONS' && !c.req.header('Access-Control-Request-Method') ? next() : allow(c, next);
};

/**
 * Refuses changes that a foreign page requests with the user's cookie (CSRF). Every browser sends `Origin` with these
 * methods.
 */
export const refuseCrossOriginChanges =
  (origins: AllowedOrigins): MiddlewareHandler =>
  async (c, next) => {
    const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (isChange && !origins.has(c.req.header('Origin'))) {
      return answer(c, 403, failure('Origem não permitida', 'A requisição não veio do sistema.', 'ORIGIN_REFUSED'));
    }
    await next();
  };

import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answer, failure } from './answers.js';

const limit = bodyLimit({
  maxSize: 64_000,
  onError: (c) => answer(c, 413, failure('Requisição grande demais', 'No máximo 64 kB.')),
});

/** Lets through a body that is a JSON object of moderate size; the handler reads it with `c.req.json()`. */
export const jsonBody: MiddlewareHandler = (c, next) =>
  limit(c, async () => {
    const body: unknown = await c.req.json().catch(() => undefined);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return next();
    c.res = answer(c, 400, failure('Requisição inválida', 'O corpo precisa ser um objeto JSON.'));
  });

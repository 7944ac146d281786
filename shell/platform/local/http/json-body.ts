import type { MiddlewareHandler } from 'hono';
import { answer, failure, invalidFields } from './answers.js';
import { isObject, findInvalidFields, type Shape } from './body-fields.js';
import type { LocalEnv } from '../local-env.js';

const MAX_BODY_BYTES = 64_000;
/** Limit of the fields named in the response, however many are invalid. */
const MAX_REPORTED_FIELDS = 20;

/**
 * Parses a JSON object of limited size and validates its fields against `shape`. The handler reads it from
 * `c.var.body`.
 */
export const jsonBody =
  (shape: Shape): MiddlewareHandler<LocalEnv> =>
  async (c, next) => {
    const text = await readText(c.req.raw, Number(c.req.header('Content-Length') ?? 0));
    if (text === undefined) return answer(c, 413, failure('Requisição grande demais', 'No máximo 64 kB.'));
    const body = parse(text);
    if (!isObject(body)) {
      return answer(c, 400, failure('Requisição inválida', 'O corpo precisa ser um objeto JSON.'));
    }
    const invalid = findInvalidFields(body, shape);
    if (invalid.length) return answer(c, 400, invalidFields(invalid.slice(0, MAX_REPORTED_FIELDS)));
    c.set('body', body);
    await next();
  };

/** Reads the request text, with or without `Content-Length` (chunked). Returns undefined if it is too long. */
async function readText(request: Request, length: number): Promise<string | undefined> {
  if (length > MAX_BODY_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

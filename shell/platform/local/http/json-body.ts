import type { MiddlewareHandler } from 'hono';
import { answer, failure, invalidFields } from './answers.js';
import { isObject, wrongFields, type Shape } from './body-fields.js';
import type { LocalEnv } from '../local-env.js';

const maxSize = 64_000;
/** Limit of the fields named in the response, however many are invalid. */
const maxNamed = 20;

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
    const wrong = wrongFields(body, shape);
    if (wrong.length) return answer(c, 400, invalidFields(wrong.slice(0, maxNamed)));
    c.set('body', body);
    await next();
  };

/** Reads the request text, with or without `Content-Length` (chunked). Returns undefined if it is too long. */
async function readText(request: Request, length: number): Promise<string | undefined> {
  if (length > maxSize) return undefined;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > maxSize) return undefined;
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { PlatformError, type PlatformErrorKind } from '../app/service-call.js';

/** A response of the platform, from fetch or from an upload. */
export interface RawAnswer {
  status: number;
  contentType: string | null;
  text: string;
  /** Value of the `Retry-After` header. */
  retryAfter?: string | null;
}

/** A successful response. Its content is not validated yet. */
export interface Answer {
  status: number;
  /** The parsed JSON; undefined without content (204, or an empty body). */
  content: unknown;
}

const kinds: Readonly<Record<number, PlatformErrorKind>> = { 401: 'unauthorized', 403: 'forbidden', 507: 'not-stored' };

function kindOf(status: number, answer: unknown): PlatformErrorKind {
  const { code } = (answer ?? {}) as { code?: unknown };
  return status === 409 && code === 'USER_CHANGED' ? 'user-changed' : (kinds[status] ?? 'server');
}

/** Throws a PlatformError for an error status or an invalid body. */
export function interpret({ status, contentType, text, retryAfter }: RawAnswer): Answer {
  const isSuccess = status >= 200 && status < 300;
  const parsed = parse(text);
  if (!isSuccess) {
    // Plain text may be worth showing, but never the HTML page of a gateway.
    const words = contentType?.startsWith('text/plain') ? text.trim().slice(0, 2_000) || undefined : undefined;
    const answer = parsed ? parsed.json : words;
    throw new PlatformError(kindOf(status, answer), `The platform answered with status ${status}`, {
      status,
      answer,
      retryAfter: secondsOf(retryAfter),
    });
  }
  if (status === 204 || text.trim() === '') return { status, content: undefined };
  if (!parsed) throw badAnswer(status, `is not JSON but ${contentType ?? 'of no type'}`);
  return { status, content: parsed.json };
}

/** Validates the content with `read`. @throws PlatformError when `read` returns undefined */
export function expect<Content>({ status, content }: Answer, read: (content: unknown) => Content | undefined): Content {
  const result = read(content);
  if (result === undefined) throw badAnswer(status, 'does not have the agreed shape');
  return result;
}

const badAnswer = (status: number, problem: string): PlatformError =>
  new PlatformError('bad-answer', `The answer of the platform ${problem}`, { status });

/** Only the form in seconds of the two forms of `Retry-After`. */
const secondsOf = (header: string | null | undefined): number | undefined =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) : undefined;

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

import { PlatformError, type PlatformErrorKind } from '../app/service-call.js';

/** An answer of the platform, as it came: from fetch or from an upload. */
export interface RawAnswer {
  status: number;
  contentType: string | null;
  text: string;
  /** The header of that name. */
  retryAfter?: string | null;
}

/** The success of a request: what it holds is not looked at yet. */
export interface Answer {
  status: number;
  /** The parsed JSON; undefined when there is no content (204, or an empty body). */
  content: unknown;
}

const kinds: Readonly<Record<number, PlatformErrorKind>> = { 401: 'unauthorized', 403: 'forbidden', 507: 'not-stored' };

function kindOf(status: number, answer: unknown): PlatformErrorKind {
  const { code } = (answer ?? {}) as { code?: unknown };
  return status === 409 && code === 'USER_CHANGED' ? 'user-changed' : (kinds[status] ?? 'server');
}

/** Tells success from failure. @throws PlatformError */
export function interpret({ status, contentType, text, retryAfter }: RawAnswer): Answer {
  const isSuccess = status >= 200 && status < 300;
  const parsed = parse(text);
  if (!isSuccess) {
    // What is no JSON may still be worth showing, but never the HTML page of a gateway.
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

/** Takes from an answer what was agreed. @throws PlatformError when `read` finds something else */
export function expect<Content>({ status, content }: Answer, read: (content: unknown) => Content | undefined): Content {
  const result = read(content);
  if (result === undefined) throw badAnswer(status, 'does not have the agreed shape');
  return result;
}

const badAnswer = (status: number, problem: string): PlatformError =>
  new PlatformError('bad-answer', `The answer of the platform ${problem}`, { status });

/** Of the two forms of `Retry-After`, the one in seconds. */
const secondsOf = (header: string | null | undefined): number | undefined =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) : undefined;

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

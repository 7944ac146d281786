import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LocalEnv } from '../local-env.js';
import type { AnswerStore, KeptAnswer } from '../stores/answer-store.js';

/** A key identifies a request; it is no place to store something. */
const MAX_KEY_LENGTH = 200;

/**
 * Carries out a request with an `Idempotency-Key` only once for each user: the same request gets the same answer for a day.
 * Refused requests are not kept. Requires `requireSession()`.
 */
export function carryOutOnce(answers: AnswerStore): MiddlewareHandler<LocalEnv> {
  /** Those that are being carried out. They resolve with undefined when they are refused. */
  const running = new Map<string, Promise<KeptAnswer | undefined>>();
  return async (c, next) => {
    const sent = c.req.header('Idempotency-Key')?.slice(0, MAX_KEY_LENGTH);
    if (!sent) return next();
    const key = `${c.var.user.email} ${c.req.path} ${sent}`;
    const kept = (await running.get(key)) ?? answers.find(key);
    if (kept) return c.body(kept.body, kept.status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
    const carryOut = async (): Promise<KeptAnswer | undefined> => {
      await next();
      if (!c.res.ok) return undefined;
      const answer = { status: c.res.status, body: await c.res.clone().text() };
      answers.keep(key, answer);
      return answer;
    };
    const work = carryOut().finally(() => running.delete(key));
    running.set(key, work);
    await work;
    return undefined;
  };
}

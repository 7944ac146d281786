import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { User } from '../../platform.js';
import { answer, failure, missingFields, tooManyAttempts, userChanged, withoutToken } from '../http/answers.js';
import type { DemoUser } from '../stores/demo-users.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import type { SessionStore } from '../stores/session-store.js';
import { SignInLimit } from './sign-in-limit.js';
import { isOtherUser, type SessionCookie } from './require-session.js';

export interface SessionRoutesOptions {
  sessions: SessionStore;
  cookie: SessionCookie;
  users: readonly DemoUser[];
  lifetime: number;
}

export function sessionRoutes({ sessions, cookie, users, lifetime }: SessionRoutesOptions): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  const limit = new SignInLimit();

  routes.post('/session', jsonBody({ email: 'text', password: 'text' }), async (c) => {
    const { email, password } = c.var.body;
    const missing = Object.entries({ email, password })
      .filter(([, value]) => typeof value !== 'string' || value === '')
      .map(([name]) => name);
    if (missing.length) return answer(c, 400, missingFields(missing));

    const wanted = String(email).trim().toLowerCase();
    const address = c.env.incoming.socket.remoteAddress ?? '';
    const wait = limit.waitOf(wanted, address);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000);
      c.header('Retry-After', String(seconds));
      return answer(c, 429, tooManyAttempts(seconds));
    }
    const user = users.find((known) => known.email === wanted);
    if (!isEqual(String(password), user?.password ?? '') || !user) {
      limit.failed(wanted, address);
      return answer(
        c,
        401,
        failure('E-mail ou senha incorretos', 'Confira os dois e tente de novo.', 'WRONG_CREDENTIALS'),
      );
    }
    limit.succeeded(wanted, address);
    const former = sessions.find(cookie.read(c));
    cookie.write(c, sessions.begin(user.email, former?.key), lifetime);
    return c.json(publicUser(user));
  });

  routes.get('/session', (c) => {
    const found = sessions.find(cookie.read(c));
    return found ? c.json(publicUser(found.user)) : answer(c, 401, withoutToken);
  });

  routes.delete('/session', async (c) => {
    const found = sessions.find(cookie.read(c));
    if (found && isOtherUser(c, found.user)) return answer(c, 409, userChanged);
    cookie.remove(c);
    if (found) sessions.end(found.key);
    return c.body(null, 204);
  });

  // For the login page. A real platform does not have this route, and the page then shows no users.
  routes.get('/demo-users', (c) =>
    c.json(users.map(({ name, email, password, note }) => ({ name, email, password, note }))),
  );

  return routes;
}

const publicUser = ({ name, email, accessDenied }: User): User => ({ name, email, accessDenied });

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

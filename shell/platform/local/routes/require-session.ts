import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { userHeader } from '../../../session/expected-user.js';
import type { User } from '../../platform.js';
import { answer, userChanged, withoutPermission, withoutToken } from '../http/answers.js';
import type { LocalEnv } from '../local-env.js';
import type { SessionStore } from '../stores/session-store.js';

const cookieName = 'dass_session';

/** The session cookie: HttpOnly and SameSite. */
export class SessionCookie {
  readonly #domain: string | undefined;

  /** @param domain of a group of hosts that share the session, such as `example.com`. Default: this host only */
  constructor(domain?: string) {
    this.#domain = domain;
  }

  read(c: Context): string | undefined {
    return getCookie(c, cookieName);
  }

  write(c: Context, id: string, lifetime: number): void {
    setCookie(c, cookieName, id, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: Math.floor(lifetime / 1000),
      ...(this.#domain && { domain: this.#domain }),
    });
  }

  remove(c: Context): void {
    deleteCookie(c, cookieName, { path: '/', ...(this.#domain && { domain: this.#domain }) });
  }
}

/**
 * Returns whether the page was loaded for another user than the one of the session cookie: another user has signed in
 * in another tab since. A request without the header, such as that of an image, is accepted.
 */
export function isOtherUser(c: Context, { email }: User): boolean {
  const expected = c.req.header(userHeader);
  return expected !== undefined && expected !== encodeURIComponent(email);
}

/** Middleware that requires a session with permission. */
export const requireSession =
  (sessions: SessionStore, cookie: SessionCookie): MiddlewareHandler<LocalEnv> =>
  async (c, next) => {
    const found = sessions.find(cookie.read(c));
    if (!found) return answer(c, 401, withoutToken);
    if (isOtherUser(c, found.user)) return answer(c, 409, userChanged);
    if (found.user.accessDenied) return answer(c, 403, withoutPermission('Seu perfil não tem acesso a esta área.'));
    c.set('user', found.user);
    c.set('session', found.key);
    await next();
  };

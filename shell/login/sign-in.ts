import { readUser } from '../platform/guards.js';
import { request, type HttpOptions } from '../platform/http-request.js';
import { ExpectedUser } from '../session/expected-user.js';
import { PlatformError } from '../app/service-call.js';

/** Requests of the login page that are not part of the shell's platform: a company has a login page of its own. */
export interface DemoUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

/** Nobody is signed in yet: the requests are for no user. */
const http: HttpOptions = {
  fetch: (input, init) => globalThis.fetch(input, init),
  timeout: 15_000,
  user: new ExpectedUser(),
};

/**
 * Signs in.
 * @returns the user's email as the platform stores it
 * @throws PlatformError `unauthorized` when email and password do not match
 */
export async function signIn(apiAddress: string, credentials: { email: string; password: string }): Promise<string> {
  const { content } = await request(http, `${apiAddress}/api/session`, { method: 'POST', body: credentials });
  const user = readUser(content);
  if (!user) throw new PlatformError('bad-answer', 'The answer to the sign-in names no user');
  return user.email;
}

/** The example users of the local platform. Empty on any other platform. */
export async function demoUsers(apiAddress: string): Promise<readonly DemoUser[]> {
  try {
    const { content } = await request(http, `${apiAddress}/api/demo-users`);
    return Array.isArray(content) ? content.filter(isDemoUser) : [];
  } catch {
    return [];
  }
}

function isDemoUser(value: unknown): value is DemoUser {
  const { name, email, password, note } = (value ?? {}) as Record<string, unknown>;
  return [name, email, password, note].every((text) => typeof text === 'string');
}

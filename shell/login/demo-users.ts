import { request, type HttpOptions } from '../platform/http-request.js';
import { ExpectedUser } from '../session/expected-user.js';

/** A user of the local platform. Such a request is not part of the shell's platform. */
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

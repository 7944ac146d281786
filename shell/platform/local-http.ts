import { expectedUser } from './expected-user.js';
import type { HttpOptions } from './http-request.js';

/** How the workspace asks the local platform. */
export const localHttp = (timeout: number): HttpOptions => ({
  fetch: (input, init) => globalThis.fetch(input, init),
  timeout,
  user: expectedUser,
});

import type { HttpBindings } from '@hono/node-server';
import type { User } from '../platform.js';

/** Context variables of the local platform's handlers. */
export interface LocalEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The user of the request, set by `requireSession()`. */
    user: User;
    /** Key of the user's session. */
    session: string;
    /** The request body, set by `jsonBody()`. */
    body: Record<string, unknown>;
  };
}

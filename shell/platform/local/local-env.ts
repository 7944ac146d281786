import type { HttpBindings } from '@hono/node-server';
import type { User } from '../platform.js';

/** What the handlers of the local platform find in their context. */
export interface LocalEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Who asks, behind `signedIn()`. */
    user: User;
    /** Their session, by its key. */
    session: string;
    /** What was sent, behind `jsonBody()`. */
    body: Record<string, unknown>;
  };
}

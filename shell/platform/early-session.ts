import type { Platform } from './platform.js';

/**
 * Asks now who is signed in, before the first component is rendered. The first `session.current()` gets that answer.
 */
export function withEarlySession<Own extends Platform>(platform: Own): Own {
  const { session } = platform;
  let early: ReturnType<typeof session.current> | undefined = session.current();
  // Whoever asks reports the error.
  early.catch(() => undefined);
  return {
    ...platform,
    session: {
      ...session,
      current: (options) => {
        const first = early;
        early = undefined;
        return first ?? session.current(options);
      },
    },
  };
}

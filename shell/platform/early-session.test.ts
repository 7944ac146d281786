import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { withEarlySession } from './early-session.js';
import type { Platform, User } from './platform.js';

const user = { name: 'Marina', email: 'marina@aurora.example', accessDenied: false } as User;

/** A platform whose session answers as the test says, and the number of its requests. */
function platformWith(current: () => Promise<User | null>) {
  const asked: unknown[] = [];
  const session = {
    current: (options?: unknown) => {
      asked.push(options);
      return current();
    },
    signOut: () => Promise.resolve(),
  };
  return { asked, platform: { session } as unknown as Platform };
}

test('the session is asked for at once, and the first to ask gets that answer', async () => {
  const { asked, platform } = platformWith(() => Promise.resolve(user));
  const { session } = withEarlySession(platform);
  assert.equal(asked.length, 1);
  assert.equal(await session.current({ signal: new AbortController().signal }), user);
  assert.equal(asked.length, 1);
});

test('each later question is a request of its own, with its options', async () => {
  const { asked, platform } = platformWith(() => Promise.resolve(null));
  const { session } = withEarlySession(platform);
  await session.current();
  const { signal } = new AbortController();
  assert.equal(await session.current({ signal }), null);
  assert.deepEqual(asked, [undefined, { signal }]);
});

test('a failure is reported to the first to ask only; until then it is no uncaught error', async () => {
  let isDown = true;
  const { platform } = platformWith(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(user)));
  const { session } = withEarlySession(platform);
  await new Promise((resolve) => setImmediate(resolve));
  isDown = false;
  await assert.rejects(session.current(), /offline/);
  assert.equal(await session.current(), user);
});

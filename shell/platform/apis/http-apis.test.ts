import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { ExpectedUser } from '../../session/expected-user.js';
import { httpApis } from './http-apis.js';

test('[DS-05] the browser completes a small save also when the page is closed; a large one it would refuse', async (t) => {
  const fetched = t.mock.method(globalThis, 'fetch', async () => Response.json({ saved: [], refused: [] }));
  const { materials } = httpApis({ apiAddress: 'http://x', filesAddress: 'http://x', user: new ExpectedUser() });
  const change = { id: 1, field: 'price', value: 2, previous: 1 } as const;
  await materials.saveFields([change]);
  await materials.saveFields(Array.from({ length: 500 }, () => change));
  const options = fetched.mock.calls.map(({ arguments: [, init] }) => init as RequestInit);
  assert.deepEqual(
    options.map(({ keepalive }) => keepalive),
    [true, false],
  );
});

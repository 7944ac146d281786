import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { asJson, pageFetch, startTestPlatform } from '../../../../test/support/platform/test-platform.js';

test('a signed-in page can request a number of faults and cancel them', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const menu = async () => (await asMarina(`${apiAddress}/api/menu`)).status;
  const ask = async (request: object) => (await asMarina(`${apiAddress}/api/faults`, asJson(request))).status;

  assert.equal(await ask({ path: '/api/menu', fault: { status: 500 }, times: 2 }), 204);
  assert.deepEqual([await menu(), await menu(), await menu()], [500, 500, 200]);

  assert.equal(await ask({ path: '/api/menu', fault: { status: 503 }, times: 9 }), 204);
  assert.equal((await asMarina(`${apiAddress}/api/faults`, { method: 'DELETE' })).status, 204);
  assert.equal(await menu(), 200);
});

test('a requested fault applies to one method and path, and never to /api/faults', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const ask = async (request: object) => (await asMarina(`${apiAddress}/api/faults`, asJson(request))).status;
  assert.equal(await ask({ path: '/api/menu', method: 'POST', fault: { status: 500 } }), 204);
  assert.equal((await asMarina(`${apiAddress}/api/menu`)).status, 200);
  for (const invalid of [
    {},
    { path: '/api/menu' },
    { path: 'menu', fault: {} },
    { path: '/api/faults', fault: { status: 500 } },
  ]) {
    assert.equal(await ask(invalid), 400, JSON.stringify(invalid));
  }
});

test('faults cannot be requested without a session', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  const request = asJson({ path: '/api/menu', fault: { status: 500 } });
  assert.equal((await pageFetch(`${apiAddress}/api/faults`, request)).status, 401);
  assert.equal((await fetch(`${apiAddress}/api/faults`, request)).status, 403);
});

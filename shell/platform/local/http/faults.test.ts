import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import type { Fault } from './faults.js';
import { shellOrigin, startTestPlatform } from '../../../../test/support/platform/test-platform.js';

test('setFaults() makes the platform fail in every way and recover; a page can read the failure', async (t) => {
  const { apiAddress, setFaults, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const load = (fault: Fault) => {
    setFaults(({ server, path }) => (server === 'api' && path === '/api/menu' ? fault : undefined));
    return asMarina(`${apiAddress}/api/menu`);
  };

  const failed = await load({ status: 500, json: { message: 'ORA-02292: integrity constraint' } });
  assert.equal(failed.status, 500);
  assert.equal(failed.headers.get('Access-Control-Allow-Origin'), shellOrigin);
  assert.deepEqual(await failed.json(), { message: 'ORA-02292: integrity constraint' });

  const empty = await load({ status: 204 });
  assert.equal(empty.status, 204);

  const busy = await load({ status: 503, headers: { 'Retry-After': '30', Date: 'Mon, 05 May 2031 10:00:00 GMT' } });
  assert.deepEqual(
    [busy.status, busy.headers.get('Retry-After'), busy.headers.get('Date')?.slice(12, 16)],
    [503, '30', '2031'],
  );
  assert.match(busy.headers.get('Access-Control-Expose-Headers')!, /Retry-After,Date/);

  const page = await load({ html: '<h1>Proxy</h1>' });
  assert.equal(page.status, 200);
  assert.match(page.headers.get('Content-Type')!, /^text\/html/);
  assert.equal(await page.text(), '<h1>Proxy</h1>');

  const broken = await load({ drop: true });
  assert.equal(broken.headers.get('Access-Control-Allow-Origin'), shellOrigin);
  await assert.rejects(broken.text(), TypeError);

  const start = performance.now();
  assert.equal((await load({ delay: 150 })).status, 200);
  assert.ok(performance.now() - start >= 145);

  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 200, 'other addresses work');
  setFaults(undefined);
  assert.equal((await asMarina(`${apiAddress}/api/menu`)).status, 200);
});

test('a delayed response does not delay close()', async (t) => {
  const { apiAddress, setFaults, close } = await startTestPlatform(t);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  setFaults(() => {
    arrive();
    return { delay: 60_000 };
  });
  const pending = assert.rejects(fetch(`${apiAddress}/api/session`));
  await arrived;
  const start = performance.now();
  await close();
  await pending;
  assert.ok(performance.now() - start < 10_000);
});

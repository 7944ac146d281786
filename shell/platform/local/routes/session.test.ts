import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  asJson,
  cookieOf,
  fetchWith,
  iara,
  joao,
  marina,
  pageFetch,
  shellOrigin,
  startTestPlatform,
} from '../../../../test/support/platform/test-platform.js';

test('[MS-03] without a session every route answers 401 WITHOUT_TOKEN', async (t) => {
  const { apiAddress, filesAddress } = await startTestPlatform(t);
  const addresses = [
    `${apiAddress}/api/session`,
    `${apiAddress}/api/menu`,
    `${apiAddress}/api/notifications`,
    `${apiAddress}/api/notifications/events`,
    `${filesAddress}/api/files`,
    `${filesAddress}/api/download/file/${'0'.repeat(32)}?project=dds`,
  ];
  for (const address of addresses) {
    const answer = await pageFetch(address);
    assert.equal(answer.status, 401, address);
    assert.equal(((await answer.json()) as { code: string }).code, 'WITHOUT_TOKEN', address);
  }
});

test('the session cookie is HttpOnly and SameSite', async (t) => {
  const { apiAddress } = await startTestPlatform(t, { sessionLifetime: 3_600_000 });
  const answer = await pageFetch(
    `${apiAddress}/api/session`,
    asJson({ email: ' Marina@Aurora.example ', password: 'aurora' }),
  );
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { name: 'Marina Conceição Galvão', email: marina, accessDenied: false });
  const [cookie] = answer.headers.getSetCookie();
  assert.match(cookie!, /^dass_session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('the cookie domain can be that of a group of hosts', async (t) => {
  const { apiAddress } = await startTestPlatform(t, { cookieDomain: 'example.com' });
  const answer = await pageFetch(`${apiAddress}/api/session`, asJson({ email: marina, password: 'aurora' }));
  assert.match(answer.headers.getSetCookie()[0]!, /; Domain=example\.com;/);
});

test('a wrong password and an unknown user get the same response', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  const answers = [
    { email: marina, password: 'Aurora' },
    { email: 'ninguem@aurora.example', password: 'aurora' },
    { email: 'ninguem@aurora.example', password: ' ' },
  ];
  for (const content of answers) {
    const answer = await pageFetch(`${apiAddress}/api/session`, asJson(content));
    assert.equal(answer.status, 401);
    assert.equal(((await answer.json()) as { code: string }).code, 'WRONG_CREDENTIALS');
    assert.deepEqual(answer.headers.getSetCookie(), []);
  }
});

test('[MS-03] missing fields are reported with MISSING_BODY_FIELDS', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  for (const [password, expected] of [
    ['', 'MISSING_BODY_FIELDS'],
    [null, 'MISSING_BODY_FIELDS'],
    [7, 'INVALID_BODY_FIELDS'],
    [{ $ne: '' }, 'INVALID_BODY_FIELDS'],
  ]) {
    const answer = await pageFetch(`${apiAddress}/api/session`, asJson({ email: marina, password }));
    assert.equal(answer.status, 400);
    const { code, detail } = (await answer.json()) as { code: string; detail: string[] };
    assert.deepEqual([code, detail], [expected, ['password']]);
  }
});

test('an invalid or too large JSON body is refused', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  for (const body of ['{"email":', '[]', 'null', '"text"', '']) {
    const answer = await pageFetch(`${apiAddress}/api/session`, { ...asJson({}), body });
    const { message } = (await answer.json()) as { message: string };
    assert.deepEqual([answer.status, message], [400, 'Requisição inválida'], body);
  }
  const large = asJson({ email: marina, password: 'x'.repeat(70_000) });
  assert.equal((await pageFetch(`${apiAddress}/api/session`, large)).status, 413);
});

test('[SH-13] sign-out ends the session and removes the cookie', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 200);
  const answer = await asMarina(`${apiAddress}/api/session`, { method: 'DELETE' });
  assert.equal(answer.status, 204);
  assert.match(answer.headers.getSetCookie()[0]!, /^dass_session=; Max-Age=0; Path=\//);
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 401);
  // Signing out again is no failure.
  assert.equal((await asMarina(`${apiAddress}/api/session`, { method: 'DELETE' })).status, 204);
});

test('signing in again starts a new session and ends the previous one', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const before = await signIn();
  const answer = await before(`${apiAddress}/api/session`, asJson({ email: iara, password: 'aurora' }));
  assert.equal(answer.status, 200);
  assert.equal((await before(`${apiAddress}/api/session`)).status, 401);
  const after = fetchWith({ Cookie: cookieOf(answer), Origin: shellOrigin });
  assert.equal(((await (await after(`${apiAddress}/api/session`)).json()) as { email: string }).email, iara);
});

test('a session survives a restart; the database does not contain the cookie', async (t) => {
  const first = await startTestPlatform(t);
  const answer = await pageFetch(`${first.apiAddress}/api/session`, asJson({ email: marina, password: 'aurora' }));
  const cookie = cookieOf(answer);
  await first.close();

  const stored = await readFile(join(first.dataFolder, 'records.db'), 'latin1');
  assert.ok(stored.includes(marina));
  assert.ok(!stored.includes(cookie.split('=')[1]!));

  const second = await startTestPlatform(t, { dataFolder: first.dataFolder });
  assert.equal((await fetchWith({ Cookie: cookie })(`${second.apiAddress}/api/session`)).status, 200);
});

test('a session ends after its lifetime', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { apiAddress, signIn } = await startTestPlatform(t, { sessionLifetime: 1_000 });
  const asMarina = await signIn();
  t.mock.timers.tick(999);
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 200);
  t.mock.timers.tick(1);
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 401);
});

test('an invented cookie is refused', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  for (const id of ['', 'x', 'A'.repeat(43), '__proto__', '%00'.repeat(10)]) {
    assert.equal((await fetchWith({ Cookie: `dass_session=${id}` })(`${apiAddress}/api/session`)).status, 401, id);
  }
});

test('[HL-05] without permission the session says so, and other routes answer PROFILE_WITHOUT_PERMISSIONS', async (t) => {
  const { apiAddress, filesAddress, signIn } = await startTestPlatform(t);
  const asIara = await signIn(iara);
  const session = (await (await asIara(`${apiAddress}/api/session`)).json()) as { accessDenied: boolean };
  assert.equal(session.accessDenied, true);
  for (const address of [`${apiAddress}/api/menu`, `${apiAddress}/api/notifications`, `${filesAddress}/api/files`]) {
    const answer = await asIara(address);
    assert.equal(answer.status, 403);
    assert.equal(((await answer.json()) as { code: string }).code, 'PROFILE_WITHOUT_PERMISSIONS');
  }
});

test('the example users can sign in', async (t) => {
  const { apiAddress, users } = await startTestPlatform(t);
  const shown = (await (await pageFetch(`${apiAddress}/api/demo-users`)).json()) as {
    email: string;
    password: string;
  }[];
  assert.deepEqual(
    shown.map(({ email }) => email),
    users.map(({ email }) => email),
  );
  for (const { email, password } of shown) {
    assert.equal((await pageFetch(`${apiAddress}/api/session`, asJson({ email, password }))).status, 200);
  }
});

test('[MD-09] the menu has the configured number of entries', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t, { menuSize: 5_000 });
  interface Item {
    items?: Item[];
  }
  const menu = (await (await (await signIn())(`${apiAddress}/api/menu`)).json()) as Item[];
  const count = (items: readonly Item[]): number => items.reduce((sum, item) => sum + 1 + count(item.items ?? []), 0);
  assert.equal(count(menu), 5_000);
});

test('a chunked body without Content-Length is read up to the same limit', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  const send = (text: string) =>
    pageFetch(`${apiAddress}/api/session`, {
      ...asJson({}),
      body: new Blob([text]).stream(),
      duplex: 'half',
    } as RequestInit);
  const credentials = { email: marina, password: 'aurora' };
  assert.equal((await send(JSON.stringify(credentials))).status, 200);
  assert.equal((await send(JSON.stringify({ ...credentials, more: 'x'.repeat(70_000) }))).status, 413);
  assert.equal((await send('{"email":')).status, 400);
});

test('wrong passwords delay the next attempt, for that user and address only', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  const attempt = (email: string | undefined, password: string) =>
    pageFetch(`${apiAddress}/api/session`, asJson({ email, password }));
  for (let time = 1; time <= 5; time++) assert.equal((await attempt(marina, `errada${time}`)).status, 401);
  const refused = await attempt(` ${marina?.toUpperCase()}`, 'aurora');
  assert.equal(refused.status, 429);
  const seconds = Number(refused.headers.get('Retry-After'));
  assert.ok(seconds > 0 && seconds <= 15, `${seconds}`);
  assert.match(refused.headers.get('Access-Control-Expose-Headers') ?? '', /Retry-After/);
  assert.equal(((await refused.json()) as { code: string }).code, 'TOO_MANY_ATTEMPTS');
  assert.equal((await attempt(iara, 'aurora')).status, 200);
});

test('a request for another user than the signed-in one is refused', async (t) => {
  const { apiAddress, filesAddress, signIn } = await startTestPlatform(t);
  const asJoao = await signIn(joao);
  const user = { 'X-Dass-User': encodeURIComponent(marina!) };
  const requests: [method: string, address: string][] = [
    ['GET', `${apiAddress}/api/menu`],
    ['GET', `${apiAddress}/api/notifications`],
    ['GET', `${apiAddress}/api/notifications/events`],
    ['POST', `${apiAddress}/api/notifications/read-all`],
    ['POST', `${apiAddress}/api/notifications/n240/read`],
    ['GET', `${apiAddress}/api/materials`],
    ['PUT', `${apiAddress}/api/materials/3`],
    ['POST', `${apiAddress}/api/purchases`],
    ['GET', `${apiAddress}/api/structures`],
    ['POST', `${apiAddress}/api/faults`],
    ['GET', `${filesAddress}/api/files`],
    ['POST', `${filesAddress}/api/upload/file`],
    ['GET', `${filesAddress}/api/download/file/${'0'.repeat(32)}?project=dds`],
    ['DELETE', `${apiAddress}/api/session`],
  ];
  for (const [method, address] of requests) {
    const answer = await asJoao(address, { method, headers: user, ...(method !== 'GET' && { body: '{}' }) });
    assert.deepEqual([address, answer.status], [address, 409]);
    assert.equal(((await answer.json()) as { code: string }).code, 'USER_CHANGED');
  }
  assert.equal((await asJoao(`${apiAddress}/api/session`)).status, 200, 'the session belongs to the other user');
  const mine = { headers: { 'X-Dass-User': encodeURIComponent(joao!) } };
  assert.equal((await asJoao(`${apiAddress}/api/menu`, mine)).status, 200);
});

import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  asJson,
  cookieOf,
  fetchWith,
  iara,
  marina,
  pageFetch,
  shellOrigin,
  startTestPlatform,
} from './test-platform.js';

test('[MS-03] who is not signed in gets WITHOUT_TOKEN with 401, everywhere', async (t) => {
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

test('sign-in sets a cookie that no script reads and no other site sends', async (t) => {
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

test('the domain of the cookie can be that of a group of hosts', async (t) => {
  const { apiAddress } = await startTestPlatform(t, { cookieDomain: 'example.com' });
  const answer = await pageFetch(`${apiAddress}/api/session`, asJson({ email: marina, password: 'aurora' }));
  assert.match(answer.headers.getSetCookie()[0]!, /; Domain=example\.com;/);
});

test('a wrong password and an unknown person get the same answer', async (t) => {
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

test('[MS-03] missing fields are named, with MISSING_BODY_FIELDS', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  const answer = await pageFetch(`${apiAddress}/api/session`, asJson({ email: marina, password: 7 }));
  assert.equal(answer.status, 400);
  const { code, detail } = (await answer.json()) as { code: string; detail: string[] };
  assert.equal(code, 'MISSING_BODY_FIELDS');
  assert.deepEqual(detail, ['password']);
});

test('a body that is no JSON object, or too large, is refused', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  for (const body of ['{"email":', '[]', 'null', '"text"', '']) {
    const answer = await pageFetch(`${apiAddress}/api/session`, { ...asJson({}), body });
    const { message } = (await answer.json()) as { message: string };
    assert.deepEqual([answer.status, message], [400, 'Requisição inválida'], body);
  }
  const large = asJson({ email: marina, password: 'x'.repeat(70_000) });
  assert.equal((await pageFetch(`${apiAddress}/api/session`, large)).status, 413);
});

test('[SH-13] sign-out ends the session for good and removes the cookie', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 200);
  const answer = await asMarina(`${apiAddress}/api/session`, { method: 'DELETE' });
  assert.equal(answer.status, 204);
  assert.match(answer.headers.getSetCookie()[0]!, /^dass_session=; Max-Age=0; Path=\//);
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 401);
  // A second time, signed out already, is no failure.
  assert.equal((await asMarina(`${apiAddress}/api/session`, { method: 'DELETE' })).status, 204);
});

test('signing in anew makes a new session and ends the one before', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const before = await signIn();
  const answer = await before(`${apiAddress}/api/session`, asJson({ email: iara, password: 'aurora' }));
  assert.equal(answer.status, 200);
  assert.equal((await before(`${apiAddress}/api/session`)).status, 401);
  const after = fetchWith({ Cookie: cookieOf(answer), Origin: shellOrigin });
  assert.equal(((await (await after(`${apiAddress}/api/session`)).json()) as { email: string }).email, iara);
});

test('a session survives a restart; the file does not hold what a browser would need', async (t) => {
  const first = await startTestPlatform(t);
  const answer = await pageFetch(`${first.apiAddress}/api/session`, asJson({ email: marina, password: 'aurora' }));
  const cookie = cookieOf(answer);
  await first.close();

  const stored = await readFile(join(first.dataFolder, 'sessions.json'), 'utf8');
  assert.ok(stored.includes(marina));
  assert.ok(!stored.includes(cookie.split('=')[1]!));

  const second = await startTestPlatform(t, { dataFolder: first.dataFolder });
  assert.equal((await fetchWith({ Cookie: cookie })(`${second.apiAddress}/api/session`)).status, 200);
});

test('a session is over when its time has come', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t, { sessionLifetime: 1_000 });
  const asMarina = await signIn();
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 200);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 401);
});

test('a cookie that is made up opens nothing', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  for (const id of ['', 'x', 'A'.repeat(43), '__proto__', '%00'.repeat(10)]) {
    assert.equal((await fetchWith({ Cookie: `dass_session=${id}` })(`${apiAddress}/api/session`)).status, 401, id);
  }
});

test('[HL-05] without permission: the session says so, and the rest is PROFILE_WITHOUT_PERMISSIONS', async (t) => {
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

test('the sign-in page can show who there is', async (t) => {
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

test('[MD-09] the menu, as large as a test wants it', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t, { menuSize: 5_000 });
  const text = await (await (await signIn())(`${apiAddress}/api/menu`)).text();
  assert.equal(text.match(/"label":/g)!.length, 5_000);
});

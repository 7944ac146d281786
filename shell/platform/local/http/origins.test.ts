import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { loopbackAliases } from './origins.js';
import {
  asJson,
  fetchWith,
  marina,
  shellOrigin,
  startTestPlatform,
} from '../../../../test/support/platform/test-platform.js';

const credentials = asJson({ email: marina, password: 'aurora' });

test('a change is refused from a foreign origin and without an Origin header', async (t) => {
  const { apiAddress, filesAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const strangers = ['https://evil.example', 'http://localhost:3071', 'http://localhost.evil.example:3070', 'null', ''];
  for (const origin of strangers) {
    const headers: Record<string, string> = origin ? { Origin: origin } : {};
    const signedInHeaders = { ...headers, ...(origin === '' && { Origin: '' }) };
    assert.equal((await fetchWith(headers)(`${apiAddress}/api/session`, credentials)).status, 403, origin);
    const attempts = [
      [`${apiAddress}/api/session`, 'DELETE'],
      [`${apiAddress}/api/notifications/read-all`, 'POST'],
      [`${filesAddress}/api/upload/file`, 'POST'],
      [`${filesAddress}/api/files/${'0'.repeat(32)}`, 'DELETE'],
    ] as const;
    for (const [address, method] of attempts) {
      const answer = await asMarina(address, { method, headers: signedInHeaders });
      assert.equal(answer.status, 403, `${method} ${address} from ${origin}`);
      assert.equal(((await answer.json()) as { code: string }).code, 'ORIGIN_REFUSED');
    }
  }
  assert.equal((await asMarina(`${apiAddress}/api/session`)).status, 200, 'still signed in');
});

test('only pages of the shell may read responses', async (t) => {
  const { apiAddress, allowOrigin } = await startTestPlatform(t);
  const allowed = async (origin: string) => {
    const answer = await fetchWith({ Origin: origin })(`${apiAddress}/api/demo-users`);
    assert.match(answer.headers.get('Vary') ?? '', /Origin/);
    return answer.headers.get('Access-Control-Allow-Origin');
  };
  assert.equal(await allowed(shellOrigin), shellOrigin);
  assert.equal(await allowed('http://127.0.0.1:3070'), 'http://127.0.0.1:3070');
  assert.equal(await allowed('https://evil.example'), null);
  assert.equal(await allowed('http://hml-compras.example.com'), null);
  allowOrigin('http://hml-compras.example.com');
  assert.equal(await allowed('http://hml-compras.example.com'), 'http://hml-compras.example.com');
});

test('the preflight of an upload is answered, with credentials', async (t) => {
  const { filesAddress } = await startTestPlatform(t);
  const preflight = await fetchWith({
    Origin: shellOrigin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-file-name',
  })(`${filesAddress}/api/upload/file`, { method: 'OPTIONS' });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('Access-Control-Allow-Credentials'), 'true');
  assert.match(preflight.headers.get('Access-Control-Allow-Methods')!, /POST/);
  assert.match(preflight.headers.get('Access-Control-Allow-Headers')!, /X-File-Name/);
});

test('responses are not cached, not sniffed and not rendered as a page', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  const { headers } = await fetch(`${apiAddress}/api/session`);
  assert.equal(headers.get('Cache-Control'), 'no-store');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  assert.equal(headers.get('Content-Security-Policy'), "default-src 'none'");
});

test('[SH-11] localhost and 127.0.0.1 are aliases; other hosts have none', () => {
  assert.deepEqual(loopbackAliases('http://localhost:3070'), ['http://localhost:3070', 'http://127.0.0.1:3070']);
  assert.deepEqual(loopbackAliases('http://127.0.0.1/'), ['http://localhost', 'http://127.0.0.1']);
  assert.deepEqual(loopbackAliases('https://hml-compras.example.com/a'), ['https://hml-compras.example.com']);
});

import { strict as assert } from 'node:assert';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startShellServer } from './pages.js';
import { rawRequest, temporaryFolder } from '../../../../test/support/platform/test-platform.js';

const services = ['http://localhost:8087', 'http://hml-files.example.com:3071'];
const navigation = { Accept: 'text/html,application/xhtml+xml', 'Sec-Fetch-Mode': 'navigate' };

async function startShell(t: TestContext, files: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder(t);
  const built = {
    'index.html': '<title>Shell</title>',
    'login.html': '<title>Login</title>',
    'favicon.svg': '<svg/>',
    'assets/main-B1x_9-Zq.js': 'export {}',
    'assets/mp3-worker-C2y_8-Wp.js': 'self',
    ...files,
  };
  await mkdir(join(folder, 'shell', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries(built)) await writeFile(join(folder, 'shell', name), text);
  const server = await startShellServer({ folder: join(folder, 'shell'), port: 0, services });
  t.after(() => server.close());
  return server.address;
}

/** Requests a path as a navigation, unless the headers say otherwise. */
const get = (address: string, path: string, headers: Record<string, string> = navigation, method = 'GET') =>
  rawRequest(address, path, headers, method);

test("[SH-06] every navigation gets the shell's page", async (t) => {
  const address = await startShell(t);
  for (const path of ['/', '/workspace', '/403', '/producao/abc', '/pcp/producao/1?x=1', '/a.b', '/%C3%A7', '/%']) {
    const { status, text } = await get(address, path);
    assert.deepEqual([status, text], [200, '<title>Shell</title>'], path);
  }
  // Browsers without fetch metadata are recognized by the Accept header.
  assert.equal((await get(address, '/workspace', { Accept: 'text/html' })).status, 200);
});

test('[SH-02] /login is the login page of the origin', async (t) => {
  const address = await startShell(t);
  const { text, headers } = await get(address, '/login?from=x');
  assert.equal(text, '<title>Login</title>');
  assert.match(headers.get('Content-Type')!, /^text\/html/);
  assert.equal(headers.get('Cache-Control'), 'no-cache');
});

test("a missing resource is 404, not the shell's page", async (t) => {
  const address = await startShell(t);
  assert.equal((await get(address, '/assets/gone-12345678.js', { Accept: '*/*' })).status, 404);
  assert.equal((await get(address, '/assets/gone-12345678.js')).status, 404, 'also when typed into the address bar');
  assert.equal((await get(address, '/logo.png', { Accept: 'image/*', 'Sec-Fetch-Mode': 'no-cors' })).status, 404);
  assert.equal((await get(address, '/api/x', { Accept: 'application/json', 'Sec-Fetch-Mode': 'cors' })).status, 404);
  assert.equal((await get(address, '/part', { Accept: 'text/html', 'Sec-Fetch-Mode': 'cors' })).status, 404);
  assert.equal((await get(address, '/workspace', navigation, 'POST')).status, 404);
});

test('the content security policy of the pages allows the services and nothing else', async (t) => {
  const address = await startShell(t);
  const policyOf = async (path: string) => {
    const policy = (await get(address, path)).headers.get('Content-Security-Policy')!;
    return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  };
  const own = "'self'";
  const reached = ['http://localhost:8087', 'http://127.0.0.1:8087', 'http://hml-files.example.com:3071'];
  for (const path of ['/', '/login', '/workspace', '/assets/gone.js', '/assets/main-B1x_9-Zq.js']) {
    assert.deepEqual(
      await policyOf(path),
      {
        'default-src': [own],
        'script-src': [own],
        'style-src': [own],
        'img-src': [own, 'data:', 'blob:', 'http:', 'https:'],
        'media-src': [own, 'blob:', ...reached],
        'connect-src': [own, ...reached],
        'frame-src': [own, 'blob:', ...reached],
        'object-src': ["'none'"],
        'base-uri': [own],
        'form-action': [own],
        'frame-ancestors': [own],
      },
      path,
    );
  }
  const worker = await policyOf('/assets/mp3-worker-C2y_8-Wp.js');
  assert.deepEqual(worker['script-src'], [own, "'wasm-unsafe-eval'"]);
});

test('the other security headers are set', async (t) => {
  const { headers } = await get(await startShell(t), '/');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
  assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
  assert.match(headers.get('Permissions-Policy')!, /camera=\(self\), microphone=\(self\)/);
});

test('hashed files are cached forever, all others are revalidated', async (t) => {
  const address = await startShell(t, { 'assets/plain.js': '1' });
  const cache = async (path: string) => (await get(address, path)).headers.get('Cache-Control');
  assert.equal(await cache('/assets/main-B1x_9-Zq.js'), 'public, max-age=31536000, immutable');
  for (const path of ['/', '/login', '/workspace', '/assets/plain.js', '/favicon.svg', '/assets/gone-12345678.js']) {
    assert.equal(await cache(path), 'no-cache', path);
  }
  const { headers } = await get(address, '/');
  const again = { ...navigation, 'If-Modified-Since': headers.get('Last-Modified')! };
  const unchanged = await get(address, '/', again);
  assert.deepEqual([unchanged.status, unchanged.text], [304, '']);
  assert.ok(unchanged.headers.has('Content-Security-Policy'));
  assert.equal((await get(address, '/', { ...again, 'If-Modified-Since': new Date(0).toUTCString() })).status, 200);
});

test('no path leaves the folder', async (t) => {
  const address = await startShell(t);
  const attempts = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
  ];
  for (const path of attempts) {
    const { status, text } = await get(address, path, { Accept: '*/*' });
    assert.ok([400, 404].includes(status), `${path}: ${status}`);
    assert.ok(!text.includes('secret'));
  }
});

test('without a built shell the error names the command', async (t) => {
  const folder = await temporaryFolder(t);
  await assert.rejects(startShellServer({ folder, port: 0, services }), /There is no built shell in .*npm run build/);
});

test('without a login page, /login gets the shell, which reports it', async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, 'index.html'), 'shell');
  const server = await startShellServer({ folder, port: 0, services });
  t.after(() => server.close());
  assert.equal((await get(server.address, '/login')).text, 'shell');
});

import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import type { Nginx } from '../support/nginx.js';
import { startShellNginx } from './support/shell-nginx.js';
import { home, marina, shellForTests } from './support/shell-under-test.js';

const services = ['http://localhost:8087', 'http://localhost:3071'];
const assets = readdirSync('dist/shell/assets');
const asset = (pattern: RegExp): string => `/assets/${assets.find((name) => pattern.test(name))!}`;

describe('the built shell behind nginx with the example configuration', () => {
  const shell = shellForTests();
  let nginx: Nginx;
  let browser: Browser;
  before(async () => {
    nginx = await startShellNginx(services);
    const port = (address: string): string => new URL(address).port;
    const rules = [
      `MAP localhost:5173 127.0.0.1:${nginx.port}`,
      `MAP localhost:8087 127.0.0.1:${port(shell.platform.apiAddress)}`,
      `MAP localhost:3071 127.0.0.1:${port(shell.platform.filesAddress)}`,
    ];
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumSwitches, `--host-resolver-rules=${rules.join(', ')}`],
    });
  });
  after(async () => {
    await browser?.close();
    await nginx?.stop();
  });

  /** Requests a path without decompressing the answer. */
  const request = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(nginx.address + path, { headers }, resolve).on('error', reject);
    });
  const textOf = async (response: IncomingMessage): Promise<string> => String(await buffer(response));

  test('every route of the shell is answered with its page, and /login with the sign-in page', async () => {
    const page = readFileSync('dist/shell/index.html', 'utf8');
    for (const path of ['/', '/workspace/materials?x=1', '/compras/pedidos/45-0193']) {
      const response = await request(path);
      assert.equal(response.statusCode, 200, path);
      assert.match(response.headers['content-type']!, /text\/html/);
      assert.equal(await textOf(response), page);
    }
    assert.equal(await textOf(await request('/login')), readFileSync('dist/shell/login.html', 'utf8'));
  });

  test('a missing file is not answered with the page, and the answer is not kept', async () => {
    const response = await request('/assets/removed-12345678.js');
    assert.equal(response.statusCode, 404);
    assert.equal(response.headers['cache-control'], undefined);
    assert.equal(response.headers['x-content-type-options'], 'nosniff');
  });

  test('files with a hash are kept without end, pages are revalidated', async () => {
    const script = await request(asset(/^start-index-.*\.js$/));
    assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable');
    const page = await request('/workspace');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const again = await request('/workspace', { 'If-None-Match': page.headers.etag ?? '' });
    assert.equal(again.statusCode, 304);
  });

  test('files are sent compressed to a browser that accepts it', async () => {
    for (const path of [asset(/^start-index-.*\.js$/), asset(/^start-index-.*\.css$/)]) {
      const response = await request(path, { 'Accept-Encoding': 'gzip' });
      assert.equal(response.headers['content-encoding'], 'gzip', path);
      assert.match(String(response.headers.vary), /Accept-Encoding/);
      assert.deepEqual(gunzipSync(await buffer(response)), readFileSync(`dist/shell${path}`));
      assert.equal((await request(path)).headers['content-encoding'], undefined);
    }
  });

  test('the headers allow what the shell needs, and no more', async () => {
    const { headers } = await request('/workspace');
    const policy = headers['content-security-policy'] as string;
    for (const part of ["script-src 'self';", `connect-src 'self' ${services.join(' ')};`, "frame-ancestors 'self'"])
      assert.ok(policy.includes(part), part);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.doesNotMatch(String(headers.server), /\d/);
    const worker = await request(asset(/^recorder-worker-.*\.js$/));
    assert.match(worker.headers['content-security-policy'] as string, /script-src 'self' 'wasm-unsafe-eval';/);
  });

  test('a user signs in and arrives at the requested page, without a violation of the policy', async (t) => {
    const page = await browser.newPage();
    t.after(() => page.close());
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${home}/workspace/buttons?x=1`);
    await page.waitForURL(`${home}/login`);
    await page.getByLabel('E-mail').fill(marina);
    await page.getByLabel('Senha').fill('aurora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/buttons?x=1`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    assert.deepEqual(violations, []);
  });
});

import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { docsPages } from '../../scripts/dev-server/docs-pages.mjs';
import { startDevServer } from './dev-server.js';

test('the development server has the built documentation at /docs/, and nothing outside of it', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'dass-docs-'));
  t.after(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'site');
  mkdirSync(join(folder, 'pagefind'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<h1>Documentation</h1>');
  writeFileSync(join(folder, 'pagefind/pagefind.js'), '');
  const { address, close } = await startDevServer({ configFile: false, root, plugins: [docsPages(folder)] });
  t.after(close);
  const read = async (path: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(address + path);
    return { status: response.status, text: await response.text() };
  };
  assert.deepEqual(await read('/docs/'), { status: 200, text: '<h1>Documentation</h1>' });
  assert.deepEqual(await read('/docs'), { status: 200, text: '<h1>Documentation</h1>' });
  assert.equal((await read('/docs/nothing.html')).status, 404);
  assert.doesNotMatch((await read('/docs/..%2Fsecret.txt')).text, /^secret$/);
});

import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startNginx } from '../support/nginx.js';
import { startBrowser, type DocsBrowser } from './support/docs-browser.js';
import { SITE } from './support/docs-site.js';
import { blocksOfKind, blockTitle, type CodeBlock } from './support/guide-code.js';

/** What a server answers with the configuration of a block. */
interface Answer {
  readonly path: string;
  readonly header: string;
  /** `null`: without this header. */
  readonly value: RegExp | null;
  /** Content of the answer. Default: any. */
  readonly content?: string;
}

const PAGE = '<!doctype html><title>Page</title>';
const LOGIN = '<!doctype html><title>Login</title>';
const IMMUTABLE = /^public, max-age=31536000, immutable$/;

/** Answers by guide, in the order of its blocks. */
const ANSWERS: Readonly<Record<string, readonly (readonly Answer[])[]>> = {
  'content-security-policy': [
    [
      {
        path: '/',
        header: 'Content-Security-Policy',
        value: /^default-src 'none'; script-src 'self'; style-src 'self';/,
      },
    ],
    [
      { path: '/assets/recorder-worker-1a2b3c4d.js', header: 'Content-Security-Policy', value: /'wasm-unsafe-eval'/ },
      { path: '/assets/index-1a2b3c4d.js', header: 'Content-Security-Policy', value: null },
    ],
    [{ path: '/', header: 'Content-Security-Policy', value: /; require-trusted-types-for 'script'; trusted-types / }],
  ],
  'files-and-devices': [[{ path: '/', header: 'Permissions-Policy', value: /camera=\(self\), microphone=\(self\)/ }]],
  platform: [
    [
      { path: '/workspace/materials', header: 'Cache-Control', value: /^no-cache$/, content: PAGE },
      { path: '/login', header: 'Cache-Control', value: /^no-cache$/, content: LOGIN },
      { path: '/assets/index-1a2b3c4d.js', header: 'Cache-Control', value: IMMUTABLE },
    ],
  ],
  upgrading: [
    [
      { path: '/dass/dass.js', header: 'Cache-Control', value: /^no-cache$/ },
      { path: '/dass/chunks/button.js', header: 'Cache-Control', value: IMMUTABLE },
      { path: '/dass/assets/worker.js', header: 'Cache-Control', value: IMMUTABLE },
    ],
  ],
};

describe('configurations of nginx in the guides', () => {
  const blocks = blocksOfKind('nginx');
  const root = mkdtempSync(join(tmpdir(), 'dass-guide-server-'));
  let browser: DocsBrowser;

  before(async () => {
    const files = {
      'index.html': PAGE,
      'login.html': LOGIN,
      'assets/index-1a2b3c4d.js': '',
      'assets/recorder-worker-1a2b3c4d.js': '',
      'dass/dass.js': '',
      'dass/chunks/button.js': '',
      'dass/assets/worker.js': '',
    };
    for (const folder of ['assets', 'dass/chunks', 'dass/assets']) mkdirSync(join(root, folder), { recursive: true });
    for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), content);
    browser = await startBrowser();
  });
  after(async () => {
    await browser.close();
    rmSync(root, { recursive: true });
  });

  /** Serves a folder with the configuration of a block, which is the content of `server`. */
  const serve = ({ code }: CodeBlock, folder: string) =>
    startNginx((port) => {
      const ownRoot = /^root /m.test(code) ? '' : `root ${folder};`;
      return `server { listen 127.0.0.1:${port}; ${ownRoot}\n${code.replace('/srv/shell', folder)}}`;
    });

  it('are all tested', () => {
    for (const guide of new Set([...Object.keys(ANSWERS), ...blocks.map(({ guide }) => guide)]))
      assert.equal(ANSWERS[guide]?.length, blocks.filter((block) => block.guide === guide).length, guide);
  });

  for (const block of blocks)
    it(`are valid and have the described effect: ${blockTitle(block)}`, async (t) => {
      const nginx = await serve(block, root);
      t.after(() => nginx.stop());
      const index = blocks.filter(({ guide }) => guide === block.guide).indexOf(block);
      for (const { path, header, value, content } of ANSWERS[block.guide]![index]!) {
        const response = await fetch(nginx.address + path);
        assert.equal(response.status, 200, path);
        const found = response.headers.get(header);
        assert.ok(value ? value.test(found ?? '') : found === null, `${path}: ${header}: ${found}`);
        if (content) assert.equal(await response.text(), content, path);
      }
    });

  for (const block of blocks.filter(
    ({ guide, code }) => guide === 'content-security-policy' && !/^location/.test(code),
  ))
    it(`allow what the page of the guide needs: ${blockTitle(block)}`, async (t) => {
      const folder = mkdtempSync(join(tmpdir(), 'dass-guide-policy-'));
      t.after(() => rmSync(folder, { recursive: true }));
      cpSync(`${SITE}/kit`, join(folder, 'dass'), { recursive: true });
      const [page] = blocksOfKind('html page').filter(({ guide }) => guide === block.guide);
      writeFileSync(join(folder, 'index.html'), page!.code);
      const nginx = await serve(block, folder);
      t.after(() => nginx.stop());
      const shown = await browser.open(nginx.address);
      await shown.page.goto(nginx.address);
      await shown.page.waitForFunction(() => customElements.get('dass-pick-list') ?? customElements.get('dass-button'));
      assert.deepEqual(shown.problems, []);
    });
});

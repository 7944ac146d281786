import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { compileReact } from '../../docs/build/examples/compile-react.js';
import { htmlFrame, reactFrame } from '../../docs/build/examples/frames.js';
import type { DocsPage } from './support/docs-browser.js';
import { SITE, startSite, type DocsSite } from './support/docs-site.js';
import { allCodeBlocks, blocksOfKind, blockTitle, codeBlocks, guideNames, languageIds } from './support/guide-code.js';

/** Kinds of code with tests in this file, in guide-commands, guide-servers and guide-styles, and in test/package. */
const TESTED_KINDS = [
  'css',
  'html',
  'html page',
  'js',
  'json',
  'nginx',
  'sh',
  'svelte',
  'ts',
  'ts angular',
  'tsx',
  'tsx solid',
  'vue',
];

describe('code of the guides', () => {
  let site: DocsSite;
  let shown: DocsPage;

  before(async () => {
    site = await startSite();
    shown = await site.open();
    const { origin } = new URL(site.home);
    // The pages of the guides have the kit at /dass/.
    await shown.page.route(`${origin}/dass/**`, (route) =>
      route.fulfill({ path: `${SITE}/kit/${new URL(route.request().url()).pathname.slice('/dass/'.length)}` }),
    );
  });
  after(() => site.close());

  /** Shows a document at an address in the folder of the examples. */
  async function problemsOf(content: string): Promise<string[]> {
    const { page, problems } = shown;
    problems.length = 0;
    const address = `${site.home}examples/guide.html`;
    await page.route(address, (route) => route.fulfill({ body: content, contentType: 'text/html; charset=utf-8' }));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('*')].every(
        ({ localName }) => !localName.startsWith('dass-') || customElements.get(localName),
      ),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.unroute(address);
    return [...problems];
  }

  it('is the same in all languages', () => {
    for (const guide of guideNames)
      for (const language of languageIds) {
        const own = codeBlocks(guide, language).map(({ kind, code }) => ({ kind, code }));
        const english = codeBlocks(guide, 'en').map(({ kind, code }) => ({ kind, code }));
        assert.deepEqual(own, english, `${guide}, ${language}`);
      }
  });

  it('has no kind of code that no test runs', () => {
    assert.deepEqual(
      allCodeBlocks().filter(({ kind }) => !TESTED_KINDS.includes(kind)),
      [],
    );
  });

  for (const block of blocksOfKind('html'))
    it(`runs in a page: ${blockTitle(block)}`, async () => {
      assert.deepEqual(await problemsOf(htmlFrame(block.code, { title: block.guide, root: '../' })), []);
    });

  for (const block of blocksOfKind('html page'))
    it(`is a page that works: ${blockTitle(block)}`, async () => {
      assert.deepEqual(await problemsOf(block.code), []);
    });

  for (const block of blocksOfKind('tsx'))
    it(`renders in React: ${blockTitle(block)}`, async () => {
      assert.deepEqual(await problemsOf(reactFrame(compileReact(block.code), { title: block.guide, root: '../' })), []);
      assert.ok(await shown.page.locator('#root > *').count());
    });

  it('has the types of the kit', () => {
    const folder = 'node_modules/.cache/dass-guides';
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: Record<string, unknown>;
    };
    const root = '../../../';
    const paths = Object.fromEntries(
      Object.entries(compilerOptions.paths as Record<string, string[]>).map(([name, places]) => [
        name,
        places.map((place) => root + place),
      ]),
    );
    const options = {
      ...compilerOptions,
      paths,
      incremental: false,
      tsBuildInfoFile: undefined,
      noUnusedLocals: false,
    };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: options, include: ['*.ts', '*.tsx'] }));
    for (const { guide, line, kind, code } of blocksOfKind('ts', 'tsx'))
      writeFileSync(`${folder}/${guide}-line-${line}.${kind}`, `${code}\nexport {};\n`);
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', folder], {
      encoding: 'utf8',
    });
    assert.equal(stdout, '');
  });
});

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { build as esbuild } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { build as viteBuild } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { run } from '../support/commands.js';
import { createConsumer, type Consumer } from './support/install.js';
import { openPage, startSite, STRICT_POLICY, type RunningSite } from './support/site.js';

/** Puts React 18 in place of the installed React. */
const react18 = [
  ['react', 'react18/index.js'],
  ['react/jsx-runtime', 'react18/jsx-runtime.js'],
  ['react-dom', 'react-dom18/index.js'],
  ['react-dom/client', 'react-dom18/client.js'],
].map(([name, path]) => ({ find: new RegExp(`^${name}$`), replacement: resolve(`node_modules/${path}`) }));

describe('The package in applications with React', () => {
  let consumer: Consumer;
  let browser: Browser;
  let server: RunningSite;
  before(async () => {
    consumer = await createConsumer('test/package/react-consumer');
    server = await startSite({ folders: { '/': consumer.root }, headers: STRICT_POLICY });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    consumer?.remove();
  });

  /** Builds a page with React's warnings, and opens it. The test fails if the page logs an error or a warning. */
  async function open(t: TestContext, page: string, outDir: string, alias: typeof react18 = []): Promise<Page> {
    await viteBuild({
      root: consumer.root,
      configFile: false,
      logLevel: 'error',
      mode: 'development',
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: { alias },
      build: { outDir, minify: false, rolldownOptions: { input: join(consumer.root, page) } },
      base: `/${outDir}/`,
    });
    return (await openPage(t, browser, `${server.address}/${outDir}/${page}`)).page;
  }

  /** Types into the field, and selects an item. */
  async function work(page: Page): Promise<void> {
    await page.getByLabel('Fornecedor').fill('Açaí Tecidos');
    await page.getByRole('option', { name: 'Sola' }).dblclick();
  }

  /** Works with the wrappers, and finds the cells that React renders. */
  async function workWithWrappers(page: Page, version: RegExp): Promise<void> {
    await page.getByRole('heading', { name: version }).waitFor();
    await work(page);
    await page.locator('output').getByText('Açaí Tecidos: Sola').waitFor();
    assert.deepEqual(await page.locator('dass-data-table .rows-sheet a').allInnerTexts(), [
      'Couro · Novo Hamburgo',
      'Sola · Novo Hamburgo',
      'Linha · Novo Hamburgo',
    ]);
  }

  it('works with the wrappers in React 18', async (t) => {
    await workWithWrappers(await open(t, 'wrappers.html', 'dist-18', react18), /^React 18\./);
  });

  it('works with the wrappers in React 19', async (t) => {
    await workWithWrappers(await open(t, 'wrappers.html', 'dist-19'), /^React 19\./);
  });

  it('works with the tags in React 19: properties, and events by their names', async (t) => {
    const page = await open(t, 'tags.html', 'dist-tags');
    await work(page);
    await page.locator('output').getByText('Açaí Tecidos: 1').waitFor();
  });

  it('is rendered on a server, and hydrated without a mismatch', async (t) => {
    await esbuild({
      entryPoints: [join(consumer.root, 'server.ts')],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      outfile: join(consumer.root, 'server.mjs'),
    });
    const {
      application: html,
      button,
      others,
    } = JSON.parse(await run(process.execPath, ['server.mjs'], consumer.root)) as Record<
      'application' | 'button' | 'others',
      string
    >;
    assert.ok(html.includes('<dass-text-input label="Fornecedor" value="Aurora"></dass-text-input>'), html);
    assert.ok(html.includes('<dass-data-table label="Tabela"></dass-data-table>'), html);
    assert.equal(
      button,
      '<dass-button class="main" id="save" icon-only="" label="Salvar &quot;já&quot;"><b>S</b></dass-button>',
    );
    assert.equal(
      others,
      '<dass-notice duration="2500" message="&lt;script&gt;"></dass-notice>' +
        '<dass-search-filter dispatch-default-filter="false"></dass-search-filter>',
    );
    const path = join(consumer.root, 'hydrate.html');
    writeFileSync(path, readFileSync(path, 'utf8').replace('<div id="root"></div>', `<div id="root">${html}</div>`));
    const page = await open(t, 'hydrate.html', 'dist-hydrate');
    await workWithWrappers(page, /^React 19\./);
  });

  it('has types that compile in the application', async () => {
    const tsc = resolve('node_modules/typescript-7/bin/tsc');
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
    const module = ['--module', 'esnext', '--moduleResolution', 'bundler'];
    await run(process.execPath, [tsc, ...options, ...module, 'wrappers.ts', 'hydrate.ts', 'tags.ts'], consumer.root);
  });
});

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { build as esbuild } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { build as viteBuild, createServer } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { listFiles } from '../../scripts/files.mjs';
import { run } from '../support/commands.js';
import { createConsumer, type Consumer } from './support/install.js';
import { htmlPage, openPage, startSite, STRICT_POLICY } from './support/site.js';

/** Texts that only the warnings in development have. */
const TEXTS = /in the documentation\.|does not bubble|was changed in place/;
const EXPECTED =
  /^\[dass\] <dass-button> has no attribute 'appearence'\. Did you mean 'appearance'\?|^Lit is in dev mode/;

describe('Warnings of mistakes', () => {
  let consumer: Consumer;
  let browser: Browser;
  before(async () => {
    consumer = await createConsumer('test/package/consumer');
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
      <script type="module" src="./mistakes.js"></script></head>
      <body><dass-button appearence="solid">Save</dass-button></body></html>`;
    writeFileSync(join(consumer.root, 'mistakes.html'), page);
    writeFileSync(join(consumer.root, 'mistakes.js'), "import 'dass-elements/dass-button.js';\n");
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    consumer?.remove();
  });

  /** Opens a page, and waits for its warning. */
  async function expectWarning(t: TestContext, address: string): Promise<void> {
    const { page, messages } = await openPage(t, browser, address, { expected: EXPECTED });
    const warning = (): string | undefined => messages.find((text) => text.includes('appearence'));
    if (!warning()) await page.waitForEvent('console', (message) => message.text().includes('appearence'));
    assert.match(warning() ?? '', /See elements\/button in the documentation\./);
  }

  it('are in no file of a production build', async () => {
    await viteBuild({
      root: consumer.root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'dist-mistakes', rolldownOptions: { input: join(consumer.root, 'bundle.html') } },
    });
    const files = listFiles([join(consumer.root, 'dist-mistakes'), 'dist/page'], (path) => /\.js$/.test(path));
    const withTexts: string[] = [];
    for (const path of files) if (TEXTS.test(await readFile(path, 'utf8'))) withTexts.push(path);
    assert.deepEqual(withTexts, ['dist/page/dass.dev.js']);
  });

  it('are logged by the development server of Vite', async (t) => {
    // A build of Vite in this process has set it.
    process.env['NODE_ENV'] = 'development';
    const server = await createServer({
      root: consumer.root,
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    t.after(() => server.close());
    await server.listen();
    const { port } = server.httpServer!.address() as { port: number };
    await expectWarning(t, `http://127.0.0.1:${port}/mistakes.html`);
  });

  it('are chosen by the condition development in other bundlers, and do nothing in Node', async () => {
    const bundled = async (conditions: string[]): Promise<string> => {
      const { outputFiles } = await esbuild({
        entryPoints: [join(consumer.root, 'mistakes.js')],
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
        conditions,
      });
      return outputFiles[0]!.text;
    };
    assert.match(await bundled(['development']), TEXTS);
    assert.doesNotMatch(await bundled([]), TEXTS);
    const out = await run(process.execPath, ['--conditions=development', 'mistakes.js'], consumer.root);
    assert.doesNotMatch(out, TEXTS);
  });

  for (const script of ['dass.js', 'dass.bundle.js'])
    it(`are logged by ${script}?dev, under a strict policy; without it their file is not requested`, async (t) => {
      const body = '<dass-button appearence="solid">Save</dass-button>';
      const site = await startSite({
        answers: { '/dev': htmlPage({ body, script: `${script}?dev` }), '/plain': htmlPage({ body, script }) },
        headers: STRICT_POLICY,
      });
      t.after(() => site.close());
      await expectWarning(t, `${site.address}/dev`);
      const { page } = await openPage(t, browser, `${site.address}/plain`);
      const requested = await page.evaluate(async () => {
        await customElements.whenDefined('dass-button');
        return performance.getEntriesByType('resource').map(({ name }) => name);
      });
      assert.ok(requested.some((name) => name.includes(script)));
      assert.deepEqual(
        requested.filter((name) => name.includes('dass.dev')),
        [],
      );
    });
});

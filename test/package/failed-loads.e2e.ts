import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, after, before, beforeEach, describe, it, type TestContext } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { listFiles } from '../../scripts/files.mjs';
import { htmlPage, openPage, startSite, type OpenPage, type RunningSite } from './support/site.js';

const expected =
  /could not (be loaded|load a part)|Failed to load resource|only after a reload|preload|is no WebAssembly/i;
const body = `<button id="ask">Perguntar</button><div id="later"></div><output></output>
  <dass-date-input label="Prazo"></dass-date-input>
  <dass-recorder></dass-recorder>
  <dass-data-table label="Materiais"></dass-data-table>
  <script type="module" src="/page.js"></script>`;
const script = `import { confirm, ready } from '/kit/dass.js';
  document.querySelector('dass-data-table').columns = [{ name: 'code', label: 'Código' }];
  document.querySelector('#ask').addEventListener('click', async () => {
    await confirm('Enviar o pedido?').catch(() => undefined);
  });
  await ready();
  document.querySelector('output').textContent = 'pronto';`;

describe('When a part of the kit cannot be loaded', () => {
  let folder: string;
  let site: RunningSite;
  let browser: Browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dass-deployed-'));
    cpSync('dist/page', folder, { recursive: true });
    site = await startSite({
      answers: { '/page': htmlPage({ body }), '/page.js': script },
      folders: { '/kit/': folder },
    });
  });
  afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  after(() => browser?.close());

  /** Replaces the files on the server by those of another version, whose chunks have other addresses. */
  function deploy(): void {
    renameSync(join(folder, 'chunks'), join(folder, 'new-chunks'));
    for (const path of listFiles([folder], (file) => file.endsWith('.js')))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('chunks/', 'new-chunks/'));
  }

  const keepOldFiles = (): void => cpSync('dist/page/chunks', join(folder, 'chunks'), { recursive: true });

  async function open(t: TestContext): Promise<OpenPage> {
    const opened = await openPage(t, browser, `${site.address}/page`, { expected, withoutIdleTime: true });
    await opened.page.locator('output').filter({ hasText: 'pronto' }).waitFor();
    return opened;
  }
  const question = (page: Page) => page.getByText('Enviar o pedido?');
  /** Inserts an element whose file no other element of the page loads. */
  const insertAvatar = (page: Page): Promise<string> =>
    page.evaluate(() => (document.querySelector('#later')!.innerHTML = '<dass-avatar label="Aurora"></dass-avatar>'));
  const needsReload = 'Uma parte não foi carregada. Recarregue a página para continuar.';

  describe('because a new version has been deployed', () => {
    it('a question offers to reload the page, and works after it', async (t) => {
      const { page, messages } = await open(t);
      deploy();
      await page.locator('#ask').click();
      await page.locator('.load-failure').getByText(needsReload).waitFor();
      assert.equal(messages.filter((text) => /its file is gone from the server/.test(text)).length, 1);
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Recarregar', exact: true }).click(),
      ]);
      await page.locator('output').filter({ hasText: 'pronto' }).waitFor();
      await page.locator('#ask').click();
      await question(page).waitFor();
    });

    it('so does an element that is loaded by its tag, and a part of an element', async (t) => {
      const { page } = await open(t);
      deploy();
      await insertAvatar(page);
      await page.locator('.load-failure').getByText(needsReload).waitFor();
      await page.getByRole('button', { name: 'Fechar' }).click();
      await page.locator('dass-date-input').getByRole('button').first().click();
      await page.locator('dass-date-input .load-failure').getByText(needsReload).waitFor();
    });

    it('nothing fails as long as the old files are kept', async (t) => {
      const { page, messages } = await open(t);
      deploy();
      keepOldFiles();
      await page.locator('#ask').click();
      await question(page).waitFor();
      assert.deepEqual(messages, []);
    });

    it('an application can do it in its own way', async (t) => {
      const { page } = await open(t);
      await page.evaluate(() =>
        addEventListener('dass-reload-needed', (event) => {
          event.preventDefault();
          document.querySelector('output')!.textContent = 'Salve o pedido e recarregue.';
        }),
      );
      deploy();
      await page.locator('#ask').click();
      await page.locator('output').getByText('Salve o pedido e recarregue.').waitFor();
      assert.equal(await page.locator('.load-failure').count(), 0);
    });
  });

  describe('because one file of the recorder is gone', () => {
    for (const [file, path] of [
      ['worker', /\/kit\/assets\/recorder-worker-.*\.js/],
      ['encoder', /\/kit\/assets\/lame-.*\.wasm/],
    ] as const)
      it(`without its ${file}, it says so, and records when the user tries again`, async (t) => {
        const { page } = await open(t);
        await page.context().grantPermissions(['microphone']);
        const recorder = page.locator('dass-recorder');
        await page.context().route(path, (route) => route.fulfill({ status: 404, body: 'Not found' }));
        await routesApply(page);
        await recorder.getByRole('button', { name: 'Gravar' }).click();
        await recorder.getByText('O gravador não funcionou').first().waitFor();
        await page.context().unrouteAll();
        await recorder.getByRole('button', { name: 'Tentar de novo' }).click();
        await recorder.getByRole('button', { name: 'Parar' }).click();
        await recorder.locator('dass-player').waitFor();
      });
  });

  describe('because there is no network', () => {
    const parts: Readonly<
      Record<string, [act: (page: Page) => Promise<unknown>, works: (page: Page) => Promise<void>]>
    > = {
      'a question': [
        (page) => page.locator('#ask').click(),
        async (page) => {
          await page.locator('.load-failure').waitFor({ state: 'detached' });
          await page.locator('#ask').click();
          await question(page).waitFor();
        },
      ],
      'an element': [insertAvatar, (page) => page.getByRole('img', { name: 'Aurora' }).waitFor()],
      'the calendar of a date': [
        (page) => page.locator('dass-date-input').getByRole('button').first().click(),
        (page) => page.getByRole('grid').first().waitFor(),
      ],
      'the options of a table': [
        (page) => page.getByRole('button', { name: 'Opções da tabela' }).click(),
        (page) => page.getByRole('menu').getByText('Colunas').waitFor(),
      ],
      'the recorder': [
        (page) => page.getByRole('button', { name: 'Gravar' }).click(),
        (page) => page.getByRole('button', { name: 'Parar' }).waitFor(),
      ],
    };
    for (const [name, [act, works]] of Object.entries(parts)) {
      it(`${name} shows it, and works when the user tries again`, async (t) => {
        const { page, messages } = await open(t);
        await page.context().route(/\/kit\/(chunks|assets)\//, (route) => route.abort());
        await routesApply(page);
        await act(page);
        await page.locator('.load-failure').getByText('Uma parte não foi carregada.', { exact: true }).waitFor();
        assert.ok(messages.some((text) => /could not (be loaded|load a part)/.test(text)));
        await page.context().unrouteAll();
        await page.getByRole('button', { name: 'Tentar de novo' }).click();
        await works(page);
        await page.locator('.load-failure').waitFor({ state: 'detached' });
      });
    }
  });
});

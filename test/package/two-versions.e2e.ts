import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { listFiles } from '../../scripts/files.mjs';
import { htmlPage, openPage, startSite, type RunningSite } from './support/site.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const OTHER = '9.9.9';

describe('Two versions of the kit on one page', () => {
  let folder: string;
  let site: RunningSite;
  let browser: Browser;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dass-other-'));
    cpSync('dist/page', folder, { recursive: true });
    const changed = listFiles([folder], (path) => path.endsWith('.js')).filter((path) => {
      const code = readFileSync(path, 'utf8');
      const other = code.replaceAll(version, OTHER);
      writeFileSync(path, other);
      return other !== code;
    });
    assert.ok(changed.length > 0, 'the other kit says another version');
    site = await startSite({
      answers: {
        '/page': htmlPage({
          body: `<dass-text-input label="Fornecedor"></dass-text-input><dass-select-list label="País"></dass-select-list>
            <dass-button id="ask">Perguntar</dass-button><output></output>
            <script type="module" src="/page.js"></script>`,
        }),
        '/page.js': `import { ready } from '/kit/dass.js';
          await ready();
          const { confirm, setLanguage } = await import('/other/dass.js');
          document.querySelector('#ask').addEventListener('click', async () => {
            document.querySelector('output').textContent = await confirm('Enviar o pedido?');
            await setLanguage('es');
          });`,
      },
      folders: { '/kit/': 'dist/page', '/other/': folder },
    });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('logs one error; the elements of the first version stay, and work with functions of the second', async (t) => {
    const { page, messages } = await openPage(t, browser, `${site.address}/page`, {
      expected: /^\[dass\] Two versions/,
    });
    while (messages.length === 0) await page.waitForEvent('console');
    await page.getByLabel('Fornecedor').fill('Aurora');
    await page.locator('#ask').click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.locator('output').getByText('true').waitFor();
    await page.getByPlaceholder('Seleccione').waitFor();
    const versionOf = (tag: string): Promise<unknown> =>
      page.evaluate((name) => Reflect.get(customElements.get(name)!, 'version') as unknown, tag);
    for (const tag of ['dass-text-input', 'dass-select-list', 'dass-button'])
      assert.equal(await versionOf(tag), version);
    assert.deepEqual(messages.slice(1), []);
    assert.match(messages[0]!, new RegExp(`stay those of ${version}; ${OTHER} is ignored`));
  });
});

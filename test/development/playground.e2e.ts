import { strict as assert } from 'node:assert';
import { after, before, describe, test } from 'node:test';
import type { FrameLocator, Page } from 'playwright';
import { startDevServer, type DevServer } from './dev-server.js';

const playground = { configFile: 'playground/vite.config.ts' };
const example = (page: Page): FrameLocator => page.frameLocator('iframe');

describe('the playground', () => {
  let server: DevServer;
  before(async () => void (server = await startDevServer(playground)));
  after(() => server?.close());

  test('lists every element, finds one by its name, and leads to its examples', async (t) => {
    const page = await server.open(t, '/');
    const names = page.locator('.card h3');
    await names.first().waitFor();
    assert.ok((await names.count()) >= 49);
    await page.getByRole('searchbox', { name: 'Find an element' }).fill('chip');
    await page.waitForFunction(() => document.querySelectorAll('.card').length < 5);
    assert.deepEqual(await names.allInnerTexts(), ['chip', 'boolean-chip', 'filter-chips', 'filter-chips-dialog']);
    await page.locator('.card').first().getByRole('link', { name: 'warning', exact: true }).click();
    await page.getByRole('heading', { name: '<dass-chip>' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/chip/warning');
    await example(page).locator('dass-chip').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Every element' }).waitFor();
  });

  test('shows an example with the settings in its address', async (t) => {
    const page = await server.open(
      t,
      '/select-list/multiple?theme=dark&language=en&direction=rtl&density=compact&width=375',
    );
    const list = example(page).locator('dass-select-list');
    await list.waitFor();
    const root = example(page).locator('html');
    await list.getByRole('combobox').waitFor();
    assert.deepEqual(
      await root.evaluate(({ dataset, clientWidth, ownerDocument: { dir, documentElement } }) => [
        dataset.theme,
        dataset.density,
        dir,
        clientWidth,
        (documentElement as HTMLElement).lang,
      ]),
      ['dark', 'compact', 'rtl', 375, 'en'],
    );
  });

  test('names mistakes in the console', async (t) => {
    const page = await server.open(t, '/button/main', { expected: /has no attribute 'apearance'/ });
    const button = example(page).locator('dass-button').first();
    const warning = page.waitForEvent('console', (message) => message.text().includes("Did you mean 'appearance'?"));
    await button.evaluate((element) => element.setAttribute('apearance', 'solid'));
    await button.click();
    await warning;
  });

  test('keeps a changed setting in the address, also for the next example', async (t) => {
    const page = await server.open(t, '/button/main');
    await example(page).getByRole('button', { name: 'Confirmar 3 itens' }).waitFor();
    await page.getByRole('combobox', { name: 'Theme' }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await page.waitForURL('**/button/main?theme=dark');
    await page.getByRole('link', { name: 'danger', exact: true }).click();
    await page.waitForURL('**/button/danger?theme=dark');
    await example(page).getByRole('button', { name: 'Remover' }).waitFor();
    assert.equal(await example(page).locator('html').getAttribute('data-theme'), 'dark');
  });

  test('opens an overlay, and again when it was closed, also on a phone', async (t) => {
    const page = await server.open(t, '/confirm-dialog/question', { width: 375 });
    const dialog = example(page).getByRole('alertdialog').or(example(page).getByRole('dialog'));
    await dialog.waitFor();
    await dialog.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await example(page).getByRole('button', { name: 'Open' }).click();
    await dialog.waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375, 'nothing is clipped');
  });
});

import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { closeMessage, question } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const production = 'http://compras.example.com';
const record = '/workspace/material?id=13';
const menu = [
  { id: 'area', label: 'Cadastro de peças', url: '/cad-parts' },
  { id: 'other', label: 'Outro material', url: '/workspace/material?id=14' },
];

const nameOf = (page: Page) => page.getByLabel('Nome', { exact: true });
const unsaved = (page: Page) => question(page, 'O que mudou nesta ficha será perdido.');
/** Closes the message about a redirect that was skipped. */
const closeSkipped = async (page: Page) =>
  assert.match(await closeMessage(page), /O redirecionamento foi ignorado em localhost\./);

describe('leaving a form for an address outside of the shell', () => {
  const shell = shellForTests({ cookieDomain: 'example.com' });

  /** Opens the record of a material and the menu. @param name a new name that is not saved */
  async function open(page: Page, origin: string, name?: string): Promise<void> {
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { json: menu } : undefined));
    await page.goto(origin + record);
    if (name) await nameOf(page).fill(name);
    await nameOf(page).waitFor();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
  }
  const clickLink = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true }).click();

  test('[SH-11] a form without changes stays open when a redirect is skipped', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await open(page, home);
    const name = await nameOf(page).inputValue();
    await clickLink(page, 'Cadastro de peças');
    await closeSkipped(page);
    assert.equal(page.url(), home + record);
    assert.equal(await nameOf(page).inputValue(), name);
  });

  test('[SH-11] [TX-01] a form with changes keeps them when a redirect is skipped, without a question', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await open(page, home, 'Quase perdido');
    await clickLink(page, 'Cadastro de peças');
    await closeSkipped(page);
    assert.equal(await unsaved(page).dialog.count(), 0);
    assert.equal(page.url(), home + record);
    assert.equal(await nameOf(page).inputValue(), 'Quase perdido');
    await waitForHeading(page, /^Material /);
  });

  test('[SH-10] [TX-01] a redirect asks once, by the shell, and is followed only after confirmation', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const browserDialogs: string[] = [];
    page.on('dialog', (dialog) => {
      browserDialogs.push(dialog.type());
      void dialog.dismiss();
    });
    await open(page, production, 'Quase perdido');
    await clickLink(page, 'Cadastro de peças');
    await unsaved(page).dialog.waitFor();
    await page.keyboard.press('Escape');
    await unsaved(page).dialog.waitFor({ state: 'hidden' });
    assert.equal(page.url(), production + record);
    assert.equal(await nameOf(page).inputValue(), 'Quase perdido');
    assert.deepEqual(shell.areaRequests, []);

    await clickLink(page, 'Cadastro de peças');
    await unsaved(page).answer(true);
    await page.waitForURL(`${production}/mfm/cad-parts`);
    assert.deepEqual(browserDialogs, [], 'the browser does not ask again');
  });

  test('[TX-01] the browser asks again after a navigation that did not happen', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await open(page, production, 'Quase perdido');
    // A response without content: the browser stays in the document.
    await page.route('**/mfm/cad-parts', (route) => route.fulfill({ status: 204 }));
    await routesApply(page);
    await clickLink(page, 'Cadastro de peças');
    const answered = page.waitForResponse('**/mfm/cad-parts');
    // By the keyboard, because after a click the driver would wait for the other document.
    await unsaved(page).confirmButton.focus();
    await page.keyboard.press('Enter');
    await answered;
    assert.equal(await nameOf(page).inputValue(), 'Quase perdido');
    const dialogEvent = page.waitForEvent('dialog');
    const reload = page.reload().catch(() => undefined);
    const dialog = await dialogEvent;
    assert.equal(dialog.type(), 'beforeunload');
    await dialog.accept();
    await reload;
  });

  test('[TX-01] opening another record also asks about unsaved changes', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await open(page, home, 'Quase perdido');
    await clickLink(page, 'Outro material');
    await unsaved(page).dialog.waitFor();
    await page.keyboard.press('Escape');
    await unsaved(page).dialog.waitFor({ state: 'hidden' });
    assert.equal(page.url(), home + record);
    assert.equal(await nameOf(page).inputValue(), 'Quase perdido');
    await clickLink(page, 'Outro material');
    await unsaved(page).answer(true);
    await page.waitForURL(`${home}/workspace/material?id=14`);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    assert.notEqual(await nameOf(page).inputValue(), 'Quase perdido');
  });
});

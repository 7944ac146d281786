import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { question } from 'dass-elements/testing/playwright.js';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const gallery = `${home}/workspace`;
const list = `${home}/workspace/materials`;
const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };

/** Opens one page of the shell and follows its link to another. */
async function follow(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await waitForHeading(page);
  const { pathname } = new URL(to);
  await page.locator(`main a[href$="${pathname}"], a[href$="${pathname}"]`).first().click();
  await page.waitForURL(to);
  await waitForHeading(page);
}

describe('Back and Forward on a phone', () => {
  const shell = shellForTests();

  test('[DL-03] Back closes the menu drawer and the page stays; Back again leaves the page, and Forward returns', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await follow(page, gallery, list);
    const entries = await page.evaluate(() => history.length);
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (let time = 1; time <= 2; time++) {
      await opener.click();
      await drawer.waitFor();
      await page.goBack();
      await drawer.waitFor({ state: 'hidden' });
      await page.waitForURL(list);
      await waitForHeading(page, 'Materiais');
    }
    assert.equal(await page.evaluate(() => history.length), entries, 'the drawer adds no history entry');
    await page.goBack();
    await page.waitForURL(gallery);
    await page.goForward();
    await page.waitForURL(list);
    await waitForHeading(page, 'Materiais');
  });

  test('[DL-03] [MD-01] Forward navigates while the menu drawer is open, and closes it', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await follow(page, gallery, list);
    await page.goBack();
    await page.waitForURL(gallery);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.goForward();
    await page.waitForURL(list);
    await drawer.waitFor({ state: 'hidden' });
    await waitForHeading(page, 'Materiais');
    await page.waitForFunction(() => document.activeElement?.matches('.page-header'));
  });

  test('[AF-02] [DL-03] Back closes only the topmost layer: the list of a field, then its dialog', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await follow(page, gallery, list);
    await page.getByRole('button', { name: 'Filtro avançado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtro avançado' });
    await dialog.waitFor();
    await page.getByRole('combobox', { name: 'Família' }).click();
    const sheet = page.getByRole('dialog', { name: 'Família' });
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    assert.ok(await dialog.isVisible());
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL(list);
    await page.goBack();
    await page.waitForURL(gallery);
  });

  test('[DL-03] a persistent dialog blocks Back once; the next Back leaves the page', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await follow(page, gallery, list);
    // Opening the menu drawer loads `dass-drawer`.
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      const drawer = Object.assign(document.createElement('dass-drawer'), { heading: 'Fica', persistent: true });
      document.body.append(drawer);
      return drawer.show();
    });
    const persistent = page.getByRole('dialog', { name: 'Fica' });
    await persistent.waitFor();
    await page.goBack();
    await page.waitForURL(list);
    assert.ok(await persistent.isVisible());
    await page.goBack();
    await page.waitForURL(gallery);
  });

  test('Back closes a popup on a touch screen', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await follow(page, gallery, list);
    await page.getByRole('button', { name: /^Conta de / }).click();
    const signOut = page.getByRole('button', { name: 'Sair', exact: true });
    await signOut.waitFor();
    await page.goBack();
    await signOut.waitFor({ state: 'hidden' });
    await page.waitForURL(list);
    await waitForHeading(page, 'Materiais');
    await page.goBack();
    await page.waitForURL(gallery);
  });

  test('with unsaved changes, Back asks for confirmation; Back again closes the dialog; only confirming leaves the page', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    const record = `${home}/workspace/material`;
    await page.goto(list);
    await page.getByRole('button', { name: 'Novo material' }).click();
    await page.waitForURL(record);
    await waitForHeading(page);
    await page.locator('dass-header-layout a[href="/"]').first().click();
    await page.waitForURL(`${home}/`);
    await page.goBack();
    await page.waitForURL(record);
    const name = page.getByLabel('Nome');
    await name.fill('Quase perdido');
    const unsaved = question(page, 'Descartar as alterações?');
    // Both directions: the router's own step back after a blocked navigation is not a user action.
    for (const step of [() => page.goForward(), () => page.goBack()]) {
      await step();
      await unsaved.dialog.waitFor();
      await page.waitForURL(record);
      await page.goBack();
      await unsaved.dialog.waitFor({ state: 'hidden' });
      await page.waitForURL(record);
      assert.equal(await name.inputValue(), 'Quase perdido');
    }
    await page.goBack();
    await unsaved.answer(true);
    await page.waitForURL(list);
    await waitForHeading(page, 'Materiais');
  });
});

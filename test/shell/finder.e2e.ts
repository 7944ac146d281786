import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { waitForHeading, storedHistory, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

describe('the finder', () => {
  const shell = shellForTests();

  const open = async (t: Parameters<typeof visitSignedIn>[0], path = '/workspace/notices'): Promise<Page> => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home + path);
    await waitForHeading(page);
    await page.getByRole('button', { name: 'Pesquisar tudo' }).waitFor();
    return page;
  };
  const field = (page: Page) => page.getByRole('combobox', { name: 'Pesquisar tudo' });
  const active = (page: Page) => page.locator('[role=option][aria-selected=true] .finder-label');

  test('Control+K opens it and focuses its field; Escape closes it and restores the focus', async (t) => {
    const page = await open(t);
    await page.getByRole('button', { name: 'Em cima', exact: true }).focus();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Em cima');
  });

  test('it ignores accents, the arrow keys move through the options, Enter opens the screen and records the visit', async (t) => {
    const page = await open(t);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('botoes');
    await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
    assert.equal(await active(page).innerText(), 'Botões');
    await field(page).fill('materia');
    await page.waitForFunction(() => document.querySelectorAll('[role=option]').length > 2);
    const activeId = () => field(page).getAttribute('aria-activedescendant');
    const first = await activeId();
    await page.keyboard.press('ArrowDown');
    assert.notEqual(await activeId(), first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const last = page.locator('[role=option]').last();
    assert.equal(await last.getAttribute('aria-selected'), 'true', 'the arrows go round');
    assert.equal(await activeId(), await last.getAttribute('id'));
    await field(page).fill('dez mil');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/notifications`);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Dez mil notificações');
    assert.equal((await storedHistory(page))[0]?.url, '/workspace/notifications');
  });

  test('Enter uses the current text of the field, however fast it was typed', async (t) => {
    const page = await open(t);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('falhas do serv');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/server`);
  });

  test('recently visited screens come first; without a match a message is rendered', async (t) => {
    const page = await open(t);
    await page.keyboard.press('Control+k');
    await field(page).fill('janelas');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/dialogs`);
    await waitForHeading(page);
    await page.keyboard.press('Control+k');
    await page.getByText('Visitadas recentemente').waitFor();
    assert.equal(await active(page).innerText(), 'Janelas e painéis');
    await field(page).fill('zzz');
    await page.locator('dass-empty-state').getByText('Nada corresponde a “zzz”.').waitFor();
    await page.keyboard.press('Enter');
    assert.equal(page.url(), `${home}/workspace/dialogs`);
  });

  test('it does not open while a confirmation dialog is open', async (t) => {
    const page = await open(t, '/workspace/messages');
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await page.getByText('O corte começa no próximo turno.').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.getByText('O corte começa no próximo turno.').waitFor({ state: 'hidden' });
    assert.equal(await field(page).count(), 0);
  });

  test('it works by touch on a phone, in English', async (t) => {
    const one = await visitSignedIn(t, shell, { viewport: { width: 375, height: 700 }, hasTouch: true });
    await one.context.addInitScript(() => sessionStorage.setItem('lang', 'en'));
    const { page } = one;
    await page.goto(home);
    await page.getByRole('button', { name: 'Search everything' }).tap();
    await page.getByRole('option', { name: 'Production order Workspace' }).tap();
    await page.waitForURL(`${home}/workspace/controls`);
  });
});

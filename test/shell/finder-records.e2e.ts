import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { storedHistory, visitSignedIn, waitForHeading, type VisitOptions } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

describe('records and actions in the finder', () => {
  const shell = shellForTests();
  type Test = Parameters<typeof visitSignedIn>[0];

  const open = async (t: Test, options: VisitOptions = {}): Promise<Page> => {
    t.after(() => shell.platform.setFaults(undefined));
    const { page } = await visitSignedIn(t, shell, options);
    await page.goto(`${home}/workspace/notices`);
    await waitForHeading(page);
    await page.getByRole('button', { name: 'Pesquisar tudo' }).click();
    await field(page).waitFor();
    return page;
  };
  const field = (page: Page) => page.getByRole('combobox', { name: 'Pesquisar tudo' });
  const active = (page: Page) => page.locator('[role=option][aria-selected=true] .finder-label');
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const options = (page: Page, name: string) => group(page, name).getByRole('option');
  /** Waits until the number of all results is announced, so that all answers have come. */
  const answered = (page: Page) =>
    page
      .getByRole('status')
      .filter({ hasText: /^[\d.]+ resultados?$/ })
      .waitFor();

  test('materials, suppliers and purchases are found by words in any order, five of each, in groups', async (t) => {
    const page = await open(t);
    await field(page).fill('  CURTUME couro ');
    await answered(page);
    assert.equal(await options(page, 'Materiais').count(), 6, 'five, and the list of all of them');
    const labels = await options(page, 'Materiais').allInnerTexts();
    for (const label of labels.slice(0, 5)) assert.match(label, /couro/i);
    await field(page).fill('tecelagem');
    await answered(page);
    assert.equal(await options(page, 'Fornecedores').count(), 5);
    await field(page).fill('ltda 482');
    await answered(page);
    assert.match(await options(page, 'Compras').first().innerText(), /Compra 482\d\d/);
  });

  test('the list of all materials opens with the search', async (t) => {
    const page = await open(t);
    await field(page).fill('couro');
    await page.getByRole('option', { name: 'Todos os materiais com “couro”' }).click();
    await page.waitForURL(`${home}/workspace/materials?search=couro`);
    await page.locator('dass-data-table').getByText(/couro/i).first().waitFor();
  });

  test('a purchase is found by its number and then listed among the recent pages', async (t) => {
    const page = await open(t);
    await field(page).fill(' 48201 ');
    await options(page, 'Compras').first().waitFor();
    assert.equal(await active(page).innerText(), 'Compra 48201');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/purchase?id=48201`);
    await waitForHeading(page, 'Compra 48201');
    assert.equal((await storedHistory(page))[0]?.label, 'Compra 48201');
    await page.keyboard.press('Control+k');
    await group(page, 'Visitadas recentemente').waitFor();
    assert.equal(await active(page).innerText(), 'Compra 48201');
  });

  test('the code of a material puts it first, before the screens', async (t) => {
    const page = await open(t);
    await field(page).fill('couro');
    await answered(page);
    const [, code] = /^(\S+) ·/.exec(await options(page, 'Materiais').nth(2).locator('.finder-label').innerText())!;
    await field(page).fill(`\t${code!.toLowerCase()} `);
    await page.getByRole('option', { name: code! }).first().waitFor();
    await answered(page);
    assert.ok((await page.getByRole('option').first().innerText()).startsWith(code!));
    assert.ok((await active(page).innerText()).startsWith(code!));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/workspace\/material\?id=\d+$/);
  });

  test('a supplier opens a request for quotation to it', async (t) => {
    const page = await open(t);
    await field(page).fill('F-00012');
    await options(page, 'Fornecedores').first().click();
    await page.waitForURL(`${home}/workspace/suppliers?supplier=F-00012`);
    await waitForHeading(page, 'Nova cotação');
    const [label] = await storedHistory(page);
    const name = label!.label.split(' · ')[1]!;
    await page.locator('dass-lookup').getByText(name).first().waitFor();
  });

  test('late answers do not move the active option, and an earlier text’s answers never come back', async (t) => {
    const page = await open(t);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/materials\?.*search=materia/, async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('materia');
    await page.waitForFunction(() => document.querySelectorAll('[role=option]').length > 2);
    await page.keyboard.press('ArrowDown');
    const chosen = await active(page).innerText();
    release();
    await answered(page);
    assert.equal(await active(page).innerText(), chosen);

    let releaseFirst = (): void => {};
    const first = new Promise<void>((resolve) => (releaseFirst = resolve));
    const requested = page.waitForRequest(/search=couro/);
    await page.route(/\/api\/materials\?.*search=couro&/, async (route) => {
      await first;
      await route.continue().catch(() => undefined);
    });
    await field(page).fill('couro');
    await requested;
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('search=couro'));
    await field(page).fill('linha');
    await aborted;
    await answered(page);
    releaseFirst();
    assert.match(await options(page, 'Materiais').first().innerText(), /linha/i);
  });

  test('a record with the number is chosen, though other records are found earlier', async (t) => {
    const page = await open(t);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/purchases\/search/, async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('48200');
    await options(page, 'Fornecedores').first().waitFor();
    assert.equal(await active(page).count(), 0, 'nothing is active before all answers have come');
    await page.keyboard.press('Enter');
    release();
    await answered(page);
    assert.equal(await active(page).innerText(), 'Compra 48200');
    assert.equal(page.url(), `${home}/workspace/notices`);
  });

  test('Enter before the answer opens only what is found for the text', async (t) => {
    const page = await open(t);
    await page.route(/\/api\/(materials|suppliers|purchases)/, () => undefined);
    await field(page).fill('couro');
    await page.getByText('Pesquisando…').waitFor();
    await page.keyboard.press('Enter');
    await field(page).fill('falhas do servidor');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/server`);
  });

  test('without the platform the screens are found; the rest is searched again on request', async (t) => {
    const page = await open(t);
    shell.platform.setFaults(({ path }) => (path.startsWith('/api/materials') ? { drop: true } : undefined));
    await field(page).fill('compra');
    await page.getByText('Não foi possível pesquisar: Materiais.').waitFor();
    await page.getByRole('option', { name: 'Compra de materiais' }).waitFor();
    await field(page).fill('couro');
    await page.getByText('Não foi possível pesquisar: Materiais.').waitFor();
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await options(page, 'Materiais').first().waitFor();
    assert.equal(await page.getByText('Não foi possível pesquisar').count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'combobox');
  });

  test('actions: the dark theme, another language, a cleared history', async (t) => {
    const page = await open(t);
    await page.keyboard.type('escuro');
    await options(page, 'Ações').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tema');
    await page.getByRole('option', { name: 'Usar o tema claro' }).waitFor();
    assert.equal(await page.getByRole('option', { name: 'Usar o tema escuro' }).count(), 0, 'it is used already');

    await field(page).fill('nova compra');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/purchase`);
    await waitForHeading(page, 'Nova compra');
    assert.deepEqual((await storedHistory(page))[0]?.label, 'dassScreenPurchase');
    await page.keyboard.press('Control+k');
    await field(page).fill('limpar');
    await page.keyboard.press('Enter');
    await notice(page, 'Histórico limpo');
    assert.deepEqual(await storedHistory(page), []);

    await page.keyboard.press('Control+k');
    await field(page).fill('english');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Search everything' }).waitFor();
  });

  test('signing out asks first', async (t) => {
    const page = await open(t);
    await field(page).fill('sair');
    await page.keyboard.press('Enter');
    await page.getByText('Deseja encerrar a sua sessão?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Deseja encerrar a sua sessão?').waitFor({ state: 'hidden' });
    assert.equal(page.url(), `${home}/workspace/notices`);
  });

  test('on a small phone with large text a record is opened by touch', async (t) => {
    const page = await open(t, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await field(page).fill('48202');
    const option = options(page, 'Compras').first();
    await option.waitFor();
    const box = (await option.boundingBox())!;
    assert.ok(box.height >= 40 && box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
    await option.tap();
    await page.waitForURL(`${home}/workspace/purchase?id=48202`);
  });
});

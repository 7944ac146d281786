import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page, Request } from 'playwright';
import { notice, question, table } from 'dass-elements/testing/playwright.js';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { chooseLanguage, waitForHeading, visitSignedIn } from './support/user.js';
import { expectValue, until } from './support/waiting.js';
import { home, shellForTests } from './support/shell-under-test.js';

const list = `${home}/workspace/materials`;
const record = (id: number) => `${home}/workspace/material?id=${id}`;

/** Waits until the page shows the expected number of materials. */
async function total(page: Page, is: (count: number) => boolean): Promise<number> {
  const counter = page.locator('dass-page-header').getByText(/^[\d.]+ materia(l|is)$/);
  for (const limit = Date.now() + 30_000; ; await page.waitForTimeout(50)) {
    // During an update it may be there twice, or empty.
    const shown = (await counter.allInnerTexts()).filter((text) => /\d/.test(text)).at(-1);
    const count = shown ? Number(shown.replaceAll(/\D/g, '')) : NaN;
    if (is(count)) return count;
    if (Date.now() > limit) throw new Error(`The count is ${shown ?? 'nothing'}`);
  }
}

const listed = (page: Page) => table(page, 'Materiais encontrados');
const rows = (page: Page) => listed(page).renderedRows;

/** The texts of a column in the rendered rows, from the top. */
const cellTexts = async (page: Page, column: number): Promise<string[]> =>
  (await listed(page).renderedTexts()).map((cells) => cells[column] ?? '');

const chip = (page: Page, label: string) => page.locator('dass-filter-chips').getByText(label).first();

describe('list and record of materials', () => {
  const shell = shellForTests();

  test('[PH-04] [PH-05] [PH-07] [PH-08] a keyboard search becomes a chip and a query; removing it can be undone', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    await waitForHeading(page, 'Materiais');
    await total(page, (count) => count === 20_000);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('  ilhos de latao ');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${list}?search=ilhos+de+latao`);
    const found = await total(page, (count) => count < 20_000);
    assert.ok(found > 0);
    await rows(page).first().getByText('Ilhós de latão').waitFor();
    assert.equal(await page.getByRole('searchbox').inputValue(), '');
    await chip(page, 'ilhos de latao').waitFor();
    await page.keyboard.press('Tab');
    for (let tries = 0; tries < 6 && !(await isInChips(page)); tries++) await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await total(page, (count) => count === 20_000);
    await page.waitForURL(list);
    await page.keyboard.press('Control+z');
    await page.waitForURL(`${list}?search=ilhos+de+latao`);
    await total(page, (count) => count === found);
  });

  test('the list is sorted by the keyboard on the server, also when a material is opened and left again', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1440, height: 900 } });
    await page.goto(list);
    await rows(page).first().waitFor();
    await listed(page).grid.focus();
    for (const key of ['ArrowUp', 'End', 'ArrowLeft', 'ArrowLeft', 'Enter', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(`${list}?sort=-price`);
    await listed(page).heading('Preço').and(page.locator('[aria-sort=descending]')).waitFor();
    await listed(page).grid.and(page.locator(':not([aria-busy])')).waitFor();
    const prices = await cellTexts(page, 4);
    const numbers = prices.map((price) => Number(price.replaceAll(/[^\d,]/g, '').replace(',', '.')));
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => b - a),
    );
    await page.keyboard.press('ArrowDown');
    const [name = ''] = await cellTexts(page, 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/workspace\/material\?id=/);
    await expectValue(page.getByRole('textbox', { name: 'Nome', exact: true }), name);
    await page.goBack();
    await page.waitForURL(`${list}?sort=-price`);
    await rows(page).first().getByText(name).waitFor();
  });

  test('the code of a material is a link of the router, by keyboard and by click, in each row in view only', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1440, height: 900 } });
    await page.goto(list);
    await rows(page).first().getByRole('link').waitFor();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await listed(page).grid.focus();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    const focused = page.locator('dass-data-table a:focus');
    await focused.waitFor();
    const address = new URL((await focused.getAttribute('href')) ?? '', list).href;
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.goBack();
    await page.waitForURL(list);
    await rows(page).nth(2).getByRole('link').click();
    await page.waitForURL(/workspace\/material\?id=/);
    assert.deepEqual(documents, [], 'the page is not loaded again');

    await page.goBack();
    const scroller = page.locator('dass-data-table .rows');
    const links = page.locator('dass-data-table .rows-sheet a');
    await links.first().waitFor();
    await scroller.evaluate(async (element) => {
      for (let step = 0; step < 40; step++) {
        element.scrollBy(0, 2_000);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.locator('dass-data-table .unloaded:visible').first().waitFor({ state: 'hidden' });
    const [linkCount, rowCount] = [await links.count(), await rows(page).count()];
    assert.equal(linkCount, rowCount);
    assert.ok(rowCount < 60, `${rowCount} rows`);
  });

  test('on a phone each material is a card, which a tap opens', async (t) => {
    const { page } = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(list);
    const code = rows(page).first().getByRole('link');
    await code.waitFor();
    const [card] = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    assert.ok(card!.height > 150 && card!.width < 376, `${card!.width} × ${card!.height}`);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing scrolls sideways',
    );
    await code.tap();
    await page.waitForURL(/workspace\/material\?id=/);
  });

  test('[AF-02] [PH-08] the advanced filter shows the number of matches; removing one chip keeps the others; so does Back', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    await total(page, (count) => count === 20_000);
    await page.getByRole('button', { name: 'Filtro avançado' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filtro avançado' });
    await dialog.waitFor();
    await page.getByRole('combobox', { name: 'Família' }).focus();
    await page.keyboard.type('couro');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await dialog.waitFor();
    const apply = page.locator('dass-advanced-filter-dialog dass-button.apply', { hasText: /\d/ });
    const before = await apply.innerText();
    await page.getByLabel('Preço até').fill('50,5');
    await until('both are counted', async () => (await apply.innerText()) !== before);
    const counted = Number((await apply.innerText()).replaceAll(/\D/g, ''));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await total(page, (count) => count === counted);
    await page.waitForURL(`${list}?family=leather&priceTo=50.5`);
    await chip(page, 'Família: Couros e sintéticos').waitFor();

    await page
      .locator('dass-filter-chips')
      .getByRole('button', { name: /Remover.*Preço|Preço.*Remover/ })
      .first()
      .click();
    await page.waitForURL(`${list}?family=leather`);
    await total(page, (count) => count > counted && count < 20_000);
    await page.goBack();
    await total(page, (count) => count === counted);
  });

  test('[AF-02] [PH-07] the advanced filter narrows the search; both chips are shown, and each is removed alone', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${list}?search=couro&sort=-price`);
    const searched = await total(page, (count) => count > 0 && count < 20_000);
    await page.getByRole('button', { name: 'Filtro avançado' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filtro avançado' });
    await dialog.waitFor();
    const apply = page.locator('dass-advanced-filter-dialog dass-button.apply', { hasText: /\d/ });
    await page.getByLabel('Preço até').fill('50,5');
    const counted = Number((await apply.innerText()).replaceAll(/\D/g, ''));
    assert.ok(counted < searched, `${counted} of ${searched}`);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await total(page, (count) => count === counted);
    await page.waitForURL(`${list}?search=couro&priceTo=50.5&sort=-price`);
    await chip(page, 'Pesquisa: couro').waitFor();
    await chip(page, 'Preço até: R$ 50,50').waitFor();

    const remove = (label: RegExp) =>
      page.locator('dass-filter-chips').getByRole('button', { name: label }).first().click();
    await remove(/Pesquisa/);
    await page.waitForURL(`${list}?priceTo=50.5&sort=-price`);
    await total(page, (count) => count > counted && count < 20_000);
    await page.goBack();
    await total(page, (count) => count === counted);
    await remove(/Preço/);
    await page.waitForURL(`${list}?search=couro&sort=-price`);
    await total(page, (count) => count === searched);
  });

  test('a range whose end is before its start is refused in the advanced filter, with the reason', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    await page.getByRole('button', { name: 'Filtro avançado' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filtro avançado' });
    await dialog.waitFor();
    const reason = page.getByText('O fim vem antes do início.');
    const [from, to] = [page.getByLabel('Preço a partir de'), page.getByLabel('Preço até')];
    await from.fill('50');
    await to.fill('10');
    await page.keyboard.press('Enter');
    await reason.first().waitFor();
    assert.ok(await dialog.isVisible());
    assert.equal(page.url(), list);
    await from.fill('5');
    await reason.first().waitFor({ state: 'hidden' });
    await page.getByLabel('Validade de').fill('05/03/2027');
    await page.getByLabel('Validade até').fill('04/03/2027');
    await page.keyboard.press('Enter');
    await reason.first().waitFor();
    await page.getByLabel('Validade até').fill('05/03/2027');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL(`${list}?priceFrom=5&priceTo=10&validFrom=2027-03-05&validTo=2027-03-05`);
    for (const label of ['Preço a partir de: R$ 5,00', 'Validade até: 05/03/2027']) await chip(page, label).waitFor();
  });

  test('[LG-02] what in an address is no filter has no chip, does not filter, and is said; amounts are in the language', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${list}?priceFrom=abc&family=leather&validFrom=2027-02-30`);
    const said = page.getByRole('status').filter({ hasText: 'não foram aplicados' });
    await said.getByText('Preço a partir de “abc”; Validade de “2027-02-30”').waitFor();
    const leather = await total(page, (count) => count > 0 && count < 20_000);
    assert.equal(await page.locator('dass-filter-chips dass-chip').count(), 1);
    await said.getByRole('button', { name: 'Tirar do endereço' }).click();
    await page.waitForURL(`${list}?family=leather`);
    await said.waitFor({ state: 'hidden' });
    await total(page, (count) => count === leather);

    await page.goto(`${list}?priceFrom=50&priceTo=10`);
    await said.getByText('Preço a partir de R$ 50,00, Preço até R$ 10,00: o início vem depois do fim').waitFor();
    await total(page, (count) => count === 20_000);
    assert.equal(await page.locator('dass-filter-chips dass-chip').count(), 0);

    await page.goto(`${list}?priceFrom=10.5&priceTo=1234.5678`);
    await chip(page, 'Preço a partir de: R$ 10,50').waitFor();
    await chip(page, 'Preço até: R$ 1.234,5678').waitFor();
    await chooseLanguage(page, 'English');
    await chip(page, 'R$ 10.50').waitFor();
    await chip(page, 'R$ 1,234.5678').waitFor();
  });

  test('an address whose id is no number shows that the record does not exist', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    for (const id of ['abc', '1e1', '']) {
      await page.goto(`${home}/workspace/material?id=${id}`);
      await page.getByRole('alert').filter({ hasText: 'O material não pôde ser carregado' }).waitFor();
    }
  });

  test('[DS-02] [DS-03] the last materials are loaded by scrolling; a failure is shown in their place and retried', async (t) => {
    const { page } = await visitSignedIn(t, shell, { expected: /'dataSource' has failed/ });
    await page.goto(list);
    await page.getByText('20.000 linhas').waitFor();
    await rows(page).first().getByRole('link').waitFor();
    shell.platform.setFaults(({ path }) => (path === '/api/materials/query' ? { status: 500 } : undefined));
    await listed(page).grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
    const failure = page.getByRole('alert').filter({ hasText: 'As linhas 19.901 a 20.000 não foram carregadas.' });
    await failure.waitFor();
    shell.platform.setFaults(undefined);
    await failure.getByRole('button', { name: 'Tentar de novo' }).click();
    await listed(page).grid.locator('[aria-rowindex="20001"]').getByRole('link').waitFor();
    assert.equal(await failure.count(), 0);
  });

  test('[DS-02] a pending block of a previous list is ignored', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    await total(page, (count) => count === 20_000);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const isNext = (request: Request): boolean =>
      request.url().endsWith('/api/materials/query') && request.postDataJSON()?.from === 19_900;
    await page.route('**/api/materials/query', async (route) => {
      if (isNext(route.request())) await released;
      await route.continue().catch(() => undefined);
    });
    await routesApply(page);
    const request = page.waitForRequest(isNext);
    const finished = Promise.race([
      page.waitForEvent('requestfinished', isNext),
      page.waitForEvent('requestfailed', isNext),
    ]);
    await listed(page).grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
    await request;
    await page.getByRole('searchbox').fill('ilhos de latao');
    await page.keyboard.press('Enter');
    const found = await total(page, (count) => count < 20_000);
    const count = page.getByText(`${found} linhas`, { exact: true });
    await count.waitFor();
    release();
    await finished;
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
    assert.ok(await count.isVisible());
    for (const name of await cellTexts(page, 1)) assert.match(name, /Ilhós de latão/);
  });

  test('[TI-01] [TI-03] a record is changed and saved by the keyboard, and is stored', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(record(11));
    await page.getByLabel('Nome').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('  Fio de overloque azul  ');
    await page.getByRole('textbox', { name: 'Preço' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('12,75');
    await page.keyboard.press('Enter');
    await notice(page, 'Material LI-000011 salvo.');
    const price = page.locator('dass-text-input[name=price]');
    assert.ok(await price.evaluate((field) => field.matches(':focus-within')), 'the focus stays where the user works');
    await page.reload();
    await expectValue(page.getByLabel('Nome'), 'Fio de overloque azul');
    assert.equal(await page.getByRole('textbox', { name: 'Preço' }).inputValue(), '12,75');
  });

  test('a rejected field shows its error and gets the focus; no input is lost', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(record(12));
    const code = page.getByLabel('Código');
    await code.fill('LI-000001');
    await page.getByLabel('Nome').fill('Outro nome');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Outro material já tem este código').first().waitFor();
    await page.waitForFunction(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return (active as HTMLInputElement | null)?.value === 'LI-000001';
    });
    assert.equal(await page.getByLabel('Nome').inputValue(), 'Outro nome');
    await code.fill('CO-999912');
    await page.getByText('Outro material já tem este código').first().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, 'Material CO-999912 salvo.');
  });

  test('[TI-03] a new record shows required-field errors only after the first attempt to save', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material`);
    await page.getByLabel('Código').waitFor();
    assert.equal(await page.getByText('Campo obrigatório').count(), 0);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Campo obrigatório').first().waitFor();
  });

  test('the controls of a row, a switch among them, stay where they are when one shows an error', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${home}/workspace/material`);
      const unit = page.locator('dass-select-list[name=unit] .box');
      const active = page.getByRole('switch', { name: 'Ativo' });
      const tops = async () => Promise.all([unit, active].map(async (one) => (await one.boundingBox())?.y));
      // On the narrow page the row is below another one with errors.
      await unit.click();
      await page.keyboard.press('Escape');
      const before = await tops();
      await page.keyboard.press('Tab');
      await page.locator('dass-select-list[name=unit]').getByText('Campo obrigatório').waitFor();
      assert.deepEqual(await tops(), before, `${width}px`);
    }
  });

  test('[VK-02] [VK-03] [VK-04] a name and a price are entered by touch with the virtual keyboard', async (t) => {
    const one = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = one;
    await one.context.addInitScript(() => localStorage.setItem(`${location.origin}-virtualKeyboard`, 'true'));
    await page.goto(record(14));
    const field = (name: string) => page.locator(`dass-text-input[name=${name}]`);
    assert.equal(
      await field('name').locator('input').getAttribute('inputmode'),
      'none',
      'the system keyboard does not open',
    );

    const write = async (name: string, keys: readonly string[]): Promise<void> => {
      await field(name)
        .getByRole('button', { name: /[Tt]eclado/ })
        .tap();
      const dialog = page.getByRole('dialog');
      for (const key of keys) await dialog.getByRole('button', { name: key, exact: true }).first().tap();
      await dialog.getByRole('button', { name: 'Confirmar' }).tap();
      await dialog.waitFor({ state: 'hidden' });
    };
    await write('name', ['c', 'o', 'l', 'a', 'Espaço', 'p', 'u']);
    assert.equal(await field('name').locator('input').inputValue(), 'cola pu');
    await write('price', ['9', 'vírgula', '5']);
    assert.equal(await field('price').locator('input').inputValue(), '9,5');
    await page.getByRole('button', { name: 'Salvar' }).tap();
    await notice(page, /Material .* salvo\./);
  });

  test('leaving with unsaved changes asks first; a failed save loses nothing', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(record(13));
    await page.getByLabel('Nome').fill('Quase perdido');
    shell.platform.setFaults(({ path, method }) =>
      path.startsWith('/api/materials') && method === 'PUT' ? { status: 500 } : undefined,
    );
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, 'O material não foi salvo.');
    await page.getByRole('button', { name: 'Voltar' }).click();
    const unsaved = question(page, 'Descartar as alterações?');
    await unsaved.dialog.waitFor();
    await page.keyboard.press('Escape');
    await unsaved.dialog.waitFor({ state: 'hidden' });
    assert.equal(await page.getByLabel('Nome').inputValue(), 'Quase perdido');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await unsaved.answer(true);
    await page.waitForURL(list);
  });
});

async function isInChips(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) {
      if (active.localName === 'dass-filter-chips') return true;
      active = active.shadowRoot.activeElement;
    }
    return active?.localName === 'dass-filter-chips';
  });
}

import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page, Request } from 'playwright';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const list = `${home}/workspace/materials`;
const record = (id: number) => `${home}/workspace/material?id=${id}`;

/** Waits until the page shows the expected number of materials. */
async function total(page: Page, is: (count: number) => boolean): Promise<number> {
  const counter = page.locator('dass-page-header').getByText(/^[\d.]+ materia(l|is)$/);
  for (const limit = Date.now() + 10_000; ; await page.waitForTimeout(50)) {
    // During an update it may be there twice, or empty.
    const shown = (await counter.allInnerTexts()).filter((text) => /\d/.test(text)).at(-1);
    const count = shown ? Number(shown.replaceAll(/\D/g, '')) : NaN;
    if (is(count)) return count;
    if (Date.now() > limit) throw new Error(`The count is ${shown ?? 'nothing'}`);
  }
}

const chip = (page: Page, label: string) => page.locator('dass-filter-chips').getByText(label).first();

describe('list and record of materials', () => {
  const shell = shellForTests();

  test('[PH-04] [PH-05] [PH-07] [PH-08] a keyboard search becomes a chip and a query; removing it can be undone', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    assert.equal(await waitForHeading(page), 'Materiais');
    await total(page, (count) => count === 20_000);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('  ilhos de latao ');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${list}?search=ilhos+de+latao`);
    const found = await total(page, (count) => count < 20_000);
    assert.ok(found > 0);
    assert.ok((await page.locator('.materials td[title]').first().innerText()).includes('Ilhós de latão'));
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

  test('[MT-01] rows have one line of 36 pixels, with truncated texts shown on demand, below a sticky header', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1440, height: 900 } });
    await page.goto(list);
    await page.locator('.materials tbody th a').first().waitFor();
    const heights = () =>
      page.locator('.materials tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const all = await heights();
    assert.ok(all.length >= 100);
    assert.deepEqual([Math.min(...all), Math.max(...all)], [37, 37], 'a line of 36 pixels and its border');
    const cut = page.locator('.materials .truncated');
    const at = await cut.evaluateAll((cells) => cells.findIndex((cell) => cell.scrollWidth > cell.clientWidth));
    assert.ok(at >= 0, 'a text is truncated');
    const cell = cut.nth(at);
    assert.equal(await cell.getAttribute('title'), await cell.evaluate((node) => node.firstChild?.textContent));
    await cell.click();
    const isWhole = () => cell.evaluate((node) => node.scrollWidth <= node.clientWidth);
    assert.ok(await isWhole(), 'a click shows it');
    await cell.click();
    assert.ok(!(await isWhole()), 'a second click truncates it again');
    await cell.locator('xpath=..').getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    assert.ok(await isWhole(), 'the keyboard shows it');
    await page.evaluate(() => window.scrollTo(0, 1500));
    const head = await page.locator('.materials thead th').first().boundingBox();
    const bar = await page.locator('dass-header-bar').boundingBox();
    assert.ok(Math.abs(head!.y - (bar!.y + bar!.height)) <= 1, `the header is at ${head!.y}`);
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
    await page.getByLabel('Preço até').fill('50,5');
    const apply = page.locator('dass-advanced-filter-dialog dass-button.apply', { hasText: /\d/ });
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

  test('the next 100 are shown on request; a failure is shown with a retry button', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    await page.getByRole('button', { name: 'Mostrar mais 100' }).click();
    await page.getByText('200 de 20.000 mostrados').waitFor();
    assert.equal(await page.locator('.materials tbody tr').count(), 200);
    shell.platform.setFaults(({ path }) => (path === '/api/materials' ? { status: 500 } : undefined));
    await page.getByRole('button', { name: 'Mostrar mais 100' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Os materiais não puderam ser carregados.' });
    await failure.waitFor();
    shell.platform.setFaults(undefined);
    await failure.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText('300 de 20.000 mostrados').waitFor();
  });

  test('a pending next page of a previous list is ignored', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(list);
    await total(page, (count) => count === 20_000);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/api\/materials.*offset=100/, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    const isNext = (request: Request): boolean => request.url().includes('offset=100');
    const request = page.waitForRequest(isNext);
    const finished = Promise.race([
      page.waitForEvent('requestfinished', isNext),
      page.waitForEvent('requestfailed', isNext),
    ]);
    await page.getByRole('button', { name: 'Mostrar mais 100' }).click();
    await request;
    await page.getByRole('searchbox').fill('ilhos de latao');
    await page.keyboard.press('Enter');
    const found = await total(page, (count) => count < 20_000);
    const codes = page.locator('.materials tbody th');
    await codes.nth(Math.min(found, 100) - 1).waitFor();
    release();
    await finished;
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
    const shown = await codes.allInnerTexts();
    assert.deepEqual([shown.length, new Set(shown).size], [Math.min(found, 100), Math.min(found, 100)]);
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
    await page.getByText('Material LI-000011 salvo.').first().waitFor();
    const price = page.locator('dass-text-input[name=price]');
    assert.ok(await price.evaluate((field) => field.matches(':focus-within')), 'the focus stays where the user works');
    await page.reload();
    assert.equal(await page.getByLabel('Nome').inputValue(), 'Fio de overloque azul');
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
    await page.getByText('Material CO-999912 salvo.').first().waitFor();
  });

  test('[TI-03] a new record shows required-field errors only after the first attempt to save', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material`);
    await page.getByLabel('Código').waitFor();
    assert.equal(await page.getByText('Campo obrigatório').count(), 0);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Campo obrigatório').first().waitFor();
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
    await page
      .getByText(/Material .* salvo\./)
      .first()
      .waitFor();
  });

  test('leaving with unsaved changes asks first; a failed save loses nothing', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(record(13));
    await page.getByLabel('Nome').fill('Quase perdido');
    shell.platform.setFaults(({ path, method }) =>
      path.startsWith('/api/materials') && method === 'PUT' ? { status: 500 } : undefined,
    );
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('O material não foi salvo.').first().waitFor();
    await page.getByRole('button', { name: 'Voltar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Há alterações não salvas' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    assert.equal(await page.getByLabel('Nome').inputValue(), 'Quase perdido');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await question.getByRole('button', { name: 'Confirmar' }).click();
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

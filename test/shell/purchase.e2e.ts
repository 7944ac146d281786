import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice, pickList, question, selectList } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { materials, materialSuppliers } from '../../sample-data/materials.js';
import { suppliers } from '../../sample-data/suppliers.js';
import { waitForHeading, signIn, visit, type Visit } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const address = `${home}/workspace/purchase`;
const all = materials(20_000);
const free = all.filter(({ status }) => status === 'active');
/** The name of a supplier that delivers leather. */
const tannery = suppliers(materialSuppliers).find(({ name }) => name.startsWith('Curtume'))!.name;
const blocked = all.filter(({ status }) => status === 'blocked');

/** A day this many days from now, as the user types it. */
const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('');

const pasteDialog = (page: Page) => page.getByRole('dialog', { name: 'Colar lista' });
const materialList = (page: Page) => pickList(page, 'Materiais');
const available = (page: Page) => materialList(page).list('available');
/** The rendered lines. */
const lines = (page: Page) => page.locator('.purchase-lines tbody tr[data-row]');
/** The number of all lines, rendered or not. */
const lineCount = async (page: Page): Promise<number> =>
  Number(await page.locator('.purchase-lines table').getAttribute('aria-rowcount')) - 2;
/** Waits for this number of purchase lines. The table has two more rows: header and total. */
const hasLines = (page: Page, count: number): Promise<void> =>
  page.locator(`.purchase-lines table[aria-rowcount="${count + 2}"]`).waitFor();
const quantityOf = (page: Page, code: string) => page.getByRole('textbox', { name: `Quantidade de ${code}` });

/** Whether the focused element, also in a shadow tree, is inside an element that matches the selector. */
const isIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    for (let at: Element | null | undefined = document.activeElement; at; at = at.shadowRoot?.activeElement)
      if (at.closest(wanted)) return true;
    return false;
  }, selector);

async function tabInto(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 40 && !(await isIn(page, selector)); tries++) await page.keyboard.press('Tab');
  assert.ok(await isIn(page, selector), `Tab leads to ${selector}`);
}

/**
 * Selects an option in the focused field by keyboard.
 * @param typed text to type into the field; empty for a field without text input
 */
async function chooseByKeys(page: Page, typed: string, option: RegExp): Promise<void> {
  if (typed) await page.keyboard.type(typed);
  else await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('option', { name: option }).first();
  await wanted.waitFor();
  for (let tries = 0; tries < 6 && !(await wanted.evaluate((one) => one.matches('.active'))); tries++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'hidden' });
}

/** The text that a spreadsheet copies: a header row, 40 codes of which 34 can be bought, and other columns. */
function spreadsheet(): string {
  const codes = [
    ...free.slice(100, 134).map(({ code }, at) => (at % 2 ? code.toLowerCase() : code.replace('-', ' '))),
    ...blocked.slice(0, 2).map(({ code }) => code),
    ...free.slice(100, 102).map(({ code }) => code),
    'TX-999998',
    'XX-1',
  ];
  return ['Item\tCódigo\tObservação', ...codes.map((code, at) => `${at + 1}\t${code}\t"entrega\nem duas partes"`)].join(
    '\n',
  );
}

describe('selecting materials for a purchase', () => {
  const shell = shellForTests();

  async function open(one: Visit): Promise<Page> {
    await signIn(one, shell);
    const { page } = one;
    await page.goto(address);
    assert.equal(await waitForHeading(page), 'Nova compra');
    await available(page).waitFor();
    return page;
  }

  test('[PA-01] [PA-03] [PL-01] by keyboard only: the user pastes a spreadsheet, types quantities and saves; all is there after a reload, and a new purchase starts empty', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    await page.evaluate((text) => navigator.clipboard.writeText(text), spreadsheet());

    await tabInto(page, 'dass-select-list[name=supplierId]');
    await chooseByKeys(page, 'curtume', /Curtume/);
    await tabInto(page, 'dass-date-input');
    await page.keyboard.type(day(60));
    await tabInto(page, 'dass-select-list[name=costCentre]');
    await chooseByKeys(page, '', /4100 · Corte/);

    await tabInto(page, 'dass-pick-list');
    while (!(await available(page).evaluate((list) => list.matches(':focus')))) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+v');
    const dialog = pasteDialog(page);
    await dialog.getByRole('tab', { name: '34 encontrados' }).waitFor();
    await dialog.getByRole('tab', { name: '2 não encontrados' }).waitFor();
    await dialog.getByRole('tab', { name: '5 ignorados' }).waitFor();
    assert.ok(await dialog.getByRole('radio', { name: 'Coluna B' }).isChecked());
    await dialog.getByRole('button', { name: 'Adicionar 34' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await dialog.getByText('7 valores não entraram').first().waitFor();
    const reasons = (await dialog.getByRole('listitem').allInnerTexts()).join(' | ');
    assert.match(reasons, /XX-1\s+Não encontrado/);
    assert.match(reasons, /Desabilitado: Bloqueado/);
    assert.match(reasons, /Repetido no texto/);
    assert.match(reasons, /Código\s+Cabeçalho/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await lines(page).first().waitFor();
    await hasLines(page, 34);

    await tabInto(page, '.purchase-quantity');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('12,5');
    const first = free[100]!;
    const money = (value: number) =>
      new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value);
    await lines(page)
      .first()
      .getByText(money(first.price * 12.5), { exact: true })
      .waitFor();
    await page.keyboard.press('Enter');
    await notice(page, 'Compra 48214 salva.');
    assert.ok(await isIn(page, '.purchase-quantity'), 'the focus stays where the user works');
    await page.waitForURL(`${address}?id=48214`);

    await page.reload();
    await lines(page).first().waitFor();
    await hasLines(page, 34);
    assert.equal(await waitForHeading(page), 'Compra 48214');
    assert.equal(await quantityOf(page, first.code).inputValue(), '12,5');

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Pesquisar telas' }).waitFor();
    await page.keyboard.type('compra de materiais');
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.getByText('Nenhum material escolhido ainda').waitFor();
    assert.equal(await waitForHeading(page), 'Nova compra');
    assert.equal(await lines(page).count(), 0);
  });

  /** Pastes a text into the material list and adds the materials that it contains. */
  async function paste(page: Page, text: string): Promise<void> {
    await page.evaluate((content) => navigator.clipboard.writeText(content), text);
    await available(page).focus();
    await page.keyboard.press('Control+v');
    await pasteDialog(page)
      .getByRole('button', { name: /^Adicionar [\d.]+$/ })
      .waitFor();
    await page.keyboard.press('Control+Enter');
    await pasteDialog(page).waitFor({ state: 'hidden' });
  }

  test('[PA-01] pasted quantities are filled in; an invalid quantity stays empty, is reported, and can be focused', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const pasted = free.slice(200, 350);
    const rows = pasted.map(({ code }, at) => `${code}\t${at === 0 ? '1.200,5' : at === 140 ? 'a combinar' : at + 1}`);
    await paste(page, ['Código\tQtde', ...rows].join('\n'));
    await notice(page, `1 quantidade não foi lida e ficou em branco: ${pasted[140]!.code} (a combinar)`);
    await hasLines(page, 150);
    assert.equal(await quantityOf(page, pasted[0]!.code).inputValue(), '1200,5');
    assert.equal(await quantityOf(page, pasted[1]!.code).inputValue(), '2');
    assert.equal(await quantityOf(page, pasted[140]!.code).count(), 0, 'it is not in view');
    const total = pasted.reduce((sum, { price }, at) => sum + price * (at === 0 ? 1200.5 : at === 140 ? 0 : at + 1), 0);
    const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(total);
    await page.locator('.purchase-lines tfoot').getByText(money).waitFor();

    await selectList(page, 'Fornecedor').choose(tannery);
    await selectList(page, 'Centro de custo').choose('4300 · Montagem');
    await page.locator('dass-date-input input').click();
    await page.keyboard.press('Home');
    await page.keyboard.type(day(70));
    await page.getByRole('button', { name: 'Salvar' }).click();
    const missing = quantityOf(page, pasted[140]!.code);
    await missing.waitFor();
    await missing.evaluate(async (input) => {
      while (!input.matches(':focus')) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await page.getByText('Campo obrigatório').first().waitFor();
    await page.keyboard.type('7,25');
    await page.keyboard.press('Enter');
    await notice(page, /Compra \d+ salva\./);
    await page.reload();
    await lines(page).first().waitFor();
    assert.equal(await quantityOf(page, pasted[0]!.code).inputValue(), '1200,5');
    await page.locator('.purchase-scroll').evaluate((scroller) => (scroller.scrollTop = scroller.scrollHeight));
    await quantityOf(page, pasted[140]!.code).waitFor();
    assert.equal(await quantityOf(page, pasted[140]!.code).inputValue(), '7,25');
  });

  test('[PA-01] one pasted row also fills in its quantity; a row with only codes is a list of codes', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const [single, ...others] = free.slice(300, 303).map(({ code }) => code) as [string, string, string];
    await paste(page, `${single}\t12,5`);
    await quantityOf(page, single).waitFor();
    assert.equal(await quantityOf(page, single).inputValue(), '12,5');
    await hasLines(page, 1);
    await paste(page, others.join('\t'));
    for (const code of others) {
      await quantityOf(page, code).waitFor();
      assert.equal(await quantityOf(page, code).inputValue(), '1');
    }
    await hasLines(page, 3);
  });

  test('[PA-01] the error count includes lines that are not rendered, and its button focuses each of them', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const pasted = free.slice(200, 350);
    const unread = [60, 149].map((at) => pasted[at]!);
    const rows = pasted.map((material, at) => `${material.code}\t${unread.includes(material) ? 'a combinar' : at + 1}`);
    await paste(page, ['Código\tQtde', ...rows].join('\n'));
    const toCorrect = (count: number) =>
      page.getByRole('button', {
        name: count === 1 ? '1 campo a corrigir' : `${count} campos a corrigir`,
        exact: true,
      });
    const focusedQuantity = (code: string) =>
      quantityOf(page, code).evaluate(async (input) => {
        while (!input.matches(':focus')) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await toCorrect(5).waitFor();
    for (const { code } of unread) assert.equal(await quantityOf(page, code).count(), 0, 'it is not rendered');

    await selectList(page, 'Fornecedor').choose(tannery);
    await selectList(page, 'Centro de custo').choose('4300 · Montagem');
    await toCorrect(3).click();
    assert.ok(await isIn(page, 'dass-date-input'), 'the first field of the form');
    await page.keyboard.press('Home');
    await page.keyboard.type(day(70));

    await toCorrect(2).click();
    await focusedQuantity(unread[0]!.code);
    const [field, view] = await Promise.all([
      quantityOf(page, unread[0]!.code).boundingBox(),
      page.locator('.purchase-scroll').boundingBox(),
    ]);
    assert.ok(field!.y > view!.y && field!.y + field!.height < view!.y + view!.height, 'it is in view');
    await page.keyboard.type('0');
    await toCorrect(2).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('5');
    await toCorrect(1).waitFor();
    const scrollToTop = async (): Promise<void> => {
      await page.locator('.purchase-scroll').evaluate((scroller) => (scroller.scrollTop = 0));
      await quantityOf(page, pasted[0]!.code).waitFor();
      await quantityOf(page, unread[1]!.code).waitFor({ state: 'detached' });
    };
    await scrollToTop();
    await toCorrect(1).click();
    await focusedQuantity(unread[1]!.code);
    await page.keyboard.press('Tab');
    await toCorrect(1).waitFor();

    // A rejected line that was removed has no error when it is added again.
    await scrollToTop();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await focusedQuantity(unread[1]!.code);
    await materialList(page).list('selected').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await toCorrect(1).waitFor({ state: 'detached' });
    await paste(page, ['Código\tQtde', `${unread[1]!.code}\t8`].join('\n'));
    await hasLines(page, 150);
    assert.equal(await toCorrect(1).count(), 0);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, /Compra \d+ salva\./);
  });

  test('[PL-05] adding all 18,860 materials asks for confirmation, adds the first 200, renders few lines, and Tab moves between the quantities', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    await materialList(page).press('add-all');
    const addition = question(page, /Adicionar 200 itens\?/);
    await addition.dialog.waitFor();
    await page.keyboard.press('Enter');
    await addition.dialog.waitFor({ state: 'hidden' });
    assert.equal(await lines(page).count(), 0, 'the cancel button has the focus');
    await materialList(page).press('add-all');
    await addition.answer(true);
    await lines(page).first().waitFor();
    assert.equal(await lineCount(page), 200);
    await notice(page, /200 itens adicionados; 1\d\.\d{3} não couberam \(limite 200\)/);
    assert.ok((await lines(page).count()) < 60);

    // Tab moves beyond the lines that were rendered first; after scrolling back the typed values are there.
    await page.locator('.purchase-quantity input').first().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('7');
    const first = await page.locator('.purchase-lines tbody th').first().innerText();
    for (let line = 1; line < 40; line++) await page.keyboard.press('Tab');
    const row = () =>
      page.evaluate(() =>
        Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.getAttribute('aria-rowindex')),
      );
    assert.equal(await row(), 41);
    await page.keyboard.type('3');
    await page.locator('.purchase-scroll').evaluate((scroller) => (scroller.scrollTop = scroller.scrollHeight));
    await page.waitForFunction(
      (count) => document.querySelector(`[aria-rowindex="${count}"]`),
      (await lineCount(page)) + 1,
    );
    assert.equal(await row(), 41, 'the row with the focus stays rendered');
    await page.locator('.purchase-scroll').evaluate((scroller) => (scroller.scrollTop = 0));
    await quantityOf(page, first).waitFor();
    assert.equal(await quantityOf(page, first).inputValue(), '7');

    // The skip link moves the focus past the lines to the buttons.
    await page.getByRole('link', { name: /^Pular as [\d.]+ linhas$/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /Descartar alterações/);
  });

  test('[PA-01] of 3,000 codes with quantities the first 200 are added, and the others are counted', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const pasted = free.slice(0, 3000);
    await paste(page, pasted.map(({ code }, at) => `${code}\t${at + 1}`).join('\n'));
    await notice(page, /200 itens adicionados; 2\.800 não couberam \(limite 200\)/);
    await hasLines(page, 200);
    assert.ok((await lines(page).count()) < 60);
    await page.locator('.purchase-scroll').evaluate((scroller) => (scroller.scrollTop = scroller.scrollHeight));
    await quantityOf(page, pasted[199]!.code).waitFor();
    assert.equal(await quantityOf(page, pasted[199]!.code).inputValue(), '200');
  });

  test('[PL-01] by touch only: materials are tapped, added and saved', async (t) => {
    const one = await visit(t, shell, { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });
    const page = await open(one);
    const choose = async (name: string, option: string | RegExp): Promise<void> => {
      const field = selectList(page, name);
      await field.element.locator('.box').tap();
      await field.options.filter({ hasText: option }).first().tap();
    };
    await choose('Fornecedor', /Ltda|S.A./);
    await choose('Centro de custo', '4200 · Costura');
    await page.locator('dass-date-input').getByRole('button').first().tap();
    for (let month = 0; month < 3; month++) await page.getByRole('button', { name: 'Próximo mês' }).tap();
    await page
      .getByRole('gridcell', { name: /\b15\b/ })
      .first()
      .tap();

    for (const { name } of free.slice(0, 2)) await available(page).getByRole('option', { name }).first().tap();
    await materialList(page).element.getByRole('button', { name: 'Adicionar', exact: true }).tap();
    await lines(page).nth(1).waitFor();
    assert.equal(
      await lines(page)
        .first()
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).display),
      'block',
      'rows are cards',
    );
    await page.getByRole('button', { name: 'Salvar' }).tap();
    await notice(page, /Compra \d+ salva\./);
  });

  test('missing values and server validation errors are rendered at the fields; leaving asks for confirmation', async (t) => {
    const one = await visit(t, shell);
    const page = await open(one);
    assert.equal(await page.getByText('Campo obrigatório').count(), 0);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Campo obrigatório').first().waitFor();

    await selectList(page, 'Fornecedor').choose(tannery);
    await selectList(page, 'Centro de custo').choose('4300 · Montagem');
    await page.locator('dass-date-input input').click();
    await page.keyboard.press('Home');
    await page.keyboard.type(day(1));
    await available(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await lines(page).first().waitFor();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('O fornecedor não entrega até esta data').first().waitFor();

    shell.platform.setFaults(({ path, method }) =>
      path.startsWith('/api/purchases') && method === 'POST' ? { status: 500 } : undefined,
    );
    await page.locator('dass-date-input input').click();
    await page.keyboard.press('Home');
    await page.keyboard.type(day(70));
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, 'A compra não foi salva.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Voltar' }).click();
    const unsaved = question(page, 'O que mudou nesta compra será perdido.').dialog;
    await unsaved.waitFor();
    await page.keyboard.press('Escape');
    await unsaved.waitFor({ state: 'hidden' });
    assert.equal(await lines(page).count(), 1);
  });
});

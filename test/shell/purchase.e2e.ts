import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice, pickList, question, selectList, table } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { materials, materialSuppliers } from '../../sample-data/materials.js';
import { suppliers } from '../../sample-data/suppliers.js';
import { waitForHeading, signIn, visit, type Visit } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const address = `${home}/workspace/purchase`;
const all = materials(20_000);
const free = all.filter(({ status }) => status === 'active');
/** A supplier that delivers leather, as its field shows it. */
const tannery = suppliers(materialSuppliers)
  .filter(({ name }) => name.startsWith('Curtume'))
  .map(({ name, city, state }) => `${name} · ${city} ${state}`)[0]!;
const blocked = all.filter(({ status }) => status === 'blocked');

/** A day this many days from now, as the user types it. */
const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('');

const pasteDialog = (page: Page) => page.getByRole('dialog', { name: 'Colar lista' });
const materialList = (page: Page) => pickList(page, 'Materiais');
const available = (page: Page) => materialList(page).list('available');
const lines = (page: Page) => table(page, 'O que será comprado');
/** Waits for this number of purchase lines, rendered or not. The table has another row: the header. */
const hasLines = (page: Page, count: number): Promise<void> =>
  page.locator(`.purchase-lines [role=grid][aria-rowcount="${count + 1}"]`).waitFor();
/** The rendered line of a material. */
const lineOf = (page: Page, code: string) => lines(page).renderedRows.filter({ hasText: code });
/** Scrolls to the line of a material. @returns the text of its quantity */
const quantityOf = async (page: Page, code: string): Promise<string | undefined> =>
  (await lines(page).cells(code))[QUANTITY];
const QUANTITY = 4;
/** The field that edits the quantity of a material. */
const editorOf = (page: Page, code: string) =>
  page.getByRole('textbox', { name: `Editar Quantidade, ${code}`, exact: true });
/** Waits until the quantity of a material is being edited. */
async function isEditing(page: Page, code: string): Promise<void> {
  await editorOf(page, code).waitFor();
  await editorOf(page, code).evaluate(async (input) => {
    while (!input.matches(':focus')) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
const problem = (page: Page, text: string) => page.locator('.purchase-lines .cell-problem', { hasText: text });
const toMoney = (value: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value);
const toCorrect = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 campo a corrigir' : `${count} campos a corrigir`, exact: true });
/** Scrolls the lines without the keyboard. */
const scrollLines = (page: Page, to: 'start' | 'end'): Promise<void> =>
  lines(page).grid.evaluate(
    (scroller, isEnd) => void (scroller.scrollTop = isEnd ? scroller.scrollHeight : 0),
    to === 'end',
  );

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
    await waitForHeading(page, 'Nova compra');
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
    assert.match(reasons, /Desabilitado: (Lote|Fornecedor|Ficha|Substância|Preço)/);
    assert.match(reasons, /Repetido no texto/);
    assert.match(reasons, /Código\s+Cabeçalho/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await hasLines(page, 34);

    await tabInto(page, '.purchase-lines');
    const [first, second] = [free[100]!, free[101]!];
    for (let at = 0; at < QUANTITY; at++) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('12,5');
    await isEditing(page, first.code);
    await page.keyboard.press('Enter');
    await lineOf(page, first.code)
      .getByText(toMoney(first.price * 12.5), { exact: true })
      .waitFor();
    // Enter has moved to the next line: what is being typed there is saved, too.
    await page.keyboard.type('3');
    await isEditing(page, second.code);
    await page.keyboard.press('Control+Enter');
    await notice(page, 'Compra 48214 salva.');
    assert.ok(await isIn(page, '.purchase-lines'), 'the focus stays where the user works');
    await page.waitForURL(`${address}?id=48214`);

    await page.reload();
    await hasLines(page, 34);
    await waitForHeading(page, 'Compra 48214');
    assert.deepEqual([await quantityOf(page, first.code), await quantityOf(page, second.code)], ['12,5', '3']);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Pesquisar tudo' }).waitFor();
    await page.keyboard.type('compra de materiais');
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.getByText('Nenhum material escolhido ainda').waitFor();
    await waitForHeading(page, 'Nova compra');
    assert.equal(await lines(page).grid.count(), 0);
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
    assert.equal(await quantityOf(page, pasted[0]!.code), '1.200,5');
    assert.equal(await quantityOf(page, pasted[1]!.code), '2');
    assert.equal(await lineOf(page, pasted[140]!.code).count(), 0, 'it is not in view');
    const total = pasted.reduce((sum, { price }, at) => sum + price * (at === 0 ? 1200.5 : at === 140 ? 0 : at + 1), 0);
    await page.locator('.purchase-lines [part=footer]').getByText(toMoney(total)).waitFor();

    await selectList(page, 'Fornecedor').choose(tannery);
    await selectList(page, 'Centro de custo').choose('4300 · Montagem');
    await page.locator('dass-date-input input').click();
    await page.keyboard.press('Home');
    await page.keyboard.type(day(70));
    await page.getByRole('button', { name: 'Salvar' }).click();
    await isEditing(page, pasted[140]!.code);
    await problem(page, 'Campo obrigatório').waitFor();
    await page.keyboard.type('7,25');
    await page.keyboard.press('Control+Enter');
    await notice(page, /Compra \d+ salva\./);
    await page.reload();
    await hasLines(page, 150);
    assert.equal(await quantityOf(page, pasted[0]!.code), '1.200,5');
    assert.equal(await quantityOf(page, pasted[140]!.code), '7,25');
  });

  test('[PA-01] [TB-05] [TB-07] a column of quantities is pasted into the lines, filled down, undone and saved', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const bought = free.slice(400, 405);
    await paste(page, bought.map(({ code }) => code).join('\n'));
    await hasLines(page, 5);
    const quantities = (): Promise<string[]> =>
      lines(page)
        .renderedTexts()
        .then((rows) => rows.map((cells) => cells[QUANTITY] ?? ''));
    const areQuantities = async (wanted: string[]): Promise<void> => {
      for (let tries = 0; tries < 100 && String(await quantities()) !== String(wanted); tries++)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.deepEqual(await quantities(), wanted);
    };
    await page.evaluate(() => navigator.clipboard.writeText('2,5\n1.000\n30'));
    await lineOf(page, bought[1]!.code)
      .getByRole('gridcell')
      .nth(QUANTITY - 1)
      .click();
    await page.keyboard.press('Control+v');
    await areQuantities(['1', '2,5', '1.000', '30', '1']);
    const total = [1, 2.5, 1000, 30, 1].reduce((sum, count, at) => sum + count * bought[at]!.price, 0);
    await page.locator('.purchase-lines [part=footer]').getByText(toMoney(total)).waitFor();
    await page.keyboard.press('Control+z');
    await areQuantities(['1', '1', '1', '1', '1']);
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await areQuantities(['1', '2,5', '2,5', '2,5', '1']);
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await page.getByText('Nenhum material escolhido ainda').waitFor();
  });

  test('[PA-01] one pasted row also fills in its quantity; a row with only codes is a list of codes', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const [single, ...others] = free.slice(300, 303).map(({ code }) => code) as [string, string, string];
    await paste(page, `${single}\t12,5`);
    await hasLines(page, 1);
    assert.equal(await quantityOf(page, single), '12,5');
    await paste(page, others.join('\t'));
    await hasLines(page, 3);
    for (const code of others) assert.equal(await quantityOf(page, code), '1');
  });

  test('[PA-01] the error count includes lines that are not rendered, and its button focuses each of them', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const pasted = free.slice(200, 350);
    const unread = [60, 149].map((at) => pasted[at]!);
    const rows = pasted.map((material, at) => `${material.code}\t${unread.includes(material) ? 'a combinar' : at + 1}`);
    await paste(page, ['Código\tQtde', ...rows].join('\n'));
    await page.getByRole('button', { name: 'Salvar' }).click();
    await toCorrect(page, 5).waitFor();
    for (const { code } of unread) assert.equal(await lineOf(page, code).count(), 0, 'it is not rendered');

    await selectList(page, 'Fornecedor').choose(tannery);
    await selectList(page, 'Centro de custo').choose('4300 · Montagem');
    await toCorrect(page, 3).click();
    assert.ok(await isIn(page, 'dass-date-input'), 'the first field of the form');
    await page.keyboard.press('Home');
    await page.keyboard.type(day(70));

    await toCorrect(page, 2).click();
    await isEditing(page, unread[0]!.code);
    const [field, view] = await Promise.all([
      editorOf(page, unread[0]!.code).boundingBox(),
      lines(page).grid.boundingBox(),
    ]);
    assert.ok(field!.y > view!.y && field!.y + field!.height < view!.y + view!.height, 'it is in view');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await problem(page, 'A quantidade vai de 0,001 a 1.000.000').waitFor();
    await toCorrect(page, 2).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await toCorrect(page, 1).waitFor();
    await scrollLines(page, 'start');
    await lineOf(page, pasted[0]!.code).waitFor();
    await lineOf(page, unread[1]!.code).waitFor({ state: 'detached' });
    await toCorrect(page, 1).click();
    await isEditing(page, unread[1]!.code);
    await page.keyboard.press('Tab');
    await editorOf(page, unread[1]!.code).waitFor({ state: 'detached' });
    await toCorrect(page, 1).waitFor();

    // A rejected line that was removed has no error when it is added again.
    await scrollLines(page, 'start');
    await lineOf(page, pasted[0]!.code).waitFor();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await isEditing(page, unread[1]!.code);
    await materialList(page).list('selected').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await toCorrect(page, 1).waitFor({ state: 'detached' });
    await paste(page, ['Código\tQtde', `${unread[1]!.code}\t8`].join('\n'));
    await hasLines(page, 150);
    assert.equal(await toCorrect(page, 1).count(), 0);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, /Compra \d+ salva\./);
  });

  test('[PA-01] [TB-04] a quantity that the platform rejects is marked in its cell until it is changed; one that is not valid is not saved', async (t) => {
    const one = await visit(t, shell);
    await signIn(one, shell);
    const { page } = one;
    await page.goto(`${address}?id=48200`);
    await page.getByRole('heading', { name: 'Compra 48200', exact: true }).waitFor();
    await lines(page).renderedRows.first().waitFor();
    const [, second] = await lines(page).renderedTexts();
    const code = second![0]!;
    const { id } = all.find((material) => material.code === code)!;
    await page.locator('dass-date-input input').click();
    await page.keyboard.press('Home');
    await page.keyboard.type(day(70));
    let saved = 0;
    shell.platform.setFaults(({ path, method }) => {
      if (path !== '/api/purchases/48200' || method !== 'PUT' || saved++ > 0) return undefined;
      return { status: 422, json: { errors: { [`quantity-${id}`]: 'dassPurchaseQuantityRange' } } };
    });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await isEditing(page, code);
    await problem(page, 'A quantidade vai de 0,001 a 1.000.000').waitFor();
    await toCorrect(page, 1).waitFor();
    await page.keyboard.press('Escape');
    const cell = lineOf(page, code)
      .getByRole('gridcell')
      .nth(QUANTITY - 1);
    assert.deepEqual(
      await cell.evaluate((element) => [element.ariaInvalid, element.getAttribute('aria-description')]),
      ['true', 'A quantidade vai de 0,001 a 1.000.000'],
    );
    await page.keyboard.type('0');
    await isEditing(page, code);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await isEditing(page, code);
    assert.equal(saved, 1, 'a value that is not valid stays in the editor');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('9');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, 'Compra 48200 salva.');
    assert.equal(saved, 2);
    assert.equal(await quantityOf(page, code), '9', 'the value of the open editor is saved');
    assert.equal(await cell.evaluate((element) => element.ariaInvalid), null);
  });

  test('[PL-05] adding all 18,860 materials asks for confirmation, adds the first 200, renders few lines, and Tab moves between the quantities', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    await materialList(page).press('add-all');
    const addition = question(page, /Adicionar 200 itens\?/);
    await addition.dialog.waitFor();
    await page.keyboard.press('Enter');
    await addition.dialog.waitFor({ state: 'hidden' });
    assert.equal(await lines(page).grid.count(), 0, 'the cancel button has the focus');
    await materialList(page).press('add-all');
    await addition.answer(true);
    await hasLines(page, 200);
    await notice(page, /200 itens adicionados; 1\d\.\d{3} não couberam \(limite 200\)/);
    assert.ok((await lines(page).renderedRows.count()) < 60);

    // Tab moves beyond the lines that were rendered first; after scrolling back the typed values are there.
    const codes = await lines(page).rows({ limit: 41 });
    const [first, fortieth] = [codes[0]![0]!, codes[39]![0]!];
    await scrollLines(page, 'start');
    await lineOf(page, first)
      .getByRole('gridcell')
      .nth(QUANTITY - 1)
      .click();
    await page.keyboard.type('7');
    for (let line = 1; line < 40; line++) await page.keyboard.press('Tab');
    await isEditing(page, fortieth);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('3');
    await scrollLines(page, 'end');
    await page.locator('.purchase-lines [role=row][aria-rowindex="201"]').waitFor();
    assert.equal(await editorOf(page, fortieth).inputValue(), '3', 'the editor with the focus stays');
    await page.keyboard.press('Enter');
    assert.equal(await quantityOf(page, first), '7');
    assert.equal(await quantityOf(page, fortieth), '3');

    // The table is one tab stop: the next one is after all lines.
    await lines(page).grid.focus();
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
    assert.ok((await lines(page).renderedRows.count()) < 60);
    assert.equal(await quantityOf(page, pasted[199]!.code), '200');
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
    await hasLines(page, 2);
    assert.ok(await lines(page).grid.evaluate((grid) => grid.classList.contains('cards')), 'rows are cards');
    const [bought] = free;
    const quantity = lineOf(page, bought!.code)
      .getByRole('gridcell')
      .nth(QUANTITY - 1);
    await quantity.scrollIntoViewIfNeeded();
    await quantity.tap();
    await quantity.tap();
    await isEditing(page, bought!.code);
    await page.keyboard.type('4,5');
    await page.getByRole('button', { name: 'Salvar' }).tap();
    await notice(page, /Compra \d+ salva\./);
    assert.ok(await lineOf(page, bought!.code).getByText('4,5', { exact: true }).isVisible());
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
    await hasLines(page, 1);
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
    await hasLines(page, 1);
  });
});

import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { lookup, notice, question } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { supplierRecords } from '../../sample-data/supplier-records.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';

const samples = supplierRecords(1200).filter(({ active }) => active);
const isNamedOnce = ({ name }: (typeof samples)[number]): boolean =>
  samples.filter((other) => other.name.startsWith(name)).length === 1;
const [first, second] = samples.filter((one) => one.openOrders === 0 && isNamedOnce(one)) as [Sample, Sample];
const busy = samples.find((one) => one.openOrders > 0 && isNamedOnce(one))!;
type Sample = (typeof samples)[number];

const openScreen = async (page: Page): Promise<void> => {
  await page.goto(`${home}/workspace/suppliers`);
  await waitForHeading(page);
  await suppliers(page).control.waitFor();
};
const suppliers = (page: Page) => lookup(page, 'Fornecedores');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pesquisar fornecedores' });
const editor = (page: Page) => page.getByRole('dialog', { name: /^(Incluir|Editar) registro$/ });
const filter = (page: Page) => dialog(page).locator('.filter > input');
const field = (page: Page, name: string) => editor(page).getByRole('textbox', { name });
const row = (page: Page, name: string) => dialog(page).getByRole('row', { name }).first();
const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true });
const keyboardFinds = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Pesquisar tudo' }).fill(text);
  await page.keyboard.press('Enter');
};
describe('a request for quotation to suppliers', () => {
  const shell = shellForTests();

  test('[LK-04] [LK-09] by keyboard: a supplier is added after a refusal, and the quotation is stored', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const { keyboard } = page;
    await openScreen(page);
    await tabTo(page.getByRole('textbox', { name: 'Assunto' }));
    await keyboard.type('Couro 1,8 mm');
    await tabTo(suppliers(page).control);
    await keyboard.type(first.name);
    await suppliers(page).options.filter({ hasText: first.name }).first().waitFor();
    await keyboard.press('Enter');
    // Enter waits for the matches of the whole text; those of its beginning may be listed.
    await until('the supplier is selected', async () => (await suppliers(page).selected()).join() === first.name);
    await keyboard.press('F4');
    await expectFocus(filter(page));
    assert.deepEqual(await suppliers(page).picked(), [first.name]);

    await tabTo(button(dialog(page), 'Incluir'));
    await keyboard.press('Enter');
    await expectFocus(field(page, 'Nome'));
    await keyboard.type('Curtume Novo Ltda.');
    await keyboard.press('Tab');
    await keyboard.type(second.taxId);
    await keyboard.press('Tab');
    await keyboard.type('Ivoti');
    const category = editor(page).getByRole('combobox', { name: 'Categoria' });
    await tabTo(category);
    await keyboard.type('couros');
    await editor(page).getByRole('option', { name: 'Couros e sintéticos' }).waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Control+Enter');
    await editor(page).getByText('Outro fornecedor já tem este número').first().waitFor();
    await expectFocus(field(page, 'CNPJ'));
    assert.equal(await field(page, 'Nome').inputValue(), 'Curtume Novo Ltda.');
    await keyboard.press('Control+a');
    await keyboard.type('11222333000181');
    await keyboard.press('Enter');
    await editor(page).waitFor({ state: 'hidden' });
    await row(page, '11.222.333/0001-81').waitFor();
    assert.deepEqual(await suppliers(page).picked(), [first.name, 'Curtume Novo Ltda.']);

    await tabTo(filter(page));
    await keyboard.type(second.name);
    await until('one supplier is found', async () =>
      (await dialog(page).locator('.found').innerText()).startsWith('1 '),
    );
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await tabTo(button(dialog(page), 'Confirmar 3 registros'));
    await keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    await expectFocus(suppliers(page).control);
    const names = [first.name, 'Curtume Novo Ltda.', second.name];
    assert.deepEqual(await suppliers(page).selected(), names);

    await keyboard.press('Shift+Tab');
    await tabTo(button(page.locator('form'), 'Salvar'));
    await keyboard.press('Enter');
    await page.getByText('Campo obrigatório').first().waitFor();
    await expectFocus(page.locator('dass-date-input').getByRole('textbox'));
    await keyboard.type(new Date(Date.now() + 10 * 86_400_000).toLocaleDateString('pt-BR'));
    await keyboard.press('Enter');
    await notice(page, /Cotação \d+ salva para 3 fornecedores\./);
    await page.reload();
    await suppliers(page).control.waitFor();
    await until(
      'the stored suppliers are shown',
      async () => (await suppliers(page).selected()).join() === names.join(),
    );
  });

  test('a new quotation after a saved one begins empty', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await openScreen(page);
    const subject = page.getByRole('textbox', { name: 'Assunto' });
    await subject.fill('Couro 1,8 mm');
    await suppliers(page).control.pressSequentially(first.name);
    await suppliers(page).options.filter({ hasText: first.name }).first().click();
    const date = page.locator('dass-date-input').getByRole('textbox');
    await date.fill(new Date(Date.now() + 10 * 86_400_000).toLocaleDateString('pt-BR'));
    await date.press('Enter');
    await notice(page, /Cotação \d+ salva para 1 fornecedor\./);
    await page.waitForURL(/\?id=\d+$/);
    assert.equal(await subject.inputValue(), 'Couro 1,8 mm', 'the saved form stays');
    await keyboardFinds(page, 'nova cotação');
    await page.waitForURL(`${home}/workspace/suppliers`);
    await until('the form is empty', async () => (await subject.inputValue()) === '');
    assert.deepEqual(await suppliers(page).selected(), []);
  });

  test('[LK-05] by touch on a phone: a removal is refused for a supplier with open orders, and undone for the other', async (t) => {
    const { page } = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await openScreen(page);
    await page.getByRole('button', { name: 'Abrir pesquisa' }).tap();
    for (const { name } of [busy, first]) {
      await filter(page).tap();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(name);
      await row(page, name).getByRole('checkbox').tap();
    }
    assert.deepEqual(await suppliers(page).picked(), [busy.name, first.name]);
    await button(dialog(page), 'Remover registros').tap();
    await question(page, busy.name).confirmButton.tap();
    const outcome = dialog(page).locator('.outcome');
    await outcome.getByText('1 registro removido, 1 não removido').waitFor();
    assert.equal(await outcome.locator('li').innerText(), `${busy.name}: Tem pedidos em aberto`);
    await row(page, first.name).waitFor({ state: 'hidden' });

    assert.deepEqual(await suppliers(page).picked(), []);

    await button(outcome, 'Desfazer').tap();
    await row(page, first.name).waitFor();
    await button(dialog(page), 'Confirmar 2 registros').tap();
    await dialog(page).waitFor({ state: 'hidden' });
    assert.deepEqual(await suppliers(page).selected(), [busy.name, first.name]);
  });
});

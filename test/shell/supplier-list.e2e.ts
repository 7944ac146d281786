import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { lookup, notice, question, table } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { accessibilityProblems } from './support/accessibility.js';
import { tabTo } from './support/keyboard.js';
import { home, joao, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';
import { until } from './support/waiting.js';

const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true } as const;
const address = `${home}/workspace/supplier-list`;
const list = (page: Page) => table(page, 'Fornecedores');
const form = (page: Page) => page.getByRole('form', { name: 'Fornecedor', exact: true });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nextRecord = (page: Page) => page.getByRole('button', { name: 'Próximo registro' });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

describe('suppliers beside their list', () => {
  const shell = shellForTests();

  test('by keyboard: from the list to a supplier and the next one; its row follows the save', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const { keyboard } = page;
    await page.goto(address);
    await page.getByText('1.200 fornecedores').waitFor();
    await list(page).renderedRows.first().waitFor();
    await tabTo(list(page).grid);
    await keyboard.press('Enter');
    await field(page, 'Nome').waitFor();
    await page.getByText('1 de 1.200', { exact: true }).waitFor();
    const first = await field(page, 'Nome').inputValue();
    await tabTo(nextRecord(page));
    await keyboard.press('j');
    await page.getByText('2 de 1.200', { exact: true }).first().waitFor();
    await until('the next one is shown', async () => (await field(page, 'Nome').inputValue()) !== first);
    assert.deepEqual(await accessibilityProblems(page, 'light'), []);

    await tabTo(field(page, 'Cidade'));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('Ivoti');
    await tabTo(nextRecord(page), 'Shift+Tab');
    await keyboard.press('j');
    await question(page, 'O que mudou neste fornecedor será perdido.').dialog.waitFor();
    await keyboard.press('Escape');
    assert.equal(await field(page, 'Cidade').inputValue(), 'Ivoti');
    await tabTo(field(page, 'Cidade'));
    await keyboard.press('Enter');
    await notice(page, /Fornecedor .* salvo\./);
    await until('its row shows what was saved', async () =>
      (await list(page).renderedTexts()).some((cells) => cells.includes('Ivoti')),
    );
  });

  test('a new supplier: a tax number that another one has is refused at its field, and a quotation can be requested', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${address}?search=curtume`);
    await list(page).renderedRows.first().waitFor();
    await button(page, 'Novo fornecedor').click();
    await field(page, 'Nome').fill('Curtume Novo Ltda.');
    await field(page, 'CNPJ').fill('11.222.333/0001-82');
    await field(page, 'Cidade').fill('Ivoti');
    const category = form(page).getByRole('combobox', { name: 'Categoria' });
    await category.click();
    await page.getByRole('option', { name: 'Couros e sintéticos' }).click();
    await button(page, 'Salvar').click();
    await form(page)
      .getByText(/dígitos|inválid|não confere/i)
      .first()
      .waitFor();
    assert.equal(await field(page, 'Nome').inputValue(), 'Curtume Novo Ltda.');
    await field(page, 'CNPJ').fill('11.222.333/0001-81');
    await button(page, 'Salvar').click();
    await notice(page, 'Fornecedor Curtume Novo Ltda. salvo.');
    await until('its id is in the address', async () => parameter(page, 'id') === '1201');
    assert.deepEqual([parameter(page, 'new'), parameter(page, 'search')], [null, 'curtume']);
    await form(page)
      .getByText(/^F-01201 · 0 pedido/)
      .waitFor();
    await form(page).getByRole('link', { name: 'Pedir cotação' }).click();
    await lookup(page, 'Fornecedores').control.waitFor();
    await until(
      'the quotation is for it',
      async () => (await lookup(page, 'Fornecedores').selected()).join() === 'Curtume Novo Ltda.',
    );
  });

  test('by touch on a phone: a supplier fills the page, and the way back leads to the list', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await page.goto(address);
    await list(page).renderedRows.first().tap();
    await field(page, 'Nome').waitFor();
    assert.equal(await list(page).grid.isVisible(), false);
    const first = await field(page, 'Nome').inputValue();
    await nextRecord(page).tap();
    await until('the next one is shown', async () => (await field(page, 'Nome').inputValue()) !== first);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px`);
    await page.getByRole('button', { name: 'Voltar à lista' }).tap();
    await list(page).renderedRows.first().waitFor();
    await button(page, 'Novo fornecedor').tap();
    await field(page, 'Nome').waitFor();
    await page.getByRole('button', { name: 'Voltar à lista' }).tap();
    await list(page).renderedRows.first().waitFor();
    assert.equal(parameter(page, 'new'), null);
  });

  test('two users on one supplier: the second save shows both versions and merges them', async (t) => {
    const [{ page: first }, { page: second }] = await Promise.all([
      visitSignedIn(t, shell),
      visitSignedIn(t, shell, { email: joao }),
    ]);
    for (const page of [first, second]) {
      await page.goto(`${address}?id=7`);
      await field(page, 'Nome').waitFor();
    }
    await field(first, 'Cidade').fill('Franca');
    await button(first, 'Salvar').click();
    await notice(first, /Fornecedor .* salvo\./);
    await field(second, 'Nome').fill('Nome de João');
    await button(second, 'Salvar').click();
    await second.getByText('a combinação tem todas as mudanças').waitFor();
    await button(second, 'Salvar a combinação').click();
    await notice(second, 'Fornecedor Nome de João salvo.');
    await until('both changes are shown', async () => (await field(second, 'Cidade').inputValue()) === 'Franca');
  });
});

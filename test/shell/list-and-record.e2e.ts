import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice, question, table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { expectFocus, tabTo } from './support/keyboard.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';
import { visitSignedIn } from './support/user.js';

const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true } as const;
const purchases = (page: Page) => table(page, 'Compras');
const materials = (page: Page) => table(page, 'Materiais encontrados');
/** The form of the purchase with this name, once it is loaded. */
async function formOf(page: Page, name: string): Promise<Locator> {
  await page.getByText(name, { exact: true }).waitFor();
  const form = page.getByRole('form', { name: 'Compra', exact: true });
  await form.getByText('Pedido', { exact: true }).waitFor();
  return form;
}
const pageOfPurchases = `${home}/workspace/purchases`;
const pageOfMaterials = `${home}/workspace/materials`;
const lost = (page: Page) => question(page, 'O que mudou nesta compra será perdido.');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nome', exact: true });
const hasParameter = (page: Page, name: string, value: string | null) =>
  until(`the address has ${name}=${value}`, async () => new URL(page.url()).searchParams.get(name) === value);

describe('purchases beside their list', () => {
  const shell = shellForTests();

  test('by keyboard: from the list to a purchase and to the next one; unsaved quantities are not lost', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(pageOfPurchases);
    await page.getByText('369 compras').waitFor();
    await purchases(page).renderedRows.first().waitFor();
    await tabTo(purchases(page).grid);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await hasParameter(page, 'id', '48207');
    await formOf(page, 'Compra 48207');
    await page.getByText('2 de 369', { exact: true }).waitFor();
    await tabTo(page.getByRole('button', { name: 'Próximo registro' }));
    await page.keyboard.press('j');
    await hasParameter(page, 'id', '48206');
    await page.getByText('3 de 369', { exact: true }).waitFor();

    const date = (await formOf(page, 'Compra 48206')).getByRole('textbox', { name: 'Entrega até' });
    await date.waitFor();
    await tabTo(date);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('24122027');
    await tabTo(page.getByRole('button', { name: 'Próximo registro' }), 'Shift+Tab');
    await page.keyboard.press('j');
    await lost(page).dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('3 de 369', { exact: true }).waitFor();
    assert.equal(await date.inputValue(), '24/12/2027');
    assert.equal(new URL(page.url()).searchParams.get('id'), '48206');

    await tabTo(page.getByRole('button', { name: 'Salvar' }));
    await page.keyboard.press('Enter');
    await notice(page, 'Compra 48206 salva.');
    await until('the list shows what was saved', async () =>
      (await purchases(page).renderedTexts()).some((cells) => cells.join(' ').includes('24/12/2027')),
    );
  });

  test('[PH-05] a search by words in any order is in the address, and stays when a purchase is opened and saved', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${pageOfPurchases}?id=48201`);
    const supplier = await (
      await formOf(page, 'Compra 48201')
    )
      .getByRole('combobox', { name: 'Fornecedor' })
      .inputValue();
    const words = supplier.split(/[^\p{L}]+/u).slice(0, 2);
    const search = page.getByRole('searchbox', { name: 'Pesquisar número, fornecedor ou material' });
    await search.fill(words.toReversed().join(' '));
    await search.press('Enter');
    await hasParameter(page, 'search', words.toReversed().join(' '));
    await hasParameter(page, 'id', null);
    await (await purchases(page).row('48201')).click();
    await hasParameter(page, 'id', '48201');
    const date = (await formOf(page, 'Compra 48201')).getByRole('textbox', { name: 'Entrega até' });
    await date.fill('23/12/2027');
    await date.press('Enter');
    await notice(page, 'Compra 48201 salva.');
    await hasParameter(page, 'search', words.toReversed().join(' '));
    await page.goBack();
    await hasParameter(page, 'id', null);
    await (await purchases(page).row('48201')).waitFor();
    await page.goto(`${pageOfPurchases}?search=nada%20disso`);
    await page.getByText(/^0 compras?$/).waitFor();
  });

  test('by touch on a phone: a purchase fills the page, and the way back leads to the list', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await page.goto(pageOfPurchases);
    await (await purchases(page).row('48205')).tap();
    await formOf(page, 'Compra 48205');
    assert.equal(await purchases(page).grid.isVisible(), false);
    await page.getByRole('button', { name: 'Próximo registro' }).tap();
    await formOf(page, 'Compra 48204');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px`);
    await page.getByRole('button', { name: 'Voltar à lista' }).tap();
    await purchases(page).renderedRows.first().waitFor();
  });

  test('when the purchases cannot be loaded, the table says so and tries again', async (t) => {
    const { page } = await visitSignedIn(t, shell, { expected: /status 503/ });
    shell.platform.setFaults(({ path }) => (path === '/api/purchases/search' ? { status: 503 } : undefined));
    await page.goto(pageOfPurchases);
    await page.getByText('As compras não puderam ser carregadas.').first().waitFor();
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await purchases(page).row('48208');
  });
});

describe('materials beside their list', () => {
  const shell = shellForTests();

  test('by keyboard: the record beside the list, the next one by J; filter and order stay, and the list shows what is saved', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${pageOfMaterials}?family=soles&sort=-price`);
    await materials(page).renderedRows.first().waitFor();
    const beside = page.getByRole('button', { name: 'Ficha ao lado' });
    await tabTo(beside);
    await page.keyboard.press('Enter');
    await hasParameter(page, 'beside', '1');
    await expectFocus(beside);
    await page.getByRole('button', { name: 'Ficha ao lado', pressed: true }).waitFor();
    await hasParameter(page, 'sort', '-price');
    await materials(page).renderedRows.first().waitFor();
    const codes = (await materials(page).renderedTexts()).map((cells) => cells.join(' '));
    await tabTo(materials(page).grid);
    await page.keyboard.press('Enter');
    const place = page.getByText(/^1 de /);
    await place.waitFor();
    const code = page.getByRole('textbox', { name: 'Código', exact: true });
    await code.waitFor();
    assert.ok(codes[0]!.includes(await code.inputValue()), codes[0]);
    await tabTo(page.getByRole('button', { name: 'Próximo registro' }));
    await page.keyboard.press('j');
    await page.getByText(/^2 de /).waitFor();
    await until('the next material is shown', async () => codes[1]!.includes(await code.inputValue()));

    await nameField(page).fill('Solado revisado');
    await nameField(page).press('Enter');
    await notice(page, /salv/);
    await until('the list shows what was saved', async () =>
      (await materials(page).renderedTexts()).some((cells) => cells.join(' ').includes('Solado revisado')),
    );
    await page.getByText(/^2 de /).waitFor();
    await hasParameter(page, 'family', 'soles');
    await page.getByRole('button', { name: 'Traduzir descrição' }).click();
    await page.getByRole('dialog', { name: /^Descrição de / }).waitFor();
    await page.keyboard.press('Escape');
    await beside.click();
    await hasParameter(page, 'beside', null);
    await hasParameter(page, 'sort', '-price');
    await materials(page).heading('Preço').waitFor();
  });

  test('at 768 px the buttons above the list are in one row; the icon says its name in a tooltip', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 768, height: 900 } });
    await page.goto(pageOfMaterials);
    const beside = page.getByRole('button', { name: 'Ficha ao lado' });
    const tools = [
      page.getByRole('searchbox'),
      beside,
      page.getByRole('button', { name: 'Filtro avançado' }),
      page.getByRole('button', { name: 'Novo material' }),
    ];
    await until('one row', async () => {
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
      return Math.max(...middles) - Math.min(...middles) < 4;
    });
    await tabTo(beside);
    await page.getByText('Ficha ao lado', { exact: true }).waitFor();
  });

  test('another material asks before unsaved changes are lost; a filter keeps the record beside the list', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${pageOfMaterials}?beside=1&id=5`);
    await nameField(page).fill('Ainda não salvo');
    await page.getByRole('button', { name: 'Próximo registro' }).click();
    const unsaved = question(page, 'O que mudou nesta ficha será perdido.');
    await unsaved.answer(false);
    assert.equal(await nameField(page).inputValue(), 'Ainda não salvo');
    await page.getByRole('button', { name: 'Próximo registro' }).click();
    await unsaved.answer(true);
    await hasParameter(page, 'id', '6');
    await until('the next material is shown', async () => (await nameField(page).inputValue()) !== 'Ainda não salvo');
    const search = page.getByRole('searchbox', { name: 'Pesquisar código, nome ou fornecedor' });
    await search.fill('nylon');
    await search.press('Enter');
    await hasParameter(page, 'search', 'nylon');
    await hasParameter(page, 'beside', '1');
    await page.getByText('Selecione um material para ver e mudar a sua ficha.').waitFor();
  });

  test('by touch on a phone: one page after the other', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await page.goto(`${pageOfMaterials}?search=nylon`);
    await page.getByRole('button', { name: 'Ficha ao lado' }).tap();
    await materials(page)
      .renderedRows.first()
      .tap({ position: { x: 100, y: 12 } });
    await nameField(page).waitFor();
    assert.match(await nameField(page).inputValue(), /nylon/i);
    await page.getByRole('button', { name: 'Voltar à lista' }).tap();
    await materials(page).renderedRows.first().waitFor();
  });
});

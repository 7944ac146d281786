// What a user does with mouse and keyboard on a page that has loaded. `act` is measured, `before` is not.

const field = (page, name) => page.getByRole('textbox', { name, exact: true }).first();
const rowsShown = (page) => page.locator('dass-data-table a').first().waitFor();

/** Clicks where the element is, as a hand does: without the checks of Playwright, which run in the page. */
async function click(page, locator) {
  await locator.waitFor();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** Each key on its own, at the speed of a fast typist. */
const type = (page, text) => page.keyboard.type(text, { delay: 80 });

const openFilter = async (page) => {
  await click(page, page.getByRole('button', { name: 'Filtro avançado' }));
  await page.getByRole('combobox', { name: 'Família' }).waitFor();
};

/** @type {readonly { name: string, path: string, before?: (page) => Promise<void>, act: (page) => Promise<void> }[]} */
export const gestures = [
  {
    name: 'open the menu',
    path: '/',
    act: async (page) => {
      await click(page, page.getByRole('button', { name: 'Abrir menu' }));
      await page.getByRole('tab', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'switch the language',
    path: '/',
    before: async (page) => {
      await click(page, page.getByRole('button', { name: /^Conta de / }));
      await click(page, page.locator('dass-account-menu').getByRole('combobox', { name: 'Idioma' }));
    },
    act: async (page) => {
      await click(page, page.getByRole('option', { name: 'English' }));
      await page.getByText('Unread notifications').first().waitFor();
    },
  },
  {
    name: 'Ctrl+K and type',
    path: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Pesquisar tudo' }).waitFor();
      await type(page, 'compra');
      await page.getByRole('option', { name: /Nova compra/ }).waitFor();
    },
  },
  { name: 'open the filter', path: '/workspace/materials', act: openFilter },
  {
    name: 'apply a filter',
    path: '/workspace/materials',
    before: async (page) => {
      await openFilter(page);
      await page.getByRole('switch', { name: 'Só materiais ativos' }).click();
    },
    act: async (page) => {
      await click(page, page.locator('dass-advanced-filter-dialog dass-button.apply'));
      await page.locator('dass-filter-chips dass-chip').first().waitFor();
      await rowsShown(page);
    },
  },
  {
    name: 'sort a column',
    path: '/workspace/materials',
    act: async (page) => {
      await click(page, page.getByRole('columnheader', { name: 'Nome' }).getByText('Nome'));
      await page.locator('[aria-sort=ascending]').waitFor();
      await rowsShown(page);
    },
  },
  {
    name: 'type in a text field',
    path: '/workspace/suppliers',
    act: async (page) => {
      await click(page, field(page, 'Assunto'));
      await type(page, 'Couro 1,8 mm');
    },
  },
  {
    name: 'lookup: type and pick',
    path: '/workspace/suppliers',
    act: async (page) => {
      const lookup = page.getByRole('combobox', { name: 'Fornecedores' });
      await click(page, lookup);
      await type(page, 'couros');
      await click(page, page.getByRole('option').first());
      await page.locator('dass-lookup dass-chip').first().waitFor();
    },
  },
  {
    name: 'open a dialog',
    path: '/workspace/suppliers',
    act: async (page) => {
      await click(page, page.getByRole('button', { name: 'Abrir pesquisa' }));
      await page.getByRole('dialog', { name: 'Pesquisar fornecedores' }).getByRole('row').nth(2).waitFor();
    },
  },
  {
    name: 'type a date',
    path: '/workspace/purchase',
    act: async (page) => {
      await click(page, page.getByRole('textbox', { name: 'Entrega até' }));
      await type(page, '24122026');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'pick from a list',
    path: '/workspace/purchase',
    act: async (page) => {
      await click(page, page.getByRole('option').nth(1));
      await click(page, page.getByRole('button', { name: 'Adicionar', exact: true }));
      await page.getByRole('columnheader', { name: 'Quantidade' }).waitFor();
    },
  },
  {
    name: 'type a number',
    path: '/workspace/material?id=1',
    act: async (page) => {
      await click(page, field(page, 'Preço'));
      await page.keyboard.press('Control+a');
      await type(page, '1234,56');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'expand a row',
    path: '/workspace/structure',
    act: async (page) => {
      const row = page.locator('dass-hierarchy-table [aria-expanded=false] .expander').first();
      await click(page, row);
      await page.locator('dass-hierarchy-table [aria-expanded=true]').first().waitFor();
    },
  },
];

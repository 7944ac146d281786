// What a user does with mouse and keyboard on a page that has loaded. `act` is measured, `before` is not. `shown` is there
// afterwards.

/** @typedef {ReturnType<typeof import('./visit.mjs').userOf>} User */
/**
 * @typedef {{ name: string, path: string, isHandWritten?: boolean, before?: (user: User, page: import('playwright').Page) => Promise<void>,
 *   act: (user: User, page: import('playwright').Page) => Promise<void>, shown: (page: import('playwright').Page) => import('playwright').Locator }} Gesture
 */

const field = (page, name) => page.getByRole('textbox', { name, exact: true }).first();
const openFilter = (user, page) => user.click(page.getByRole('button', { name: 'Filtro avançado' }));

/** @type {readonly Gesture[]} */
export const gestures = [
  {
    name: 'hand-written: open the menu',
    path: '/home/',
    isHandWritten: true,
    act: (user, page) => user.click(page.getByRole('button', { name: 'Menu' })),
    shown: (page) => page.getByRole('navigation').getByRole('link').first(),
  },
  {
    name: 'hand-written: type in a field',
    path: '/materials/',
    isHandWritten: true,
    act: async (user, page) => {
      await user.click(page.getByRole('searchbox'));
      await user.type('Couro 1,8 mm');
    },
    shown: (page) => page.getByRole('searchbox'),
  },
  {
    name: 'open the menu',
    path: '/',
    act: (user, page) => user.click(page.getByRole('button', { name: 'Abrir menu' })),
    shown: (page) => page.getByRole('tab', { name: 'Menu' }),
  },
  {
    name: 'switch the language',
    path: '/',
    before: async (user, page) => {
      await user.click(page.getByRole('button', { name: /^Conta de / }));
      await user.click(page.locator('dass-account-menu').getByRole('combobox', { name: 'Idioma' }));
    },
    act: (user, page) => user.click(page.getByRole('option', { name: 'English' })),
    shown: (page) => page.getByText('Unread notifications').first(),
  },
  {
    name: 'Ctrl+K and type',
    path: '/',
    act: async (user) => {
      await user.press('Control+k');
      await user.type('compra');
    },
    shown: (page) => page.getByRole('option', { name: /Nova compra/ }),
  },
  {
    name: 'open the filter',
    path: '/workspace/materials',
    act: openFilter,
    shown: (page) => page.getByRole('combobox', { name: 'Família' }),
  },
  {
    name: 'apply a filter',
    path: '/workspace/materials',
    before: async (user, page) => {
      await openFilter(user, page);
      await page.getByRole('switch', { name: 'Só materiais ativos' }).click();
    },
    act: (user, page) => user.click(page.locator('dass-advanced-filter-dialog dass-button.apply')),
    shown: (page) => page.locator('dass-filter-chips dass-chip').first(),
  },
  {
    name: 'sort a column',
    path: '/workspace/materials',
    act: (user, page) => user.click(page.getByRole('columnheader', { name: 'Nome' }).getByText('Nome')),
    shown: (page) => page.locator('[aria-sort=ascending]'),
  },
  {
    name: 'type in a text field',
    path: '/workspace/suppliers',
    act: async (user, page) => {
      await user.click(field(page, 'Assunto'));
      await user.type('Couro 1,8 mm');
    },
    shown: (page) => field(page, 'Assunto'),
  },
  {
    name: 'lookup: type and pick',
    path: '/workspace/suppliers',
    act: async (user, page) => {
      await user.click(page.getByRole('combobox', { name: 'Fornecedores' }));
      await user.type('couros');
      await user.click(page.getByRole('option').first());
    },
    shown: (page) => page.locator('dass-lookup dass-chip').first(),
  },
  {
    name: 'open a dialog',
    path: '/workspace/suppliers',
    act: (user, page) => user.click(page.getByRole('button', { name: 'Abrir pesquisa' })),
    shown: (page) => page.getByRole('dialog', { name: 'Pesquisar fornecedores' }).getByRole('row').nth(2),
  },
  {
    name: 'type a date',
    path: '/workspace/purchase',
    act: async (user, page) => {
      await user.click(page.getByRole('textbox', { name: 'Entrega até' }));
      await user.type('24122026');
      await user.press('Tab');
    },
    shown: (page) => page.getByRole('textbox', { name: 'Entrega até' }),
  },
  {
    name: 'pick from a list',
    path: '/workspace/purchase',
    act: async (user, page) => {
      await user.click(page.getByRole('option').nth(1));
      await user.click(page.getByRole('button', { name: 'Adicionar', exact: true }));
    },
    shown: (page) => page.getByRole('columnheader', { name: 'Quantidade' }),
  },
  {
    name: 'type a number',
    path: '/workspace/material?id=1',
    act: async (user, page) => {
      await user.click(field(page, 'Preço'));
      await user.press('Control+a');
      await user.type('1234,56');
      await user.press('Tab');
    },
    shown: (page) => field(page, 'Preço'),
  },
  {
    name: 'expand a row',
    path: '/workspace/structure',
    act: (user, page) => user.click(page.locator('dass-hierarchy-table [aria-expanded=false] .expander').first()),
    shown: (page) => page.locator('dass-hierarchy-table [aria-expanded=true]').first(),
  },
];

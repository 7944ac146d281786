import { suppliers } from '../../../sample-data/suppliers.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { SearchRequest } from '../shared/row-search-model.js';
import type { DassLookupDialog } from './lookup-dialog.js';

const all = suppliers(120).map((supplier, index) => ({ ...supplier, active: index % 5 === 0 ? 'N' : 'S' }));
const columns = [
  { name: 'name', label: 'Fornecedor', sortable: true, required: true },
  { name: 'taxNumber', label: 'CNPJ', sortable: true },
  { name: 'city', label: 'Cidade', sortable: true },
  { name: 'leadTime', label: 'Prazo (dias)', kind: 'number', sortable: true },
  { name: 'active', label: 'Ativo', kind: 'toggle' },
];
const bySupplier = { heading: 'Fornecedores', fieldLabel: 'name', tableColumns: columns, tableValues: all, open: true };

const fill = async (user: TestUser, element: Element, name: string, text: string): Promise<void> => {
  user.find(element, `[name=${name}]`).focus();
  await user.type(text);
};
const isThere = async (element: Element, user: TestUser, selector: string): Promise<HTMLElement> => {
  for (;;) {
    try {
      return user.find(element, selector);
    } catch {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
};

export default defineExamples<DassLookupDialog>('dass-lookup-dialog', {
  default: {
    summary: 'Suppliers, two of them selected.',
    properties: { ...bySupplier, value: [3, 8], fieldFilter: ['name', 'city'], kind: { 'advanced-filter': true } },
    overlay: true,
    userActions: {
      'dass-confirm': (element, user) => user.click(user.find(element, '.confirm')),
      'dass-advanced-filter': (element, user) => user.click(user.find(element, '.advanced')),
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
      'dass-save': async (element, user) => {
        await user.click(user.find(element, '.add'));
        await isThere(element, user, 'dialog[open] [name=name]');
        await fill(user, element, 'name', 'Curtume Novo');
        await user.press('Enter');
      },
      'dass-remove': async (element, user) => {
        await user.click(user.find(element, '.remove-rows'));
        await user.click(await isThere(document.body, user, 'dialog[role=alertdialog][open] .confirm'));
      },
    },
  },
  single: {
    summary: 'One supplier to select, and nothing else to do.',
    properties: { ...bySupplier, value: [2], selection: 'single', kind: { add: false, edit: false, remove: false } },
    overlay: true,
  },
  external: {
    summary: 'The application searches, and answers with an event.',
    properties: { ...bySupplier, tableValues: all.slice(0, 6), externalSearch: true },
    overlay: true,
    userActions: {
      'dass-search': async (element, user) => {
        const fired = new Promise((resolve) => element.addEventListener('dass-search', resolve, { once: true }));
        user.find(element, '.filter > input').focus();
        await user.type('c');
        await fired;
      },
    },
  },
  searched: {
    summary: 'The application searches page by page, with a promise.',
    properties: {
      ...bySupplier,
      tableValues: [],
      searchRows: ({ text, from }: SearchRequest) => {
        const found = all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
        return Promise.resolve({ rows: found.slice(from, from + 30), total: found.length });
      },
    },
    constants: { all },
    overlay: true,
  },
  closed: { summary: 'Closed.', properties: { ...bySupplier, open: false } },
});

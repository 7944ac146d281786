import { partSource } from '../../../sample-data/part-source.js';
import { suppliers } from '../../../sample-data/suppliers.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassLookup } from './lookup.js';

const all = suppliers(120);
const columns = [
  { name: 'name', label: 'Fornecedor', sortable: true, required: true },
  { name: 'taxNumber', label: 'CNPJ', sortable: true },
  { name: 'city', label: 'Cidade', sortable: true },
];
const bySupplier = { label: 'Fornecedores', fieldLabel: 'name', tableColumns: columns, tableValues: all };

const shown = async (root: Element, user: TestUser, selector: string): Promise<HTMLElement> => {
  for (;;) {
    try {
      return user.find(root, selector);
    } catch {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
};
const openDialog = async (element: DassLookup, user: TestUser): Promise<void> => {
  await user.click(user.find(element, '.open'));
  await shown(element, user, 'dialog[open] .confirm');
};

export default defineExamples<DassLookup>('dass-lookup', {
  default: {
    summary: 'Several suppliers.',
    properties: { ...bySupplier, value: [3, 8, 12, 20, 31], kind: { 'advanced-filter': true } },
    userActions: {
      change: async (element, user) => {
        element.focus();
        await user.type('a');
        await user.press('Enter');
      },
      'dass-advanced-filter': async (element, user) => {
        await openDialog(element, user);
        await user.click(user.find(element, '.advanced'));
      },
      'dass-save': async (element, user) => {
        await openDialog(element, user);
        await user.click(user.find(element, '.add'));
        (await shown(element, user, 'dialog[open] [name=name]')).focus();
        await user.type('Curtume Novo');
        await user.press('Enter');
      },
      'dass-remove': async (element, user) => {
        await openDialog(element, user);
        await user.click(user.find(element, '.remove-rows'));
        await user.click(await shown(document.body, user, 'dialog[role=alertdialog][open] .confirm'));
      },
    },
  },
  single: {
    summary: 'One supplier, required.',
    properties: { ...bySupplier, label: 'Fornecedor', selection: 'single', value: 5, required: true, hint: 'Ou F4' },
  },
  selectOnly: {
    summary: 'Rows can only be searched and selected, not added, edited or removed.',
    properties: { ...bySupplier, value: [3, 8], kind: { add: false, edit: false, remove: false } },
  },
  refused: {
    summary: 'With an error of the application.',
    properties: { ...bySupplier, value: [3], validationMessage: 'Este fornecedor está bloqueado' },
  },
  unknown: { summary: 'A value that is not among the rows.', properties: { ...bySupplier, value: ['F-900'] } },
  external: {
    summary: 'The application searches.',
    properties: { ...bySupplier, externalSearch: true },
    userActions: {
      'dass-search': async (element, user) => {
        const fired = new Promise((resolve) => element.addEventListener('dass-search', resolve, { once: true }));
        element.focus();
        await user.type('c');
        await fired;
      },
    },
  },
  source: {
    summary: '10,000,000 rows that stay on a server.',
    properties: {
      label: 'Peças',
      tableColumns: [{ name: 'label', label: 'Peça', sortable: true }],
      dataSource: partSource,
      value: ['3'],
      tableValues: [{ id: '3', label: 'Peça 3' }],
    },
  },
  readonly: { summary: 'Read-only.', properties: { ...bySupplier, value: [3, 8], readOnly: true } },
  disabled: { summary: 'Disabled.', properties: { ...bySupplier, value: [3, 8], disabled: true } },
});

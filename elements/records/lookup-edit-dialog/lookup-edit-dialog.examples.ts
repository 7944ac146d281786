import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassLookupEditDialog } from './lookup-edit-dialog.js';

const columns = [
  { name: 'name', label: 'Fornecedor', required: true, maxLength: 80 },
  { name: 'taxNumber', label: 'CNPJ', hint: '14 dígitos' },
  { name: 'leadTime', label: 'Prazo (dias)', kind: 'number' },
  { name: 'since', label: 'Desde', kind: 'date' },
  { name: 'state', label: 'Estado', options: ['PR', 'RS', 'SC', 'SP'] },
  { name: 'active', label: 'Ativo', kind: 'toggle' },
  { name: 'notes', label: 'Observações', multiline: true },
];
const supplier = {
  id: 4,
  name: 'Curtume Imbuia Ltda.',
  taxNumber: '11.222.333/0001-81',
  leadTime: 12,
  since: '2019-03-05',
  state: 'RS',
  active: 'S',
  notes: '',
};
const save = async (element: DassLookupEditDialog, user: TestUser): Promise<void> =>
  user.click(user.find(element, '.save'));

export default defineExamples<DassLookupEditDialog>('dass-lookup-edit-dialog', {
  default: {
    summary: 'A supplier.',
    properties: { tableColumns: columns, row: supplier, open: true },
    overlay: true,
    userActions: {
      'dass-save': save,
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
    },
  },
  refused: {
    summary: 'The application has refused to save.',
    properties: {
      tableColumns: columns,
      row: supplier,
      validationMessage: 'O fornecedor não foi salvo.',
      fieldErrors: { taxNumber: 'Já usado por outro fornecedor' },
      open: true,
    },
    overlay: true,
  },
  add: {
    summary: 'A new row, with the fields of a template.',
    properties: { template: { name: '', leadTime: 10, since: '', active: true }, open: true },
    overlay: true,
  },
  form: {
    summary: 'A form of the application.',
    properties: { row: supplier, open: true },
    children:
      '<dass-text-input name="name" label="Fornecedor"></dass-text-input> <dass-switch name="active" label="Ativo"></dass-switch>',
    overlay: true,
  },
  closed: { summary: 'Closed.', properties: { tableColumns: columns } },
});

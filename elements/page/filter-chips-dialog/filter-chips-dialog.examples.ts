import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassFilterChipsDialog } from './filter-chips-dialog.js';

const filters = [
  { key: 'categoria', label: 'Categoria: Têxtil' },
  { key: 'fornecedor', label: 'Fornecedor: Açaí Tecidos e Aviamentos do Vale do Rio dos Sinos Ltda.' },
  { key: 'situacao', label: 'Situação: Ativo' },
  { key: 'colecao', label: 'Coleção: Verão 2027' },
  { key: 'cotacao', label: 'Somente com cotação vigente' },
  { key: 'periodo', label: 'Entrega: 01/03/2026 a 31/03/2026' },
];

const removeFirst = async (element: DassFilterChipsDialog, user: TestUser): Promise<void> => {
  await user.click(user.find(element, 'li button'));
  await user.click(user.find(element, '.confirm'));
};

export default defineExamples<DassFilterChipsDialog>('dass-filter-chips-dialog', {
  default: {
    summary: 'Six filters, some of them marked for removal.',
    properties: { filters, open: true },
    overlay: true,
    userActions: {
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
      'dass-filter': removeFirst,
      'dass-remove-filter': removeFirst,
    },
  },
  none: { summary: 'Without active filters.', properties: { open: true }, overlay: true },
  closed: { summary: 'Closed.', properties: { filters } },
});

import { defineExamples } from '../../base/examples.js';
import type { DassFilterChips } from './filter-chips.js';

const filters = [
  { key: 'categoria', label: 'Categoria: Têxtil' },
  { key: 'fornecedor', label: 'Fornecedor: Açaí Tecidos' },
  { key: 'situacao', label: 'Situação: Ativo' },
];

export default defineExamples<DassFilterChips>('dass-filter-chips', {
  default: {
    summary: 'Filters of an advanced filter. The user can remove one and keep the others.',
    properties: { filters },
    userActions: {
      'dass-filter': (element, user) => user.click(user.find(element, '.remove')),
      'dass-remove-filter': async (element, user) => {
        user.find(element, 'dass-chip').focus();
        await user.press('Delete');
      },
    },
  },
  search: {
    summary: 'The filter of a simple search.',
    properties: { filters: [{ key: 'dass-search', label: 'malha de algodão' }] },
  },
  many: {
    summary: 'More filters than fit in the row.',
    properties: {
      filters: Array.from({ length: 24 }, (_, index) => ({
        key: `colecao-${index}`,
        label: `Coleção: Verão ${2010 + index}`,
      })),
    },
  },
  long: {
    summary: 'A label that is too long for the row.',
    properties: {
      filters: [
        {
          key: 'fornecedor',
          label: 'Fornecedor: Açaí Tecidos e Aviamentos do Vale do Rio dos Sinos Indústria e Comércio Ltda.',
        },
        filters[0],
      ],
    },
  },
  none: { summary: 'No filter: nothing is rendered.' },
});

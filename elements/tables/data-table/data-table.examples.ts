import { defineExamples } from '../../base/examples.js';
import type { DassDataTable } from './data-table.js';

export default defineExamples<DassDataTable>('dass-data-table', {
  default: {
    summary: 'Sorting, selection and cells of each kind.',
    properties: {
      label: 'Materiais',
      rowKey: 'code',
      selection: 'multiple',
      sorting: [{ column: 'code', direction: 'ascending' }],
      columns: [
        { name: 'code', label: 'Código', sortable: true, minWidth: 120 },
        { name: 'name', label: 'Descrição', sortable: true, minWidth: 200 },
        { name: 'price', label: 'Preço', kind: 'number', sortable: true },
        { name: 'changed', label: 'Alterado em', kind: 'date', sortable: true },
        { name: 'isActive', label: 'Situação', kind: 'boolean' },
        { name: 'isApproved', label: 'Aprovado', kind: 'checkbox', editable: true },
      ],
      rows: [
        {
          code: 'CO-104',
          name: 'Couro bovino preto',
          price: 84.9,
          changed: '2026-10-02',
          isActive: 'A',
          isApproved: 'S',
        },
        {
          code: 'LI-220',
          name: 'Linha de poliéster',
          price: 12.5,
          changed: '2026-08-19',
          isActive: 'A',
          isApproved: 'N',
        },
        {
          code: 'SO-031',
          name: 'Solado de borracha',
          price: 31,
          changed: '2026-11-05',
          isActive: 'I',
          isApproved: 'N',
        },
      ],
    },
  },
  filtered: {
    summary: 'A filter, with the matches marked.',
    properties: {
      label: 'Fornecedores',
      filter: 'coura',
      filterFields: ['name'],
      columns: [
        { name: 'name', label: 'Fornecedor' },
        { name: 'city', label: 'Cidade' },
      ],
      rows: [
        { id: 1, name: 'Couraria Vale', city: 'Novo Hamburgo' },
        { id: 2, name: 'Tecelagem Norte', city: 'Couraçado' },
      ],
    },
  },
  failed: {
    summary: 'The rows could not be loaded.',
    properties: {
      label: 'Fornecedores',
      error: 'Os fornecedores não foram carregados.',
      columns: [{ name: 'name', label: 'Fornecedor' }],
    },
  },
});

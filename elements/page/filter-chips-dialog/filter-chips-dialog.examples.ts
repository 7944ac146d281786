import { defineExamples, type Person } from '../../base/examples.js';
import type { DassFilterChipsDialog } from './filter-chips-dialog.js';

const filters = [
  { key: 'categoria', label: 'Categoria: Têxtil' },
  { key: 'fornecedor', label: 'Fornecedor: Açaí Tecidos e Aviamentos do Vale do Rio dos Sinos Ltda.' },
  { key: 'situacao', label: 'Situação: Ativo' },
  { key: 'colecao', label: 'Coleção: Verão 2027' },
  { key: 'cotacao', label: 'Somente com cotação vigente' },
  { key: 'periodo', label: 'Entrega: 01/03/2026 a 31/03/2026' },
];

const removeFirst = async (element: DassFilterChipsDialog, person: Person): Promise<void> => {
  await person.click(person.find(element, 'li button'));
  await person.click(person.find(element, '.confirm'));
};

export default defineExamples<DassFilterChipsDialog>('dass-filter-chips-dialog', {
  default: {
    summary: 'Six filters, of which some are to go.',
    properties: { filters, open: true },
    overlay: true,
    gestures: {
      'dass-before-close': (_, person) => person.press('Escape'),
      'dass-close': (element, person) => person.click(person.find(element, '.cancel')),
      'dass-filter': removeFirst,
      'dass-remove-filter': removeFirst,
    },
  },
  none: { summary: 'No filter is in force.', properties: { open: true }, overlay: true },
  closed: { summary: 'Closed.', properties: { filters } },
});

import { defineExamples } from '../../base/examples.js';
import '../../controls/button/button.js';
import '../../controls/icon/icon.js';
import { box, filter, plus } from '../../controls/icon/icons.js';
import { registerIcons } from '../../controls/icon/registry.js';
import type { DassPageHeader } from './page-header.js';

registerIcons({ box, filter, plus });

const filters = [
  { key: 'categoria', label: 'Categoria: Têxtil' },
  { key: 'fornecedor', label: 'Fornecedor: Açaí Tecidos' },
  { key: 'situacao', label: 'Situação: Ativo' },
];

export default defineExamples<DassPageHeader>('dass-page-header', {
  default: {
    summary: 'All features of the page header.',
    properties: {
      heading: 'Selecionar materiais',
      subheading: 'Pedido 48.213 · Coleção Verão 2027',
      icon: 'box',
      withBack: true,
      withClose: true,
      withSearch: true,
      filters,
    },
    children:
      '<dass-button slot="before" appearance="plain">Exportar</dass-button>' +
      '<dass-button slot="actions"><dass-icon slot="start" name="filter"></dass-icon>Filtro avançado</dass-button>' +
      '<dass-button slot="after" appearance="solid">Confirmar 3 itens</dass-button>',
    userActions: {
      'dass-back': (element, user) => user.click(user.find(element, '.back')),
      'dass-close-page': (element, user) => user.click(user.find(element, '.close')),
      'dass-filter': async (element, user) => {
        user.find(element, 'dass-search-filter').focus();
        await user.type('malha');
        await user.press('Enter');
      },
      'dass-remove-filter': (element, user) => user.click(user.find(element, '.remove')),
    },
  },
  plain: { summary: 'Only a title.', properties: { heading: 'Estruturas de produto' } },
  key: {
    summary: 'A title that is a message id.',
    properties: { heading: 'dassFiltersLabel', subheading: 'dassLoading' },
  },
  restored: {
    summary: 'With an active filter of the application.',
    properties: {
      heading: 'Cotações',
      withSearch: true,
      timerDisabled: true,
      searchLabel: 'Pesquisar cotações',
      defaultFilter: 'vigentes',
      dispatchDefaultFilter: false,
    },
  },
});

import { defineExamples } from '../../base/examples.js';
import type { DassEmptyState } from './empty-state.js';

const retry = '<button type="button">Tentar de novo</button>';

export default defineExamples<DassEmptyState>('dass-empty-state', {
  default: {
    summary: 'There is nothing yet, and what the user can do.',
    properties: {
      heading: 'Nenhuma compra em aberto',
      text: 'As compras que você salvar aparecem aqui até serem enviadas.',
    },
    children: '<button type="button">Nova compra</button>',
  },
  icon: {
    summary: 'An icon of the application, and a sentence without a heading.',
    properties: { icon: 'bell', text: 'Tudo lido por aqui.' },
  },
  nothingFound: {
    summary: 'A filter excludes everything.',
    properties: {
      kind: 'nothing-found',
      heading: 'Nenhum material corresponde ao filtro',
      text: 'Remova uma condição ou cadastre um material novo.',
    },
    children: '<button type="button">Limpar filtros</button>',
  },
  failed: {
    summary: 'The content could not be loaded.',
    properties: {
      kind: 'failed',
      heading: 'Os materiais não puderam ser carregados',
      text: 'O servidor não respondeu a tempo. Tente de novo em um momento.',
    },
    children: retry,
  },
  defaults: {
    summary: 'Without texts, it says what its kind says.',
    properties: { kind: 'failed' },
    children: retry,
  },
});

import { defineExamples } from '../../base/examples.js';
import type { DassSkeletonCards } from './skeleton-cards.js';

export default defineExamples<DassSkeletonCards>('dass-skeleton-cards', {
  default: { summary: 'A few cards are about to come.' },
  catalogue: {
    summary: 'A page of a catalog.',
    properties: { count: 12, label: 'Carregando o catálogo de calçados' },
  },
  one: { summary: 'One card.', properties: { count: 1, label: 'Carregando o modelo' } },
});

import { defineExamples } from '../../base/examples.js';
import type { DassTooltip } from './tooltip.js';

export default defineExamples<DassTooltip>('dass-tooltip', {
  default: {
    summary: 'For the element whose id it names.',
    before: '<dass-button id="target">Atualizar</dass-button>',
    properties: { for: 'target', text: 'Clique para atualizar a página' },
  },
});

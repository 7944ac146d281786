import { defineExamples } from '../../base/examples.js';
import type { DassSpinner } from './spinner.js';

export default defineExamples<DassSpinner>('dass-spinner', {
  default: { summary: 'Something loads.' },
  label: { summary: 'With what is under way beside it.', properties: { label: 'Buscando cotações…', withLabel: true } },
  named: {
    summary: 'What is under way is read, not shown.',
    properties: { label: 'Calculando a estrutura do produto' },
  },
});

import { defineExamples } from '../../base/examples.js';
import type { DassProgress } from './progress.js';

export default defineExamples<DassProgress>('dass-progress', {
  default: { summary: 'A share that is known.', properties: { value: 37, label: 'Enviando ficha-tecnica-aurora.pdf' } },
  words: {
    summary: 'How far in words.',
    properties: { value: 3, max: 8, label: 'Desenhos do cabedal', valueText: '3 de 8 arquivos' },
  },
  unknown: { summary: 'The progress is unknown.', properties: { label: 'Importando materiais' } },
  done: { summary: 'All is done.', properties: { value: 100, label: 'Estrutura recalculada', tone: 'success' } },
  failed: { summary: 'It stopped.', properties: { value: 62, label: 'Envio interrompido', tone: 'danger' } },
  slow: { summary: 'Behind its plan.', properties: { value: 40, label: 'Ordem 48.213', tone: 'warning' } },
  bare: { summary: 'The bar alone.', properties: { value: 50, label: 'Lote 12', labelHidden: true } },
});

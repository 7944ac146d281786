import { defineExamples } from '../../base/examples.js';
import type { DassSlider } from './slider.js';

export default defineExamples<DassSlider>('dass-slider', {
  default: {
    summary: 'A number.',
    properties: {
      label: 'Perda no corte',
      value: 8,
      max: 30,
      formatValue: (value: number) => `${value}%`,
      hint: 'Entra no consumo do material.',
    },
    userActions: {
      input: async (element, user) => {
        element.focus();
        await user.press('ArrowRight');
      },
      change: async (element, user) => {
        element.focus();
        await user.press('ArrowRight');
      },
    },
  },
  steps: {
    summary: 'Named steps.',
    properties: { label: 'Ajuste da imagem', stepLabels: ['Reduzir', 'Conter', 'Preencher', 'Cobrir'], value: 1 },
  },
  decimals: {
    summary: 'Decimals, as the language writes them.',
    properties: { label: 'Espessura (mm)', min: 0.8, max: 2.4, step: 0.1, value: 1.4 },
  },
  hidden: {
    summary: 'Without a label or a value in sight.',
    properties: { label: 'Ampliação', labelHidden: true, withoutOutput: true, value: 40 },
  },
  readonly: { summary: 'To be read only.', properties: { label: 'Tolerância', value: 12, readOnly: true } },
  disabled: { summary: 'Disabled.', properties: { label: 'Perda na costura', value: 20, disabled: true } },
});

import { defineExamples } from '../../base/examples.js';
import type { DassDateInput } from './date-input.js';

export default defineExamples<DassDateInput>('dass-date-input', {
  default: {
    summary: 'A date.',
    properties: { label: 'Data de entrega', name: 'entrega', value: '2026-03-05' },
    userActions: {
      input: async (element, user) => {
        element.focus();
        await user.press('ArrowUp');
      },
      change: async (element, user) => {
        element.focus();
        await user.type('010326');
        await user.press('Enter');
      },
    },
  },
  time: {
    summary: 'A date and a time.',
    properties: { label: 'Início da ordem', withTime: true, value: '2026-03-05T14:30' },
  },
  bounds: {
    summary: 'Within bounds, without the days on which nothing is delivered.',
    properties: {
      label: 'Data de entrega',
      value: '2026-03-05',
      min: '2026-03-02',
      max: '2026-06-30',
      disabledDays: ['2026-03-08', '2026-04-03'],
      hint: 'Dias úteis, até 30 de junho.',
      required: true,
    },
  },
  mask: {
    summary: 'Written in another order.',
    properties: { label: 'Date', mask: 'YYYY-MM-DD', value: '2026-03-05' },
  },
  empty: { summary: 'Without a value.', properties: { label: 'Data de emissão' } },
  disabled: { summary: 'Disabled.', properties: { label: 'Data', value: '2026-03-05', disabled: true } },
  readonly: { summary: 'To be read.', properties: { label: 'Data', value: '2026-03-05', readOnly: true } },
  invalid: {
    summary: 'With an error of the application.',
    properties: { label: 'Data', value: '2026-03-05', customValidity: 'O fornecedor não entrega neste dia' },
  },
});

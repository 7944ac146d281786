import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassKeyboardDialog } from './keyboard-dialog.js';

const pressA = (element: DassKeyboardDialog, user: TestUser): Promise<void> =>
  user.click(user.find(element, '[aria-label=a]'));
const cancel = (element: DassKeyboardDialog, user: TestUser): Promise<void> =>
  user.click(user.find(element, '.cancel'));
const confirm = async (element: DassKeyboardDialog, user: TestUser): Promise<void> => {
  const confirmed = new Promise((resolve) => element.addEventListener('dass-confirm', resolve, { once: true }));
  await user.click(user.find(element, '.confirm'));
  await confirmed;
};

export default defineExamples<DassKeyboardDialog>('dass-keyboard-dialog', {
  default: {
    summary: 'A text of one line.',
    properties: { open: true, label: 'Descrição do material', value: 'Malha de algodão' },
    userActions: { 'dass-key': pressA, 'dass-confirm': confirm, 'dass-before-close': cancel, 'dass-close': cancel },
    overlay: true,
  },
  numeric: {
    summary: 'A number.',
    properties: { open: true, label: 'Quantidade', layout: 'numeric', type: 'number', value: '12.5' },
    overlay: true,
  },
  'tax-number': {
    summary: 'A format is written here too.',
    properties: { open: true, label: 'CPF', layout: 'numeric', mask: 'tax-number', value: '52998224725' },
    overlay: true,
  },
  multiline: {
    summary: 'Several lines, counted.',
    properties: { open: true, label: 'Motivo', multiline: true, maxLength: 200, value: 'Tom diferente do padrão.' },
    overlay: true,
  },
  closed: { summary: 'Not open.', properties: { label: 'Descrição' } },
});

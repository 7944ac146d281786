import { defineExamples } from '../../base/examples.js';
import type { DassSwitch } from './switch.js';

const press = (
  element: DassSwitch,
  user: { click(target: Element): Promise<void>; find(root: Element, selector: string): Element },
): Promise<void> => user.click(user.find(element, 'button'));

export default defineExamples<DassSwitch>('dass-switch', {
  default: {
    summary: 'A setting that is off.',
    properties: { label: 'Teclado virtual' },
    userActions: { 'dass-before-change': press, input: press, change: press },
  },
  on: { summary: 'A setting that is on.', properties: { label: 'Avisar por e-mail', checked: true } },
  hint: {
    summary: 'With help.',
    properties: {
      label: 'Somente materiais ativos',
      hint: 'Materiais inativos não entram em novos pedidos.',
      defaultChecked: true,
    },
  },
  required: {
    summary: 'Must be on.',
    properties: { label: 'Li e aceito as condições do fornecedor', required: true, name: 'aceite' },
  },
  slotted: { summary: 'A label with more than a text.', children: 'Aceito os <a href="#termos">termos de uso</a>' },
  readonly: { summary: 'To be read only.', properties: { label: 'Controla lote', readOnly: true, checked: true } },
  disabled: { summary: 'Disabled.', properties: { label: 'Exige inspeção', disabled: true } },
  'disabled-on': {
    summary: 'On, and not to be used.',
    properties: { label: 'Exige laudo', disabled: true, checked: true },
  },
  hidden: {
    summary: 'In a table, where the head says what it is.',
    properties: { label: 'Ativo', labelHidden: true, checked: true },
  },
});

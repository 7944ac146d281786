import { defineExamples } from '../../base/examples.js';
import '../button/button.js';
import type { DassMenu } from './menu.js';

const entries = [
  { id: 'open', label: 'Abrir em nova aba' },
  { id: 'read', label: 'Marcar como lida' },
  { id: 'pin', label: 'Fixar no topo', checked: true },
  { id: 'mute', label: 'Silenciar', disabled: true },
  { id: 'remove', label: 'Remover', danger: true, divided: true },
];
const button = '<dass-button slot="anchor">Ações</dass-button>';

export default defineExamples<DassMenu>('dass-menu', {
  open: {
    summary: 'Actions, one of them on, one not available.',
    properties: { entries, label: 'Ações', open: true },
    children: button,
    userActions: { 'dass-menu-select': (element, user) => user.click(user.find(element, '.entry')) },
    overlay: true,
  },
  closed: { summary: 'Closed: the button alone.', properties: { entries, label: 'Ações' }, children: button },
});

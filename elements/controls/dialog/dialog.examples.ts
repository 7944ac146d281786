import { defineExamples, type TestUser } from '../../base/examples.js';
import '../button/button.js';
import type { DassDialog } from './dialog.js';

const actions =
  '<dass-button slot="footer">Cancelar</dass-button><dass-button slot="footer" appearance="solid">Salvar</dass-button>';
const close = (element: DassDialog, user: TestUser) => user.click(user.find(element, '.close'));

export default defineExamples<DassDialog>('dass-dialog', {
  default: {
    summary: 'A heading, some content, two actions.',
    properties: { open: true, heading: 'Alterar fornecedor' },
    children: `<p>Açaí Tecidos Ltda. passa a ser o fornecedor de 12 materiais.</p>${actions}`,
    userActions: { 'dass-before-close': close, 'dass-close': close },
    overlay: true,
  },
  alert: {
    summary: 'It interrupts, and only its actions close it.',
    properties: { open: true, heading: 'Há alterações não salvas', alert: true, persistent: true, width: 's' },
    children: `<p>Se sair agora, o que foi digitado se perde.</p>${actions}`,
    overlay: true,
  },
  wide: {
    summary: 'With its own width, without actions.',
    properties: { open: true, heading: 'Estrutura do produto', width: '70vw' },
    children: '<p>Tênis Aurora 38</p>',
    overlay: true,
  },
  closed: { summary: 'Closed, it takes no room.', properties: { heading: 'Fechado' } },
});

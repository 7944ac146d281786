import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassValidationDialog } from './validation-dialog.js';

const close = (element: DassValidationDialog, user: TestUser) => user.click(user.find(element, 'footer dass-button'));

export default defineExamples<DassValidationDialog>('dass-validation-dialog', {
  texts: {
    summary: 'Errors as texts.',
    properties: {
      open: true,
      items: ['O fornecedor não tem cotação vigente', 'A quantidade excede o saldo do contrato'],
    },
    userActions: { 'dass-before-close': close, 'dass-close': close },
    overlay: true,
  },
  targets: {
    summary: 'Items with target fields.',
    properties: {
      open: true,
      items: [
        { text: 'Informe o código do material', target: 'codigo' },
        { text: 'A data de entrega é anterior à data do pedido', target: '#entrega' },
        'O pedido precisa de ao menos um item',
      ],
    },
    overlay: true,
  },
  'custom-texts': {
    summary: 'Custom texts.',
    properties: {
      open: true,
      heading: 'Faltam dados',
      text: 'Antes de enviar o pedido, complete:',
      items: ['dassMessageMissingBodyFields'],
    },
    overlay: true,
  },
});

import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassMessageDialog } from './message-dialog.js';

const ok = (element: DassMessageDialog, user: TestUser) => user.click(user.find(element, '.ok'));
const goToLogin = (): void => {};

export default defineExamples<DassMessageDialog>('dass-message-dialog', {
  information: {
    summary: 'A message without a type is an information.',
    properties: { open: true, message: 'A tabela de preços vale a partir de 1º de dezembro.' },
    userActions: { 'dass-before-close': ok, 'dass-close': ok },
    overlay: true,
  },
  error: {
    summary: 'An error with collapsed details.',
    properties: {
      open: true,
      message: {
        type: 'ERROR',
        message: 'Não foi possível gravar o pedido 48.213',
        detail: 'O fornecedor Açaí Tecidos Ltda. está bloqueado desde 12/11/2026.',
      },
    },
    overlay: true,
  },
  details: {
    summary: 'An expanded list of details, and a redirect after closing.',
    properties: {
      open: true,
      message: {
        type: 'WARNING',
        message: 'Três materiais ficaram sem cotação',
        detail: [
          'TX-001830 Tricoline maquinetada',
          'AV-000391 Botão de pressão 12 mm níquel',
          'SO-000047 Solado de borracha natural nº 38',
        ],
        expanded: true,
        redirectUrl: '/cmp/materiais',
      },
    },
    overlay: true,
  },
  code: {
    summary: 'An API code, as the server sends it. Confirming navigates to the sign-in page.',
    properties: { open: true, message: 'WITHOUT_TOKEN', goToLogin },
    overlay: true,
  },
  database: {
    summary: 'A database error as the answer of a server, replaced by a readable text.',
    properties: {
      open: true,
      message: 'ORA-02292: integrity constraint (PCP.FK_ROTEIRO) violated - child record found',
      statusCode: 500,
    },
    overlay: true,
  },
  success: {
    summary: 'A success as a dialog.',
    properties: { open: true, message: { message: 'INSERT_SUCCESS', disableNotify: true } },
    overlay: true,
  },
  help: {
    summary: 'A help message.',
    properties: {
      open: true,
      message: { type: 'HELP', message: 'O consumo é informado por par, na unidade de compra do material.' },
    },
    overlay: true,
  },
  closed: { summary: 'Closed: nothing is rendered.', properties: { message: 'Fechada' } },
});

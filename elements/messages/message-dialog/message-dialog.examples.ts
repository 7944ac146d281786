import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassMessageDialog } from './message-dialog.js';

const ok = (element: DassMessageDialog, user: TestUser) => user.click(user.find(element, '.ok'));
const goToLogin = (): void => {};

export default defineExamples<DassMessageDialog>('dass-message-dialog', {
  information: {
    summary: 'Without a type it is an information.',
    properties: { open: true, message: 'A tabela de preços vale a partir de 1º de dezembro.' },
    userActions: { 'dass-before-close': ok, 'dass-close': ok },
    overlay: true,
  },
  error: {
    summary: 'An error with a detail, closed at first.',
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
    summary: 'A list of details, open at first, and where to go afterwards.',
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
    summary: 'An API code, as the server sends it: confirming leads to login.',
    properties: { open: true, message: 'WITHOUT_TOKEN', goToLogin },
    overlay: true,
  },
  database: {
    summary: "A database message that the user could not read, as a server's answer.",
    properties: {
      open: true,
      message: 'ORA-02292: integrity constraint (PCP.FK_ROTEIRO) violated - child record found',
      statusCode: 500,
    },
    overlay: true,
  },
  success: {
    summary: 'A success that is to be read.',
    properties: { open: true, message: { message: 'INSERT_SUCCESS', disableNotify: true } },
    overlay: true,
  },
  help: {
    summary: 'A help.',
    properties: {
      open: true,
      message: { type: 'HELP', message: 'O consumo é informado por par, na unidade de compra do material.' },
    },
    overlay: true,
  },
  closed: { summary: 'Closed, it takes no room.', properties: { message: 'Fechada' } },
});

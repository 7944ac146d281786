import { type MessageInput, toMessage, type MessageState } from 'dass-elements/messages.js';
import { msg } from '../../locales/localize.js';
import { paths } from '../../app/paths.js';

/** A message as an application or a server sends it. */
export interface Sample {
  readonly id: string;
  readonly name: () => string;
  readonly message: () => MessageInput | MessageState;
}

export const types: readonly Sample[] = [
  {
    id: 'information',
    name: () => msg('Informação', { id: 'dassMessagesInformation' }),
    message: () => ({
      type: 'INFORMATION',
      message: msg('O calendário da semana 47 foi publicado.', { id: 'dassMessagesInformationText' }),
    }),
  },
  {
    id: 'help',
    name: () => msg('Ajuda', { id: 'dassMessagesHelp' }),
    message: () => ({
      type: 'HELP',
      message: msg('O consumo é calculado por par, com a perda de corte incluída.', { id: 'dassMessagesHelpText' }),
      detail: msg(
        'Para um couro, a perda vem da tabela de desperdícios da família; para um têxtil, da largura do rolo.',
        { id: 'dassMessagesHelpDetail' },
      ),
      expanded: true,
    }),
  },
  {
    id: 'warning',
    name: () => msg('Alerta', { id: 'dassMessagesWarning' }),
    message: () => ({
      type: 'WARNING',
      message: msg('O fornecedor está com a certidão vencida.', { id: 'dassMessagesWarningText' }),
    }),
  },
  {
    id: 'error',
    name: () => msg('Erro', { id: 'dassMessagesError' }),
    message: () => ({
      type: 'ERROR',
      message: msg('O pedido 48213 não foi enviado.', { id: 'dassMessagesErrorText' }),
      detail: [
        msg('Linha 3: o preço está vazio.', { id: 'dassMessagesErrorDetailPrice' }),
        msg('Linha 7: a entrega é anterior a hoje.', { id: 'dassMessagesErrorDetailDate' }),
      ],
    }),
  },
  {
    id: 'success',
    name: () => msg('Sucesso', { id: 'dassMessagesSuccess' }),
    message: () => ({
      type: 'SUCCESS',
      message: msg('Pedido 48213 enviado ao fornecedor.', { id: 'dassMessagesSuccessText' }),
    }),
  },
  {
    id: 'success-dialog',
    name: () => msg('Sucesso em uma janela', { id: 'dassMessagesSuccessDialog' }),
    message: () => ({
      type: 'SUCCESS',
      message: msg('Pedido 48213 enviado ao fornecedor.', { id: 'dassMessagesSuccessText' }),
      disableNotify: true,
    }),
  },
  {
    id: 'redirect',
    name: () => msg('Com endereço para depois', { id: 'dassMessagesRedirect' }),
    message: () => ({
      type: 'INFORMATION',
      message: msg('O cadastro mudou de lugar.', { id: 'dassMessagesRedirectText' }),
      redirectUrl: paths.screen('notices'),
    }),
  },
];

/** Codes that the group's API returns. */
export const codes: readonly Sample[] = [
  'WITHOUT_TOKEN',
  'MISSING_BODY_FIELDS',
  'PROFILE_WITHOUT_PERMISSIONS',
  'DELETE_ERROR',
  'DELETE_SUCCESS',
  'INSERT_SUCCESS',
  'UPDATE_SUCCESS',
  'SUCCESS',
].map((code) => ({ id: code, name: () => code, message: () => ({ type: 'API', code }) }));

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

const oracleError = 'ORA-02292: restrição de integridade (PCP.FK_TEMPLATE_PROJETO) violada - registro filho localizado';

/** Typical error responses of servers. */
export const answers: readonly Sample[] = [
  { id: 'oracle', name: () => 'ORA-02292', message: () => toMessage({ message: oracleError }) },
  {
    id: 'no-content',
    name: () => msg('Status 204', { id: 'dassMessagesNoContent' }),
    message: () => toMessage(undefined, 204),
  },
  {
    id: 'html',
    name: () => msg('Página HTML com status 502', { id: 'dassMessagesHtml' }),
    message: () => toMessage(page, 502),
  },
  {
    id: 'offline',
    name: () => msg('Servidor que não responde', { id: 'dassMessagesOffline' }),
    message: () => toMessage(new TypeError('Failed to fetch')),
  },
  {
    id: 'nothing',
    name: () => msg('Nada que faça sentido', { id: 'dassMessagesNothing' }),
    message: () => toMessage({ nada: true, lista: [] }, 500),
  },
];

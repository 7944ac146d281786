import type { Catalogue } from '../index.js';

export default {
  dassMessageTitleError: 'Erro',
  dassMessageTitleInfo: 'Informação',
  dassMessageTitleAlert: 'Alerta',
  dassMessageTitleHelp: 'Ajuda',
  dassMessageTitleSuccess: 'Sucesso',

  dassMessageWithoutToken: 'Você não está conectado ou a sua sessão terminou',
  dassMessageMissingBodyFields: 'Faltam campos na requisição',
  dassMessageAccessDenied: 'Sem permissão de acesso a esta área',
  dassMessageDeleteError: 'Erro ao remover o registro',
  dassMessageDeleteSuccess: 'Registro removido com sucesso',
  dassMessageInsertSuccess: 'Registro adicionado com sucesso',
  dassMessageUpdateSuccess: 'Registro atualizado com sucesso',
  dassMessageSuccess: 'Sucesso',
  dassMessageTemplateInUse: 'Não foi possível remover o modelo em uso',
  dassMessageInvalidFields: 'Há campos a corrigir',
  dassMessageUnknownError: 'Algo deu errado',
  dassMessageNetworkError: 'Não foi possível acessar o servidor',
  dassMessageNothing: 'Não há mais informações.',

  dassMessageOk: 'OK',
  dassMessageSignIn: 'Entrar no sistema',
  dassMessageDetails: 'Detalhes',
  dassMessageCopy: 'Copiar detalhes',
  dassMessageCopied: 'Detalhes copiados',
  dassMessageCopyFailed: 'Não foi possível copiar. Selecione o texto e copie-o.',
  dassMessagesMore: { one: 'e mais {count}', many: 'e mais {count}', other: 'e mais {count}' },

  dassConfirmHeading: 'Confirmação',
  dassConfirmText: 'Deseja continuar?',
  dassConfirmYes: 'Confirmar',
  dassConfirmNo: 'Cancelar',
  dassConfirmReason: 'Motivo',
  dassConfirmReasonShort: {
    one: 'Escreva ao menos {count} caractere',
    many: 'Escreva ao menos {count} de caracteres',
    other: 'Escreva ao menos {count} caracteres',
  },
  dassConfirmReasonLength: {
    one: '{length} de {count} caractere',
    many: '{length} de {count} de caracteres',
    other: '{length} de {count} caracteres',
  },
  dassConfirmReasonFull: {
    one: 'Não cabe mais que {count} caractere',
    many: 'Não cabem mais que {count} de caracteres',
    other: 'Não cabem mais que {count} caracteres',
  },

  dassDeleteHeading: {
    one: 'Remover registro',
    many: 'Remover {count} de registros',
    other: 'Remover {count} registros',
  },
  dassDeleteText: 'Deseja realmente remover o registro?',
  dassDeleteTextMany: {
    one: 'Deseja realmente remover {count} registro?',
    many: 'Deseja realmente remover {count} de registros?',
    other: 'Deseja realmente remover {count} registros?',
  },
  dassDeleteYes: 'Remover',

  dassValidationHeading: 'Atenção',
  dassValidationText: 'Há inconsistências',
  dassValidationGo: 'Ir para o campo',
} as const satisfies Catalogue;

/**
 * Message ids of the message mapping. Each comment is the meaning: the English words of the specification, then
 * Portuguese.
 */
export const messageKeys = {
  /** 'You are not signed in, or your session has ended' · 'Você não está conectado ou sua sessão terminou' */
  withoutToken: 'dassMessageWithoutToken',
  /** 'Missing fields in the request' · 'Faltam campos na requisição' */
  missingBodyFields: 'dassMessageMissingBodyFields',
  /** 'No access permission to this area' · 'Sem permissão de acesso a esta área' */
  accessDenied: 'dassMessageAccessDenied',
  /** 'Error removing record' · 'Erro ao remover o registro' */
  deleteError: 'dassMessageDeleteError',
  /** 'Record successfully deleted' · 'Registro removido com sucesso' */
  deleteSuccess: 'dassMessageDeleteSuccess',
  /** 'Registration added successfully' · 'Registro adicionado com sucesso' */
  insertSuccess: 'dassMessageInsertSuccess',
  /** 'Registration updated successfully' · 'Registro atualizado com sucesso' */
  updateSuccess: 'dassMessageUpdateSuccess',
  /** 'Success' · 'Sucesso' */
  success: 'dassMessageSuccess',
  /** 'Could not remove template in use' · 'Não foi possível remover o modelo em uso' */
  templateInUse: 'dassMessageTemplateInUse',
  /** 'Some fields need correcting' · 'Há campos a corrigir'; for an answer that only has field errors. */
  invalidFields: 'dassMessageInvalidFields',
  /** 'Something went wrong' · 'Algo deu errado'; for an error without readable text. */
  unknownError: 'dassMessageUnknownError',
  /** 'The server could not be reached' · 'Não foi possível acessar o servidor' */
  networkError: 'dassMessageNetworkError',
} as const;

/** Message ids of the titles by type. */
export const messageTitleKeys = {
  /** 'Error' · 'Erro' */
  error: 'dassMessageTitleError',
  /** 'Information' · 'Informação' */
  info: 'dassMessageTitleInfo',
  /** 'Alert' · 'Alerta' */
  alert: 'dassMessageTitleAlert',
  /** 'Help' · 'Ajuda' */
  help: 'dassMessageTitleHelp',
  /** 'Success' · 'Sucesso' */
  success: 'dassMessageTitleSuccess',
} as const;

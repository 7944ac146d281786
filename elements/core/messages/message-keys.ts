/**
 * The text keys that the message mapping answers with; the catalogue of the language in force gives their texts. Each
 * comment is the meaning: English as the specification words it, then Portuguese.
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
  /** 'Some fields need correcting' · 'Há campos a corrigir'; for an answer that only says what is wrong with which field. */
  invalidFields: 'dassMessageInvalidFields',
  /** 'Something went wrong' · 'Algo deu errado'; for an error that says nothing that the user could read. */
  unknownError: 'dassMessageUnknownError',
  /** 'The server could not be reached' · 'Não foi possível acessar o servidor' */
  networkError: 'dassMessageNetworkError',
} as const;

/** The text keys of the titles by type, with the same kind of comment. */
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

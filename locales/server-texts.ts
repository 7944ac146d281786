import { msg } from './localize.js';

/**
 * Texts that servers and applications use by key. They are written as calls here, so that they are extracted.
 *
 * The message dialog registers them; elsewhere `resolveText()` finds them in the catalogue.
 */
export const serverTexts = {
  dassMessageWithoutToken: () =>
    msg('Você não está conectado ou a sua sessão terminou', { id: 'dassMessageWithoutToken' }),
  dassMessageMissingBodyFields: () => msg('Faltam campos na requisição', { id: 'dassMessageMissingBodyFields' }),
  dassMessageAccessDenied: () => msg('Sem permissão de acesso a esta área', { id: 'dassMessageAccessDenied' }),
  dassMessageDeleteError: () => msg('Erro ao remover o registro', { id: 'dassMessageDeleteError' }),
  dassMessageDeleteSuccess: () => msg('Registro removido com sucesso', { id: 'dassMessageDeleteSuccess' }),
  dassMessageInsertSuccess: () => msg('Registro adicionado com sucesso', { id: 'dassMessageInsertSuccess' }),
  dassMessageUpdateSuccess: () => msg('Registro atualizado com sucesso', { id: 'dassMessageUpdateSuccess' }),
  dassMessageSuccess: () => msg('Sucesso', { id: 'dassMessageSuccess' }),
  dassMessageTemplateInUse: () => msg('Não foi possível remover o modelo em uso', { id: 'dassMessageTemplateInUse' }),
  dassMessageInvalidFields: () => msg('Há campos a corrigir', { id: 'dassMessageInvalidFields' }),
  dassMessageUnknownError: () => msg('Algo deu errado', { id: 'dassMessageUnknownError' }),
  dassMessageNetworkError: () => msg('Não foi possível acessar o servidor', { id: 'dassMessageNetworkError' }),
  dassMessageTitleError: () => msg('Erro', { id: 'dassMessageTitleError' }),
  dassMessageTitleInfo: () => msg('Informação', { id: 'dassMessageTitleInfo' }),
  dassMessageTitleAlert: () => msg('Alerta', { id: 'dassMessageTitleAlert' }),
  dassMessageTitleHelp: () => msg('Ajuda', { id: 'dassMessageTitleHelp' }),
  dassMessageTitleSuccess: () => msg('Sucesso', { id: 'dassMessageTitleSuccess' }),
  dassUploadStalled: () => msg('O envio parou: a conexão não responde', { id: 'dassUploadStalled' }),
  dassUploadNotConfirmed: () =>
    msg('O servidor não confirmou o arquivo. Ele pode ter sido gravado.', { id: 'dassUploadNotConfirmed' }),
  dassUploadPage: () => msg('O servidor respondeu com uma página em vez de confirmar', { id: 'dassUploadPage' }),
  dassUploadTooLarge: () => msg('O arquivo é maior do que o servidor aceita', { id: 'dassUploadTooLarge' }),
  dassUploadUnreadable: () =>
    msg('O arquivo foi alterado ou removido: escolha-o de novo', { id: 'dassUploadUnreadable' }),
  dassHostUnsavedChanges: () => msg('Há alterações não salvas', { id: 'dassHostUnsavedChanges' }),
  dassHostImageRequired: () => msg('Imagem obrigatória', { id: 'dassHostImageRequired' }),
  dassHostFilesTooLarge: () => msg('Arquivo(s) maior(es) que o permitido', { id: 'dassHostFilesTooLarge' }),
  dassHostNoRecords: () => msg('Nenhum registro encontrado', { id: 'dassHostNoRecords' }),
  dassHostSignInRequired: () =>
    msg('Para acessar esta área é preciso entrar no sistema', { id: 'dassHostSignInRequired' }),
};

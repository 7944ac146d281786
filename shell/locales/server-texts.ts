import { addTexts } from 'dass-elements/language.js';
import { msg } from './localize.js';

/** Texts that the local platform names by message id: missing records, and errors of the fields of a record. */
addTexts({
  dassPurchaseNotFound: () => msg('A compra não existe ou foi removida.', { id: 'dassPurchaseNotFound' }),
  dassMaterialNotFound: () => msg('O material não existe ou foi removido.', { id: 'dassMaterialNotFound' }),
  dassMaterialsLoading: () =>
    msg('Os dados de exemplo ainda estão sendo criados. Tente de novo em alguns segundos.', {
      id: 'dassMaterialsLoading',
    }),
  dassFindingNotFound: () => msg('A ocorrência não existe ou foi removida.', { id: 'dassFindingNotFound' }),
  dassDocumentFileMissing: () => msg('O arquivo não existe mais: envie-o de novo', { id: 'dassDocumentFileMissing' }),
  dassDocumentNotOwn: () => msg('Só quem enviou o arquivo pode anexá-lo', { id: 'dassDocumentNotOwn' }),
  dassDocumentAttached: () => msg('O arquivo já está anexado', { id: 'dassDocumentAttached' }),
  dassDocumentType: () => msg('Este tipo de arquivo não é aceito aqui', { id: 'dassDocumentType' }),
  dassDocumentTooLarge: () => msg('O arquivo é maior que o permitido', { id: 'dassDocumentTooLarge' }),
  dassDocumentTooMany: () => msg('O limite de documentos foi atingido', { id: 'dassDocumentTooMany' }),
  dassDocumentMissing: () => msg('O documento já foi removido', { id: 'dassDocumentMissing' }),
  dassDocumentsChanged: () =>
    msg('Os documentos mudaram enquanto você os ordenava: confira a lista', { id: 'dassDocumentsChanged' }),
  dassDocumentChanged: () =>
    msg('Outra pessoa mudou este texto: confira o que está na lista', { id: 'dassDocumentChanged' }),
  dassDocumentName: () =>
    msg('O nome não pode ser usado: ele precisa de letras e da mesma extensão', { id: 'dassDocumentName' }),
  dassDocumentCaption: () => msg('A legenda é longa demais', { id: 'dassDocumentCaption' }),
  dassProcessOrderNotFound: () =>
    msg('A ordem de produção não existe ou foi removida.', { id: 'dassProcessOrderNotFound' }),
  dassProcessStepDone: () => msg('A etapa já está concluída', { id: 'dassProcessStepDone' }),
  dassProcessStepMissing: () => msg('A etapa foi removida', { id: 'dassProcessStepMissing' }),
  dassProcessInvalid: () => msg('Um valor está fora dos limites da máquina', { id: 'dassProcessInvalid' }),
  dassNotificationNotFound: () => msg('A notificação não existe ou foi removida.', { id: 'dassNotificationNotFound' }),
  dassPurchaseDateTooSoon: () => msg('O fornecedor não entrega até esta data', { id: 'dassPurchaseDateTooSoon' }),
  dassPurchaseNoLines: () => msg('Escolha ao menos um material', { id: 'dassPurchaseNoLines' }),
  dassPurchaseTooManyLines: () => msg('Uma compra tem no máximo 200 materiais', { id: 'dassPurchaseTooManyLines' }),
  dassPurchaseBlocked: () => msg('Há um material que não pode ser comprado', { id: 'dassPurchaseBlocked' }),
  dassPurchaseQuantityRange: () => msg('A quantidade vai de 0,001 a 1.000.000', { id: 'dassPurchaseQuantityRange' }),
  dassMaterialDate: () => msg('A data não existe', { id: 'dassMaterialDate' }),
  dassMaterialCodeShape: () => msg('Use duas letras, hífen e seis algarismos', { id: 'dassMaterialCodeShape' }),
  dassMaterialCodeTaken: () => msg('Outro material já tem este código', { id: 'dassMaterialCodeTaken' }),
  dassMaterialTooLong: () => msg('Texto longo demais', { id: 'dassMaterialTooLong' }),
  dassMaterialSupplierFamily: () =>
    msg('Este fornecedor não entrega materiais desta família', { id: 'dassMaterialSupplierFamily' }),
  dassMaterialChangedMeanwhile: () => msg('Outra pessoa alterou este valor', { id: 'dassMaterialChangedMeanwhile' }),
  dassMaterialFieldFixed: () => msg('Este campo não pode ser alterado na lista', { id: 'dassMaterialFieldFixed' }),
  dassMaterialPriceRange: () => msg('O preço vai de R$ 0,0001 a R$ 1.000.000', { id: 'dassMaterialPriceRange' }),
  dassMaterialTaxNumber: () => msg('O CPF não confere', { id: 'dassMaterialTaxNumber' }),
  dassMaterialEmail: () => msg('O e-mail não está completo', { id: 'dassMaterialEmail' }),
  dassMaterialValidBeforeInspection: () =>
    msg('A validade é anterior à última inspeção', { id: 'dassMaterialValidBeforeInspection' }),
  dassMaterialDescriptionsInvalid: () =>
    msg('Cada tradução precisa de um idioma só seu e de um texto de até 4.000 caracteres.', {
      id: 'dassMaterialDescriptionsInvalid',
    }),
  dassSupplierNotFound: () => msg('O fornecedor não existe ou foi removido.', { id: 'dassSupplierNotFound' }),
  dassSupplierTaxId: () => msg('O número não confere com o país', { id: 'dassSupplierTaxId' }),
  dassSupplierTaxIdTaken: () => msg('Outro fornecedor já tem este número', { id: 'dassSupplierTaxIdTaken' }),
  dassSupplierOpenOrders: () => msg('Tem pedidos em aberto', { id: 'dassSupplierOpenOrders' }),
  dassQuotationNotFound: () => msg('A cotação não existe ou foi removida.', { id: 'dassQuotationNotFound' }),
  dassQuotationInactive: () => msg('Há um fornecedor inativo', { id: 'dassQuotationInactive' }),
  dassQuotationRemoved: () => msg('Há um fornecedor que foi removido', { id: 'dassQuotationRemoved' }),
  dassQuotationTooMany: () => msg('Uma cotação vai a no máximo 10 fornecedores', { id: 'dassQuotationTooMany' }),
  dassQuotationTooSoon: () => msg('Escolha um dia a partir de amanhã', { id: 'dassQuotationTooSoon' }),
  dassMaterialOwnSubstitute: () => msg('Um material não substitui a si mesmo', { id: 'dassMaterialOwnSubstitute' }),
});

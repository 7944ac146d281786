import type { Translation } from '../index.js';
import type source from '../pt-BR/messages.js';

export default {
  dassMessageTitleError: 'Error',
  dassMessageTitleInfo: 'Información',
  dassMessageTitleAlert: 'Alerta',
  dassMessageTitleHelp: 'Ayuda',
  dassMessageTitleSuccess: 'Éxito',

  dassMessageWithoutToken: 'No ha iniciado sesión o su sesión ha terminado',
  dassMessageMissingBodyFields: 'Faltan campos en la solicitud',
  dassMessageAccessDenied: 'Sin permiso de acceso a esta área',
  dassMessageDeleteError: 'Error al eliminar el registro',
  dassMessageDeleteSuccess: 'Registro eliminado correctamente',
  dassMessageInsertSuccess: 'Registro agregado correctamente',
  dassMessageUpdateSuccess: 'Registro actualizado correctamente',
  dassMessageSuccess: 'Operación realizada correctamente',
  dassMessageTemplateInUse: 'No se pudo eliminar el modelo en uso',
  dassMessageInvalidFields: 'Hay campos por corregir',
  dassMessageUnknownError: 'Algo salió mal',
  dassMessageNetworkError: 'No se pudo acceder al servidor',
  dassMessageNothing: 'No hay más información.',

  dassMessageOk: 'Aceptar',
  dassMessageSignIn: 'Iniciar sesión',
  dassMessageDetails: 'Detalles',
  dassMessageCopy: 'Copiar detalles',
  dassMessageCopied: 'Detalles copiados',
  dassMessageCopyFailed: 'No se pudo copiar. Seleccione el texto y cópielo.',
  dassMessagesMore: { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },

  dassConfirmHeading: 'Confirmación',
  dassConfirmText: '¿Desea continuar?',
  dassConfirmYes: 'Confirmar',
  dassConfirmNo: 'Cancelar',
  dassConfirmReason: 'Motivo',
  dassConfirmReasonShort: {
    one: 'Escriba al menos {count} carácter',
    many: 'Escriba al menos {count} de caracteres',
    other: 'Escriba al menos {count} caracteres',
  },
  dassConfirmReasonLength: {
    one: '{length} de {count} carácter',
    many: '{length} de {count} de caracteres',
    other: '{length} de {count} caracteres',
  },
  dassConfirmReasonFull: {
    one: 'No cabe más de {count} carácter',
    many: 'No caben más de {count} de caracteres',
    other: 'No caben más de {count} caracteres',
  },

  dassDeleteHeading: {
    one: 'Eliminar registro',
    many: 'Eliminar {count} de registros',
    other: 'Eliminar {count} registros',
  },
  dassDeleteText: '¿Realmente desea eliminar el registro?',
  dassDeleteTextMany: {
    one: '¿Realmente desea eliminar {count} registro?',
    many: '¿Realmente desea eliminar {count} de registros?',
    other: '¿Realmente desea eliminar {count} registros?',
  },
  dassDeleteYes: 'Eliminar',

  dassValidationHeading: 'Atención',
  dassValidationText: 'Hay inconsistencias',
  dassValidationGo: 'Ir al campo',
} satisfies Translation<typeof source>;

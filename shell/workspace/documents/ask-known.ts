import { confirm } from 'dass-elements/dialogs.js';
import { formatDateTime } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';
import { msg, str } from '../../locales/localize.js';
import type { RecordDocument } from './api.js';

/** Asks the user whether a file that is stored already is sent again. */
export function askKnown(file: File, { fileName, addedAt, addedBy, author }: RecordDocument): Promise<boolean> {
  const [name, known] = [file.name, fileName];
  const stored = [formatDateTime(addedAt, getLanguage()), author ?? addedBy].filter(Boolean).join(', ');
  return confirm({
    heading: msg('O arquivo já existe', { id: 'dassDocumentKnown' }),
    text: msg(str`${name} já está nos documentos como ${known} (${stored}).`, { id: 'dassDocumentKnownAs' }),
    confirmLabel: msg('Enviar mesmo assim', { id: 'dassDocumentSendAgain' }),
    cancelLabel: msg('Não enviar', { id: 'dassDocumentSkip' }),
  });
}

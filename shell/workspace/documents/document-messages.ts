import { confirm } from 'dass-elements/dialogs.js';
import { formatCount, formatDateTime } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';
import { showFailure } from '../../app/show-failure.js';
import { msg, plural, str } from '../../locales/localize.js';
import type { KnownFile } from './known-files.js';

/** Asks the user whether a file is sent whose content is stored already, or is in the list a second time. */
export function askKnown(file: File, known: KnownFile): Promise<boolean> {
  const { name } = file;
  if ('fileId' in known) {
    const { fileName, addedAt, addedBy, author } = known;
    const stored = [formatDateTime(addedAt, getLanguage()), author ?? addedBy].filter(Boolean).join(', ');
    return ask(
      msg('O arquivo já existe', { id: 'dassDocumentKnown' }),
      msg(str`${name} já está nos documentos como ${fileName} (${stored}).`, { id: 'dassDocumentKnownAs' }),
    );
  }
  const other = known.file.name;
  return ask(
    msg('O arquivo foi escolhido duas vezes', { id: 'dassDocumentTwice' }),
    msg(str`${name} tem o mesmo conteúdo que ${other}, que já está na lista.`, { id: 'dassDocumentTwiceAs' }),
  );
}

const ask = (heading: string, text: string): Promise<boolean> =>
  confirm({
    heading,
    text,
    confirmLabel: msg('Enviar mesmo assim', { id: 'dassDocumentSendAgain' }),
    cancelLabel: msg('Não enviar', { id: 'dassDocumentSkip' }),
  });

/** Tells the user that files which he has discarded are still stored. */
export function showNotDeleted(failure: unknown, count: number): void {
  showFailure(
    failure,
    () =>
      plural(count, {
        one: msg(str`${formatCount(count)} arquivo descartado ainda está na plataforma.`, {
          id: 'dassDocumentNotDeletedOne',
        }),
        many: msg(str`${formatCount(count)} de arquivos descartados ainda estão na plataforma.`, {
          id: 'dassDocumentNotDeletedMany',
        }),
        other: msg(str`${formatCount(count)} arquivos descartados ainda estão na plataforma.`, {
          id: 'dassDocumentNotDeletedOther',
        }),
      }),
    () =>
      msg('A remoção será repetida quando você abrir esta página de novo.', {
        id: 'dassDocumentDeletedLater',
      }),
  );
}

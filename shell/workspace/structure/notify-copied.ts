import { notify } from 'dass-elements/dialogs.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';

/** Notifies the user that lines were copied, or that the browser has refused it. */
export function notifyCopied(isCopied: boolean, count: number): void {
  void notify(
    isCopied
      ? { type: 'success', message: structureCopiedText(count) }
      : { type: 'error', message: msg('As linhas não puderam ser copiadas.', { id: 'dassStructureNotCopied' }) },
  );
}

const structureCopiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha copiada. Cole em uma planilha.`, { id: 'dassStructureCopiedOne' }),
    many: msg(str`${formatCount(count)} de linhas copiadas. Cole em uma planilha.`, { id: 'dassStructureCopiedMany' }),
    other: msg(str`${formatCount(count)} linhas copiadas. Cole em uma planilha.`, { id: 'dassStructureCopiedOther' }),
  });

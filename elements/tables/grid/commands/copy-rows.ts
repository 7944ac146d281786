import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { copyText } from '../../../base/copy-text.js';
import { sheetText } from '../../../core/table/spreadsheet-text.js';
import type { GridHost } from '../grid-host.js';

/**
 * Copies rows for a spreadsheet.
 * @param lines the texts of the cells of each row
 * @returns resolves with whether the browser allowed it
 */
export function copyRows(host: GridHost, lines: readonly (readonly string[])[]): Promise<boolean> {
  const columns = host.visibleColumns.map(({ type }) => ({ isNumber: type === 'number' }));
  return copyText(sheetText(lines, columns), host);
}

/** Announces that rows were copied, or that the browser refused it. */
export function announceCopied(count: number, isCopied: boolean): void {
  if (isCopied) announce(copiedText(count));
  else announce(msg('Não foi possível copiar', { id: 'dassTreeNotCopied' }), 'assertive');
}

const copiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha copiada`, { id: 'dassTreeCopiedOne' }),
    many: msg(str`${formatCount(count)} de linhas copiadas`, { id: 'dassTreeCopiedMany' }),
    other: msg(str`${formatCount(count)} linhas copiadas`, { id: 'dassTreeCopiedOther' }),
  });

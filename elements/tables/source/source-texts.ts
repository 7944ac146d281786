import { formatCount, msg, str } from '../../../locales/localize.js';
import { notify } from '../../controls/notice/notify.js';
import type { RowStatus } from '../../core/data/row-blocks.js';

/** What the cells of a row say that is not loaded. */
export const unloadedText = (status: RowStatus): string =>
  status === 'failed'
    ? msg('Linha não carregada. Enter tenta de novo', { id: 'dassTableRowFailed' })
    : msg('Carregando…', { id: 'dassTreeLoading' });

/** Shows why an action on rows is not possible. */
export function notifyNotLoaded(): void {
  void notify({
    type: 'warning',
    message: () => msg('Nem todas as linhas estão carregadas', { id: 'dassTableRowsNotLoaded' }),
  });
}

/** What stands in the place of rows that could not be loaded, counted from 1. */
export const failedRowsText = (first: number, last: number): string =>
  msg(str`As linhas ${formatCount(first)} a ${formatCount(last)} não foram carregadas.`, {
    id: 'dassTableRowsFailed',
  });

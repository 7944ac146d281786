import { formatCount, msg, str } from '../../../locales/localize.js';
import type { RowStatus } from '../../core/data/row-blocks.js';
import { MAX_ALL_ROWS } from '../../core/data/source-rows.js';

/** What a row of a list says that is not loaded. */
export const unloadedText = (status: RowStatus): string =>
  status === 'failed'
    ? msg('Não carregado. Tentar de novo', { id: 'dassChoicesRowFailed' })
    : msg('Carregando…', { id: 'dassLoading' });

/** Why all rows of a list cannot be selected or moved at once. */
export const tooManyRowsText = (): string =>
  msg(str`Até ${formatCount(MAX_ALL_ROWS)} itens de uma vez: use o filtro`, { id: 'dassChoicesTooMany' });

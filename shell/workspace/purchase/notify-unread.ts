import { notify } from 'dass-elements/dialogs.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import type { PastedQuantities, PastedQuantity } from './pasted-quantities.js';

/** Maximum number of materials named in the notice. */
const MAX_NAMED = 3;

/** Notifies the user of pasted quantities that could not be read. */
export function notifyUnread({ quantities, isUnclear }: PastedQuantities): void {
  const unread = quantities.filter(({ quantity }) => quantity === '');
  if (isUnclear)
    void notify({
      type: 'warning',
      message: msg('Há mais de uma coluna com números, e nenhuma se chama Quantidade: as quantidades ficaram em 1.', {
        id: 'dassPurchaseQuantitiesUnclear',
      }),
    });
  if (unread.length === 0) return;
  const named = unread.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const lines = unread.length > MAX_NAMED ? `${named}…` : named;
  void notify({ type: 'warning', message: purchaseQuantitiesUnreadText(unread.length, lines) });
}

const nameOf = ({ material, text }: PastedQuantity): string => (text ? `${material.code} (${text})` : material.code);

const purchaseQuantitiesUnreadText = (count: number, lines: string): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} quantidade não foi lida e ficou em branco: ${lines}`, {
      id: 'dassPurchaseQuantitiesUnreadOne',
    }),
    many: msg(str`${formatCount(count)} de quantidades não foram lidas e ficaram em branco: ${lines}`, {
      id: 'dassPurchaseQuantitiesUnreadMany',
    }),
    other: msg(str`${formatCount(count)} quantidades não foram lidas e ficaram em branco: ${lines}`, {
      id: 'dassPurchaseQuantitiesUnreadOther',
    }),
  });

import { notify } from '../../../../elements/controls/notice/notify.js';
import { t } from '../../../../locales/workspace.js';
import type { PastedQuantities, PastedQuantity } from './pasted-quantities.js';

/** The largest number of lines that are named. */
const MAX_NAMED = 3;

/** Tells which pasted quantities were not read. */
export function tellUnread({ quantities, isUnclear }: PastedQuantities): void {
  const unread = quantities.filter(({ quantity }) => quantity === '');
  if (isUnclear) void notify({ type: 'warning', message: t('dassPurchaseQuantitiesUnclear') });
  if (unread.length === 0) return;
  const named = unread.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const lines = unread.length > MAX_NAMED ? `${named}…` : named;
  void notify({ type: 'warning', message: t('dassPurchaseQuantitiesUnread', { count: unread.length, lines }) });
}

const nameOf = ({ material, text }: PastedQuantity): string => (text ? `${material.code} (${text})` : material.code);

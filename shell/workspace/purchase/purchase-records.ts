import { paths } from '../../app/paths.js';
import type { RecordSource } from '../../frame/finder/finder-content.js';
import { msg, str } from '../../locales/localize.js';
import { formatDay, supplierName } from '../material-options.js';
import type { PurchaseApi } from './api.js';

/** The purchases, for the finder. */
export const purchaseRecords = (api: PurchaseApi): RecordSource => ({
  id: 'purchases',
  path: paths.screen('purchase'),
  icon: 'cart',
  label: () => msg('Compras', { id: 'dassPurchases' }),
  search: async (search, { limit, signal }) => {
    const { purchases, total } = await api.searchPurchases({ search, limit }, { signal });
    return {
      records: purchases.map(({ id, supplierId, deliveryDate }) => ({
        id,
        code: String(id),
        label: msg(str`Compra ${String(id)}`, { id: 'dassShellOrder' }),
        detail: `${formatDay(deliveryDate)} · ${supplierName(supplierId)}`,
        url: `${paths.screen('purchase')}?id=${id}`,
      })),
      total,
    };
  },
});

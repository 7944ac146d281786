import { dayFromToday } from '../../app/days.js';
import { paths } from '../../app/paths.js';
import { msg, plural, str } from '../../locales/localize.js';
import type { WorkCount } from '../work-count.js';
import { formatDay } from '../material-options.js';
import type { PurchaseApi } from './api.js';

const DAYS = 14;

/** The deliveries of the user's purchases in the next days and the late ones, for the home page. */
export const dueDeliveries = (api: PurchaseApi): WorkCount => ({
  id: 'deliveries',
  icon: 'truck',
  label: (count) =>
    plural(count, {
      one: msg('entrega em 14 dias', { id: 'dassHomeDeliveriesOne' }),
      many: msg('de entregas em 14 dias', { id: 'dassHomeDeliveriesMany' }),
      other: msg('entregas em 14 dias', { id: 'dassHomeDeliveriesOther' }),
    }),
  load: async (options) => {
    const purchases = await api.loadOpenPurchases(options);
    const limit = dayFromToday(DAYS);
    const [next] = purchases;
    return {
      count: purchases.filter(({ deliveryDate }) => deliveryDate <= limit).length,
      url: next ? `${paths.screen('purchase')}?id=${next.id}` : paths.screen('purchase'),
      note: () =>
        next
          ? msg(str`próxima: ${String(next.id)}, ${formatDay(next.deliveryDate)}`, { id: 'dassHomeDeliveriesNext' })
          : msg('nenhuma compra em aberto', { id: 'dassHomeDeliveriesNone' }),
    };
  },
});

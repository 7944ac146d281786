import { dayFromToday } from '../../app/days.js';
import { paths } from '../../app/paths.js';
import { msg, plural, str } from '../../locales/localize.js';
import type { WorkCount } from '../work-count.js';
import { formatDay } from '../material-options.js';
import type { MaterialsApi } from './api.js';
import { addressOfValues } from './material-filters.js';

const DAYS = 60;

/** The active materials whose prices end in the next days, for the home page. */
export const expiringMaterials = (api: MaterialsApi): WorkCount => ({
  id: 'expiring',
  icon: 'calendar',
  label: (count) =>
    plural(count, {
      one: msg('material a vencer', { id: 'dassHomeExpiringOne' }),
      many: msg('de materiais a vencer', { id: 'dassHomeExpiringMany' }),
      other: msg('materiais a vencer', { id: 'dassHomeExpiringOther' }),
    }),
  load: async (options) => {
    const [validFrom, validTo] = [dayFromToday(0), dayFromToday(DAYS)];
    const filter = { validFrom, validTo, onlyActive: true };
    const { total } = await api.loadMaterials({ ...filter, limit: 0 }, options);
    return {
      count: total,
      url: `${paths.screen('materials')}?${addressOfValues(filter)}`,
      note: () => msg(str`até ${formatDay(validTo)}`, { id: 'dassHomeExpiringUntil' }),
    };
  },
});

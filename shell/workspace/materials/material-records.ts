import { paths } from '../../app/paths.js';
import type { RecordSource } from '../../frame/finder/finder-content.js';
import { msg, str } from '../../locales/localize.js';
import type { MaterialsApi } from './api.js';
import { addressOfSearch } from './material-filters.js';

/** The materials, for the finder. */
export const materialRecords = (api: MaterialsApi): RecordSource => ({
  id: 'materials',
  path: paths.screen('material'),
  icon: 'box',
  label: () => msg('Materiais', { id: 'dassScreenMaterials' }),
  search: async (search, { limit, signal }) => {
    const { materials, total } = await api.loadMaterials({ search, limit }, { signal });
    return {
      records: materials.map(({ id, code, name, supplier }) => ({
        id,
        code,
        label: `${code} · ${name}`,
        detail: supplier,
        url: `${paths.screen('material')}?id=${id}`,
      })),
      total,
    };
  },
  list: {
    label: (text) => msg(str`Todos os materiais com “${text}”`, { id: 'dassMaterialsAllWith' }),
    url: (text) => `${paths.screen('materials')}?${addressOfSearch(text)}`,
  },
});

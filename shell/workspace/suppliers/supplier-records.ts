import { paths } from '../../app/paths.js';
import type { RecordSource } from '../../frame/finder/finder-content.js';
import { msg } from '../../locales/localize.js';
import type { SuppliersApi } from './api.js';

/** The suppliers, for the finder: each opens a request for quotation to it. */
export const supplierRecords = (api: SuppliersApi): RecordSource => ({
  id: 'suppliers',
  path: paths.screen('suppliers'),
  icon: 'truck',
  label: () => msg('Fornecedores', { id: 'dassQuotationSuppliers' }),
  search: async (search, { limit, signal }) => {
    const { suppliers, total } = await api.searchSuppliers({ search, limit }, { signal });
    return {
      records: suppliers.map(({ id, code, name, city, taxId }) => ({
        id,
        code,
        label: `${code} · ${name}`,
        detail: `${city} · ${taxId}`,
        url: `${paths.screen('suppliers')}?supplier=${encodeURIComponent(code)}`,
      })),
      total,
    };
  },
});

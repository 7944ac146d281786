import type { RemoveRows, RestoreRows, SaveRow, SearchRows } from 'dass-elements/dass-lookup.js';
import { withReadableFailure } from '../../app/readable-failure.js';
import type { KnownItems } from '../record/known-items.js';
import type { RefusedSuppliers, Supplier, SuppliersApi } from './api.js';

const PAGE_SIZE = 50;

/** How the lookup works with the suppliers of the platform. */
export interface SupplierRequests {
  readonly searchRows: SearchRows<Supplier>;
  readonly saveRow: SaveRow<Supplier>;
  readonly removeRows: RemoveRows<Supplier>;
  readonly restoreRows: RestoreRows<Supplier>;
}

/** @param known gets the suppliers that are loaded */
export const supplierRequests = (api: SuppliersApi, known: KnownItems<Supplier>): SupplierRequests => ({
  searchRows: async ({ text, from, signal }) => {
    const { suppliers, total } = await api.searchSuppliers(
      { search: text, offset: from, limit: PAGE_SIZE },
      { signal },
    );
    known.add(suppliers);
    return { rows: suppliers, total };
  },
  saveRow: ({ row, original, signal }) =>
    withReadableFailure(async () => {
      const answer = await api.saveSupplier(row, original?.id, { signal });
      if ('errors' in answer) return answer;
      known.add([answer.saved]);
      return answer.saved;
    }),
  removeRows: ({ rows, signal }) =>
    withReadableFailure(async () => failedRows(rows, await api.removeSuppliers(idsOf(rows), { signal }))),
  restoreRows: ({ rows, signal }) =>
    withReadableFailure(async () => failedRows(rows, await api.restoreSuppliers(idsOf(rows), { signal }))),
});

const idsOf = (rows: readonly Supplier[]): number[] => rows.map(({ id }) => id);

/** The refused ids as rows of the lookup. */
function failedRows(rows: readonly Supplier[], { refused }: RefusedSuppliers) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    failed: refused.flatMap(({ id, reason }) => {
      const row = byId.get(id);
      return row ? { row, reason } : [];
    }),
  };
}

import type {
  Quotation,
  RefusedSuppliers,
  Supplier,
  SupplierPage,
  SuppliersApi,
} from '../../workspace/suppliers/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';
import { saveRecord, saveVersion } from './save-record.js';

/** @param address of the suppliers @param quotations address of the quotations */
export const httpSuppliers = (http: HttpOptions, address: string, quotations: string): SuppliersApi => {
  const changeEach = async (action: string, ids: readonly number[], signal: AbortSignal | undefined) =>
    expect(await request(http, `${address}/${action}`, { method: 'POST', body: { ids }, signal }), readRefused);
  return {
    searchSuppliers: async ({ search = '', offset = 0, limit = 50 }, { signal } = {}) => {
      const parameters = new URLSearchParams({ search, offset: `${offset}`, limit: `${limit}` });
      return expect(await request(http, `${address}?${parameters}`, { signal }), readPage);
    },
    saveSupplier: (supplier, id) => saveRecord(http, address, supplier, id, readSupplier),
    loadSupplier: async (id, { signal } = {}) =>
      expect(await request(http, `${address}/${id}`, { signal }), readSupplier),
    saveSupplierVersion: (supplier, id) => saveVersion(http, address, supplier, id, readSupplier),
    removeSuppliers: (ids, { signal } = {}) => changeEach('remove', ids, signal),
    restoreSuppliers: (ids, { signal } = {}) => changeEach('restore', ids, signal),
    loadQuotation: async (id, { signal } = {}) =>
      expect(await request(http, `${quotations}/${id}`, { signal }), readQuotation),
    saveQuotation: (quotation, id) => saveVersion(http, quotations, quotation, id, readQuotation),
  };
};

function readSupplier(value: unknown): Supplier | undefined {
  return typeof value === 'object' && value !== null && 'taxId' in value ? (value as Supplier) : undefined;
}

function readPage(value: unknown): SupplierPage | undefined {
  const { suppliers, total } = (value ?? {}) as Partial<SupplierPage>;
  return Array.isArray(suppliers) && typeof total === 'number' ? { suppliers, total } : undefined;
}

function readRefused(value: unknown): RefusedSuppliers | undefined {
  const { refused } = (value ?? {}) as Partial<RefusedSuppliers>;
  return Array.isArray(refused) ? { refused } : undefined;
}

function readQuotation(value: unknown): Quotation | undefined {
  const { suppliers } = (value ?? {}) as Partial<Quotation>;
  return Array.isArray(suppliers) ? (value as Quotation) : undefined;
}

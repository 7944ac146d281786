import type { Purchase, PurchaseApi, PurchaseMaterial, PurchasePage } from '../../workspace/purchase/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';
import { purchaseMaterialFields, type PurchaseMaterialTable } from './purchase-table.js';
import { saveVersion } from './save-record.js';

export const httpPurchases = (http: HttpOptions, address: string): PurchaseApi => ({
  loadPurchaseMaterials: async ({ signal } = {}) =>
    expect(await request(http, `${address}/materials`, { signal }), readMaterials),
  loadOpenPurchases: async ({ signal } = {}) =>
    expect(await request(http, address, { signal }), (value) =>
      Array.isArray(value) ? readPurchases(value) : undefined,
    ),
  searchPurchases: async ({ search, offset = 0, limit }, { signal } = {}) => {
    const parameters = new URLSearchParams({ search, offset: `${offset}`, limit: `${limit}` });
    return expect(await request(http, `${address}/search?${parameters}`, { signal }), readPage);
  },
  loadPurchase: async (id, { signal } = {}) =>
    expect(await request(http, `${address}/${id}`, { signal }), readPurchase),
  savePurchase: (purchase, id) => saveVersion(http, address, purchase, id, readPurchase),
});

type ValuesOf<Names extends readonly (keyof PurchaseMaterial)[]> = { [At in keyof Names]: PurchaseMaterial[Names[At]] };

function readMaterials(value: unknown): PurchaseMaterial[] | undefined {
  const { fields, rows } = (value ?? {}) as Partial<PurchaseMaterialTable>;
  if (!Array.isArray(fields) || !Array.isArray(rows) || purchaseMaterialFields.some((name, at) => fields[at] !== name))
    return undefined;
  return (rows as ValuesOf<typeof purchaseMaterialFields>[]).map(
    ([id, code, name, unit, supplier, price, blockedReason]) => ({
      id,
      code,
      name,
      unit,
      supplier,
      price,
      blockedReason,
    }),
  );
}

function readPurchase(value: unknown): Purchase | undefined {
  return typeof value === 'object' && value !== null && 'lines' in value ? (value as Purchase) : undefined;
}

const readPurchases = (values: readonly unknown[]): Purchase[] => values.flatMap((one) => readPurchase(one) ?? []);

function readPage(value: unknown): PurchasePage | undefined {
  const { purchases, total } = (value ?? {}) as Partial<PurchasePage>;
  return Array.isArray(purchases) && typeof total === 'number'
    ? { purchases: readPurchases(purchases), total }
    : undefined;
}

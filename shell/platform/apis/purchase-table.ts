import type { PurchaseMaterial } from '../../workspace/purchase/api.js';

/** How materials come from the platform: the values of these fields, row by row. */
export const purchaseMaterialFields = [
  'id',
  'code',
  'name',
  'unit',
  'supplier',
  'price',
  'blockedReason',
] as const satisfies readonly (keyof PurchaseMaterial)[];

export interface PurchaseMaterialTable {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

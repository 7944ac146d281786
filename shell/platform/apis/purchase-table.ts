import type { PurchaseMaterial } from '../../workspace/purchase/api.js';

/** Field names of a material, in the order in which the platform sends the values of each row. */
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

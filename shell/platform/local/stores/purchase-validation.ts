import { materialSuppliers } from '../../../../sample-data/materials.js';
import { supplierAt } from '../../../../sample-data/suppliers.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { costCentres, MAX_PURCHASE_LINES, type Purchase, type PurchaseLine } from '../../../workspace/purchase/api.js';
import type { Shape } from '../http/body-fields.js';
import { isDate } from './iso-date.js';

/** Message id by field name. The field of a quantity is `quantity-` and the material's id. */
type PurchaseErrors = Readonly<Record<string, string>>;

/** Result of the validation: the purchase to store, or its errors. */
export type ValidatedPurchase = { purchase: Omit<Purchase, 'id'> } | { errors: PurchaseErrors };

/** Types of the fields of a purchase in a request. */
export const purchaseShape = {
  supplierId: 'number',
  deliveryDate: 'text',
  costCentre: 'text',
  lines: [{ materialId: 'number', quantity: 'number' }],
  version: 'number',
} as const satisfies Shape;

const MAX_QUANTITY = 1_000_000;
const day = 86_400_000;

/**
 * Reads a purchase from a request and validates its fields. The page has validated them before; the platform also
 * checks what only it can know.
 */
export function validatePurchase(
  body: Record<string, unknown>,
  { find, now }: { find: (id: number) => MaterialSheet | undefined; now: number },
): ValidatedPurchase {
  const supplierId = Number(body.supplierId);
  const isSupplier = Number.isInteger(supplierId) && supplierId >= 1 && supplierId <= materialSuppliers;
  const deliveryDate = typeof body.deliveryDate === 'string' ? body.deliveryDate : '';
  const costCentre = typeof body.costCentre === 'string' ? body.costCentre : '';
  const lines = readLines(body.lines);
  const materials = lines.map(({ materialId }) => find(materialId));
  const earliest = new Date(now + (isSupplier ? supplierAt(supplierId - 1).leadTime : 0) * day).toISOString();
  // The last rule that applies to a field determines its message.
  const rules: [isInvalid: boolean, field: string, messageId: string][] = [
    [!isSupplier, 'supplierId', 'dassFieldRequired'],
    [deliveryDate < earliest.slice(0, 10), 'deliveryDate', 'dassPurchaseDateTooSoon'],
    [!isDate(deliveryDate), 'deliveryDate', 'dassMaterialDate'],
    [!deliveryDate, 'deliveryDate', 'dassFieldRequired'],
    [!costCentres.some((one) => one === costCentre), 'costCentre', 'dassFieldRequired'],
    [lines.length === 0, 'materials', 'dassPurchaseNoLines'],
    [lines.length > MAX_PURCHASE_LINES, 'materials', 'dassPurchaseTooManyLines'],
    [materials.some((material) => material?.blockedReason !== ''), 'materials', 'dassPurchaseBlocked'],
    ...lines.map(({ materialId, quantity }): [boolean, string, string] => [
      !(quantity > 0 && quantity <= MAX_QUANTITY),
      `quantity-${materialId}`,
      'dassPurchaseQuantityRange',
    ]),
  ];
  const errors: PurchaseErrors = Object.fromEntries(
    rules.filter(([isInvalid]) => isInvalid).map(([, field, messageId]) => [field, messageId]),
  );
  return Object.keys(errors).length ? { errors } : { purchase: { supplierId, deliveryDate, costCentre, lines } };
}

/** Reads the lines of a request. Of two lines with the same material the first counts. */
function readLines(value: unknown): PurchaseLine[] {
  const lines = new Map<number, PurchaseLine>();
  for (const line of Array.isArray(value) ? (value as unknown[]) : []) {
    const { materialId, quantity } = (line ?? {}) as Partial<PurchaseLine>;
    if (!lines.has(Number(materialId)))
      lines.set(Number(materialId), { materialId: Number(materialId), quantity: Number(quantity) });
  }
  return [...lines.values()];
}

import type { Purchase, PurchaseMaterial } from './api.js';
import { quantityOf, type Quantities } from './quantities.js';

/** Reads a purchase from the fields of the form and the state of the lines, of which only some are rendered. */
export function readPurchase(
  form: HTMLFormElement,
  materials: readonly PurchaseMaterial[],
  quantities: Quantities,
): Omit<Purchase, 'id'> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    supplierId: Number(text('supplierId')),
    deliveryDate: text('deliveryDate'),
    costCentre: text('costCentre'),
    lines: materials.map((material) => ({ materialId: material.id, quantity: quantityOf(material, quantities) })),
  };
}

import type { Purchase } from '../../../platform/purchases.js';

/** What the fields say, as the platform takes it. */
export function readPurchase(form: HTMLFormElement): Omit<Purchase, 'id'> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    supplierId: Number(text('supplierId')),
    deliveryDate: text('deliveryDate'),
    costCentre: text('costCentre'),
    lines: data
      .getAll('materials')
      .map((id) => ({ materialId: Number(id), quantity: Number(text(`quantity-${id as string}`)) })),
  };
}

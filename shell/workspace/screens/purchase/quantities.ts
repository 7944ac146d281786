import type { PurchaseMaterial } from '../../../platform/purchases.js';
import type { FieldErrors } from '../../../platform/save-record.js';

/** As they are written, by the ids of the materials; 1 where nothing was. */
export type Quantities = Readonly<Record<number, string>>;

export const minQuantity = 0.001;
export const maxQuantity = 1_000_000;

/** The name of the quantity of a material, in the form and in what the platform refuses. */
export const quantityField = (id: number): string => `quantity-${id}`;

/** The quantity of a material; NaN where none is written. */
export function quantityOf({ id }: PurchaseMaterial, quantities: Quantities): number {
  const text = quantities[id] ?? '1';
  return text === '' ? Number.NaN : Number(text);
}

/** What a material costs; 0 without a quantity. */
export const costOf = (material: PurchaseMaterial, quantities: Quantities): number =>
  material.price * (quantityOf(material, quantities) || 0);

/** What is wrong with the quantities, also of lines that are not rendered. */
export function quantityErrors(materials: readonly PurchaseMaterial[], quantities: Quantities): FieldErrors {
  const wrong = materials.filter((material) => {
    const quantity = quantityOf(material, quantities);
    return !(quantity >= minQuantity && quantity <= maxQuantity);
  });
  return Object.fromEntries(
    wrong.map(({ id }) => [
      quantityField(id),
      quantities[id] === '' ? 'dassFieldRequired' : 'dassPurchaseQuantityRange',
    ]),
  );
}

import type { PurchaseMaterial } from './api.js';
import type { FieldErrors } from '../../app/service-call.js';

/** As they are written, by the ids of the materials; 1 where nothing was. */
export type Quantities = Readonly<Record<number, string>>;

export const minQuantity = 0.001;
export const maxQuantity = 1_000_000;

const prefix = 'quantity-';

/** The name of the quantity of a material, in the form and in what the platform refuses. */
export const quantityField = (id: number): string => `${prefix}${id}`;

export const isQuantityField = (name: string): boolean => name.startsWith(prefix);

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

/** The materials whose quantities are wrong or refused, in the order of the lines. */
export function invalidQuantities(
  materials: readonly PurchaseMaterial[],
  quantities: Quantities,
  refused: FieldErrors,
): readonly number[] {
  const errors = { ...refused, ...quantityErrors(materials, quantities) };
  return materials.map(({ id }) => id).filter((id) => errors[quantityField(id)] !== undefined);
}

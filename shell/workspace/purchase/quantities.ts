import type { PurchaseMaterial } from './api.js';
import type { FieldErrors } from '../../app/service-call.js';

/** Quantities as entered, by material id. Default: 1. */
export type Quantities = Readonly<Record<number, string>>;

export const minQuantity = 0.001;
export const maxQuantity = 1_000_000;

const prefix = 'quantity-';

/** Name of a material's quantity, in the form and in the platform's errors. */
export const quantityField = (id: number): string => `${prefix}${id}`;

export const isQuantityField = (name: string): boolean => name.startsWith(prefix);

/** The quantity of a material; NaN when empty. */
export function quantityOf({ id }: PurchaseMaterial, quantities: Quantities): number {
  const text = quantities[id] ?? '1';
  return text === '' ? Number.NaN : Number(text);
}

/** The cost of a material; 0 without a quantity. */
export const costOf = (material: PurchaseMaterial, quantities: Quantities): number =>
  material.price * (quantityOf(material, quantities) || 0);

/** Validates the quantities, including those of lines that are not rendered. */
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

/** Returns the ids of materials with an invalid or rejected quantity, in the order of the lines. */
export function invalidQuantities(
  materials: readonly PurchaseMaterial[],
  quantities: Quantities,
  refused: FieldErrors,
): readonly number[] {
  const errors = { ...refused, ...quantityErrors(materials, quantities) };
  return materials.map(({ id }) => id).filter((id) => errors[quantityField(id)] !== undefined);
}

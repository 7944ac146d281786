import type { PurchaseMaterial } from './api.js';
import type { FieldErrors } from '../../app/service-call.js';

/** Quantities as entered, by material id. Default: 1. */
export type Quantities = Readonly<Record<number, string>>;

const MIN_QUANTITY = 0.001;
const MAX_QUANTITY = 1_000_000;

/** Name of a material's quantity, in the form and in the platform's errors. */
export const quantityField = (id: number): string => `quantity-${id}`;

/** Returns why a quantity is not valid: a message id. */
export function quantityProblem(text: string): string | undefined {
  if (text === '') return 'dassFieldRequired';
  const quantity = Number(text);
  return quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY ? undefined : 'dassPurchaseQuantityRange';
}

const textOf = ({ id }: PurchaseMaterial, quantities: Quantities): string => quantities[id] ?? '1';

/** The quantity of a material; NaN when empty. */
export function quantityOf(material: PurchaseMaterial, quantities: Quantities): number {
  const text = textOf(material, quantities);
  return text === '' ? Number.NaN : Number(text);
}

/** The cost of a material; 0 without a quantity. */
export const costOf = (material: PurchaseMaterial, quantities: Quantities): number =>
  material.price * (quantityOf(material, quantities) || 0);

/** Validates the quantities. @returns message ids, by the names of the fields */
export const quantityErrors = (materials: readonly PurchaseMaterial[], quantities: Quantities): FieldErrors =>
  Object.fromEntries(
    materials.flatMap((material) => {
      const problem = quantityProblem(textOf(material, quantities));
      return problem ? [[quantityField(material.id), problem]] : [];
    }),
  );

/** Returns the ids of materials with an invalid or rejected quantity, in the order of the lines. */
export function invalidQuantities(
  materials: readonly PurchaseMaterial[],
  quantities: Quantities,
  refused: FieldErrors,
): readonly number[] {
  const errors = { ...refused, ...quantityErrors(materials, quantities) };
  return materials.map(({ id }) => id).filter((id) => errors[quantityField(id)] !== undefined);
}

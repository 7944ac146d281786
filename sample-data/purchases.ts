import { materialAt, materialSuppliers } from './materials.js';
import { Random } from './random.js';

export interface SamplePurchase {
  id: number;
  buyer: string;
  supplierId: number;
  /** ISO 8601 date. */
  deliveryDate: string;
  costCentre: string;
  lines: { materialId: number; quantity: number }[];
}

const FIRST_NUMBER = 48_200;
const PURCHASES_PER_BUYER = 3;
const DAY = 86_400_000;
const COST_CENTRES = ['4100', '4200', '4300'] as const;

/** Generates three purchases for each of the first four buyers, to be delivered in the next weeks. */
export function samplePurchases(buyers: readonly string[], now: number): SamplePurchase[] {
  return buyers.slice(0, 4).flatMap((buyer, buyerIndex) =>
    Array.from({ length: PURCHASES_PER_BUYER }, (_, index) => {
      const random = Random.of(48, buyerIndex * PURCHASES_PER_BUYER + index);
      return {
        id: FIRST_NUMBER + buyerIndex * PURCHASES_PER_BUYER + index,
        buyer,
        supplierId: random.between(1, materialSuppliers),
        deliveryDate: new Date(now + random.between(3, 40) * DAY).toISOString().slice(0, 10),
        costCentre: random.pick(COST_CENTRES),
        lines: linesFrom(random),
      };
    }),
  );
}

/** Lines of active materials, each material once. */
function linesFrom(random: Random): SamplePurchase['lines'] {
  const ids = new Set(Array.from({ length: random.between(3, 12) }, () => random.between(0, 19_999)));
  return [...ids]
    .map((index) => materialAt(index))
    .filter(({ status }) => status === 'active')
    .map(({ id }) => ({ materialId: id, quantity: random.between(1, 240) }));
}

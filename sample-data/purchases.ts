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
/** Number of purchases before, which are delivered. */
const DELIVERED = 360;
const PURCHASES_PER_BUYER = 3;
const DAY = 86_400_000;
const COST_CENTRES = ['4100', '4200', '4300'] as const;

/**
 * Generates three purchases for each of the first four buyers, to be delivered in the next weeks, and those of about two
 * years that are delivered.
 */
export function samplePurchases(buyers: readonly string[], now: number): SamplePurchase[] {
  const purchasing = buyers.slice(0, 4);
  const delivered = Array.from({ length: DELIVERED }, (_, index) => {
    const random = Random.of(47, index);
    const days = 2 * (DELIVERED - index) + random.between(0, 20);
    return purchaseOf(
      FIRST_NUMBER - DELIVERED + index,
      purchasing[index % purchasing.length]!,
      now - days * DAY,
      random,
    );
  });
  const open = purchasing.flatMap((buyer, buyerIndex) =>
    Array.from({ length: PURCHASES_PER_BUYER }, (_, index) => {
      const place = buyerIndex * PURCHASES_PER_BUYER + index;
      return purchaseOf(FIRST_NUMBER + place, buyer, now, Random.of(48, place), [3, 40]);
    }),
  );
  return [...delivered, ...open];
}

/** @param days between which the delivery is, counted from `day` */
function purchaseOf(
  id: number,
  buyer: string,
  day: number,
  random: Random,
  days: readonly [number, number] = [-3, 0],
): SamplePurchase {
  return {
    id,
    buyer,
    supplierId: random.between(1, materialSuppliers),
    deliveryDate: new Date(day + random.between(...days) * DAY).toISOString().slice(0, 10),
    costCentre: random.pick(COST_CENTRES),
    lines: linesFrom(random),
  };
}

/** Lines of active materials, each material once. */
function linesFrom(random: Random): SamplePurchase['lines'] {
  const ids = new Set(Array.from({ length: random.between(3, 12) }, () => random.between(0, 19_999)));
  return [...ids]
    .map((index) => materialAt(index))
    .filter(({ status }) => status === 'active')
    .map(({ id }) => ({ materialId: id, quantity: random.between(1, 240) }));
}

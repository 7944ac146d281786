import { employeeAt } from './employees.js';
import { materialAt } from './materials.js';
import { Random } from './random.js';

/** What is wrong with the inspected material. */
export const defects = [
  'colour',
  'stain',
  'thickness',
  'seam',
  'gluing',
  'measure',
  'damage',
  'label',
  'packaging',
  'quantity',
] as const;

/** A defect that an inspector has found in a lot. */
export interface QualityFinding {
  readonly id: number;
  /** Number for people, such as NC-2026-0412. */
  readonly number: string;
  readonly materialId: number;
  readonly materialCode: string;
  readonly materialName: string;
  readonly lot: string;
  readonly defect: (typeof defects)[number];
  /** Number of inspected pieces with the defect. */
  readonly found: number;
  /** Number of inspected pieces. */
  readonly inspected: number;
  readonly severity: 'minor' | 'major' | 'critical';
  readonly status: 'open' | 'analysis' | 'closed';
  /** ISO 8601, without time. */
  readonly date: string;
  readonly inspector: string;
}

const DAY_MS = 86_400_000;
const MATERIAL_COUNT = 20_000;

/**
 * Returns quality findings, the newest first.
 * @param newest date of the newest one
 */
export function qualityFindings(count: number, newest = '2026-11-20', seed = 61): QualityFinding[] {
  const end = Date.parse(newest);
  return Array.from({ length: count }, (_, index) => {
    const random = Random.of(seed, index);
    const { id, code, name } = materialAt(random.between(0, MATERIAL_COUNT - 1));
    const date = new Date(end - Math.floor(index / 3) * DAY_MS).toISOString().slice(0, 10);
    const inspected = random.pick([20, 32, 50, 80, 125]);
    // Old findings are closed.
    const isOld = index > 90;
    return {
      id: count - index,
      number: `NC-${date.slice(0, 4)}-${String(count - index).padStart(4, '0')}`,
      materialId: id,
      materialCode: code,
      materialName: name,
      lot: `L${random.between(20_100, 29_900)}`,
      defect: random.pick(defects),
      found: random.between(1, Math.ceil(inspected / 5)),
      inspected,
      severity: random.pick(['minor', 'minor', 'major', 'major', 'critical']),
      status: isOld && random.chance(0.9) ? 'closed' : random.pick(['open', 'open', 'analysis', 'closed']),
      date,
      inspector: employeeAt(random.between(0, 199)).name,
    };
  });
}

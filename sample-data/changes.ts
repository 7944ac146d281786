import { employeeAt } from './employees.js';
import { materialAt } from './materials.js';
import type { QualityFinding } from './quality-findings.js';
import { Random } from './random.js';
import { supplierRecords } from './supplier-records.js';

/** A change of a record that colleagues have made. */
export interface SampleChange {
  kind: 'material' | 'purchase' | 'supplier' | 'finding';
  recordId: number;
  code: string;
  name: string;
  action: 'created' | 'changed';
  fields: { name: string; before?: string | number; after?: string | number }[];
  changedBy: string;
  /** ISO 8601. */
  changedAt: string;
}

export interface SampleChangesOptions {
  /** In milliseconds since 1970. */
  now: number;
  /** The newest first. */
  findings: readonly QualityFinding[];
  purchases: readonly { readonly id: number; readonly deliveryDate: string }[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Age of each change in minutes: all within the last day. */
const MINUTES_AGO = [18, 47, 95, 150, 210, 290, 385, 1_020, 1_140, 1_290];

/** Generates changes of the last day, the newest first. The records have the values after them. */
export function sampleChanges({ now, findings, purchases }: SampleChangesOptions): SampleChange[] {
  const supplier = supplierRecords(40)[21]!;
  const drafts = [
    price(310),
    finding(findings[0]),
    delivery(purchases[1]),
    price(2_046),
    { kind: 'supplier', ...supplier, fields: [{ name: 'paymentTerm', before: '28', after: supplier.paymentTerm }] },
    finding(findings[1]),
    price(7_752),
    { ...price(12_480), fields: [{ name: 'description' }, { name: 'certificates' }] },
    delivery(purchases[2]),
    price(15_133),
  ] as const;
  return drafts.flatMap((draft, index) => {
    if (!draft) return [];
    const { kind, id, code, name, fields } = draft;
    return {
      kind,
      recordId: id,
      code,
      name,
      action: fields.length > 0 ? 'changed' : 'created',
      fields: fields.map((field) => ({ ...field })),
      changedBy: 'by' in draft ? draft.by : employeeAt(7 + 3 * index).name,
      changedAt: new Date(now - MINUTES_AGO[index]! * MINUTE_MS).toISOString(),
    } satisfies SampleChange;
  });
}

function price(index: number) {
  const { id, code, name, price: after } = materialAt(index);
  const factor = Random.of(61, index).between(92, 109) / 100;
  const before = Math.round(after * (factor === 1 ? 0.97 : factor) * 100) / 100;
  return { kind: 'material', id, code, name, fields: [{ name: 'price', before, after }] } as const;
}

const finding = (found: QualityFinding | undefined) =>
  found &&
  ({
    kind: 'finding',
    id: found.id,
    code: found.code,
    name: found.materialName,
    fields: [],
    by: found.inspector,
  } as const);

function delivery(purchase: SampleChangesOptions['purchases'][number] | undefined) {
  if (!purchase) return undefined;
  const { id, deliveryDate: after } = purchase;
  const before = new Date(Date.parse(after) + 5 * DAY_MS).toISOString().slice(0, 10);
  return {
    kind: 'purchase',
    id,
    code: String(id),
    name: '',
    fields: [{ name: 'deliveryDate', before, after }],
  } as const;
}

import type { Material } from '../../../../sample-data/materials.js';
import { sampleDescription } from '../../../../sample-data/material-descriptions.js';
import { Random } from '../../../../sample-data/random.js';
import { materialCertificates, type MaterialSheet } from '../../../workspace/materials/api.js';

/** Default values of a new material. */
export const emptySheet: MaterialSheet = {
  id: 0,
  code: '',
  name: '',
  description: '',
  translations: [],
  family: 'textile',
  unit: '',
  supplierId: 0,
  supplier: '',
  price: 0,
  active: true,
  blockedReason: '',
  contactTaxNumber: '',
  contactPhone: '',
  contactEmail: '',
  validUntil: '',
  inspectedAt: '',
  certificates: [],
  substitutes: [],
};

/** Generates the fields that the sample does not have, always with the same values. */
export function sampleSheet(material: Material): MaterialSheet {
  const { id, code, name, family, unit, supplierId, supplier, price, status, blockedReason } = material;
  const random = Random.of(48, id);
  const day = (year: number): string =>
    `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return {
    ...emptySheet,
    id,
    code,
    name,
    ...sampleDescription(material),
    family,
    unit,
    supplierId,
    supplier,
    price,
    active: status !== 'inactive',
    blockedReason,
    contactPhone: random.chance(0.7) ? `(51) 9${random.between(1000, 9999)}-${random.between(1000, 9999)}` : '',
    validUntil: random.chance(0.8) ? day(random.between(2027, 2029)) : '',
    inspectedAt: random.chance(0.6)
      ? `${day(2026)}T${random.between(10, 17)}:${random.pick(['00', '15', '30', '45'])}`
      : '',
    certificates: materialCertificates.filter(() => random.chance(0.2)),
    substitutes: random.chance(0.3) ? [Math.max(1, id - random.between(1, 40))].filter((one) => one !== id) : [],
  };
}

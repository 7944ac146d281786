import type { MaterialSheet } from './api.js';

/** Reads the values of the form in the platform's format. */
export function readForm(form: HTMLFormElement): Partial<MaterialSheet> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = (name: string): string[] => data.getAll(name).filter((value) => typeof value === 'string');
  return {
    code: text('code'),
    name: text('name'),
    description: text('description'),
    family: text('family') as MaterialSheet['family'],
    unit: text('unit'),
    supplierId: Number(text('supplierId')),
    price: Number(text('price')),
    active: data.has('active'),
    contactTaxNumber: text('contactTaxNumber'),
    contactPhone: text('contactPhone'),
    contactEmail: text('contactEmail'),
    validUntil: text('validUntil'),
    inspectedAt: text('inspectedAt'),
    certificates: texts('certificates'),
    substitutes: texts('substitutes').map(Number),
  };
}

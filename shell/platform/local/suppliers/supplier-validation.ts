import { paymentTerms } from '../../../../sample-data/supplier-records.js';
import { materialFamilies } from '../../../../sample-data/suppliers.js';
import { readTaxId, taxCountries } from '../../../../sample-data/tax-ids.js';
import type { Supplier } from '../../../workspace/suppliers/api.js';
import type { Shape } from '../http/body-fields.js';

/** Message id by field name. */
type SupplierErrors = Readonly<Partial<Record<keyof Supplier, string>>>;

/** Result of the validation: the supplier to store, or its errors. */
export type ValidatedSupplier = { readonly supplier: Supplier } | { readonly errors: SupplierErrors };

/** Types of the fields of a supplier in a request. */
export const supplierShape = {
  name: 'text',
  taxId: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
  category: 'text',
  paymentTerm: 'text',
  active: 'boolean',
  version: 'number',
} as const satisfies Shape;

const MAX_NAME_LENGTH = 80;

/**
 * Reads a supplier from a request and validates its fields.
 * @param isTaken returns whether another supplier has the tax id
 */
export function validateSupplier(
  body: Record<string, unknown>,
  known: Supplier,
  isTaken: (taxId: string) => boolean,
): ValidatedSupplier {
  const country = taxCountries.find((one) => one === body.country);
  const category = materialFamilies.find((one) => one === body.category);
  const paymentTerm = paymentTerms.find((one) => one === body.paymentTerm);
  const taxId = country && readTaxId(country, text(body.taxId));
  const supplier: Supplier = {
    ...known,
    name: text(body.name),
    taxId: taxId ?? '',
    city: text(body.city),
    state: text(body.state).toUpperCase(),
    country: country ?? known.country,
    category: category ?? known.category,
    paymentTerm: paymentTerm ?? known.paymentTerm,
    active: body.active === true,
  };
  // The last rule that applies to a field determines its message.
  const rules: [isInvalid: boolean, field: keyof Supplier, messageId: string][] = [
    [!supplier.name, 'name', 'dassFieldRequired'],
    [[...supplier.name].length > MAX_NAME_LENGTH, 'name', 'dassMaterialTooLong'],
    [!taxId, 'taxId', 'dassSupplierTaxId'],
    [!text(body.taxId), 'taxId', 'dassFieldRequired'],
    [taxId !== undefined && isTaken(taxId), 'taxId', 'dassSupplierTaxIdTaken'],
    [!supplier.city, 'city', 'dassFieldRequired'],
    [!country, 'country', 'dassFieldRequired'],
    [!category, 'category', 'dassFieldRequired'],
    [!paymentTerm, 'paymentTerm', 'dassFieldRequired'],
  ];
  const errors: SupplierErrors = Object.fromEntries(
    rules.filter(([isInvalid]) => isInvalid).map(([, field, messageId]) => [field, messageId]),
  );
  return Object.keys(errors).length ? { errors } : { supplier };
}

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

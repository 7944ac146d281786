import { isTaxNumber } from 'dass-elements/format.js';
import { materialSuppliers } from '../../../../sample-data/materials.js';
import { materialFamilies, supplierAt } from '../../../../sample-data/suppliers.js';
import {
  materialCertificates,
  maxDescriptionLength,
  maxPrice,
  type MaterialSheet,
} from '../../../workspace/materials/api.js';
import type { Shape } from '../http/body-fields.js';
import { isDate } from './iso-date.js';

/** Message id by field name. */
type MaterialErrors = Partial<Record<keyof MaterialSheet, string>>;

/** Result of the validation: the material to store, or its errors. */
export type ValidatedMaterial = { sheet: MaterialSheet } | { errors: MaterialErrors };

/** Types of the fields of a material in a request. */
export const materialShape = {
  code: 'text',
  name: 'text',
  description: 'text',
  family: 'text',
  unit: 'text',
  supplierId: 'number',
  price: 'number',
  active: 'boolean',
  contactTaxNumber: 'text',
  contactPhone: 'text',
  contactEmail: 'text',
  validUntil: 'text',
  inspectedAt: 'text',
  certificates: ['text'],
  substitutes: ['number'],
  version: 'number',
} as const satisfies Shape;

const MAX_NAME_LENGTH = 80;
const code = /^[A-Z]{2}-\d{6}$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads a material from a request and validates its fields. The page has validated them before; the platform also
 * checks what only it can know.
 * @param isTaken returns whether another material has the code
 * @param exists returns whether a material has the id
 */
export function validateMaterial(
  body: Record<string, unknown>,
  known: MaterialSheet,
  { isTaken, exists }: { isTaken: (code: string) => boolean; exists: (id: number) => boolean },
): ValidatedMaterial {
  const supplierId = Number(body.supplierId);
  const supplier =
    Number.isInteger(supplierId) && supplierId >= 1 && supplierId <= materialSuppliers
      ? supplierAt(supplierId - 1)
      : undefined;
  const sheet: MaterialSheet = {
    ...known,
    code: text(body.code).toUpperCase(),
    name: text(body.name),
    description: text(body.description),
    family: materialFamilies.find((family) => family === body.family) ?? ('' as MaterialSheet['family']),
    unit: text(body.unit),
    supplierId: supplier?.id ?? 0,
    supplier: supplier?.name ?? '',
    price: Number(body.price),
    active: body.active === true,
    contactTaxNumber: text(body.contactTaxNumber).replaceAll(/\D/g, ''),
    contactPhone: text(body.contactPhone),
    contactEmail: text(body.contactEmail),
    validUntil: text(body.validUntil),
    inspectedAt: text(body.inspectedAt),
    certificates: texts(body.certificates).filter((id) => (materialCertificates as readonly string[]).includes(id)),
    substitutes: texts(body.substitutes).map(Number).filter(exists),
  };
  const { validUntil, inspectedAt } = sheet;
  // The last rule that applies to a field determines its message.
  const rules: [isInvalid: boolean, field: keyof MaterialSheet, messageId: string][] = [
    [!code.test(sheet.code), 'code', 'dassMaterialCodeShape'],
    [!sheet.code, 'code', 'dassFieldRequired'],
    [isTaken(sheet.code), 'code', 'dassMaterialCodeTaken'],
    [!sheet.name, 'name', 'dassFieldRequired'],
    [[...sheet.name].length > MAX_NAME_LENGTH, 'name', 'dassMaterialTooLong'],
    [[...sheet.description].length > maxDescriptionLength, 'description', 'dassMaterialTooLong'],
    [!sheet.family, 'family', 'dassFieldRequired'],
    [!sheet.unit, 'unit', 'dassFieldRequired'],
    [supplier?.family !== sheet.family, 'supplierId', 'dassMaterialSupplierFamily'],
    [!supplier, 'supplierId', 'dassFieldRequired'],
    [!(sheet.price > 0 && sheet.price <= maxPrice), 'price', 'dassMaterialPriceRange'],
    [!isEmptyOr(isTaxNumber, sheet.contactTaxNumber), 'contactTaxNumber', 'dassMaterialTaxNumber'],
    [!isEmptyOr((value) => email.test(value), sheet.contactEmail), 'contactEmail', 'dassMaterialEmail'],
    [
      isDate(validUntil) && isDateTime(inspectedAt) && validUntil < inspectedAt.slice(0, 10),
      'validUntil',
      'dassMaterialValidBeforeInspection',
    ],
    [!isEmptyOr(isDate, validUntil), 'validUntil', 'dassMaterialDate'],
    [!isEmptyOr(isDateTime, inspectedAt), 'inspectedAt', 'dassMaterialDate'],
    [sheet.substitutes.includes(known.id), 'substitutes', 'dassMaterialOwnSubstitute'],
  ];
  const errors: MaterialErrors = Object.fromEntries(
    rules.filter(([isInvalid]) => isInvalid).map(([, field, messageId]) => [field, messageId]),
  );
  return Object.keys(errors).length ? { errors } : { sheet };
}

const isEmptyOr = (isValid: (value: string) => boolean, value: string): boolean => value === '' || isValid(value);

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function isDateTime(value: string): boolean {
  return /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isDate(value.slice(0, 10));
}

import { getLanguage, type Language } from 'dass-elements/language.js';
import { msg } from '../locales/localize.js';
import { blockedReasonTranslations, materialSuppliers } from '../../sample-data/materials.js';
import { materialFamilies, suppliers, type MaterialFamily } from '../../sample-data/suppliers.js';

/** An option of a select list. */
export interface Option<Id = string> {
  readonly id: Id;
  readonly label: string;
}

const familyNames: Readonly<Record<MaterialFamily, () => string>> = {
  textile: () => msg('Têxteis', { id: 'dassFamilyTextile' }),
  leather: () => msg('Couros e sintéticos', { id: 'dassFamilyLeather' }),
  soles: () => msg('Solados e palmilhas', { id: 'dassFamilySoles' }),
  threads: () => msg('Linhas e fios', { id: 'dassFamilyThreads' }),
  trims: () => msg('Aviamentos', { id: 'dassFamilyTrims' }),
  packaging: () => msg('Embalagens', { id: 'dassFamilyPackaging' }),
};

export const familyName = (family: string): string => familyNames[family as MaterialFamily]?.() ?? family;

/** Labels in the current language. */
export const familyOptions = (): readonly Option[] =>
  materialFamilies.map((family) => ({ id: family, label: familyName(family) }));

/** The units of materials, as the service stores them. */
export const units = ['un', 'm', 'm²', 'dm²', 'kg', 'par', 'cone', 'milheiro'] as const;

const unitNames = new Map<string, () => string>([
  ['un', () => msg('un', { id: 'dassUnitPiece' })],
  ['par', () => msg('par', { id: 'dassUnitPair' })],
  ['cone', () => msg('cone', { id: 'dassUnitCone' })],
  ['milheiro', () => msg('milheiro', { id: 'dassUnitThousand' })],
  ['fl', () => msg('fl', { id: 'dassUnitSheet' })],
]);

/** A unit in the current language. Symbols such as `kg` are the same in all. */
export const unitName = (unit: string): string => unitNames.get(unit)?.() ?? unit;

/** Labels in the current language. */
export const unitOptions = (): readonly Option[] => units.map((unit) => ({ id: unit, label: unitName(unit) }));

export const supplierOptions: readonly Option<number>[] = suppliers(materialSuppliers).map(
  ({ id, name, city, state }) => ({
    id,
    label: `${name} · ${city} ${state}`,
  }),
);

export const supplierName = (id: number): string => supplierOptions[id - 1]?.label ?? String(id);

/** Why a material is blocked, in the current language if the platform's text has a translation. */
export const blockedReason = (reason: string): string => {
  const language = getLanguage();
  const translations: Partial<Record<Language, string>> | undefined = blockedReasonTranslations(reason);
  return translations?.[language] ?? reason;
};

/** Formats a date: `2027-03-01` becomes 01/03/2027. */
export const formatDay = (iso: string): string => iso.split('-').reverse().join('/');

import type { DataTableColumn } from 'dass-elements/dass-data-table.js';
import type { LookupColumn } from 'dass-elements/dass-lookup.js';
import { msg } from '../../locales/localize.js';
import { paymentTerms } from '../../../sample-data/supplier-records.js';
import { taxCountries, type TaxCountry } from '../../../sample-data/tax-ids.js';
import { familyName, familyOptions, type Option } from '../material-options.js';
import type { Supplier } from './api.js';

const countryNames: Readonly<Record<TaxCountry, () => string>> = {
  BR: () => msg('Brasil', { id: 'dassCountryBrazil' }),
  AR: () => msg('Argentina', { id: 'dassCountryArgentina' }),
  CL: () => msg('Chile', { id: 'dassCountryChile' }),
  PY: () => msg('Paraguai', { id: 'dassCountryParaguay' }),
  UY: () => msg('Uruguai', { id: 'dassCountryUruguay' }),
};

export const countryName = (country: unknown): string => countryNames[country as TaxCountry]?.() ?? String(country);

/** `30/60` days, or at once. */
export function paymentTermName(term: unknown): string {
  if (term === '0') return msg('À vista', { id: 'dassPaymentAtOnce' });
  return `${String(term)} ${msg('dias', { id: 'dassPaymentDays' })}`;
}

const options = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): readonly Option[] =>
  ids.map((id) => ({ id, label: nameOf(id) }));

/** Labels in the current language. */
export const countryOptions = (): readonly Option[] => options(taxCountries, countryName);

/** Labels in the current language. */
export const paymentTermOptions = (): readonly Option[] => options(paymentTerms, paymentTermName);

/** The names of a supplier's fields in the current language. */
export const supplierLabels = () => ({
  name: msg('Nome', { id: 'dassSupplierName' }),
  taxId: msg('CNPJ', { id: 'dassSupplierTaxNumber' }),
  city: msg('Cidade', { id: 'dassSupplierCity' }),
  state: msg('Estado', { id: 'dassSupplierState' }),
  country: msg('País', { id: 'dassSupplierCountry' }),
  category: msg('Categoria', { id: 'dassSupplierCategory' }),
  paymentTerm: msg('Pagamento', { id: 'dassSupplierPaymentTerm' }),
  active: msg('Ativo', { id: 'dassSupplierActive' }),
  openOrders: msg('Pedidos', { id: 'dassSupplierOrders' }),
});

/** What the user has to know to fill in a field of a supplier, in the current language. */
export const supplierHints = () => ({
  taxId: msg('CNPJ, CUIT, RUC ou RUT, conforme o país', { id: 'dassSupplierTaxNumberHint' }),
  state: msg('Sigla, como RS', { id: 'dassSupplierStateHint' }),
});

/** The columns of the suppliers in the lookup, which are also the fields of a supplier, in the current language. */
export function supplierColumns(): readonly LookupColumn<Supplier>[] {
  const { name, taxId, city, state, country, category, paymentTerm, active, openOrders } = supplierLabels();
  const hints = supplierHints();
  return [
    { name: 'name', label: name, minWidth: 200, required: true, maxLength: 80 },
    { name: 'taxId', label: taxId, width: 182, required: true, hint: hints.taxId },
    { name: 'city', label: city, minWidth: 110, required: true },
    { name: 'state', label: state, maxLength: 2, withoutColumn: true, hint: hints.state },
    { name: 'country', label: country, required: true, withoutColumn: true, options: countryOptions() },
    {
      ...{ name: 'category', label: category, width: 110, required: true },
      format: (value: unknown) => familyName(String(value)),
      options: familyOptions(),
    },
    { name: 'paymentTerm', label: paymentTerm, required: true, withoutColumn: true, options: paymentTermOptions() },
    { name: 'active', label: active, width: 84, kind: 'toggle' },
    { name: 'openOrders', label: openOrders, width: 80, kind: 'number', withoutField: true },
  ];
}

/** The columns of the list of suppliers, in the current language. The service sorts them: active ones first, by name. */
export function supplierListColumns(): readonly DataTableColumn<Supplier>[] {
  const { name, taxId, city, category, active, openOrders } = supplierLabels();
  return [
    { name: 'name', label: name, minWidth: 180 },
    { name: 'taxId', label: taxId, width: 182 },
    { name: 'code', label: msg('Código', { id: 'dassSupplierCode' }), width: 96 },
    { name: 'city', label: city, minWidth: 110 },
    { name: 'category', label: category, width: 110, format: (value: unknown) => familyName(String(value)) },
    { name: 'active', label: active, width: 84, kind: 'toggle' },
    { name: 'openOrders', label: openOrders, width: 80, kind: 'number' },
  ];
}

/** The values of a new supplier. */
export const newSupplier = {
  name: '',
  taxId: '',
  city: '',
  state: '',
  country: 'BR',
  category: '',
  paymentTerm: '30',
  active: true,
};

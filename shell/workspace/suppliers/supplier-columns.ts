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

const countryName = (country: unknown): string => countryNames[country as TaxCountry]?.() ?? String(country);

/** `30/60` days, or at once. */
function paymentTermName(term: unknown): string {
  if (term === '0') return msg('À vista', { id: 'dassPaymentAtOnce' });
  return `${String(term)} ${msg('dias', { id: 'dassPaymentDays' })}`;
}

const options = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): readonly Option[] =>
  ids.map((id) => ({ id, label: nameOf(id) }));

/** The columns of the suppliers, which are also the fields of a supplier, in the current language. */
export const supplierColumns = (): readonly LookupColumn<Supplier>[] => [
  {
    name: 'name',
    label: msg('Nome', { id: 'dassSupplierName' }),
    minWidth: 200,
    required: true,
    maxLength: 80,
  },
  {
    name: 'taxId',
    label: msg('CNPJ', { id: 'dassSupplierTaxNumber' }),
    width: 182,
    required: true,
    hint: msg('CNPJ, CUIT, RUC ou RUT, conforme o país', { id: 'dassSupplierTaxNumberHint' }),
  },
  { name: 'city', label: msg('Cidade', { id: 'dassSupplierCity' }), minWidth: 110, required: true },
  {
    name: 'state',
    label: msg('Estado', { id: 'dassSupplierState' }),
    maxLength: 2,
    withoutColumn: true,
    hint: msg('Sigla, como RS', { id: 'dassSupplierStateHint' }),
  },
  {
    name: 'country',
    label: msg('País', { id: 'dassSupplierCountry' }),
    required: true,
    withoutColumn: true,
    options: options(taxCountries, countryName),
  },
  {
    name: 'category',
    label: msg('Categoria', { id: 'dassSupplierCategory' }),
    width: 110,
    required: true,
    format: (category: unknown) => familyName(String(category)),
    options: familyOptions(),
  },
  {
    name: 'paymentTerm',
    label: msg('Pagamento', { id: 'dassSupplierPaymentTerm' }),
    required: true,
    withoutColumn: true,
    options: options(paymentTerms, paymentTermName),
  },
  { name: 'active', label: msg('Ativo', { id: 'dassSupplierActive' }), width: 84, kind: 'toggle' },
  {
    name: 'openOrders',
    label: msg('Pedidos', { id: 'dassSupplierOrders' }),
    width: 80,
    kind: 'number',
    withoutField: true,
  },
];

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

import { SEARCH_KEY, type FilterChip } from 'dass-elements/filters.js';
import type { Sorting } from 'dass-elements/dass-data-table.js';
import { anyOf, day, decimal, flag, oneOf, readFilters, recordId, text } from '../../app/filter-parameters.js';
import { formatMoney } from '../../app/formats.js';
import { msg, str } from '../../locales/localize.js';
import { materialFamilies } from '../../../sample-data/suppliers.js';
import { materialSortFields, type MaterialQuery } from './api.js';
import { familyName, formatDay, supplierName, unitName, units } from '../material-options.js';

/*
 * The filters are stored in the query string of the page, so that the browser's history, bookmarks and shared links
 * restore them. The parameters have the names of the advanced filter's fields.
 */

const fields = {
  family: anyOf(materialFamilies),
  unit: anyOf(units),
  supplierId: recordId,
  priceFrom: decimal,
  priceTo: decimal,
  validFrom: day,
  validTo: day,
  onlyActive: flag,
};
const parameters = {
  search: text,
  ...fields,
  sort: oneOf(materialSortFields.flatMap((field) => [field, `-${field}` as const])),
};
const ranges = [
  ['priceFrom', 'priceTo'],
  ['validFrom', 'validTo'],
] as const;

type FieldName = keyof typeof fields;
type Name = keyof typeof parameters;

const read = (address: URLSearchParams) => readFilters(address, parameters, ranges);
const names = Object.keys(fields) as FieldName[];

/** Returns the query for the parameters of an address. */
export function queryOf(address: URLSearchParams): MaterialQuery {
  const { search = '', family = [], unit = [], sort, onlyActive = false, ...rest } = read(address).values;
  const [sorting] = sort ? [sortingFrom(sort)] : [];
  return {
    ...{ search, families: family, units: unit, onlyActive },
    ...rest,
    ...(sorting && { sortBy: sorting.column, sortDescending: sorting.direction === 'descending' }),
  };
}

/** The sorting in an address: `sort=price`, and `sort=-price` in descending order. */
export function sortingOf(address: URLSearchParams): readonly Sorting[] {
  const { sort } = read(address).values;
  return sort ? [sortingFrom(sort)] : [];
}

type SortField = (typeof materialSortFields)[number];

function sortingFrom(sort: SortField | `-${SortField}`): Sorting & { readonly column: SortField } {
  const column = sort.replace(/^-/, '') as SortField;
  return { column, direction: sort === column ? 'ascending' : 'descending' };
}

/** An address with another sorting. */
export function withSorting(address: URLSearchParams, sorting: Sorting | undefined): URLSearchParams {
  const next = new URLSearchParams(address);
  if (sorting) next.set('sort', `${sorting.direction === 'descending' ? '-' : ''}${sorting.column}`);
  else next.delete('sort');
  return next;
}

/** Parameters of a simple search. They replace all others. */
export const addressOfSearch = (search: string): URLSearchParams => new URLSearchParams(search ? { search } : {});

/** Parameters of the values of the advanced filter, which narrows the search of an address. */
export function addressOfValues(
  values: Readonly<Record<string, unknown>>,
  address: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const { search } = read(address).values;
  const entries = names.flatMap((name) => {
    const value = values[name];
    const all = Array.isArray(value) ? value : [value];
    return all
      .filter((one) => one !== undefined && one !== null && one !== '' && one !== false)
      .map((one) => [name, String(one)]);
  });
  return new URLSearchParams([...(search ? [['search', search]] : []), ...entries]);
}

/**
 * Parameters of the given filters only. @param sources searched for their values; the first that has all of them is
 * used
 */
export function addressOfChips(chips: readonly FilterChip[], sources: readonly URLSearchParams[]): URLSearchParams {
  const wanted = new Set(chips.map(({ key }) => key));
  const source = sources.find((address) => [...wanted].every((name) => address.has(name)));
  return new URLSearchParams([...(source ? addressOfValid(source) : [])].filter(([name]) => wanted.has(name)));
}

/** The parameters of an address that filter or sort. */
export function addressOfValid(address: URLSearchParams): URLSearchParams {
  const entries = Object.entries(read(address).values);
  return new URLSearchParams(entries.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])));
}

/**
 * Returns the filters of an address as chips, in the current language. A search beside filters of the advanced one is
 * a filter as they are: it can be removed alone.
 */
export function chipsOf(address: URLSearchParams): readonly FilterChip[] {
  const { values } = read(address);
  const { search } = values;
  const chips = names.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === false ? [] : [{ key: name, label: chipLabel(name, [value].flat()) }];
  });
  if (!search) return chips;
  if (chips.length === 0) return [{ key: SEARCH_KEY, label: search }];
  return [{ key: 'search', label: `${nameOf('search')}: ${search}` }, ...chips];
}

/** Why parts of an address do not filter, in the current language. */
export function ignoredTexts(address: URLSearchParams): readonly string[] {
  const { invalid, reversed } = read(address);
  return [
    ...invalid.map(({ name, text: written }) => msg(str`${nameOf(name)} “${written}”`, { id: 'dassFilterInvalid' })),
    ...reversed.map(({ names: [from, to], ...range }) => {
      const [start, end] = [
        `${nameOf(from)} ${valueText(from, range.from)}`,
        `${nameOf(to)} ${valueText(to, range.to)}`,
      ];
      return msg(str`${start}, ${end}: o início vem depois do fim`, { id: 'dassFilterReversed' });
    }),
  ];
}

/** The end of a range that the values of the advanced filter have reversed. */
export const reversedEnds = (values: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(read(addressOfValues(values)).reversed.map(({ names: [, to] }) => to));

function chipLabel(name: FieldName, values: readonly unknown[]): string {
  if (name === 'onlyActive') return nameOf(name);
  return `${nameOf(name)}: ${values.map((value) => valueText(name, value)).join(', ')}`;
}

function valueText(name: Name, value: unknown): string {
  switch (name) {
    case 'family':
      return familyName(String(value));
    case 'unit':
      return unitName(String(value));
    case 'supplierId':
      return supplierName(Number(value));
    case 'priceFrom':
    case 'priceTo':
      return formatMoney(Number(value), { maximumFractionDigits: 4 });
    case 'validFrom':
    case 'validTo':
      return formatDay(String(value));
    default:
      return String(value);
  }
}

const nameOf = (name: Name): string => parameterNames[name]();

const parameterNames: Readonly<Record<Name, () => string>> = {
  search: () => msg('Pesquisa', { id: 'dassMaterialsSearched' }),
  family: () => msg('Família', { id: 'dassMaterialFamily' }),
  unit: () => msg('Unidade', { id: 'dassMaterialUnit' }),
  supplierId: () => msg('Fornecedor', { id: 'dassMaterialSupplier' }),
  priceFrom: () => msg('Preço a partir de', { id: 'dassMaterialsPriceFrom' }),
  priceTo: () => msg('Preço até', { id: 'dassMaterialsPriceTo' }),
  validFrom: () => msg('Validade de', { id: 'dassMaterialsValidFrom' }),
  validTo: () => msg('Validade até', { id: 'dassMaterialsValidTo' }),
  onlyActive: () => msg('Só materiais ativos', { id: 'dassMaterialsOnlyActive' }),
  sort: () => msg('Ordem', { id: 'dassMaterialsSort' }),
};

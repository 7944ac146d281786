import { SEARCH_KEY, type FilterChip } from 'dass-elements/filters.js';
import { msg } from '../../locales/localize.js';
import type { Sorting } from 'dass-elements/dass-data-table.js';
import { materialSortFields, type MaterialQuery } from './api.js';
import { familyName, formatDay, supplierName } from '../material-options.js';

/*
 * The filters are stored in the query string of the page, so that the browser's history, bookmarks and shared links
 * restore them. The parameters have the names of the advanced filter's fields.
 */

const lists = ['family', 'unit'] as const;
const single = ['supplierId', 'priceFrom', 'priceTo', 'validFrom', 'validTo', 'onlyActive'] as const;
const names = [...lists, ...single] as const;
type Name = (typeof names)[number];

/** Returns the query for the parameters of an address. */
export function queryOf(address: URLSearchParams): MaterialQuery {
  const text = (name: Name) => address.get(name) || undefined;
  const number = (name: Name) => {
    const value = Number(text(name) ?? NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  return {
    search: address.get('search') ?? '',
    families: address.getAll('family'),
    units: address.getAll('unit'),
    supplierId: number('supplierId'),
    priceFrom: number('priceFrom'),
    priceTo: number('priceTo'),
    validFrom: text('validFrom'),
    validTo: text('validTo'),
    onlyActive: address.get('onlyActive') === 'true',
    ...sortQuery(address),
  };
}

function sortQuery(address: URLSearchParams): Pick<MaterialQuery, 'sortBy' | 'sortDescending'> {
  const [sorting] = sortingOf(address);
  const sortBy = materialSortFields.find((field) => field === sorting?.column);
  return sortBy ? { sortBy, sortDescending: sorting?.direction === 'descending' } : {};
}

/** The sorting in an address: `sort=price`, and `sort=-price` in descending order. */
export function sortingOf(address: URLSearchParams): readonly Sorting[] {
  const sort = address.get('sort');
  if (!sort) return [];
  const isDescending = sort.startsWith('-');
  return [{ column: isDescending ? sort.slice(1) : sort, direction: isDescending ? 'descending' : 'ascending' }];
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

/** Parameters of the values of the advanced filter. */
export function addressOfValues(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const entries = names.flatMap((name) => {
    const value = values[name];
    const all = Array.isArray(value) ? value : [value];
    return all
      .filter((one) => one !== undefined && one !== null && one !== '' && one !== false)
      .map((one) => [name, String(one)]);
  });
  return new URLSearchParams(entries);
}

/**
 * Parameters of the given filters only. @param sources searched for their values; the first that has all of them is
 * used
 */
export function addressOfChips(chips: readonly FilterChip[], sources: readonly URLSearchParams[]): URLSearchParams {
  const wanted = new Set(chips.map(({ key }) => String(key)));
  const source = sources.find((address) => [...wanted].every((name) => address.has(name)));
  return new URLSearchParams([...(source ?? [])].filter(([name]) => wanted.has(name)));
}

/** Returns the filters of an address as chips, in the current language. */
export function chipsOf(address: URLSearchParams): readonly FilterChip[] {
  const search = address.get('search');
  if (search) return [{ key: SEARCH_KEY, label: search }];
  return names
    .filter((name) => address.get(name))
    .map((name) => ({ key: name, label: chipLabel(name, address.getAll(name)) }));
}

function chipLabel(name: Name, values: readonly string[]): string {
  const [value = ''] = values;
  switch (name) {
    case 'family':
      return `${msg('Família', { id: 'dassMaterialFamily' })}: ${values.map(familyName).join(', ')}`;
    case 'unit':
      return `${msg('Unidade', { id: 'dassMaterialUnit' })}: ${values.join(', ')}`;
    case 'supplierId':
      return `${msg('Fornecedor', { id: 'dassMaterialSupplier' })}: ${supplierName(Number(value))}`;
    case 'priceFrom':
      return `${msg('Preço a partir de', { id: 'dassMaterialsPriceFrom' })}: ${value}`;
    case 'priceTo':
      return `${msg('Preço até', { id: 'dassMaterialsPriceTo' })}: ${value}`;
    case 'validFrom':
      return `${msg('Validade de', { id: 'dassMaterialsValidFrom' })}: ${formatDay(value)}`;
    case 'validTo':
      return `${msg('Validade até', { id: 'dassMaterialsValidTo' })}: ${formatDay(value)}`;
    case 'onlyActive':
      return msg('Só materiais ativos', { id: 'dassMaterialsOnlyActive' });
  }
}

import type { SourceFilter } from 'dass-elements/data-sources.js';
import { anyOf, readFilters } from '../../app/filter-parameters.js';
import { msg, str } from '../../locales/localize.js';
import { findingStatuses } from './finding-columns.js';
import type { FindingStatus } from './api.js';

/* The filter of the list is in the address, so that a link leads to a part of the findings, and Back restores it. */

const parameters = { status: anyOf(Object.keys(findingStatuses) as FindingStatus[]) };

/** The filters of the table for an address. */
export function filtersOf(address: URLSearchParams): readonly SourceFilter[] {
  const { status } = readFilters(address, parameters).values;
  return status ? [{ column: 'status', values: status }] : [];
}

/** Says which filters of an address are none of the list, in the current language. */
export const ignoredTexts = (address: URLSearchParams): readonly string[] =>
  readFilters(address, parameters).invalid.map(({ text }) => {
    const name = msg('Situação', { id: 'dassProcessStatus' });
    return msg(str`${name} “${text}”`, { id: 'dassFilterInvalid' });
  });

/** An address with other filters of the table. */
export function withFilters(address: URLSearchParams, filters: readonly SourceFilter[]): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('status');
  for (const filter of filters) {
    if (filter.column !== 'status' || !('values' in filter)) continue;
    for (const value of filter.values) next.append('status', String(value));
  }
  return next;
}

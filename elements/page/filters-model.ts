import { isRecord, readField } from '../core/util/read-value.js';
import { toText } from '../core/text/to-text.js';

/** An active filter. Other fields belong to the application, and the object is passed to events. */
export interface FilterChip {
  /** Identifies the filter: `supplier`. `dass-search` is the filter of a simple search. */
  readonly key: string;
  /** Text of the chip: `Fornecedor: Açaí Tecidos`. A text that starts with `dass` is a message id. */
  readonly label: string;
}

/** The active filters. */
export type Filters = readonly FilterChip[];

/** A search. */
export interface Search {
  /** Whether the filter comes from an advanced filter. False for a simple search. */
  readonly advancedFilter: boolean;
  /** The search text, trimmed. Empty when there is none. */
  readonly search: string;
}

/** The key of the one chip of a simple search. */
export const SEARCH_KEY = 'dass-search';

/** Returns the valid filters: those with a key, each key once. */
export function validFilters(filters: readonly unknown[]): Filters {
  const valid = new Map<string, FilterChip>();
  for (const filter of filters) {
    if (!isRecord(filter)) continue;
    const chip = filter as unknown as FilterChip;
    const key = keyOf(chip);
    if (key !== '' && !valid.has(key)) valid.set(key, chip);
  }
  return [...valid.values()];
}

/** Returns the key that identifies a filter. */
export const keyOf = (filter: FilterChip): string => toText(readField(filter, 'key'));

/** Returns the untranslated label of a filter. */
export const labelOf = (filter: FilterChip): string => toText(readField(filter, 'label'));

/** Returns the filters of a simple search: one with the search text as label. */
export const searchFilters = (text: string): Filters => [{ key: SEARCH_KEY, label: text }];

/** Whether the filters include that of a simple search. */
export const isSimple = (filters: Filters): boolean => filters.some((filter) => keyOf(filter) === SEARCH_KEY);

/** Returns the search that the filters represent together. */
export function searchOf(filters: Filters): Search {
  const simple = filters.find((filter) => keyOf(filter) === SEARCH_KEY);
  return { advancedFilter: simple === undefined, search: simple === undefined ? '' : labelOf(simple) };
}

/** Result of removing filters. */
export interface Removal extends Search {
  readonly filters: Filters;
  readonly removed: Filters;
}

/**
 * Removes filters. Removing one filter of a simple search removes all; removing one of an advanced filter
 * keeps the others.
 */
export function removeFilters(filters: Filters, keys: ReadonlySet<string>): Removal {
  const isRemoved = (filter: FilterChip): boolean => keys.has(keyOf(filter));
  const simple = isSimple(filters);
  const all = simple && filters.some(isRemoved);
  return {
    filters: filters.filter((filter) => !all && !isRemoved(filter)),
    removed: filters.filter((filter) => all || isRemoved(filter)),
    advancedFilter: !simple,
    search: '',
  };
}

/** Whether two lists have the same keys and labels in the same order. */
export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.length === b.length && a.every((one, i) => keyOf(one) === keyOf(b[i]!) && labelOf(one) === labelOf(b[i]!));

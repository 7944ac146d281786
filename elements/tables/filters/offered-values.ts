import { textOr } from '../../../locales/index.js';
import { toText } from '../../core/text/to-text.js';
import { readField, readList } from '../../core/util/read-value.js';
import type { EditableColumn } from '../editing/editable-grid.js';
import { filterValuesOf } from './table-filters.js';

/** A value that a filter offers, and its label. */
export interface OfferedValue {
  readonly id: string | number;
  readonly label: string;
}

/** The values of a column; undefined for the texts of the rows. */
export type OfferedValuesState = readonly OfferedValue[] | 'loading' | 'failed' | undefined;

/** The values that the application offers for filters. They are loaded when they are first needed. */
export class OfferedValues {
  readonly #changed: () => void;
  readonly #known = new Map<string, { readonly source: unknown; state: OfferedValuesState }>();

  /** @param changed called when values have loaded, or could not be */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The values of a column, also those from before its function was replaced. */
  of(column: EditableColumn): OfferedValuesState {
    return this.#known.has(column.name) ? this.#known.get(column.name)?.state : this.load(column);
  }

  /** Loads the values, unless those of the same function are there. */
  load(column: EditableColumn): OfferedValuesState {
    const { name } = column;
    const filterValues = filterValuesOf(column);
    const before = this.#known.get(name);
    if (before?.source === filterValues && before?.state !== 'failed') return before?.state;
    const isLoaded = typeof filterValues === 'function';
    const known = {
      source: filterValues,
      state: isLoaded ? ('loading' as OfferedValuesState) : filterValues && readValues(filterValues),
    };
    this.#known.set(name, known);
    if (isLoaded)
      void Promise.resolve()
        .then(filterValues)
        .then(
          (values) => (known.state = readValues(values)),
          () => (known.state = 'failed'),
        )
        .then(this.#changed);
    return known.state;
  }
}

export const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isFinite(value);

/** Texts, numbers, and objects with an id and a label. Others, and those with an earlier id, are left out. */
export function readValues(values: unknown): readonly OfferedValue[] {
  const read = new Map<string, OfferedValue>();
  for (const value of readList(values) ?? []) {
    const id = isValue(value) ? value : readField(value, 'id');
    if (!isValue(id) || read.has(String(id))) continue;
    read.set(String(id), { id, label: textOr(readField(value, 'label'), toText(id)) });
  }
  return [...read.values()];
}

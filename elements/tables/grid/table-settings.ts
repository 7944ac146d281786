import type { SourceFilter } from '../../core/data/data-source.js';
import { safeLocalStorage } from '../../core/preferences/storage.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import { readField, readList } from '../../core/util/read-value.js';
import { acceptSorting, type TableColumnSetting } from './columns/grid-columns-model.js';
import type { GridProperties } from './grid-properties.js';

/** Settings of another version are ignored. */
const VERSION = 1;

/** What the user has changed in a table. What he has not changed is undefined. */
export interface TableSettings {
  readonly columns?: readonly TableColumnSetting[] | undefined;
  readonly sorting?: readonly Sorting[] | undefined;
  readonly filters?: readonly SourceFilter[] | undefined;
}

/**
 * Keeps the user's settings of a table in the local storage of the browser. Damaged ones, and those of columns that do not
 * exist any more, are ignored.
 */
export class StoredTableSettings {
  readonly #element: GridProperties;
  /** The storage key that is loaded; undefined before, and without settings to keep. */
  #key: string | undefined;

  constructor(element: GridProperties) {
    this.#element = element;
  }

  /** Whether settings are kept. */
  get isUsed(): boolean {
    return this.#key !== undefined;
  }

  /** Follows the keys that the application sets. @returns the settings of another key, when it has changed */
  load(): TableSettings | undefined {
    const { settingsKey, settingsUser } = this.#element;
    const key = settingsKey ? storageKey(settingsKey, settingsUser) : undefined;
    if (key === this.#key) return undefined;
    this.#key = key;
    return key === undefined ? {} : readSettings(safeLocalStorage.read(key));
  }

  /** Stores changed settings. The others stay as the last tab has stored them. */
  save(changed: TableSettings): void {
    if (this.#key === undefined) return;
    const settings = { version: VERSION, ...readSettings(safeLocalStorage.read(this.#key)), ...changed };
    safeLocalStorage.write(this.#key, JSON.stringify(settings));
  }

  clear(): void {
    if (this.#key !== undefined) safeLocalStorage.remove(this.#key);
  }
}

/** The key in the local storage. @param user empty for all users of the browser */
export const storageKey = (settingsKey: string, user: string): string =>
  ['dass-table', ...[user, settingsKey].map(encodeURIComponent)].join(':');

/** Reads settings as they are stored. Parts that are not valid are left out. */
export function readSettings(text: string | undefined): TableSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (readField(stored, 'version') !== VERSION) return {};
  const columns = readList(readField(stored, 'columns'))?.map(columnSettingOf);
  const sorting = readList(readField(stored, 'sorting'))?.map(acceptSorting);
  // The table checks the conditions themselves, which depend on the columns.
  const filters = readList(readField(stored, 'filters'));
  return {
    ...(columns?.every((one) => one !== undefined) && { columns }),
    ...(sorting?.every((one) => one !== undefined) && { sorting }),
    ...(filters && { filters: filters as readonly SourceFilter[] }),
  };
}

function columnSettingOf(value: unknown): TableColumnSetting | undefined {
  const [name, isHidden, width] = ['name', 'isHidden', 'width'].map((field) => readField(value, field));
  if (typeof name !== 'string') return undefined;
  return {
    name,
    ...(typeof isHidden === 'boolean' && { isHidden }),
    ...(typeof width === 'number' && width > 0 && { width }),
  };
}

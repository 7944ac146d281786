import { safeLocalStorage } from 'dass-elements/preferences.js';
import type { DassHierarchyTableOwnProps } from 'dass-elements/react/dass-hierarchy-table.js';

export type ColumnSettings = NonNullable<DassHierarchyTableOwnProps['columnSettings']>;

const KEY = 'dass-structure-columns';

/** Reads the user's column settings from local storage; empty when they cannot be read. */
export function readColumns(): ColumnSettings {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as ColumnSettings) : [];
  } catch {
    return [];
  }
}

export function storeColumns(settings: ColumnSettings): void {
  if (settings.length > 0) safeLocalStorage.write(KEY, JSON.stringify(settings));
  else safeLocalStorage.remove(KEY);
}

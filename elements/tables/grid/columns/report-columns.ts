import type { GridHost } from '../grid-host.js';
import { nameOf } from './column-settings-model.js';

/** Fires `dass-columns-change` with the columns as the user has ordered and resized them. */
export function reportColumns(host: GridHost): void {
  const { arrangedColumns, columnSettings, columnWidths } = host;
  const isResized = arrangedColumns.some((column) => columnWidths.userWidths.has(nameOf(column)));
  const settings = arrangedColumns.map((column) => {
    const name = nameOf(column);
    return { name, isHidden: column.isHidden === true, width: columnWidths.userWidths.get(name) ?? column.width };
  });
  host.fire('dass-columns-change', { settings: columnSettings.length === 0 && !isResized ? [] : settings });
}

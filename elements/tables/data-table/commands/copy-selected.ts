import { getLanguage } from '../../../../locales/index.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { announceCopied, copyRows } from '../../grid/commands/copy-rows.js';
import type { DataTableHost } from '../data-table-host.js';

/**
 * Copies the selected rows that are visible, in their order on the screen; without any, the active row. Announces the
 * result, unless the application prevents that.
 */
export async function copySelected(host: DataTableHost, activeRow: number): Promise<void> {
  const { state, visibleColumns } = host;
  const language = getLanguage();
  const selected = state.selectedVisibleIndexes();
  const rowIndexes = selected.length > 0 ? selected : activeRow < 0 ? [] : [activeRow];
  const rows = Array.from(rowIndexes, (rowIndex) => state.rowOf(rowIndex));
  const count = rows.length;
  if (count === 0) return;
  const cellsOf = (row: DataRow): string[] => visibleColumns.map((column) => column.text(row, language));
  const copied = await copyRows(host, count, (index) => cellsOf(rows[index] as DataRow));
  if (copied === undefined) return;
  if (host.fire('dass-copy', { rows, count, copied }, { cancelable: true })) announceCopied(count, copied);
}

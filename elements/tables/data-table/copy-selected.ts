import { getLanguage } from '../../../locales/index.js';
import { UNLOADED_ROW, type DataRow } from '../../core/table/data-row.js';
import { reportCopied, copyRows } from '../grid/copy-rows.js';
import type { DataGrid } from './data-grid.js';
import { notifyNotLoaded } from '../source/source-texts.js';

/**
 * Copies the selected rows that are visible, in their order on the screen; without any, the active row. Announces the
 * result, or shows why it has failed, unless the application prevents that.
 */
export async function copySelected(grid: DataGrid, activeRow: number): Promise<void> {
  const { state, columns, source } = grid;
  const { visible } = columns;
  const language = getLanguage();
  if (source && state.selectedRows.length < state.selectedCount) return notifyNotLoaded();
  const selected = state.selectedVisibleIndexes();
  const rowIndexes = selected.length > 0 ? selected : activeRow < 0 ? [] : [activeRow];
  // The selected rows of a source may have been unloaded.
  const kept = source ? state.selectedRows : [];
  const rows =
    kept.length > 0
      ? kept
      : Array.from(rowIndexes, (rowIndex) => state.rowOf(rowIndex)).filter((row) => row !== UNLOADED_ROW);
  const count = rows.length;
  if (count === 0) return;
  const cellsOf = (row: DataRow): string[] => visible.map((column) => column.text(row, language));
  const copied = await copyRows(grid, count, (index) => cellsOf(rows[index] as DataRow));
  if (copied === undefined) return;
  if (grid.emit('dass-copy', { rows, count, copied }, { cancelable: true })) reportCopied(count, copied);
}

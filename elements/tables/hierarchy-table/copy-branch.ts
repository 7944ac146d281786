import { getLanguage } from '../../../locales/index.js';
import type { DataRow } from '../../core/table/data-row.js';
import { announceCopied, copyRows } from '../grid/copy-rows.js';
import type { TreeGrid } from './tree-grid.js';

const INDENT = '  ';

/** Copies a row and its descendants for a spreadsheet. Announces the result, unless the application prevents that. */
export async function copyBranch(grid: TreeGrid, rowIndex: number): Promise<void> {
  const { state } = grid;
  const row = state.rowOf(rowIndex);
  const key = state.keyOf(rowIndex);
  const rowIndexes = state.branchOf(rowIndex);
  const { length: count } = rowIndexes;
  const copied = await copyRows(grid, count, createCells(grid, rowIndex, rowIndexes));
  if (copied === undefined) return;
  if (grid.emit('dass-copy', { row, key, count, copied }, { cancelable: true })) announceCopied(count, copied);
}

/** Returns a function for the texts of the rows of a branch, expanded or not. The first column is indented. */
function createCells(
  { state, columns: { visible } }: TreeGrid,
  top: number,
  rowIndexes: ArrayLike<number>,
): (index: number) => string[] {
  const language = getLanguage();
  const { tree, source } = state;
  const topDepth = state.depthOf(top);
  // The application may replace the tree meanwhile.
  const rows = source ? Array.from(rowIndexes, (one) => [state.rowOf(one), state.depthOf(one)] as const) : undefined;
  return (index) => {
    const rowIndex = rowIndexes[index] as number;
    const [row, depth] = rows?.[index] ?? [tree.shape.rows[rowIndex] as DataRow, tree.depthOf(rowIndex)];
    const texts = visible.map((column) => column.text(row, language));
    texts[0] = INDENT.repeat(depth - topDepth) + texts[0];
    return texts;
  };
}

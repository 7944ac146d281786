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
  const { tree } = state;
  const rowIndexes = tree.branch(rowIndex).filter((one) => tree.isIncluded(one));
  const { length: count } = rowIndexes;
  const copied = await copyRows(grid, count, createCells(grid, rowIndex, rowIndexes));
  if (copied === undefined) return;
  if (grid.emit('dass-copy', { row, key, count, copied }, { cancelable: true })) announceCopied(count, copied);
}

/** Returns a function for the texts of the rows of a branch, expanded or not. The first column is indented. */
function createCells(
  { state: { tree }, columns: { visible } }: TreeGrid,
  top: number,
  rowIndexes: ArrayLike<number>,
): (index: number) => string[] {
  const language = getLanguage();
  const topDepth = tree.depthOf(top);
  // The application may replace the tree meanwhile.
  return (index) => {
    const rowIndex = rowIndexes[index] as number;
    const row = tree.shape.rows[rowIndex] as DataRow;
    const texts = visible.map((column) => column.text(row, language));
    texts[0] = INDENT.repeat(tree.depthOf(rowIndex) - topDepth) + texts[0];
    return texts;
  };
}

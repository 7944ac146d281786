import { getLanguage } from '../../../locales/index.js';
import type { TreeBranch } from '../../core/tree/tree-rows.js';
import { reportCopied, copyRows } from '../grid/copy-rows.js';
import type { TreeGrid } from './tree-grid.js';

const INDENT = '  ';

/** Copies a row and its descendants for a spreadsheet. Announces the result, unless the application prevents that. */
export async function copyBranch(grid: TreeGrid, rowIndex: number): Promise<void> {
  const { state } = grid;
  const row = state.rowOf(rowIndex);
  const key = state.keyOf(rowIndex);
  const branch = state.branchOf(rowIndex);
  const { count } = branch;
  const copied = await copyRows(grid, count, createCells(grid, branch, state.depthOf(rowIndex)));
  if (copied === undefined) return;
  if (grid.emit('dass-copy', { row, key, count, copied }, { cancelable: true })) reportCopied(count, copied);
}

/** Returns a function for the texts of the rows of a branch, expanded or not. The first column is indented. */
function createCells(
  { columns: { visible } }: TreeGrid,
  branch: TreeBranch,
  topDepth: number,
): (index: number) => string[] {
  const language = getLanguage();
  return (index) => {
    const row = branch.rowAt(index);
    const texts = visible.map((column) => column.text(row, language));
    texts[0] = INDENT.repeat(branch.depthAt(index) - topDepth) + texts[0];
    return texts;
  };
}

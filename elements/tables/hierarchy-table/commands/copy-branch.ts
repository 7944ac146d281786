import { getLanguage } from '../../../../locales/index.js';
import { announceCopied, copyRows } from '../../grid/commands/copy-rows.js';
import type { TreeTableHost } from '../tree-table-host.js';

const INDENT = '  ';

/** Copies a row and its descendants for a spreadsheet. Announces the result, unless the application prevents that. */
export async function copyBranch(host: TreeTableHost, rowIndex: number): Promise<void> {
  const { state } = host;
  const row = state.rowOf(rowIndex);
  const key = state.keyOf(rowIndex);
  const lines = branchCells(host, rowIndex);
  const count = lines.length;
  const copied = await copyRows(host, lines);
  if (host.fire('dass-copy', { row, key, count, copied }, { cancelable: true })) announceCopied(count, copied);
}

/** The texts of a branch: a line for each row that the filter includes, expanded or not. The first column is indented. */
function branchCells({ state, visibleColumns }: TreeTableHost, rowIndex: number): string[][] {
  const { tree } = state;
  const language = getLanguage();
  const topDepth = tree.depthOf(rowIndex);
  const lines: string[][] = [];
  for (const one of tree.branch(rowIndex)) {
    if (!tree.isIncluded(one)) continue;
    const texts = visibleColumns.map((column) => column.text(state.rowOf(one), language));
    texts[0] = INDENT.repeat(tree.depthOf(one) - topDepth) + texts[0];
    lines.push(texts);
  }
  return lines;
}

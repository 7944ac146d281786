import { getLanguage } from '../../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { copyText } from '../../../base/copy-text.js';
import { sheetText } from '../../../core/table/spreadsheet-text.js';
import type { TreeTableHost } from '../tree-table-host.js';

const INDENT = '  ';

/** Copies a row and its descendants for a spreadsheet. Announces the result, unless the application prevents that. */
export async function copyBranch(host: TreeTableHost, rowIndex: number): Promise<void> {
  const { state, visibleColumns } = host;
  const row = state.rowOf(rowIndex);
  const key = state.tree.shape.keyOf(rowIndex);
  const lines = branchCells(host, rowIndex);
  const count = lines.length;
  const text = sheetText(
    lines,
    visibleColumns.map(({ type }) => ({ isNumber: type === 'number' })),
  );
  const copied = await copyText(text, host);
  if (!host.fire('dass-copy', { row, key, count, copied }, { cancelable: true })) return;
  if (copied) announce(copiedText(count));
  else announce(msg('Não foi possível copiar', { id: 'dassTreeNotCopied' }), 'assertive');
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

const copiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha copiada`, { id: 'dassTreeCopiedOne' }),
    many: msg(str`${formatCount(count)} de linhas copiadas`, { id: 'dassTreeCopiedMany' }),
    other: msg(str`${formatCount(count)} linhas copiadas`, { id: 'dassTreeCopiedOther' }),
  });

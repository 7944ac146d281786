import { getLanguage } from '../../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { copyText } from '../../../base/copy-text.js';
import { sheetText } from '../../../core/table/spreadsheet-text.js';
import type { Tree } from '../../../core/tree/tree.js';
import type { Column } from '../columns/columns.js';
import type { DassHierarchyTableCopyDetail } from '../hierarchy-table-events.js';

const INDENT = '  ';

/** A branch as cells: a line for each row that a filter keeps, expanded or not, the first column indented. */
export function branchCells(tree: Tree, place: number, columns: readonly Column[], language: string): string[][] {
  const top = tree.depthOf(place);
  const lines: string[][] = [];
  for (const below of tree.branch(place)) {
    if (!tree.isKept(below)) continue;
    const texts = columns.map((column) => column.text(tree.shape.rows[below] as never, language));
    texts[0] = INDENT.repeat(tree.depthOf(below) - top) + texts[0];
    lines.push(texts);
  }
  return lines;
}

/** Copies a branch, and says so, unless the host does. @param tell answers whether the host leaves that to the table */
export async function copyBranch(
  tree: Tree,
  place: number,
  columns: readonly Column[],
  near: Element,
  tell: (detail: DassHierarchyTableCopyDetail) => boolean,
): Promise<void> {
  const row = tree.shape.rows[place] as object;
  const key = tree.shape.keyOf(place);
  const lines = branchCells(tree, place, columns, getLanguage());
  const count = lines.length;
  const sheet = sheetText(
    lines,
    columns.map(({ type }) => ({ isNumber: type === 'number' })),
  );
  const copied = await copyText(sheet, near);
  if (!tell({ row, key, count, copied })) return;
  if (copied) announce(treeCopiedText(count));
  else announce(msg('Não foi possível copiar', { id: 'dassTreeNotCopied' }), 'assertive');
}

const treeCopiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha copiada`, { id: 'dassTreeCopiedOne' }),
    many: msg(str`${formatCount(count)} de linhas copiadas`, { id: 'dassTreeCopiedMany' }),
    other: msg(str`${formatCount(count)} linhas copiadas`, { id: 'dassTreeCopiedOther' }),
  });

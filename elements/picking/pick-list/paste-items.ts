import { msg } from '../../../locales/localize.js';
import type { PastedRow, PastedRows } from '../../core/paste-list/paste-list-rows.js';
import type { PasteResult } from '../../core/paste-list/paste-list.js';
import { resolveEntries } from '../../core/pick-list/resolve-entries.js';
import { openPasteList } from '../paste-list-dialog/paste-list.js';
import type { PickPanes } from './pick-panes.js';

export { pasteListDialog } from '../paste-list-dialog/paste-list.js';

/** Pasted items: their indexes, and the row of each. */
export interface PastedItems extends PastedRows {
  readonly itemIndexes: Uint32Array;
}

/**
 * Opens the paste dialog, which finds the items that the pasted values name: by the paste field, else by code or label.
 * @param text the text of the clipboard
 * @param add adds the items when the user confirms; see `onConfirm` of {@link openPasteList}
 * @returns resolves when the dialog has closed
 */
export async function openPasteDialog(
  panes: PickPanes,
  text: string,
  add: (pasted: PastedItems) => number | null,
): Promise<void> {
  const { items, fieldId, fieldLabel, fieldCode, fieldPaste, fieldDisabled, fieldDisabledMessage } = panes.element;
  const { duplicates, maxCount } = panes.element;
  const { selected, room, isSingle } = panes.syncState();
  const known = [
    { field: fieldCode, label: msg('Código', { id: 'dassPickCode' }) },
    { field: fieldLabel, label: msg('Descrição', { id: 'dassPickLabel' }) },
  ].filter(({ field }) => field !== '');
  const fields = fieldPaste ? [known.find(({ field }) => field === fieldPaste) ?? fieldPaste] : known;
  const field = fieldPaste || fieldCode || fieldLabel;
  const limit = maxCount === undefined || isSingle ? undefined : { room, max: maxCount };
  const options = { items, fields, field, fieldId, fieldLabel, fieldDisabled, fieldDisabledMessage, selected };
  await openPasteList({ ...options, duplicates, text, limit }, (result) => add(findItems(panes, result)));
}

/** Finds the items of a result again: the application may have replaced them while the dialog was open. */
function findItems(panes: PickPanes, { items, rows, headings, column }: PasteResult): PastedItems {
  const now = panes.syncState().items.withUnknown([]);
  const found = new Set<number>();
  const copies: [itemIndex: number, row: PastedRow][] = [];
  for (const [at, index] of resolveEntries(now, items).itemIndexes.entries()) {
    if (index >= now.count || (!panes.element.duplicates && found.has(index))) continue;
    found.add(index);
    copies.push([index, { ...(rows[at] as PastedRow), item: now.at(index) }]);
  }
  return {
    itemIndexes: Uint32Array.from(copies, ([index]) => index),
    rows: copies.map(([, row]) => row),
    headings,
    column,
  };
}

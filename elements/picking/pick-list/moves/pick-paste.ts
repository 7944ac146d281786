import { msg } from '../../../../locales/localize.js';
import type { PastedRow, PastedRows } from '../../../core/paste-list/paste-list-rows.js';
import type { PasteResult } from '../../../core/paste-list/paste-list.js';
import { resolveEntries } from '../../../core/pick-list/pick-list-resolve.js';
import { openPasteList } from '../../paste-list-dialog/paste-list.js';
import type { PickProperties } from '../pick-properties.js';

export { pasteListDialog } from '../../paste-list-dialog/paste-list.js';

/** Items that were pasted: their places, and the row of each. */
export interface PastedPlaces extends PastedRows {
  readonly places: Uint32Array;
}

/**
 * Asks for a pasted list of values and finds the items that they name, by the paste field, or else by code or label.
 * @param text what was in the clipboard
 * @param add adds those that are found as soon as the user confirms; see `onConfirm` of {@link openPasteList}
 * @returns resolves when the dialog has closed
 */
export async function askForPaste(
  host: PickProperties,
  text: string,
  add: (pasted: PastedPlaces) => number | null,
): Promise<void> {
  const { items, fieldId, fieldLabel, fieldDisabled, fieldDisabledMessage, duplicates, selected } = host;
  const known = [
    { field: host.fieldCode, label: msg('Código', { id: 'dassPickCode' }) },
    { field: fieldLabel, label: msg('Descrição', { id: 'dassPickLabel' }) },
  ].filter(({ field }) => field !== '');
  const fields = host.fieldPaste ? [known.find(({ field }) => field === host.fieldPaste) ?? host.fieldPaste] : known;
  const field = host.fieldPaste || host.fieldCode || fieldLabel;
  const of = { items, fields, field, fieldId, fieldLabel, fieldDisabled, fieldDisabledMessage, selected, duplicates };
  await openPasteList({ ...of, text }, (result) => add(placesOf(host, result)));
}

/** Where the items are now: others may have come while the dialog was open. */
function placesOf({ list, duplicates }: PickProperties, { items, rows, headings, column }: PasteResult): PastedPlaces {
  const now = list.items.withOthers([]);
  const found = new Set<number>();
  const copies: [place: number, row: PastedRow][] = [];
  for (const [at, place] of resolveEntries(now, items).places.entries()) {
    if (place >= now.count || (!duplicates && found.has(place))) continue;
    const row = { ...(rows[at] as PastedRow), item: now.at(place) };
    found.add(place);
    copies.push([place, row]);
  }
  return { places: Uint32Array.from(copies, ([place]) => place), rows: copies.map(([, row]) => row), headings, column };
}

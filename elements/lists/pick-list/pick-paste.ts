import { t } from '../../../locales/picking.js';
import { resolveEntries } from '../../core/pick-list-resolve.js';
import { pasteList } from '../paste-list.js';
import type { PickProperties } from './pick-properties.js';

/**
 * Asks for a pasted list of values and finds the items that they name, by the paste field, or else by code or label.
 * @param text what was in the clipboard
 * @returns the places of those that are found; none when it was cancelled
 */
export async function pastePlaces(host: PickProperties, text: string): Promise<Uint32Array> {
  const { items, fieldId, fieldLabel, fieldDisabled, fieldDisabledMessage, duplicates, selected } = host;
  const known = [
    { field: host.fieldCode, label: t('dassPickCode') },
    { field: fieldLabel, label: t('dassPickLabel') },
  ].filter(({ field }) => field !== '');
  const fields = host.fieldPaste ? [known.find(({ field }) => field === host.fieldPaste) ?? host.fieldPaste] : known;
  const result = await pasteList({
    items,
    fields,
    field: host.fieldPaste || host.fieldCode || fieldLabel,
    fieldId,
    fieldLabel,
    fieldDisabled,
    fieldDisabledMessage,
    selected,
    duplicates,
    text,
  });
  // Other items may have come while the dialog was open.
  const now = host.list.items.withOthers([]);
  const { places } = resolveEntries(now, result?.items ?? []);
  const found = places.filter((place) => place < now.count);
  return Uint32Array.from(duplicates ? found : new Set(found));
}

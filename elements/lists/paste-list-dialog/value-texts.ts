import { t } from '../../../locales/lists.js';
import { fieldOf } from '../../core/paste-list-keys.js';
import type { PasteMatch, SkippedValue } from '../../core/paste-list.js';
import { toText } from '../../core/to-text.js';

/** What values are parted into: found, without an item, skipped for another reason. */
export const GROUPS = ['found', 'unmatched', 'skipped'] as const;
export type Group = (typeof GROUPS)[number];

/** How many values are in a group. */
export function countText(group: Group, count: number): string {
  if (group === 'found') return t('dassPasteFound', { count });
  return group === 'unmatched' ? t('dassPasteUnmatchedCount', { count }) : t('dassPasteSkipped', { count });
}

/** Why a value is skipped. */
export function reasonText({ reason, message }: SkippedValue): string {
  if (reason === 'disabled') return message ? t('dassPasteDisabledWhy', { reason: message }) : t('dassPasteDisabled');
  if (reason === 'selected') return t('dassPasteSelected');
  return reason === 'double' ? t('dassPasteDouble') : t('dassPasteUnmatched');
}

/** What became of a value: the label of its item, how many items it names, or why it is skipped. */
export function aboutText(match: PasteMatch, index: number, fieldLabel: string): string {
  const fate = match.fateOf(index);
  if (fate === 'found') {
    const count = match.countOf(index);
    return count > 1 ? t('dassPasteItems', { count }) : toText(fieldOf(match.itemAt(index), fieldLabel));
  }
  const value = fate === 'unmatched' ? match.nearOf(index) : '';
  return value ? t('dassPasteNear', { value }) : reasonText(match.skippedAt(index));
}

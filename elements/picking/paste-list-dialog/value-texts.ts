import { t } from '../../../locales/paste.js';
import { fieldOf } from '../../core/paste-list/paste-list-keys.js';
import type { NearItem, PasteMatch, SkippedValue } from '../../core/paste-list/paste-list-match.js';
import { toText } from '../../core/text/to-text.js';
import type { ShownValue, ValueAction } from './value-row.js';

/** What values are parted into: found, without an item, skipped for another reason. */
export const GROUPS = ['found', 'unmatched', 'skipped'] as const;
export type Group = (typeof GROUPS)[number];

/** How many values are in a group. */
export function countText(group: Group, count: number): string {
  if (group === 'found') return t('dassPasteFound', { count });
  return group === 'unmatched' ? t('dassPasteUnmatchedCount', { count }) : t('dassPasteSkipped', { count });
}

/** What stands in place of a group without values. */
export function emptyGroupText(group: Group): string {
  if (group === 'found') return t('dassPasteEmptyFound');
  return group === 'unmatched' ? t('dassPasteEmptyUnmatched') : t('dassPasteEmptySkipped');
}

/** Why a value is skipped. */
export function reasonText({ reason, message }: SkippedValue): string {
  if (reason === 'disabled') return message ? t('dassPasteDisabledWhy', { reason: message }) : t('dassPasteDisabled');
  if (reason === 'selected') return t('dassPasteSelected');
  if (reason === 'heading') return t('dassPasteHeadingRow');
  return reason === 'double' ? t('dassPasteDouble') : t('dassPasteUnmatched');
}

/** What of a value can be changed by a person. */
export interface ValueChanges {
  /** It means an item. */
  use(text: string, value: string): void;
  /** It means what is written. */
  takeBack(text: string): void;
  /** The first row is no heading. */
  takeAsData(): void;
}

/** What became of a value, and what can be done about it. */
export function showValue(match: PasteMatch, index: number, fieldLabel: string, changes: ValueChanges): ShownValue {
  const text = match.texts[index] as string;
  const fate = match.fateOf(index);
  if (fate === 'heading') return { text, about: reasonText(match.skippedAt(index)), actions: [asData(text, changes)] };
  const means = match.correctionOf(index);
  const actions = means === undefined ? [] : [takeBack(text, changes)];
  if (fate === 'unmatched') return { text, ...aboutUnmatched(match, index, fieldLabel, changes) };
  if (fate !== 'found') return { text, about: reasonText(match.skippedAt(index)), actions };
  const count = match.countOf(index);
  const label = count > 1 ? t('dassPasteItems', { count }) : labelOf(match.itemAt(index), fieldLabel);
  return { text, about: means === undefined ? label : t('dassPasteMeans', { value: means, label }), actions };
}

const labelOf = (item: unknown, fieldLabel: string): string => toText(fieldOf(item, fieldLabel));

/** What it may mean: one item, or one of two. */
function aboutUnmatched(
  match: PasteMatch,
  index: number,
  fieldLabel: string,
  changes: ValueChanges,
): Omit<ShownValue, 'text'> {
  const text = match.texts[index] as string;
  const near = match.nearOf(index);
  const free = near.filter(({ refusal }) => !refusal);
  const [first] = near;
  if (!first) return { about: t('dassPasteUnmatched') };
  if (free.length === 0) {
    const { value, refusal } = first;
    return { about: t('dassPasteNearRefused', { value, reason: refusal ? reasonText(refusal) : '' }) };
  }
  const [one, other] = free as [NearItem, NearItem | undefined];
  return {
    about: other ? t('dassPasteNearTwo') : t('dassPasteNear', { value: labelOf(one.item, fieldLabel) || one.value }),
    actions: free.map(({ value }) => ({
      label: other ? value : t('dassPasteUse', { value }),
      name: t('dassPasteUseFor', { value, text }),
      act: () => changes.use(text, value),
    })),
  };
}

const takeBack = (text: string, changes: ValueChanges): ValueAction => ({
  label: t('dassPasteTakeBack'),
  name: t('dassPasteTakeBackOf', { text }),
  act: () => changes.takeBack(text),
});

const asData = (text: string, changes: ValueChanges): ValueAction => ({
  label: t('dassPasteAsData'),
  name: t('dassPasteAsDataOf', { text }),
  act: () => changes.takeAsData(),
});

import { msg, str } from '../../../locales/localize.js';
import type { PasteResult, PasteRun } from '../../core/paste-list/paste-list.js';
import type { ShownValue } from './value-row.js';
import { countText, GROUPS, reasonText, showValue, type Group, type ValueChanges } from './value-texts.js';

/** Which values are listed: a group of those that are matched, or what was left out once it is confirmed. */
export interface ShownValues {
  readonly confirmed: PasteResult | undefined;
  /** What is matched; undefined without a text. */
  readonly run: PasteRun | undefined;
  readonly group: Group;
}

/** How many values are listed. */
export const shownCount = ({ confirmed, run, group }: ShownValues): number =>
  confirmed ? confirmed.skipped.length : groupCount(run, group);

/** How many values have no item. */
export const unmatchedCount = ({ confirmed, run }: ShownValues): number =>
  confirmed ? confirmed.skipped.filter(({ reason }) => reason === 'unmatched').length : groupCount(run, 'unmatched');

/** One of those that are listed. */
export function shownAt(
  { confirmed, run, group }: ShownValues,
  index: number,
  fieldLabel: string,
  changes: ValueChanges,
): ShownValue {
  const skipped = confirmed?.skipped[index];
  if (skipped) return { text: skipped.text, about: reasonText(skipped) };
  const at = run?.match.groups[group][index];
  return run && at !== undefined ? showValue(run.match, at, fieldLabel, changes) : { text: '', about: '' };
}

/** How many values are in a group, in words. */
export const groupText = (run: PasteRun | undefined, group: Group): string => countText(group, groupCount(run, group));

/** How all of the text was matched, for those who do not see it. */
export function summaryText(run: PasteRun): string {
  const [found, unmatched, skipped] = GROUPS.map((group) => groupText(run, group)) as [string, string, string];
  return msg(str`${found}, ${unmatched}, ${skipped}`, { id: 'dassPasteSummary' });
}

const groupCount = (run: PasteRun | undefined, group: Group): number => run?.match.groups[group].length ?? 0;

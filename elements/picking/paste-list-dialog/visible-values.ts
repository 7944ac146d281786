import { msg, str } from '../../../locales/localize.js';
import type { PasteResult, PasteRun } from '../../core/paste-list/paste-list.js';
import type { ValueRowView } from './value-row.js';
import { countText, GROUPS, reasonText, valueRowView, type Group, type ValueChanges } from './value-texts.js';

/** The listed values: a group of the match, or after confirming those that were skipped. */
export interface VisibleValues {
  readonly confirmed: PasteResult | undefined;
  /** The match; undefined without a text. */
  readonly run: PasteRun | undefined;
  readonly group: Group;
}

/** Returns the number of listed values. */
export const visibleCount = ({ confirmed, run, group }: VisibleValues): number =>
  confirmed ? confirmed.skipped.length : groupCount(run, group);

/** Returns the number of values without an item. */
export const unmatchedCount = ({ confirmed, run }: VisibleValues): number =>
  confirmed ? confirmed.skipped.filter(({ reason }) => reason === 'unmatched').length : groupCount(run, 'unmatched');

/** Returns a listed value. */
export function visibleAt(
  { confirmed, run, group }: VisibleValues,
  index: number,
  fieldLabel: string,
  changes: ValueChanges,
): ValueRowView {
  const skipped = confirmed?.skipped[index];
  if (skipped) return { text: skipped.text, outcome: reasonText(skipped) };
  const at = run?.match.groups[group][index];
  return run && at !== undefined ? valueRowView(run.match, at, fieldLabel, changes) : { text: '', outcome: '' };
}

/** Returns the label of a group with its count. */
export const groupText = (run: PasteRun | undefined, group: Group): string => countText(group, groupCount(run, group));

/** Returns the result, to be announced. */
export function summaryText(run: PasteRun): string {
  const [found, unmatched, skipped] = GROUPS.map((group) => groupText(run, group)) as [string, string, string];
  return msg(str`${found}, ${unmatched}, ${skipped}`, { id: 'dassPasteSummary' });
}

const groupCount = (run: PasteRun | undefined, group: Group): number => run?.match.groups[group].length ?? 0;

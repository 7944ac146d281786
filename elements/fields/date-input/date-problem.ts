import { t } from '../../../locales/dates.js';
import type { Problem } from '../../base/forms/form-element.js';
import type { DateBounds } from './date-bounds.js';
import { dayOf, daysInMonth, exists, parseIso, type Moment } from './date-model.js';
import { monthTitle } from './date-names.js';
import type { DateText } from './date-text.js';

/**
 * What is wrong with the text of a date.
 * @param write writes a date in the mask of the field
 * @param mask the mask as a person reads it
 */
export function findDateProblem(
  text: DateText,
  bounds: DateBounds,
  write: (moment: Moment) => string,
  mask: string,
): Problem | undefined {
  const bad = (message: string): Problem => ({ flags: { badInput: true }, message });
  const { moment, iso } = text;
  if (text.isRaw) return bad(t('dassDateUnreadable', { mask }));
  if (!moment) return bad(t('dassDateIncomplete', { mask }));
  if (!exists(moment)) return bad(impossible(moment, write(moment)));
  const { min, max } = bounds;
  if (min && iso < min)
    return { flags: { rangeUnderflow: true }, message: t('dassDateMin', { date: write(parseIso(min)!) }) };
  if (max && iso > max)
    return { flags: { rangeOverflow: true }, message: t('dassDateMax', { date: write(parseIso(max)!) }) };
  return bounds.isDisabled(dayOf(iso)) ? { flags: { customError: true }, message: t('dassDateDisabled') } : undefined;
}

function impossible(moment: Moment, date: string): string {
  const days = daysInMonth(moment.year, moment.month);
  const isTooLate = moment.day > days && exists({ ...moment, day: 1 });
  return isTooLate
    ? t('dassDateTooFew', { date, month: monthTitle({ ...moment, day: 1 }), days: String(days) })
    : t('dassDateNone', { date });
}

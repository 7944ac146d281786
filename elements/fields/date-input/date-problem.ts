import { msg, str } from '../../../locales/localize.js';
import type { Problem } from '../../base/forms/form-element.js';
import type { DateBounds } from './date-bounds-model.js';
import { dayOf, daysInMonth, exists, parseIso, type Moment } from '../../core/dates/moment.js';
import { monthTitle } from './date-names.js';
import type { DateText } from './date-text.js';
import { writeDate } from './date-values-model.js';

/**
 * Returns the validation error of a typed date.
 * @param write formats a date in the mask of the field
 * @param mask the mask in the language of the user
 */
export function findDateProblem(
  text: DateText,
  bounds: DateBounds,
  write: (moment: Moment) => string,
  mask: string,
): Problem | undefined {
  const invalidInput = (message: string): Problem => ({ flags: { badInput: true }, message });
  const { moment, day, iso } = text;
  if (text.isRaw) return invalidInput(msg(str`Isto não é uma data: escreva ${mask}`, { id: 'dassDateUnreadable' }));
  // A day that does not exist is the error, whether or not the time is typed.
  if (day && !exists(day)) return invalidInput(impossible(day, moment ? write(moment) : writeDate(day)));
  if (!moment) return invalidInput(msg(str`Data incompleta: escreva ${mask}`, { id: 'dassDateIncomplete' }));
  if (!exists(moment)) return invalidInput(impossible(moment, write(moment)));
  const { min, max } = bounds;
  if (min && iso < min)
    return {
      flags: { rangeUnderflow: true },
      message: msg(str`A primeira data possível é ${write(parseIso(min)!)}`, { id: 'dassDateMin' }),
    };
  if (max && iso > max)
    return {
      flags: { rangeOverflow: true },
      message: msg(str`A última data possível é ${write(parseIso(max)!)}`, { id: 'dassDateMax' }),
    };
  return bounds.isDisabled(dayOf(iso))
    ? { flags: { customError: true }, message: msg('Este dia não pode ser escolhido', { id: 'dassDateDisabled' }) }
    : undefined;
}

function impossible(moment: Moment, date: string): string {
  const days = daysInMonth(moment.year, moment.month);
  const isTooLate = moment.day > days && exists({ ...moment, day: 1 });
  return isTooLate
    ? msg(str`A data ${date} não existe: ${monthTitle({ ...moment, day: 1 })} tem ${String(days)} dias`, {
        id: 'dassDateTooFew',
      })
    : msg(str`A data ${date} não existe`, { id: 'dassDateNone' });
}

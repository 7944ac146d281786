import { getLanguage } from '../../../locales/index.js';
import { dateTimeFormat } from '../../core/format/intl-formats.js';
import type { Day } from '../../core/dates/moment.js';

/** First days of the week other than Sunday, because not every browser supports `Intl.Locale` week information. */
const weekStarts: Readonly<Record<string, number>> = { es: 1, en: 1 };

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(getLanguage(), { ...options, timeZone: 'UTC' }).format(date);
}

/** Converts a day for `Intl`, in UTC, so that no time zone changes it. */
function utc({ year, month, day }: Day): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** The first day of the week in the present language; 0 is Sunday. */
export const weekStart = (): number => weekStarts[getLanguage()] ?? 0;

/** Formats a full date: `segunda-feira, 2 de março de 2026`. */
export const dayName = (day: Day): string =>
  format(utc(day), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a month: `março de 2026`. */
export const monthTitle = (day: Day): string => format(utc(day), { month: 'long', year: 'numeric' });

/** The names of the months, starting with January. */
export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, index) => format(utc({ year: 2026, month: index + 1, day: 1 }), { month: 'long' }));

/** The names of the weekdays, in the order of the language. 1 March 2026 is a Sunday. */
export const weekdayNames = (): { readonly short: string; readonly long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = utc({ year: 2026, month: 3, day: 1 + weekStart() + index });
    return { short: format(date, { weekday: 'short' }).slice(0, 3), long: format(date, { weekday: 'long' }) };
  });

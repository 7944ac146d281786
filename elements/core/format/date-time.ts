import { toDate } from './date-value.js';
import { dateTimeFormat } from './intl-formats.js';

const format: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
};

/**
 * A date and time in the local format of a language: `'05/03/2026, 14:30'` in all three.
 *
 * @param value a date as {@link toDate} takes it; what is none gives `''`.
 * @param language default Portuguese; an unknown one is the default.
 * @param timeZone an IANA name; default: the zone of the device. An unknown one throws a `RangeError`, as in `Intl`.
 */
export function formatDateTime(value: unknown, language: string = 'pt-BR', timeZone?: string): string {
  const date = toDate(value);
  return date === undefined
    ? ''
    : dateTimeFormat(language, timeZone === undefined ? format : { ...format, timeZone }).format(date);
}

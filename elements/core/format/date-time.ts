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
 * Formats a date and time in the local format of a language: `'05/03/2026, 14:30'` in all three.
 *
 * @param value a `Date`, milliseconds since 1970, or an ISO 8601 text; any other value returns `''`
 * @param language a language tag. Default: `pt-BR`, also for an unknown language
 * @param timeZone an IANA time zone name. Default: the zone of the device
 * @throws `RangeError` for an unknown time zone, as `Intl` does
 */
export function formatDateTime(value: unknown, language: string = 'pt-BR', timeZone?: string): string {
  const date = toDate(value);
  return date === undefined
    ? ''
    : dateTimeFormat(language, timeZone === undefined ? format : { ...format, timeZone }).format(date);
}

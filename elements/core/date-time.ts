import { toDate } from './date-value.js';
import { parseLanguage, type Language } from './language.js';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: Language, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone ?? ''}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * A date and time in the local format of a language (NL-07): `'05/03/2026, 14:30'` in Portuguese.
 *
 * @param value a date as {@link toDate} takes it; what is none gives `''`.
 * @param language default Portuguese; an unknown one is the default.
 * @param timeZone an IANA name; default: the zone of the device. An unknown one throws a `RangeError`, as in `Intl`.
 */
export function formatDateTime(value: unknown, language: string = 'pt-BR', timeZone?: string): string {
  const date = toDate(value);
  return date === undefined ? '' : formatterOf(parseLanguage(language), timeZone).format(date);
}

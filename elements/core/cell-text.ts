import { formatDateTime } from './date-time.js';
import { toDate } from './date-value.js';
import { parseLanguage } from './language.js';
import { toText } from './to-text.js';

const day = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.0+)?)?$/;

/** A number as the language writes it, with all its digits: without `Intl`, whose first use costs a page too much. */
function numberText(value: number, language: string): string {
  const text = String(value);
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) return Number.isFinite(value) ? value.toLocaleString(language) : '';
  const [, sign = '', whole = '', fraction] = parts;
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  // Spanish writes four digits without a point.
  const isGrouped = whole.length > (language === 'es' ? 4 : 3);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${sign}${grouped}${fraction ? point + fraction : ''}`;
}

/** A date as the language writes it, with the time where it has one. */
function dateText(value: unknown, language: string): string {
  const parts = typeof value === 'string' ? day.exec(value) : null;
  if (parts && toDate(value)) {
    const [, year, month, date] = parts;
    return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
  }
  return formatDateTime(value, language) || toText(value);
}

/**
 * The text of a value in a table: numbers and dates as the language writes them, anything else, and what is no number or
 * no date there, as it is.
 *
 * @param type what the column holds
 */
export function cellText(value: unknown, type: string, language: string): string {
  if (type === 'number' && typeof value === 'number') return numberText(value, parseLanguage(language));
  if (type === 'date' && value != null) return dateText(value, parseLanguage(language));
  return toText(value);
}

import { formatDateTime } from './date-time.js';
import { isCalendarDay } from './date-value.js';
import { toText } from '../text/to-text.js';

const day = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.0+)?)?$/;

/**
 * Returns the text of a table cell: a date formatted for the language, with the time if it has one. Any other value
 * is returned as text.
 */
export function dateCell(value: unknown, language: string): string {
  if (value == null) return '';
  const parts = typeof value === 'string' ? day.exec(value) : null;
  if (!parts) return formatDateTime(value, language) || toText(value);
  const [text, year, month, date] = parts;
  if (!isCalendarDay(Number(year), Number(month), Number(date))) return text;
  // This format is the same in all three languages. It avoids `Intl`, whose first use takes several milliseconds.
  return `${date}/${month}/${year}`;
}

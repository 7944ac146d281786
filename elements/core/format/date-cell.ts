import { formatDateTime } from './date-time.js';
import { isCalendarDay } from './date-value.js';
import { toText } from '../text/to-text.js';

const day = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.0+)?)?$/;

/** Texts of days. Services repeat days, and a filter needs the texts of all rows. */
const dayTexts = new Map<string, string>();
const MAX_DAY_TEXTS = 5000;

/**
 * Returns the text of a table cell: a date formatted for the language, with the time if it has one. Any other value
 * is returned as text.
 */
export function dateCell(value: unknown, language: string): string {
  if (value == null) return '';
  if (typeof value !== 'string') return formatDateTime(value, language) || toText(value);
  const known = dayTexts.get(value);
  if (known !== undefined) return known;
  const parts = day.exec(value);
  if (!parts) return formatDateTime(value, language) || value;
  const [iso, year, month, date] = parts;
  // This format is the same in all languages, as in date fields. It avoids `Intl`, whose first use takes several milliseconds.
  const text = isCalendarDay(Number(year), Number(month), Number(date)) ? `${date}/${month}/${year}` : iso;
  if (dayTexts.size === MAX_DAY_TEXTS) dayTexts.clear();
  dayTexts.set(value, text);
  return text;
}

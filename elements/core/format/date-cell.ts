import { formatDateTime } from './date-time.js';
import { toDate } from './date-value.js';
import { toText } from '../text/to-text.js';

const day = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.0+)?)?$/;

/** The text of a date in a table, as the language writes it, with the time where it has one; of anything else, as it is. */
export function dateCell(value: unknown, language: string): string {
  if (value == null) return '';
  const parts = typeof value === 'string' ? day.exec(value) : null;
  if (!parts || !toDate(value)) return formatDateTime(value, language) || toText(value);
  const [, year, month, date] = parts;
  // The same in the three languages, and without `Intl`, whose first use costs a table too much.
  return `${date}/${month}/${year}`;
}

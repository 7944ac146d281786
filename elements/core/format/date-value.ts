import { tryRead } from '../util/read-value.js';

/**
 * `2026-03-05` or `2026-03-05T14:30[:15[.250]]`, with `T` or a space, then `Z`, `-03:00`, `-0300`, `-03` or nothing.
 */
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Converts a value to a `Date`, or returns `undefined` if it is not a valid date.
 *
 * Accepts a `Date`, milliseconds since 1970, or ISO 8601. Without an offset the time is local. A date without a time
 * is local, too: `new Date('2026-03-05')` would be the day before in Brazil. A day that does not exist (30 February)
 * is invalid; the `Date` constructor would use 2 March.
 */
export function toDate(value: unknown): Date | undefined {
  if (typeof value === 'number') return validDate(new Date(value));
  if (typeof value === 'object') return tryRead('A date', () => dateOf(value), undefined);
  const parts = typeof value === 'string' ? iso.exec(value.trim()) : null;
  if (parts === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = parts;
  const milliseconds = Math.trunc(Number(`0.${fraction}`) * 1000);
  const inUtc = utcDate([year, month, day, hour, minute, second].map(Number) as DateParts, milliseconds);
  if (inUtc === undefined) return undefined;
  if (offset !== undefined) return new Date(inUtc.getTime() - minutesOf(offset) * 60_000);
  const local = new Date(0);
  local.setFullYear(inUtc.getUTCFullYear(), inUtc.getUTCMonth(), inUtc.getUTCDate());
  local.setHours(inUtc.getUTCHours(), inUtc.getUTCMinutes(), inUtc.getUTCSeconds(), milliseconds);
  return local;
}

/** Returns a copy, because the application may change its own `Date`. */
const dateOf = (value: object | null): Date | undefined =>
  value instanceof Date ? validDate(new Date(value.getTime())) : undefined;

type DateParts = [year: number, month: number, day: number, hour: number, minute: number, second: number];

function validDate(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Makes a UTC date of the parts. Returns `undefined` if a part is out of range, which `Date` would roll over. */
function utcDate(parts: DateParts, milliseconds: number): Date | undefined {
  const [year, month, day, hour, minute, second] = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, milliseconds);
  const read = [
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ];
  return read.every((part, index) => part === parts[index + 1]) ? date : undefined;
}

/** Whether a day exists in the calendar. @param month from 1 on */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  if (day <= 28) return true;
  if (month !== 2) return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
  return day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function minutesOf(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  return sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || '0'));
}

/** A day of the Gregorian calendar, from 1 January 0001 to 31 December 9999. It has no time zone. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** From 1. */
  readonly day: number;
}

/** A day with an optional time. */
export interface Moment extends Day {
  readonly hour?: number | undefined;
  readonly minute?: number | undefined;
}

/** Returns the date and the time of the user's time zone. */
export const localMoment = (date: Date): Moment => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
  hour: date.getHours(),
  minute: date.getMinutes(),
});

export const FIRST_YEAR = 1;
export const LAST_YEAR = 9999;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number of days of a month. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);

/** Whether the day and the time exist. */
export function exists({ year, month, day, hour = 0, minute = 0 }: Moment): boolean {
  const within = (value: number, from: number, to: number): boolean =>
    Number.isInteger(value) && value >= from && value <= to;
  return (
    within(year, FIRST_YEAR, LAST_YEAR) &&
    within(month, 1, 12) &&
    within(day, 1, daysInMonth(year, month)) &&
    within(hour, 0, 23) &&
    within(minute, 0, 59)
  );
}

/** Days from 1 March 0000 to 1 March of a year. A year that starts in March has the leap day at its end. */
const daysBefore = (year: number): number =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

/** Days since 1 March 0000. */
export function toNumber({ year, month, day }: Day): number {
  const shifted = (month + 9) % 12;
  return daysBefore(month < 3 ? year - 1 : year) + Math.floor((153 * shifted + 2) / 5) + day - 1;
}

/** Converts a day number back to a day; the inverse of `toNumber`. */
export function fromNumber(number: number): Day {
  let year = Math.floor(number / 365.2425);
  if (daysBefore(year + 1) <= number) year++;
  else if (daysBefore(year) > number) year--;
  const rest = number - daysBefore(year);
  const shifted = Math.floor((5 * rest + 2) / 153);
  const month = ((shifted + 2) % 12) + 1;
  return { year: month < 3 ? year + 1 : year, month, day: rest - Math.floor((153 * shifted + 2) / 5) + 1 };
}

const first = toNumber({ year: FIRST_YEAR, month: 1, day: 1 });
const last = toNumber({ year: LAST_YEAR, month: 12, day: 31 });

/** 0 is Sunday. */
export const weekday = (day: Day): number => (toNumber(day) + 3) % 7;

/** Adds days, which may be negative. The result stays within the calendar. */
export const addDays = (day: Day, days: number): Day =>
  fromNumber(Math.min(last, Math.max(first, toNumber(day) + days)));

/** Adds months, which may be negative. A day beyond the end of the month becomes its last day. */
export function addMonths({ year, month, day }: Day, months: number): Day {
  const index = Math.min(LAST_YEAR * 12 + 11, Math.max(FIRST_YEAR * 12, year * 12 + month - 1 + months));
  const to = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return { ...to, day: Math.min(day, daysInMonth(to.year, to.month)) };
}

/** Adds minutes, which may be negative, and changes the day when needed. */
export function addMinutes(moment: Moment, minutes: number): Moment {
  const all = toNumber(moment) * 1440 + (moment.hour ?? 0) * 60 + (moment.minute ?? 0) + minutes;
  const to = Math.min(last * 1440 + 1439, Math.max(first * 1440, all));
  return { ...fromNumber(Math.floor(to / 1440)), hour: Math.floor((to % 1440) / 60), minute: to % 60 };
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/** Formats as ISO 8601: `2026-03-05`, or `2026-03-05T14:30` with a time. */
export function formatIso({ year, month, day, hour, minute }: Moment): string {
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return hour === undefined || minute === undefined ? date : `${date}T${pad(hour, 2)}:${pad(minute, 2)}`;
}

/** Parses ISO 8601 without a time zone. Undefined for any other text and for a day that does not exist. */
export function parseIso(text: string): Moment | undefined {
  const found = iso.exec(text);
  if (!found) return undefined;
  const [year, month, day, hour, minute] = found.slice(1).map((part) => (part === undefined ? part : Number(part)));
  const moment = { year: year!, month: month!, day: day!, hour, minute };
  return exists(moment) ? moment : undefined;
}

/** Returns the day of an ISO 8601 text, without the time. */
export const dayOf = (text: string): string => text.slice(0, 10);

/** The weeks of a month in a calendar: six rows of seven days. Undefined for days beyond the calendar. */
export function monthWeeks(year: number, month: number, weekStart: number): readonly (readonly (Day | undefined)[])[] {
  const from = toNumber({ year, month, day: 1 });
  const start = from - ((weekday({ year, month, day: 1 }) - weekStart + 7) % 7);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const number = start + week * 7 + day;
      return number < first || number > last ? undefined : fromNumber(number);
    }),
  );
}

/** Converts a two-digit year to a year between 80 years ago and 19 years ahead. */
export function fullYear(short: number, thisYear: number): number {
  const from = thisYear - 80;
  return from + ((((short - from) % 100) + 100) % 100);
}

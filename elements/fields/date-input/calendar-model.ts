import { addDays, addMonths, weekday, type Day } from '../../core/dates/moment.js';

export interface CalendarKey {
  readonly key: string;
  readonly shiftKey?: boolean;
}

/**
 * Returns the day that a key moves to, as in the APG date picker dialog: arrow keys by days and weeks, Home and End
 * in the week, Page Up and Down by months, with Shift by years. Undefined for other keys.
 */
export function dayByKey({ key, shiftKey }: CalendarKey, from: Day, weekStart: number, rtl = false): Day | undefined {
  const inWeek = (weekday(from) - weekStart + 7) % 7;
  const months = shiftKey ? 12 : 1;
  const on = rtl ? -1 : 1;
  const leads: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(from, -on),
    ArrowRight: () => addDays(from, on),
    ArrowUp: () => addDays(from, -7),
    ArrowDown: () => addDays(from, 7),
    Home: () => addDays(from, -inWeek),
    End: () => addDays(from, 6 - inWeek),
    PageUp: () => addMonths(from, -months),
    PageDown: () => addMonths(from, months),
  };
  return Object.hasOwn(leads, key) ? leads[key]!() : undefined;
}

import { toDate } from './date-value.js';
import { relativeTimeFormat } from './intl-formats.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest full unit is shown. */
const units: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly length: number }[] = [
  { unit: 'year', length: 336 * day },
  { unit: 'month', length: 28 * day },
  { unit: 'week', length: 7 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: hour },
  { unit: 'minute', length: minute },
  { unit: 'second', length: second },
];

/**
 * Formats the time between a date and now in words: `'há 3 semanas'`, `'em 2 horas'`, `'agora'`.
 *
 * Units are seconds, minutes, hours, days, weeks of 7 days, months of 28 days and years of 336 days. Only full units
 * count.
 *
 * @param value a `Date`, milliseconds since 1970, or an ISO 8601 text; any other value returns `''`
 * @param language a language tag. Default: `pt-BR`, also for an unknown language
 * @param now the reference time, in milliseconds since 1970. Default: the current time
 */
export function relativeTime(value: unknown, language: string = 'pt-BR', now: number = Date.now()): string {
  const date = toDate(value);
  if (date === undefined || !Number.isFinite(now)) return '';
  const difference = date.getTime() - now;
  const distance = Math.abs(difference);
  const fitting = units.find(({ length }) => distance >= length);
  if (fitting === undefined) return relativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const count = Math.floor(distance / fitting.length);
  return relativeTimeFormat(language, { numeric: 'always' }).format(difference < 0 ? -count : count, fitting.unit);
}

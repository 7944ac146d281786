import { parseDate, type DatePart } from '../../dates/parse-date.js';
import { exists, formatIso } from '../../dates/moment.js';
import { toDate } from '../../format/date-value.js';
import { numberFrom, type DecimalSign } from '../../text/number-text.js';
import { trimmedText } from '../../text/visible-text.js';

/** Reads a value of a column as a number, or as a date: what is shown and sorted. Undefined if it is none. */
export type ReadTyped = (value: unknown) => unknown;

/** Services repeat dates: this many are kept. */
const MAX_CACHED_DATES = 5000;

/**
 * Returns a function that reads the values of a column of numbers or dates. Texts are read as programs write them, and
 * with a language also as users write them in it.
 * @param language BCP 47 tag
 * @param onNone called for a value that is neither empty nor of the type
 */
export function typedReader(type: 'number' | 'date', language?: string, onNone?: (value: unknown) => void): ReadTyped {
  const read = type === 'number' ? numberReader(language) : dateReader(language);
  return (value) => {
    if (value == null || Number.isNaN(value)) return undefined;
    const own = typeof value === 'string' ? trimmedText(value) : value;
    if (own === '') return undefined;
    const typed = read(own);
    if (typed === undefined) onNone?.(value);
    return typed;
  };
}

function numberReader(language: string | undefined): ReadTyped {
  const decimal = language === undefined ? undefined : decimalOf(language);
  return (value) => {
    if (typeof value === 'number' || typeof value === 'bigint') return value;
    if (typeof value !== 'string') return undefined;
    if (decimal) return numberFrom(value, decimal);
    return Number.isNaN(Number(value)) ? undefined : value;
  };
}

function dateReader(language: string | undefined): ReadTyped {
  const order = language === undefined ? undefined : orderOf(language);
  const cache = new Map<string, unknown>();
  return (value) => {
    if (typeof value !== 'string') return toDate(value);
    const known = cache.get(value);
    if (known !== undefined) return known ?? undefined;
    const date = readDateText(value, order);
    if (cache.size === MAX_CACHED_DATES) cache.clear();
    // Null says that the text is no date.
    cache.set(value, date ?? null);
    return date;
  };
}

/** Midnight in Greenwich, as programs write a day without a time. */
const utcDay = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:[.,]0+)?)?\s?(?:Z|[+-]00(?::?00)?)$/i;
/** Milliseconds since 1970, as .NET and OData write them, with an offset from Greenwich. */
const milliseconds = /^\\?\/Date\((-?\d{1,15})(?:([+-])(\d{2})(\d{2}))?\)\\?\/$/;
/** `2026-03-05-14.30.15.123456` of DB2. */
const withDots = /^(\d{4}-\d{2}-\d{2})-(\d{2})\.(\d{2})\.(\d{2})(?:\.(\d{1,9}))?\d*$/;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function readDateText(text: string, order: readonly DatePart[] | undefined): unknown {
  const [, day] = utcDay.exec(text) ?? [];
  if (day) return toDate(day) && day;
  if (toDate(text)) return text;
  const [, time, sign, hours, minutes] = milliseconds.exec(text) ?? [];
  if (time) {
    const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS * (sign === '-' ? -1 : 1);
    const date = toDate(Number(time));
    const isDay = (Number(time) + offset) % DAY_MS === 0;
    return date && isDay
      ? toDate(Number(time) + offset)
          ?.toISOString()
          .slice(0, 10)
      : date;
  }
  const dotted = text.replace(
    withDots,
    (_, ...[date, hour, minute, second, fraction]: string[]) =>
      `${date}T${hour}:${minute}:${second}${fraction ? `.${fraction}` : ''}`,
  );
  if (dotted !== text) return toDate(dotted) && dotted;
  const thisYear = new Date().getFullYear();
  const moment = parseDate(text, { order, hasTime: true, thisYear, needsYear: true });
  return moment && exists(moment) ? formatIso(moment) : undefined;
}

/** Returns the BCP 47 tag of a language, also for `pt_BR`; undefined for any other value. `en` is British English. */
export function languageTag(language: unknown): string | undefined {
  try {
    const tag = typeof language === 'string' ? Intl.getCanonicalLocales(language.replace('_', '-'))[0] : undefined;
    return tag === 'en' ? 'en-GB' : tag;
  } catch {
    return undefined;
  }
}

function decimalOf(language: string): DecimalSign {
  // eslint-disable-next-line dass/no-formats -- the language need not be one of the kit
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

function orderOf(language: string): readonly DatePart[] {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' } as const;
  // eslint-disable-next-line dass/no-formats -- the language need not be one of the kit
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

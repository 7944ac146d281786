import { toDate } from '../../core/format/date-value.js';
import type { Moment } from './date-model.js';

/** Longer than any date that is written out with its weekday and time. */
const MAX_LENGTH = 80;

/** The months in Portuguese, Spanish and English; any three first letters or more name one. */
const months: readonly (readonly string[])[] = [
  ['janeiro', 'enero', 'january'],
  ['fevereiro', 'febrero', 'february'],
  ['marco', 'marzo', 'march'],
  ['abril', 'april'],
  ['maio', 'mayo', 'may'],
  ['junho', 'junio', 'june'],
  ['julho', 'julio', 'july'],
  ['agosto', 'august'],
  ['setembro', 'septiembre', 'setiembre', 'september'],
  ['outubro', 'octubre', 'october'],
  ['novembro', 'noviembre', 'november'],
  ['dezembro', 'diciembre', 'december'],
];

/** Words that stand in a date and say nothing of it. */
const fillers = new Set(
  (
    'de del of the as a las la at feira h hs hrs min st nd rd th ' +
    'domingo segunda terca quarta quinta sexta sabado lunes martes miercoles jueves viernes ' +
    'sunday monday tuesday wednesday thursday friday saturday'
  ).split(' '),
);

const zoned = /\d{2}:\d{2}\S*\s?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/**
 * Reads ISO 8601 with a time zone, `2026-03-01T10:20:00Z` or `…-03:00`: the date and time of the user's own zone at that
 * instant. Undefined for anything else.
 */
export function readZoned(text: string): Moment | undefined {
  const date = text.length <= MAX_LENGTH && zoned.test(text) ? toDate(text) : undefined;
  return (
    date && {
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
    }
  );
}

/** A date in digits whose time is written with an h, `05/03/26 às 14h30`, as one with a colon. */
export const withColon = (text: string): string =>
  text.replace(
    /(?:^|[\s,]+)(?:(?:às|as|a las)\s+)?(\d{1,2})\s?h\s?(?:(\d{2})(?:\s?min)?)?$/i,
    (_, hour: string, minute = '00') => ` ${hour}:${minute}`,
  );

/**
 * Reads a date with the name of its month, in Portuguese, Spanish or English: `1 de março de 2026`, `2 mar 26 14h30`,
 * `March 1, 2026`. Undefined for anything else.
 * @param toYear what a year of two digits is, and undefined none
 */
export function readNamed(text: string, toYear: (written: string | undefined) => number): Moment | undefined {
  if (text.length > MAX_LENGTH || !/^[\p{L}\p{M}\d\s.,/:ºª°-]+$/u.test(text)) return undefined;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/\d+|[a-z]+/g) ?? []).filter((word) => !fillers.has(word));
  const at = words.findIndex((word) => monthOf(word) > 0);
  if (at < 0 || at > 1 || words.some((word, index) => index !== at && !/^\d+$/.test(word))) return undefined;
  const month = monthOf(words[at]!);
  const [day, ...rest] = words.filter((_, index) => index !== at);
  if (!day || day.length > 2 || rest.length > 4) return undefined;
  // Two numbers after the day are a time without a year.
  const year = rest.length === 2 ? undefined : rest.shift();
  const [hour, minute] = rest;
  if (year !== undefined && year.length !== 2 && year.length !== 4) return undefined;
  const moment = { year: toYear(year), month, day: Number(day) };
  return minute === undefined ? moment : { ...moment, hour: Number(hour), minute: Number(minute) };
}

/** The number of a month, 1 for January; 0 for what names none. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;

import { toDate } from '../../core/format/date-value.js';
import type { Moment } from './date-model.js';

/** Maximum length of a date with month name, weekday and time, in characters. */
const MAX_LENGTH = 80;

/** Months in Portuguese, Spanish and English. They match by their first three letters or more. */
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

/** Words in a date that are ignored. */
const fillers = new Set(
  (
    'de del of the as a las la at feira h hs hrs min st nd rd th ' +
    'domingo segunda terca quarta quinta sexta sabado lunes martes miercoles jueves viernes ' +
    'sunday monday tuesday wednesday thursday friday saturday'
  ).split(' '),
);

const zoned = /\d{2}:\d{2}\S*\s?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/**
 * Parses ISO 8601 with a time zone, `2026-03-01T10:20:00Z` or `…-03:00`, and converts it to the user's time zone.
 * Undefined for any other text.
 */
export function parseZoned(text: string): Moment | undefined {
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

/** Replaces the h of a time with a colon: `05/03/26 às 14h30`. */
export const withColon = (text: string): string =>
  text.replace(
    /(?:^|[\s,]+)(?:(?:às|as|a las)\s+)?(\d{1,2})\s?h\s?(?:(\d{2})(?:\s?min)?)?$/i,
    (_, hour: string, minute = '00') => ` ${hour}:${minute}`,
  );

/**
 * Parses a date with a month name, in Portuguese, Spanish or English: `1 de março de 2026`, `2 mar 26 14h30`,
 * `March 1, 2026`. Undefined for any other text.
 * @param toYear converts a two-digit year; undefined means a missing year
 */
export function parseNamed(text: string, toYear: (text: string | undefined) => number): Moment | undefined {
  if (text.length > MAX_LENGTH || !/^[\p{L}\p{M}\d\s.,/:ºª°-]+$/u.test(text)) return undefined;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/\d+|[a-z]+/g) ?? []).filter((word) => !fillers.has(word));
  const at = words.findIndex((word) => monthOf(word) > 0);
  if (at < 0 || at > 1 || words.some((word, index) => index !== at && !/^\d+$/.test(word))) return undefined;
  const month = monthOf(words[at]!);
  const [day, ...rest] = words.filter((_, index) => index !== at);
  if (!day || day.length > 2 || rest.length > 4) return undefined;
  // Two numbers after the day are a time, not a year.
  const year = rest.length === 2 ? undefined : rest.shift();
  const [hour, minute] = rest;
  if (year !== undefined && year.length !== 2 && year.length !== 4) return undefined;
  const moment = { year: toYear(year), month, day: Number(day) };
  return minute === undefined ? moment : { ...moment, hour: Number(hour), minute: Number(minute) };
}

/** Returns the number of a month, from 1; 0 if the word is not a month name. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;

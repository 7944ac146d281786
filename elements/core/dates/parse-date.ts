import { toDate } from '../format/date-value.js';
import { plainText } from '../text/visible-text.js';
import { exists, formatIso, fullYear, localMoment, type Moment } from './moment.js';

/** Longest text that is read as a date, in characters. */
const MAX_LENGTH = 120;

/** A part of a date, in the order of a mask. */
export type DatePart = 'day' | 'month' | 'year';

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

/** Words in a date that are ignored: its weekday, and what joins its parts. */
const fillers = new Set(
  (
    'de del of the as a o la las at feira dia el em en on st nd rd th ' +
    'domingo segunda terca quarta quinta sexta sabado dom seg ter qua qui sex sab ' +
    'lunes martes miercoles jueves viernes lun mie jue vie ' +
    'sunday monday tuesday wednesday thursday friday saturday sun mon tue wed thu fri sat'
  ).split(' '),
);

/** A label before a date: `Data: `, `Sent: `. */
const label = /^[a-z][a-z .]{1,30}:\s*(?=[a-z\d])/;
/** The name of a time zone behind its offset. */
const zoneName = /\s*\([^()]*\)$/;
const compactIso =
  /^(\d{4})-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])[t ](\d{2})(\d{2})(?:\d{2})?(?:[.,]\d+)?(?=z?$|[+-]\d{2}:?\d{2}$)/;

/** Two dates: `5 a 10/03/2026`, `05/03/26 - 10/03/26`. */
const period = /\d *\ba\b *\d|\d([/.])\d+(?:\1\d+)? *- *\d+(?:\/\d|\.\d+\.\d)/;
/** How some programs join a date and its time: DB2, nginx, and Java, with the name of a time zone in between. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/^(\d{4}-\d{2}-\d{2})-(\d{2})\.(\d{2})\.(\d{2})(?:\.\d+)?$/, '$1 $2:$3:$4'],
  [/^(\d{2}\/[a-z]{3}\/\d{4}):(?=\d{2}:\d{2}:)/, '$1 '],
  [/(:\d{2}) (?!gmt|utc)[a-z]{3,4} (?=\d{4}$)/, '$1 '],
];

/** `14:30:15.250`, `14h30`, `2:30 PM`, `2 p. m.`, with the words before it and a time zone behind it. */
const time = new RegExp(
  [
    String.raw`(?<![\d:.])(?:\b(?:as|a las|at)\s+)?(\d{1,2})`,
    String.raw`(?::(\d{2})(?::\d{2}(?:[.,:]\d{1,9})?)?(?!\d)|\s?(?:h|hs|hrs)(?![a-z])\.?(?:\s?(\d{2})(?!\d)(?:\s?min\b)?)?|(?:\.(\d{2})(?:\.\d{2}(?:\.\d{1,9})?)?)?(?=\s?[ap]\.?\s?m\b))`,
    String.raw`(?:\s?(?:h|hs|hrs|min)\b\.?)?`,
    String.raw`(?:\s?([ap])\.?\s?m\b\.?)?`,
    String.raw`(?:\s?(z\b|(?:gmt|utc)?\s?[+-]\d{2}(?::?\d{2})?(?![\d/.])|gmt\b|utc\b))?`,
  ].join(''),
);

/** How a date is read. */
export interface DateReading {
  /** The order of day, month and year where the text does not tell: that of the mask. Default: such a text is no date. */
  readonly order: readonly DatePart[] | undefined;
  /** Whether the field has a time. Without one the day is the one that is written, in any time zone. */
  readonly hasTime: boolean;
  readonly thisYear: number;
  /** Whether a date without a year is no date. Default: it is in this year. */
  readonly needsYear?: boolean;
}

/**
 * Reads a date as users and programs write it: in the order of the mask with any separators or none, as ISO 8601, with
 * a month name in Portuguese, Spanish or English, with a weekday, a label, a time with seconds or AM and PM, a two-digit
 * year or none. A time with a time zone is converted to the user's. Undefined for any other text. A day that does not
 * exist is returned, so that the field can show its error.
 */
export function parseDate(text: string, reading: DateReading): Moment | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  let plain = plainText(text)
    .normalize('NFD')
    .replace(/[\p{M}\[\]]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/^["']|"$/g, '')
    .replace(label, '')
    .replace(zoneName, '')
    .replace(compactIso, '$1-$2-$3 $4:$5');
  for (const [form, replacement] of joined) plain = plain.replace(form, replacement);
  const found = time.exec(plain);
  const dateText = found
    ? `${plain.slice(0, found.index).replace(/(?<=\d)t$/, '')} ${plain.slice(found.index + found[0].length)}`
    : plain;
  const read = parseDay(dateText, reading, found !== null);
  if (!read || !found) return read;
  const { hour: extra, ...day } = read;
  if (extra !== undefined) return undefined;
  const [, hour = '', withColon, withH, withDot, half, zone] = found;
  const minute = withColon ?? withH ?? withDot ?? '00';
  const moment = { ...day, hour: hourOf(Number(hour), half), minute: Number(minute) };
  return zone && reading.hasTime && exists(moment) ? toLocal(moment, zone) : moment;
}

/** Converts an hour of a twelve-hour clock; one that does not exist stays invalid. */
function hourOf(hour: number, half: string | undefined): number {
  if (!half || hour < 1 || hour > 12) return half ? NaN : hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function toLocal(moment: Moment, zone: string): Moment {
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const date = toDate(`${formatIso(moment)}${sign}${hours}:${minutes}`);
  return date ? localMoment(date) : moment;
}

/** Reads a day, and hour and minute as further numbers. @param hasTime whether the time was found already */
function parseDay(text: string, reading: DateReading, hasTime: boolean): Moment | undefined {
  const { order } = reading;
  if (!/^[a-z\d\s.,/\\:ºª°-]+$/.test(text) || period.test(text)) return undefined;
  const words = (text.match(/\d+|[a-z]+/g) ?? []).filter((word) => !fillers.has(word));
  const months = words.filter((word) => /[a-z]/.test(word));
  const numbers = words.filter((word) => /\d/.test(word));
  if (months.length > 1) return undefined;
  if (months.length === 1) return parseNamed(months[0]!, words.indexOf(months[0]!), numbers, reading, hasTime);
  const [only = '', second] = numbers;
  if (numbers.length === 1) return fromDigits(only, reading);
  if (only.length === 4) return compose(['year', 'month', 'day'], numbers, reading);
  // Day and time without separators: 01032026 1430.
  if (numbers.length === 2 && only.length >= 6) return fromDigits(numbers.join(''), reading);
  if (!order) return undefined;
  const read = compose(order, numbers, reading);
  // A month after 12 is the day of a date that begins with its month: 03/25/2026.
  const isMonthFirst = order[0] === 'day' && order[1] === 'month' && Number(only) <= 12 && Number(second) > 12;
  if (!read || !isMonthFirst || Number(second) > 31) return read;
  return { ...read, month: read.day, day: read.month };
}

/** @param at the position of the month among all words */
function parseNamed(
  word: string,
  at: number,
  numbers: readonly string[],
  { thisYear, needsYear }: DateReading,
  hasTime: boolean,
): Moment | undefined {
  const month = monthOf(word);
  if (month === 0 || at > 1 || numbers.length > 4) return undefined;
  const isYearFirst = numbers[0]?.length === 4;
  const [day, ...rest] = isYearFirst ? [numbers[1], numbers[0]!, ...numbers.slice(2)] : numbers;
  if (!day || day.length > 2) return undefined;
  // Two numbers after the day are a time, not a year.
  const year = rest.length === 2 && !hasTime ? undefined : rest.shift();
  if (year === undefined && needsYear) return undefined;
  const [hour, minute, more] = rest;
  if (more !== undefined || (year !== undefined && year.length !== 2 && year.length !== 4)) return undefined;
  const moment = { year: yearOf(year, thisYear), month, day: Number(day) };
  if (hour === undefined) return moment;
  return minute === undefined ? undefined : { ...moment, hour: Number(hour), minute: Number(minute) };
}

/** Returns the number of a month, from 1; 0 if the word is not a month name. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;

const yearOf = (year: string | undefined, thisYear: number): number =>
  year === undefined ? thisYear : year.length > 2 ? Number(year) : fullYear(Number(year), thisYear);

function fromDigits(digits: string, reading: DateReading): Moment | undefined {
  const inOrder = (parts: readonly DatePart[], yearLength: number): Moment | undefined => {
    let end = 0;
    const groups = [...parts, 'hour', 'minute'].map((part) => {
      const start = end;
      return digits.slice(start, (end += part === 'year' ? yearLength : 2));
    });
    return compose(parts, groups.filter(Boolean), reading);
  };
  const isShort = digits.length === 6 || digits.length === 10;
  if (!isShort && ![8, 12, 14].includes(digits.length)) return undefined;
  // Seconds.
  if (digits.length === 14) return fromDigits(digits.slice(0, 12), reading);
  const moment = reading.order && inOrder(reading.order, isShort ? 2 : 4);
  if (isShort || (moment && exists(moment))) return moment;
  const byIso = inOrder(['year', 'month', 'day'], 4);
  return byIso && exists(byIso) ? byIso : moment;
}

function compose(
  order: readonly DatePart[],
  groups: readonly string[],
  { thisYear, needsYear }: DateReading,
): Moment | undefined {
  const isWithoutYear = groups.length === 2;
  if (isWithoutYear && needsYear) return undefined;
  const dated = isWithoutYear ? order.filter((part) => part !== 'year') : order;
  const day = { year: thisYear, month: 0, day: 0 };
  for (const [index, part] of dated.entries()) {
    const group = groups[index];
    if (group === undefined || group.length > (part === 'year' ? 4 : 2) || (part === 'year' && group.length === 3))
      return undefined;
    day[part] = part === 'year' ? yearOf(group.length === 1 ? `0${group}` : group, thisYear) : Number(group);
  }
  const [hour, minute, second, more] = groups.slice(dated.length);
  if (more !== undefined || [hour, minute, second].some((part) => part !== undefined && part.length > 2))
    return undefined;
  return minute === undefined ? day : { ...day, hour: Number(hour), minute: Number(minute) };
}

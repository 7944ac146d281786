import { addDays, addMinutes, addMonths, exists, fullYear, type Moment } from './date-model.js';
import { readNamed, readZoned, withColon } from './written-date-model.js';

type Kind = 'DD' | 'MM' | 'YYYY' | 'hh' | 'mm';

/** A part of a mask that digits are typed in. */
export interface Segment {
  readonly kind: Kind;
  /** What stands before it: a separator. */
  readonly before: string;
}

/** How a date is written: `DD/MM/YYYY hh:mm`. */
export interface Mask {
  readonly segments: readonly Segment[];
  /** What stands after the last segment. */
  readonly tail: string;
}

const kinds: Readonly<Record<Kind, { readonly part: keyof Moment; readonly from: number; readonly to: number }>> = {
  DD: { part: 'day', from: 1, to: 31 },
  MM: { part: 'month', from: 1, to: 12 },
  YYYY: { part: 'year', from: 1, to: 9999 },
  hh: { part: 'hour', from: 0, to: 23 },
  mm: { part: 'minute', from: 0, to: 59 },
};

/** Reads a mask: day, month and year, each once, and hour and minute or neither; undefined for anything else. */
export function parseMask(text: string): Mask | undefined {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(/DD|MM|YYYY|hh|mm/g)) {
    segments.push({ kind: match[0] as Kind, before: text.slice(end, match.index) });
    end = match.index + match[0].length;
  }
  const tail = text.slice(end);
  const found = segments
    .map(({ kind }) => kind)
    .sort()
    .join();
  const isWhole = found === 'DD,MM,YYYY' || found === 'DD,MM,YYYY,hh,mm';
  const literals = [tail, ...segments.map(({ before }) => before)].join('');
  return isWhole && !/[\p{L}\p{N}]/u.test(literals) ? { segments, tail } : undefined;
}

/** Whether a mask has a time. */
export const hasTime = (mask: Mask): boolean => mask.segments.some(({ kind }) => kind === 'hh');

/** What the user has typed: the digits of each segment, and where they are. */
export interface Typed {
  readonly digits: readonly string[];
  readonly active: number;
  /** The next digit starts the active segment anew. */
  readonly fresh: boolean;
  /** It has become active because the one before was full: a separator that is typed now is that before it. */
  readonly advanced: boolean;
}

export const nothingTyped = (mask: Mask): Typed =>
  at(
    mask.segments.map(() => ''),
    0,
  );
export const isNothing = ({ digits }: Typed): boolean => digits.every((one) => one === '');
const at = (digits: readonly string[], active: number): Typed => ({ digits, active, fresh: true, advanced: false });

/** What a date is typed as. A time that the date does not have stays as it was. */
export function typedOf(mask: Mask, moment: Partial<Moment>, before: Typed = nothingTyped(mask)): Typed {
  const digits = mask.segments.map(({ kind }, index) => {
    const value = moment[kinds[kind].part];
    return value === undefined ? before.digits[index]! : String(value).padStart(kind.length, '0');
  });
  return at(digits, before.active);
}

/** A text with the places of its segments. */
export interface Shown {
  readonly text: string;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** What the field shows. @param letters what stands for a year without digits: `AAAA` */
export function show(mask: Mask, typed: Typed, letters = 'YYYY'): Shown {
  let text = '';
  const ranges = mask.segments.map(({ kind, before }, index): [number, number] => {
    const digits = typed.digits[index]!;
    text += before;
    const start = text.length;
    text += digits === '' ? (kind === 'YYYY' ? letters : kind) : kind === 'YYYY' ? digits : digits.padStart(2, '0');
    return [start, text.length];
  });
  return { text: text + mask.tail, ranges };
}

/** The segment that a place in the text belongs to. */
export function segmentAt({ ranges }: Shown, place: number): number {
  const found = ranges.findIndex(([, end]) => place <= end);
  return found < 0 ? ranges.length - 1 : found;
}

/** The date that is typed, whether there is such a day or not; undefined while a part of it is missing. */
export function readTyped(mask: Mask, { digits }: Typed): Moment | undefined {
  const moment: Partial<Record<keyof Moment, number>> = {};
  for (const [index, { kind }] of mask.segments.entries()) {
    const own = digits[index]!;
    if (own === '' || (kind === 'YYYY' && own.length < 4)) return undefined;
    moment[kinds[kind].part] = Number(own);
  }
  return moment as Moment;
}

/** A digit: goes on to the next segment when this one is full, or cannot take another. */
export function typeDigit(mask: Mask, typed: Typed, digit: string): Typed {
  const { active, fresh } = typed;
  const { kind } = mask.segments[active]!;
  const before = fresh ? '' : typed.digits[active]!;
  if (before.length === kind.length) return typed;
  const own = before + digit;
  const isFull = own.length === kind.length || (kind !== 'YYYY' && Number(own) * 10 > kinds[kind].to);
  const digits = typed.digits.with(active, isFull ? own.padStart(kind.length, '0') : own);
  return isFull && active < digits.length - 1
    ? { digits, active: active + 1, fresh: true, advanced: true }
    : { digits, active, fresh: false, advanced: false };
}

/** A separator: ends a segment that has digits. */
export function typeSeparator(mask: Mask, typed: Typed, thisYear: number): Typed {
  if (typed.advanced) return { ...typed, advanced: false };
  if (typed.digits[typed.active] === '') return typed;
  const completed = complete(mask, typed, thisYear);
  return at(completed.digits, Math.min(typed.active + 1, typed.digits.length - 1));
}

/** Takes back the last digit, or a segment that is not begun; in an empty one goes to the one before. */
export function typeBackspace(typed: Typed): Typed {
  const { active, digits, fresh } = typed;
  const own = digits[active]!;
  if (own === '') return at(digits, Math.max(0, active - 1));
  const left = fresh ? '' : own.slice(0, -1);
  return { digits: digits.with(active, left), active, fresh: left === '', advanced: false };
}

/** Empties the active segment. */
export const clearSegment = ({ digits, active }: Typed): Typed => at(digits.with(active, ''), active);

/** Goes to another segment. */
export const goTo = (mask: Mask, typed: Typed, segment: number, thisYear: number): Typed =>
  at(complete(mask, typed, thisYear).digits, Math.min(mask.segments.length - 1, Math.max(0, segment)));

/** What is typed is complete: single digits get their zero, a year of two digits its century. */
export function complete(mask: Mask, typed: Typed, thisYear: number): Typed {
  const digits = mask.segments.map(({ kind }, index) => {
    const own = typed.digits[index]!;
    if (own === '' || own.length === kind.length) return own;
    if (kind !== 'YYYY') return own.padStart(2, '0');
    return own.length > 2 ? own : String(fullYear(Number(own), thisYear)).padStart(4, '0');
  });
  return { ...typed, digits };
}

/**
 * Steps the active segment. A whole date steps as a date: the day after the last of a month is the first of the next, a
 * month later is its last day where it has fewer. A part alone steps in its own range; an empty one starts at today's.
 */
export function step(mask: Mask, typed: Typed, amount: number, today: Moment): Typed {
  const { kind } = mask.segments[typed.active]!;
  const moment = readTyped(mask, typed);
  if (moment && exists(moment)) return typedOf(mask, stepMoment(kind, moment, amount), typed);
  const { part, from, to } = kinds[kind];
  const own = typed.digits[typed.active]!;
  const start = today[part] ?? from;
  const size = to - from + 1;
  const value = own === '' ? start : from + ((((Number(own) - from + amount) % size) + size) % size);
  return at(typed.digits.with(typed.active, String(value).padStart(kind.length, '0')), typed.active);
}

function stepMoment(kind: Kind, moment: Moment, amount: number): Moment {
  const steps: Readonly<Record<Kind, () => Moment>> = {
    DD: () => ({ ...moment, ...addDays(moment, amount) }),
    MM: () => ({ ...moment, ...addMonths(moment, amount) }),
    YYYY: () => ({ ...moment, ...addMonths(moment, amount * 12) }),
    hh: () => addMinutes(moment, amount * 60),
    mm: () => addMinutes(moment, amount),
  };
  return steps[kind]();
}

/**
 * Reads a date that was pasted or put in whole: in the order of the mask with any separators or none, in ISO 8601 with a
 * year of four digits first, with a year of two digits, or without a year (this one), and with the name of a month. An
 * instant with a time zone is read in the zone of the user. Undefined for what is no date; a day that does not exist is
 * read, so that what is wrong with it can be said.
 */
export function parseText(mask: Mask, text: string, thisYear: number): Moment | undefined {
  const written = text.trim();
  const toYear = (year: string | undefined): number =>
    year === undefined ? thisYear : year.length > 2 ? Number(year) : fullYear(Number(year), thisYear);
  const read = readZoned(written) ?? readNamed(written, toYear);
  if (read) return read;
  const trimmed = withColon(written.slice(0, 50)).trim();
  if (trimmed.length > 40 || !/^[\d\s./\\:,T-]+$/.test(trimmed)) return undefined;
  const groups = trimmed.split(/\D+/).filter(Boolean);
  const [only = ''] = groups;
  if (groups.length === 1) return fromDigits(mask, only, thisYear);
  if (only.length === 4) return compose(['YYYY', 'MM', 'DD'], groups, thisYear);
  // The day and its time, each without separators: 01032026 1430.
  if (groups.length === 2 && only.length >= 6) return fromDigits(mask, groups.join(''), thisYear);
  return compose(dateOrder(mask), groups, thisYear);
}

const dateOrder = (mask: Mask): Kind[] =>
  mask.segments.map(({ kind }) => kind).filter((kind) => kind.length === 4 || kind === 'DD' || kind === 'MM');

function fromDigits(mask: Mask, digits: string, thisYear: number): Moment | undefined {
  const inOrder = (order: readonly Kind[], yearLength: number): Moment | undefined => {
    let end = 0;
    const groups = [...order, 'hh', 'mm'].map((kind) => {
      const start = end;
      return digits.slice(start, (end += kind === 'YYYY' ? yearLength : 2));
    });
    return compose(order, groups.filter(Boolean), thisYear);
  };
  const isShort = digits.length === 6 || digits.length === 10;
  if (!isShort && digits.length !== 8 && digits.length !== 12) return undefined;
  const moment = inOrder(dateOrder(mask), isShort ? 2 : 4);
  if (isShort || (moment && exists(moment))) return moment;
  const byIso = inOrder(['YYYY', 'MM', 'DD'], 4);
  return byIso && exists(byIso) ? byIso : moment;
}

function compose(order: readonly Kind[], groups: readonly string[], thisYear: number): Moment | undefined {
  const isWithoutYear = groups.length === 2;
  const dated = isWithoutYear ? order.filter((kind) => kind !== 'YYYY') : order;
  const moment: Partial<Record<keyof Moment, number>> = { year: thisYear };
  for (const [index, kind] of dated.entries()) {
    const group = groups[index];
    if (group === undefined || group.length > kind.length || (kind === 'YYYY' && group.length === 3)) return undefined;
    const isShortYear = kind === 'YYYY' && group.length < 4;
    moment[kinds[kind].part] = isShortYear ? fullYear(Number(group), thisYear) : Number(group);
  }
  const [hour, minute, , more] = groups.slice(dated.length);
  if (more !== undefined || [hour, minute].some((part) => part !== undefined && part.length > 2)) return undefined;
  if (minute !== undefined) Object.assign(moment, { hour: Number(hour), minute: Number(minute) });
  return moment as Moment;
}

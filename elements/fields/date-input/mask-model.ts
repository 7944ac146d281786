import { addDays, addMinutes, addMonths, exists, fullYear, type Moment } from '../../core/dates/moment.js';
import { parseDate } from '../../core/dates/parse-date.js';

type Kind = 'DD' | 'MM' | 'YYYY' | 'hh' | 'mm';

/** A part of a mask for digits: day, month, year, hour or minute. */
export interface Segment {
  readonly kind: Kind;
  /** Separator before the segment. */
  readonly before: string;
}

/** Format of a date: `DD/MM/YYYY hh:mm`. */
export interface Mask {
  readonly segments: readonly Segment[];
  /** Text after the last segment. */
  readonly tail: string;
}

const kinds: Readonly<Record<Kind, { readonly part: keyof Moment; readonly from: number; readonly to: number }>> = {
  DD: { part: 'day', from: 1, to: 31 },
  MM: { part: 'month', from: 1, to: 12 },
  YYYY: { part: 'year', from: 1, to: 9999 },
  hh: { part: 'hour', from: 0, to: 23 },
  mm: { part: 'minute', from: 0, to: 59 },
};

/** Parses a mask: day, month and year once each, and both hour and minute or neither. Otherwise undefined. */
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

/** The typed digits of each segment, and the active segment. */
export interface Typed {
  readonly digits: readonly string[];
  readonly active: number;
  /** Whether the next digit replaces the digits of the active segment. */
  readonly fresh: boolean;
  /** Whether the segment became active because the previous one was complete. A separator typed now is ignored. */
  readonly advanced: boolean;
}

export const nothingTyped = (mask: Mask): Typed =>
  at(
    mask.segments.map(() => ''),
    0,
  );
export const isNothing = ({ digits }: Typed): boolean => digits.every((one) => one === '');
const at = (digits: readonly string[], active: number): Typed => ({ digits, active, fresh: true, advanced: false });

/** Converts a date to typed digits. If the date has no time, the typed time is kept. */
export function typedOf(mask: Mask, moment: Partial<Moment>, before: Typed = nothingTyped(mask)): Typed {
  const digits = mask.segments.map(({ kind }, index) => {
    const value = moment[kinds[kind].part];
    return value === undefined ? before.digits[index]! : String(value).padStart(kind.length, '0');
  });
  return at(digits, before.active);
}

/** A text with the ranges of its segments. */
export interface Shown {
  readonly text: string;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** Formats the typed digits. @param letters placeholder of the year: `AAAA` */
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

/** Returns the segment at an offset in the text. */
export function segmentAt({ ranges }: Shown, offset: number): number {
  const found = ranges.findIndex(([, end]) => offset <= end);
  return found < 0 ? ranges.length - 1 : found;
}

/** Returns the typed date, which may not exist; undefined while a part is missing. */
export function readTyped(mask: Mask, { digits }: Typed): Moment | undefined {
  const moment: Partial<Record<keyof Moment, number>> = {};
  for (const [index, { kind }] of mask.segments.entries()) {
    const own = digits[index]!;
    if (own === '' || (kind === 'YYYY' && own.length < 4)) return undefined;
    moment[kinds[kind].part] = Number(own);
  }
  return moment as Moment;
}

/** Types a digit. Moves on to the next segment when this one is complete. */
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

/** Types a separator, which ends a segment that has digits. */
export function typeSeparator(mask: Mask, typed: Typed, thisYear: number): Typed {
  if (typed.advanced) return { ...typed, advanced: false };
  if (typed.digits[typed.active] === '') return typed;
  const completed = complete(mask, typed, thisYear);
  return at(completed.digits, Math.min(typed.active + 1, typed.digits.length - 1));
}

/** Handles Backspace: deletes a digit or a selected segment; in an empty one, moves to the previous segment. */
export function typeBackspace(typed: Typed): Typed {
  const { active, digits, fresh } = typed;
  const own = digits[active]!;
  if (own === '') return at(digits, Math.max(0, active - 1));
  const left = fresh ? '' : own.slice(0, -1);
  return { digits: digits.with(active, left), active, fresh: left === '', advanced: false };
}

/** Clears the active segment. */
export const clearSegment = ({ digits, active }: Typed): Typed => at(digits.with(active, ''), active);

/** Moves to another segment. */
export const goTo = (mask: Mask, typed: Typed, segment: number, thisYear: number): Typed =>
  at(complete(mask, typed, thisYear).digits, Math.min(mask.segments.length - 1, Math.max(0, segment)));

/** Completes the typed digits: adds leading zeros, and the century of a two-digit year. */
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
 * Steps the active segment. In a complete date, days carry over to the next month, and months clamp the day. In an
 * incomplete date a segment wraps in its own range. An empty segment starts at today's value.
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

/** Parses a pasted date; see `parseDate()`. */
export const parseText = (mask: Mask, text: string, thisYear: number): Moment | undefined =>
  parseDate(text, {
    order: mask.segments.map(({ kind }) => kinds[kind].part).filter((part) => part !== 'hour' && part !== 'minute'),
    hasTime: hasTime(mask),
    thisYear,
  });

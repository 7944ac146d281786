import { list, type Accept } from '../../base/property.js';
import type { DisabledDays } from './date-bounds-model.js';
import { toDate } from '../../core/format/date-value.js';
import { trimmedText } from '../../core/text/visible-text.js';
import { dayOf, formatIso, localMoment, parseIso, type Moment } from '../../core/dates/moment.js';
import { hasTime, parseMask, show, typedOf, type Mask } from './mask-model.js';

/** The default masks of a date and of a date with a time. */
const defaultMasks = { date: parseMask('DD/MM/YYYY')!, time: parseMask('DD/MM/YYYY hh:mm')! };

/** Converts a property value: a date as ISO 8601, or ''. */
export const isoOrNothing: Accept<string> = (value) => {
  if (value === '') return '';
  const moment = typeof value === 'string' ? parseIso(value.trim()) : undefined;
  return moment && formatIso(moment);
};

/** ISO 8601 with a time zone. */
const zoned = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** Converts a property value: a date as ISO 8601, with or without a time zone, or ''. */
export const isoWithZone: Accept<string> = (value) => {
  const text = typeof value === 'string' ? trimmedText(value) : value;
  return typeof text === 'string' && zoned.test(text) && toDate(text) ? text : isoOrNothing(text);
};

/**
 * Fits a date to a field: without a time it is the day that is written, in any time zone; with a time it is the time of
 * the user.
 */
export function fitIso(value: string, withTime: boolean): string {
  if (value === '' || !withTime) return dayOf(value);
  const moment = zoned.test(value) ? localMoment(toDate(value)!) : undefined;
  if (moment) return formatIso(moment);
  return value.length > 10 ? value : `${value}T00:00`;
}

/** Converts a property value: a valid mask, or ''. */
export const maskOrNothing: Accept<string> = (value) =>
  value === '' || (typeof value === 'string' && parseMask(value)) ? (value as string) : undefined;

export const disabledDays: Accept<DisabledDays> = (value) =>
  typeof value === 'function' ? (value as DisabledDays) : (list(value) as readonly string[] | undefined);

/** The mask of the field: that of the application if it matches `withTime`, otherwise the default. */
export function maskOf(own: string, withTime: boolean): Mask {
  const mask = own ? parseMask(own) : undefined;
  return mask && hasTime(mask) === withTime ? mask : defaultMasks[withTime ? 'time' : 'date'];
}

/** Returns the present date and time of the device. */
export const now = (): Moment => localMoment(new Date());

/** Formats a date in the default mask. */
export function writeDate(moment: Moment): string {
  const mask = maskOf('', moment.hour !== undefined);
  return show(mask, typedOf(mask, moment)).text;
}

/** Formats an ISO 8601 text in the default mask. Returns any other text unchanged. */
export function writeIso(iso: string): string {
  const moment = parseIso(iso);
  return moment ? writeDate(moment) : iso;
}

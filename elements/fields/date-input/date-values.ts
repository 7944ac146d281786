import { list, type Accept } from '../../base/property.js';
import type { DisabledDays } from './date-bounds.js';
import { formatIso, parseIso, type Moment } from './date-model.js';
import { hasTime, parseMask, show, typedOf, type Mask } from './mask-model.js';

/** The default masks of a date and of a date with a time. */
const defaultMasks = { date: parseMask('DD/MM/YYYY')!, time: parseMask('DD/MM/YYYY hh:mm')! };

/** Converts a property value: a date as ISO 8601, or ''. */
export const isoOrNothing: Accept<string> = (value) => {
  if (value === '') return '';
  const moment = typeof value === 'string' ? parseIso(value.trim()) : undefined;
  return moment && formatIso(moment);
};

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
export function now(): Moment {
  const date = new Date();
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return { year, month, day, hour: date.getHours(), minute: date.getMinutes() };
}

/** Formats a date in the default mask. Returns any other text unchanged. */
export function writeDate(iso: string): string {
  const moment = parseIso(iso);
  if (!moment) return iso;
  const mask = maskOf('', moment.hour !== undefined);
  return show(mask, typedOf(mask, moment)).text;
}

import { booleanMeaning } from '../../core/format/boolean-meaning.js';
import { toText } from '../../core/text/to-text.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** Whether a flag of a row is on. */
export const isOn = (value: unknown): boolean => ['yes', 'active'].includes(booleanMeaning(value) ?? '');

/** The value of a number field, of the same kind as the original one. An invalid value stays a text. */
export function numberValue(text: string, original: unknown): unknown {
  if (typeof original === 'string' && original !== '') return text;
  if (trimmedText(text) === '') return original === null ? null : undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

/** A date of a row as the local ISO text of a date field. */
export function dateText(value: unknown): string {
  if (!(value instanceof Date)) return toText(value);
  if (Number.isNaN(value.getTime())) return '';
  const day = `${pad(value.getFullYear(), 4)}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}`;
  return hasTime(value) ? `${day}T${pad(value.getHours())}:${pad(value.getMinutes())}` : day;
}

/** Whether a date of a row has a time. */
export const hasTime = (value: unknown): boolean =>
  value instanceof Date ? value.getHours() + value.getMinutes() > 0 : /T\d/.test(toText(value));

/** The value of a date field, of the same kind as the original one. */
export function dateValue(text: string, original: unknown): unknown {
  if (text === '') return original === null || original instanceof Date ? null : '';
  if (!(original instanceof Date)) return text;
  // Without a time, the text would be read as UTC.
  return new Date(text.includes('T') ? text : `${text}T00:00`);
}

import { toText } from '../text/to-text.js';
import { warnOnce } from '../util/warn-once.js';

/** Meaning of a boolean value that a server sends. */
export type BooleanMeaning = 'yes' | 'no' | 'active' | 'inactive';

const meanings = new Map<string, BooleanMeaning>([
  ['true', 'yes'],
  ['1', 'yes'],
  ['S', 'yes'],
  ['false', 'no'],
  ['0', 'no'],
  ['N', 'no'],
  ['A', 'active'],
  ['I', 'inactive'],
]);

/**
 * Returns the meaning of a flag, sent as a boolean, a number or a text.
 *
 * `true`, 1 and `S` mean yes; `false`, 0 and `N` mean no; `A` means active, `I` inactive. Any other value returns
 * `undefined`.
 */
export const booleanMeaning = (value: unknown): BooleanMeaning | undefined => meanings.get(toText(value).trim());

/** Whether a flag of an item is set: any truthy value except those that mean no. */
export const isFlagOn = (value: unknown): boolean => Boolean(value) && booleanMeaning(value) !== 'no';

/**
 * Whether the value of `accessDenied` denies access. Elements and applications share this rule.
 *
 * `undefined`, `null` and values that mean no allow access. Every other value denies it. A value that is not a
 * boolean flag also logs one warning.
 *
 * @param value any value: `accessDenied` of the user or of a page
 */
export function deniesAccess(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  const meaning = booleanMeaning(value);
  if (meaning !== 'yes' && meaning !== 'no') warnOnce(`'accessDenied' is no flag; access is denied.`);
  return meaning !== 'no';
}

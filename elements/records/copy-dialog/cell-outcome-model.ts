import { isRecord, readField, readList, tryRead } from '../../core/util/read-value.js';

/**
 * What copying does to a cell of a target: `changed`; `equal`, because it has the value of the source already; or `kept`,
 * because it has a value and only empty ones are filled in.
 */
export type CellOutcome = 'changed' | 'equal' | 'kept';

/** What is copied, and into what. */
export interface CellCopy {
  readonly source: object;
  readonly target: object;
  readonly field: string;
  readonly onlyEmpty: boolean;
}

/** What copying does to a field of a target. */
export function cellOutcome({ source, target, field, onlyEmpty }: CellCopy): CellOutcome {
  const [before, after] = [readField(target, field), readField(source, field)];
  const isEmpty = isEmptyValue(before);
  if ((isEmpty && isEmptyValue(after)) || isSameValue(before, after)) return 'equal';
  return onlyEmpty && !isEmpty ? 'kept' : 'changed';
}

/** Whether a value is missing, a blank text, not a number, an empty list or an object without fields. 0 and `false` are not. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || Number.isNaN(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return false;
  const entries = readList(value);
  if (entries) return entries.length === 0;
  return isPlainObject(value) && fieldNames(value).length === 0;
}

/** Whether two values are equal, with all that is in them: lists, plain objects and dates. Both may contain themselves. */
export function isSameValue(a: unknown, b: unknown): boolean {
  // Most values: 100,000 rows are compared whenever the choice changes.
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  return tryRead('A value', () => isSame(a, b, new Map()), false);
}

/** @param compared the pairs that are being compared: in a cycle, they come again */
function isSame(a: unknown, b: unknown, compared: Map<unknown, unknown>): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && Object.is(a.getTime(), b.getTime());
  if (compared.get(a) === b) return true;
  compared.set(a, b);
  const [listA, listB] = [readList(a), readList(b)];
  if (listA && listB)
    return listA.length === listB.length && listA.every((entry, at) => isSame(entry, listB[at], compared));
  if (listA || listB || !isPlainObject(a) || !isPlainObject(b)) return false;
  const names = fieldNames(a);
  return (
    names.length === fieldNames(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(readField(a, name), readField(b, name), compared))
  );
}

const isPlainObject = (value: object): boolean =>
  isRecord(value) &&
  tryRead('An object', () => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null), false);

const fieldNames = (value: object): readonly string[] => tryRead('An object', () => Object.keys(value), []);

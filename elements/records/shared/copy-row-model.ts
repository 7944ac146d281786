import { readField, tryRead } from '../../core/util/read-value.js';

/**
 * Returns a deep copy of a row: nested objects, lists and dates are copied, and what refers to the row refers to the
 * copy. Objects of a class become plain objects, as by `structuredClone()`, which takes ten times as long for a row of
 * texts and numbers, and refuses the whole row for one function in it. What cannot be copied, such as functions and DOM
 * nodes, is shared with the original; the row itself never is.
 */
export function copyRow<Row extends object>(row: Row): Row {
  const copies = new Map<unknown, unknown>();
  try {
    return (isList(row) ? copyValue(row, copies) : copyFields(row, copies)) as Row;
  } catch {
    // Nested deeper than functions can call each other.
    return tryRead('A row', () => structuredClone(row), { ...row });
  }
}

/** Sets a field of a copy. Not by assignment: a field with the name `__proto__` would set the prototype. */
export function setField(copy: object, name: string, value: unknown): void {
  if (name !== '__proto__') (copy as Record<string, unknown>)[name] = value;
  else Object.defineProperty(copy, name, { value, writable: true, enumerable: true, configurable: true });
}

export function copyValue(value: unknown, copies = new Map<unknown, unknown>()): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  if (isList(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const entry of value) list.push(copyValue(entry, copies));
    return list;
  }
  return hasOnlyFields(value) ? copyFields(value, copies) : copyOther(value, copies);
}

/** A field that cannot be read is left out. */
function copyFields(value: object, copies: Map<unknown, unknown>): object {
  const copy = {};
  copies.set(value, copy);
  for (const name of tryRead('A row', () => Object.keys(value), []))
    setField(copy, name, copyValue(readField(value, name), copies));
  return copy;
}

function copyOther(value: object, copies: Map<unknown, unknown>): unknown {
  if (isInstance(value, Map)) {
    const map = new Map<unknown, unknown>();
    copies.set(value, map);
    for (const [key, entry] of value) map.set(copyValue(key, copies), copyValue(entry, copies));
    return map;
  }
  if (isInstance(value, Set)) {
    const set = new Set<unknown>();
    copies.set(value, set);
    for (const entry of value) set.add(copyValue(entry, copies));
    return set;
  }
  let copy: unknown = value;
  try {
    copy = structuredClone(value);
  } catch {
    // Shared.
  }
  copies.set(value, copy);
  return copy;
}

const isList = (value: object): value is unknown[] => tryRead('A list', () => Array.isArray(value), false);

const isInstance = <Type extends object>(value: object, type: new () => Type): value is Type =>
  tryRead('A value', () => value instanceof type, false);

/** A plain object, or one of a class that has nothing but values: one with functions of its own would not work as a copy. */
const hasOnlyFields = (value: object): boolean =>
  tryRead(
    'A row',
    () => {
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype === Object.prototype || prototype === null) return true;
      const isOfClass = Object.prototype.toString.call(value) === '[object Object]';
      return isOfClass && Object.values(value).every((field) => typeof field !== 'function');
    },
    false,
  );

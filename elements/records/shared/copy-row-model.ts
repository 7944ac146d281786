import { tryRead } from '../../core/util/read-value.js';

/**
 * Returns a deep copy of a row: nested objects, lists and dates are copied, cycles are kept. What cannot be copied, such
 * as functions and DOM nodes, is shared with the original.
 */
export function copyRow<Row extends object>(row: Row): Row {
  try {
    return structuredClone(row);
  } catch {
    // `structuredClone()` refuses the whole row for one function in it.
    return copyValue(row, new Map()) as Row;
  }
}

function copyValue(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  if (tryRead('A list', () => Array.isArray(value), false)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const entry of value as unknown[]) list.push(copyValue(entry, copies));
    return list;
  }
  if (isPlain(value)) return copyFields(value, copies);
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

/** A field that cannot be read is left out. */
function copyFields(value: object, copies: Map<unknown, unknown>): object {
  const copy: Record<string, unknown> = {};
  copies.set(value, copy);
  for (const name of tryRead('A row', () => Object.keys(value), [])) {
    const field = tryRead(`'${name}' of a row`, () => (value as Record<string, unknown>)[name], undefined);
    // Not by assignment: `__proto__` would set the prototype.
    const copied = copyValue(field, copies);
    Object.defineProperty(copy, name, { value: copied, writable: true, enumerable: true, configurable: true });
  }
  return copy;
}

const isPlain = (value: object): boolean =>
  tryRead('A row', () => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null), false);

import { isId } from '../../core/util/id-index.js';

/** An id of an option, an item or a row. */
export type Id = string | number | bigint;

/** Maximum number of ids in `formState`, which is passed to the browser at each change. */
export const MAX_STATE_VALUES = 1000;

/**
 * Writes ids for `formState`, with their types: a bigint is an array with its digits, everything else is as in JSON.
 * @returns null for none, for too many, and if an id is neither a text nor a number
 */
export function toState(ids: readonly unknown[]): string | null {
  if (ids.length === 0 || ids.length > MAX_STATE_VALUES || !ids.every(isId)) return null;
  return JSON.stringify(ids.map((id) => (typeof id === 'bigint' ? [String(id)] : id)));
}

/** Reads ids from `formState`. Undefined if it is something else: what the browser fills in is a plain text. */
export function fromState(state: unknown): readonly Id[] | undefined {
  if (typeof state !== 'string') return undefined;
  try {
    const values: unknown = JSON.parse(state);
    return Array.isArray(values) ? values.map(toId).filter(isId) : undefined;
  } catch {
    return undefined;
  }
}

const toId = (value: unknown): unknown =>
  Array.isArray(value) && typeof value[0] === 'string' && /^-?\d+$/.test(value[0]) ? BigInt(value[0]) : value;

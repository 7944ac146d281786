import { isItem, type PickItems } from './pick-items.js';
import type { SelectedEntries } from './selected-entries.js';

/** Where values are among items. */
export interface ResolvedEntries {
  /** The item index of each value. Values for the same item have the same index. */
  readonly itemIndexes: Int32Array;
  /** The values that match no item, each once. Their indexes follow those of the items. */
  readonly unknown: readonly unknown[];
}

/**
 * Finds values among items: an object that is one of the items is that item, any other value is found by its id. Items
 * that share an id are assigned to the values with that id in order, as long as there are any.
 *
 * O(items + values).
 * @param items without unknown items
 * @param values items of the application, of now or of before, or ids
 */
export function resolveEntries(items: PickItems, values: readonly unknown[]): ResolvedEntries {
  const keys = values.map((value) => (isItem(value) ? value : items.readId(value)));
  const found: Found = new Map();
  for (const [at, key] of keys.entries()) if (!found.has(key)) found.set(key, ~at);
  findById(items, found, findByIdentity(items, found));
  const unknown = addUnknown(items, values, found);
  return { itemIndexes: Int32Array.from(keys, (key) => found.get(key) as number), unknown };
}

/** Returns the indexes in `next` of items of `old`. Removed items are omitted. */
export function mapIndexes(old: PickItems, itemIndexes: Uint32Array, next: PickItems): Uint32Array {
  const values = Array.from(itemIndexes, (index) => old.at(index));
  const resolved = resolveEntries(next.withUnknown([]), values);
  return Uint32Array.from(resolved.itemIndexes.filter((index) => index < next.count));
}

/** Finds the entries of several selections among other items. Each item is resolved once, in however many it is. */
export function mapSelections(
  old: PickItems,
  selections: readonly SelectedEntries[],
  next: PickItems,
): { readonly selections: SelectedEntries[]; readonly unknown: readonly unknown[] } {
  const order = new Map<number, number>();
  for (const { itemIndexes } of selections)
    for (const index of itemIndexes) if (!order.has(index)) order.set(index, order.size);
  const { itemIndexes: found, unknown } = resolveEntries(
    next,
    Array.from(order.keys(), (index) => old.at(index)),
  );
  const map = (index: number): number => found[order.get(index) as number] as number;
  return {
    selections: selections.map(({ itemIndexes, keys }) => ({ itemIndexes: itemIndexes.map(map), keys })),
    unknown,
  };
}

/**
 * The item index of each value, by object or id. While a value has not been found it is `~at`, where `at` is its first
 * position among the values.
 */
type Found = Map<unknown, number>;

const isPending = (index: number | undefined): boolean => index !== undefined && index < 0;

/** @returns the indexes that have been assigned */
function findByIdentity(items: PickItems, found: Found): Set<number> {
  const assigned = new Set<number>();
  let pending = [...found.keys()].filter(isItem).length;
  for (let index = 0; index < items.count && pending > 0; index++) {
    const item = items.at(index);
    if (!isPending(found.get(item))) continue;
    found.set(item, index);
    assigned.add(index);
    pending--;
  }
  return assigned;
}

function findById(items: PickItems, found: Found, assigned: ReadonlySet<number>): void {
  const pending = new Map<string, unknown[]>();
  for (const [key, index] of found) {
    const id = isPending(index) ? items.readId(key) : '';
    if (id === '') continue;
    const same = pending.get(id);
    if (same) same.push(key);
    else pending.set(id, [key]);
  }
  for (let index = 0; index < items.count && pending.size > 0; index++) {
    const id = items.idOf(index);
    const same = pending.get(id);
    if (!same || assigned.has(index)) continue;
    found.set(same.shift(), index);
    if (same.length === 0) pending.delete(id);
  }
}

/** Values that were not found are the same as another value with their id, or unknown. */
function addUnknown(items: PickItems, values: readonly unknown[], found: Found): unknown[] {
  const unknown: unknown[] = [];
  const pending = [...found].filter(([, index]) => isPending(index));
  if (pending.length === 0) return unknown;
  const indexOfId = new Map<string, number>();
  for (const [key, index] of found) {
    const id = isPending(index) ? '' : items.readId(key);
    if (id !== '' && !indexOfId.has(id)) indexOfId.set(id, index);
  }
  for (const [key, at] of pending) {
    const id = items.readId(key);
    let index = id === '' ? undefined : indexOfId.get(id);
    if (index === undefined) {
      index = items.count + unknown.length;
      indexOfId.set(id, index);
      unknown.push(values[~at]);
    }
    found.set(key, index);
  }
  return unknown;
}

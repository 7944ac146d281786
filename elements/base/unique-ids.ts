import { RepeatedIds } from '../core/util/repeated-ids.js';
import { describe, warnOnce } from './warn.js';

/**
 * Removes items with repeated ids: the first one stays, with one warning. `5` and `'5'` are the same id. Items
 * without an id stay.
 */
export function uniqueIds<Item>(
  localName: string,
  items: readonly Item[],
  idOf: (item: Item) => unknown,
): readonly Item[] {
  const repeated = new RepeatedIds(items.length, (index) => idOf(items[index] as Item));
  repeated.search();
  return withoutRepeated(localName, items, idOf, repeated);
}

/** Warns about an id that several items have. */
export const warnRepeated = (localName: string, id: unknown): void =>
  warnOnce(localName, `Several items have the id ${describe(id)}: the first is kept.`);

function withoutRepeated<Item>(
  localName: string,
  items: readonly Item[],
  idOf: (item: Item) => unknown,
  { indexes }: RepeatedIds,
): readonly Item[] {
  const [first] = indexes;
  if (first === undefined) return items;
  warnRepeated(localName, idOf(items[first] as Item));
  const removed = new Set(indexes);
  return items.filter((_, index) => !removed.has(index));
}

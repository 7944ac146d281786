import { IdIndex } from '../core/tree/id-index.js';
import { describe, warnOnce } from './warn.js';

/**
 * Removes items with repeated ids: the first one stays, with one warning. `5` and `'5'` are the same id. Items
 * without an id stay. Fast with 100,000 items.
 */
export function uniqueIds<Item>(
  localName: string,
  items: readonly Item[],
  idOf: (item: Item) => unknown,
): readonly Item[] {
  const repeated = new Set<number>();
  const idAt = (index: number): unknown => idOf(items[index] as Item);
  new IdIndex(items.length, idAt, (index, first) => first >= 0 && repeated.add(index));
  if (repeated.size === 0) return items;
  const [index] = repeated;
  warnOnce(localName, `Several items have the id ${describe(idAt(index as number))}: the first is kept.`);
  return items.filter((_, at) => !repeated.has(at));
}

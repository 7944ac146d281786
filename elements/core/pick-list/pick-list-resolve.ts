import { isItem, type PickItems } from './pick-list-items.js';

/** Where entries stand among items. */
export interface Resolved {
  /** The place of each entry; entries that mean the same have the same. */
  readonly places: Int32Array;
  /** The entries that are not among the items, each once: their places follow those of the items. */
  readonly others: readonly unknown[];
}

/**
 * Finds entries among items: an object that is one of the items is that item, anything else goes by its id. Items that
 * share an id are given to entries in their order, as long as there are any.
 *
 * @param items without others
 * @param entries items of the host or of before, or ids alone; what is neither counts as an id that is not there
 */
export function resolveEntries(items: PickItems, entries: readonly unknown[]): Resolved {
  const keys = entries.map((entry) => (isItem(entry) ? entry : items.idIn(entry)));
  const found: Found = new Map();
  for (const [at, key] of keys.entries()) if (!found.has(key)) found.set(key, ~at);
  findById(items, found, findSame(items, found));
  const others = placeOthers(items, entries, found);
  return { places: Int32Array.from(keys, (key) => found.get(key) as number), others };
}

/**
 * By what an entry is known, an object by itself and what stands for an item by its id: its place, or, where it has none yet,
 * `~at` of where it is first among the entries.
 */
type Found = Map<unknown, number>;

/** @returns the places that are given away, where there can be a question */
function findSame(items: PickItems, found: Found): Set<number> {
  const taken = new Set<number>();
  let wanted = [...found.keys()].filter(isItem).length;
  for (let place = 0; place < items.count && wanted > 0; place++) {
    const item = items.at(place);
    if (!isWaiting(found.get(item))) continue;
    found.set(item, place);
    taken.add(place);
    wanted--;
  }
  return taken;
}

function findById(items: PickItems, found: Found, taken: ReadonlySet<number>): void {
  const waiting = new Map<string, unknown[]>();
  for (const [key, place] of found) {
    const id = isWaiting(place) ? items.idIn(key) : '';
    if (id === '') continue;
    const same = waiting.get(id);
    if (same) same.push(key);
    else waiting.set(id, [key]);
  }
  for (let place = 0; place < items.count && waiting.size > 0; place++) {
    const id = items.idOf(place);
    const same = waiting.get(id);
    if (!same || taken.has(place)) continue;
    found.set(same.shift(), place);
    if (same.length === 0) waiting.delete(id);
  }
}

/** What was not found: the same as another entry with its id, or not among the items. */
function placeOthers(items: PickItems, entries: readonly unknown[], found: Found): unknown[] {
  const others: unknown[] = [];
  const lost = [...found].filter(([, place]) => isWaiting(place));
  if (lost.length === 0) return others;
  const placeOfId = new Map<string, number>();
  for (const [key, place] of found) {
    const id = isWaiting(place) ? '' : items.idIn(key);
    if (id !== '' && !placeOfId.has(id)) placeOfId.set(id, place);
  }
  for (const [key, at] of lost) {
    const id = items.idIn(key);
    let place = id === '' ? undefined : placeOfId.get(id);
    if (place === undefined) {
      place = items.count + others.length;
      placeOfId.set(id, place);
      others.push(entries[~at]);
    }
    found.set(key, place);
  }
  return others;
}

const isWaiting = (place: number | undefined): boolean => place !== undefined && place < 0;

/** Where the items at some places are among other items; what is not there any more is left out. */
export function placesAmong(old: PickItems, places: Uint32Array, next: PickItems): Uint32Array {
  const entries = Array.from(places, (place) => old.at(place));
  return Uint32Array.from(resolveEntries(next.withOthers([]), entries).places.filter((place) => place < next.count));
}

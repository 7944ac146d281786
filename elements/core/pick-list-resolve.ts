import type { PickItems } from './pick-list-items.js';

/** Where entries stand among items. */
export interface Resolved {
  /** The place of each entry; entries that mean the same have the same. */
  readonly places: Int32Array;
  /** The entries that are not among the items, each once: their places follow those of the items. */
  readonly others: readonly unknown[];
}

const isObject = (entry: unknown): entry is object => typeof entry === 'object' && entry !== null;

/**
 * Finds entries among items: an object that is one of the items is that item, anything else goes by its id. Items that
 * share an id are given to entries in their order, as long as there are any.
 *
 * @param items without others
 * @param entries items of the host or of before, or ids alone; what is neither counts as an id that is not there
 */
export function resolveEntries(items: PickItems, entries: readonly unknown[]): Resolved {
  const places = new Int32Array(entries.length).fill(-1);
  if (entries.length === 0) return { places, others: [] };
  const first = new Map<unknown, number>();
  /** Those that are the same as one before them: its place is theirs. */
  const repeats: number[] = [];
  for (let at = 0; at < entries.length; at++) {
    const key = keyOf(items, entries[at]);
    if (first.has(key)) repeats.push(at);
    else first.set(key, at);
  }
  const taken = findSame(items, entries, first, places);
  findById(items, entries, first, places, taken);
  const others = placeOthers(items, entries, first, places);
  for (const at of repeats) places[at] = places[first.get(keyOf(items, entries[at])) as number] as number;
  return { places, others };
}

/** An object is itself, what stands for an item by its id is the id. */
const keyOf = (items: PickItems, entry: unknown): unknown => (isObject(entry) ? entry : items.idIn(entry));

/** @returns the places that are given away, where there can be a question */
function findSame(
  items: PickItems,
  entries: readonly unknown[],
  first: ReadonlyMap<unknown, number>,
  places: Int32Array,
): Set<number> {
  const taken = new Set<number>();
  let wanted = 0;
  for (const key of first.keys()) if (isObject(key)) wanted++;
  for (let place = 0; place < items.count && wanted > 0; place++) {
    const at = first.get(items.at(place));
    if (at === undefined || places[at] !== -1 || !isObject(entries[at])) continue;
    places[at] = place;
    taken.add(place);
    wanted--;
  }
  return taken;
}

function findById(
  items: PickItems,
  entries: readonly unknown[],
  first: ReadonlyMap<unknown, number>,
  places: Int32Array,
  taken: ReadonlySet<number>,
): void {
  const waiting = new Map<string, number[]>();
  for (const at of first.values()) {
    const id = places[at] === -1 ? items.idIn(entries[at]) : '';
    if (id === '') continue;
    const same = waiting.get(id);
    if (same) same.push(at);
    else waiting.set(id, [at]);
  }
  for (let place = 0; place < items.count && waiting.size > 0; place++) {
    const id = items.idOf(place);
    const same = id === '' ? undefined : waiting.get(id);
    if (!same || taken.has(place)) continue;
    places[same.shift() as number] = place;
    if (same.length === 0) waiting.delete(id);
  }
}

/** What was not found: the same as another entry with its id, or not among the items. */
function placeOthers(
  items: PickItems,
  entries: readonly unknown[],
  first: ReadonlyMap<unknown, number>,
  places: Int32Array,
): unknown[] {
  const others: unknown[] = [];
  const lost = [...first.values()].filter((at) => places[at] === -1);
  if (lost.length === 0) return others;
  const placeOfId = new Map<string, number>();
  for (const at of first.values()) {
    const id = places[at] === -1 ? '' : items.idIn(entries[at]);
    if (id !== '' && !placeOfId.has(id)) placeOfId.set(id, places[at] as number);
  }
  for (const at of lost) {
    const id = items.idIn(entries[at]);
    const known = id === '' ? undefined : placeOfId.get(id);
    places[at] = known ?? items.count + others.length;
    if (known !== undefined) continue;
    if (id !== '') placeOfId.set(id, places[at] as number);
    others.push(entries[at]);
  }
  return others;
}

/** Where the items at some places are among other items; what is not there any more is left out. */
export function placesAmong(old: PickItems, places: Uint32Array, next: PickItems): Uint32Array {
  const entries = Array.from(places, (place) => old.at(place));
  return Uint32Array.from(resolveEntries(next.withOthers([]), entries).places.filter((place) => place < next.count));
}

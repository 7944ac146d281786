/** The selected entries in their order. Immutable: each move creates another one. */
export interface SelectedEntries {
  /** The index of each entry's item in `PickItems`. */
  readonly itemIndexes: Int32Array;
  /**
   * The key of each entry. An item that is selected twice has two entries with keys of their own. Where keys are equal
   * to the item indexes, both are the same array, which halves the memory of 100,000 entries.
   */
  readonly keys: Int32Array;
}

const empty = new Int32Array(0);

export const noEntries: SelectedEntries = { itemIndexes: empty, keys: empty };

/** The number of keys after which they start again from 0, because they are stored in 32-bit arrays. */
const MAX_KEYS = 1_000_000_000;

/** Creates the keys of entries. Without duplicates, the key of an item is the same whenever it is selected. */
export class EntryKeys {
  /** Keys from here on have not been used. */
  #next = 0;
  /** The key of the first item, without duplicates. */
  #first = 0;

  /** Whether so many keys have been used that they have to start again, from those of the current entries. */
  get isExhausted(): boolean {
    return this.#next > MAX_KEYS;
  }

  /** Starts again. @param first the first key that is not used */
  restart(first: number): void {
    this.#next = first;
  }

  /** Reserves a key for each of new items. Keys that are still in use are not given again. */
  reserve(itemCount: number): void {
    this.#first = this.#next;
    this.#next += itemCount;
  }

  /** Creates the keys of entries that are added. */
  create(itemIndexes: Int32Array, allowsDuplicates: boolean): Int32Array {
    if (allowsDuplicates) return itemIndexes.map(() => this.#next++);
    return this.#first === 0 ? itemIndexes : itemIndexes.map((index) => this.#first + index);
  }
}

/** Returns the entries at `positions`, in the order of `positions`. */
export function entriesAt(entries: SelectedEntries, positions: Uint32Array): SelectedEntries {
  return mapBoth(entries, (list) => {
    const some = new Int32Array(positions.length);
    for (let at = 0; at < some.length; at++) some[at] = list[positions[at] as number] as number;
    return some;
  });
}

/** Returns the entries whose position passes the test. */
export const filterEntries = (entries: SelectedEntries, test: (position: number) => boolean): SelectedEntries =>
  entriesAt(entries, allPositions(entries).filter(test));

/** Returns the entries that can be selected at the same time: the first, or each item once, or all. */
export function limitEntries(
  entries: SelectedEntries,
  { isSingle, duplicates }: { readonly isSingle: boolean; readonly duplicates: boolean },
): SelectedEntries {
  const seen = new Set<number>();
  const allowed = filterEntries(entries, (position) => {
    const index = entries.itemIndexes[position] as number;
    if (!duplicates && seen.has(index)) return false;
    seen.add(index);
    return true;
  });
  return isSingle ? filterEntries(allowed, (position) => position === 0) : allowed;
}

/** Returns the positions of all entries. */
export const allPositions = ({ keys }: SelectedEntries): Uint32Array => range(0, keys.length);

/** Returns `count` positions from `first` on. A loop: `Uint32Array.from()` takes four times as long. */
export function range(first: number, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  for (let at = 0; at < count; at++) positions[at] = first + at;
  return positions;
}

/** Returns the positions, in order, that the entries of `wanted` have in `entries`. Removed entries are omitted. */
export function positionsOf(entries: SelectedEntries, wanted: SelectedEntries): Uint32Array {
  const keys = new Set(wanted.keys);
  return allPositions(entries).filter((position) => keys.has(entries.keys[position] as number));
}

/** Whether both have the same entries in the same order. */
export const equalEntries = (a: SelectedEntries, b: SelectedEntries): boolean =>
  a.keys.length === b.keys.length && a.keys.every((key, at) => key === b.keys[at]);

/** Inserts `added` before the entry at `position`. */
export function insertEntries(entries: SelectedEntries, added: SelectedEntries, position: number): SelectedEntries {
  if (entries.keys.length === 0) return added;
  const itemIndexes = insert(entries.itemIndexes, added.itemIndexes, position);
  const isShared = entries.keys === entries.itemIndexes && added.keys === added.itemIndexes;
  return { itemIndexes, keys: isShared ? itemIndexes : insert(entries.keys, added.keys, position) };
}

/** Removes the entries at `positions`, which are in ascending order. */
export function removeEntries(entries: SelectedEntries, positions: Uint32Array): SelectedEntries {
  return mapBoth(entries, (list) => {
    const rest = new Int32Array(list.length - positions.length);
    let next = 0;
    for (let at = 0; at < list.length; at++) {
      if (at === positions[next]) next++;
      else rest[at - next] = list[at] as number;
    }
    return rest;
  });
}

/** Moves the entries at `positions`, which are in ascending order, before the entry that is at `target` now. */
export function moveEntries(entries: SelectedEntries, positions: Uint32Array, target: number): SelectedEntries {
  let removedBefore = 0;
  while (removedBefore < positions.length && (positions[removedBefore] as number) < target) removedBefore++;
  const rest = removeEntries(entries, positions);
  return insertEntries(rest, entriesAt(entries, positions), target - removedBefore);
}

/** Moves the entries at `positions`, which are in ascending order, one step each. At the end of the list they stop. */
export function stepEntries(entries: SelectedEntries, positions: Uint32Array, step: 1 | -1): SelectedEntries {
  const order = allPositions(entries);
  // An entry that cannot move on blocks those behind it: they stay together.
  let limit = step > 0 ? order.length - 1 : 0;
  for (let at = 0; at < positions.length; at++) {
    const from = positions[step > 0 ? positions.length - 1 - at : at] as number;
    const to = from === limit ? from : from + step;
    [order[from], order[to]] = [order[to] as number, order[from] as number];
    limit = to - step;
  }
  return entriesAt(entries, order);
}

/**
 * Sorts the entries by the order value of their items: numbers and dates before texts, items without a value last. Equal
 * values are sorted by item index.
 */
export function sortEntries(entries: SelectedEntries, orderOf: (itemIndex: number) => unknown): SelectedEntries {
  const { itemIndexes } = entries;
  const values = Array.from(itemIndexes, (itemIndex) => sortKey(orderOf(itemIndex)));
  const order = allPositions(entries).sort(
    (a, b) => compare(values[a], values[b]) || (itemIndexes[a] as number) - (itemIndexes[b] as number) || a - b,
  );
  return entriesAt(entries, order);
}

type SortKey = number | string | undefined;

function sortKey(value: unknown): SortKey {
  if (isDate(value)) return Number.isNaN(value.getTime()) ? undefined : value.getTime();
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** A revoked Proxy throws when it is asked for its prototype: it is not a date. */
function isDate(value: unknown): value is Date {
  try {
    return value instanceof Date;
  } catch {
    return false;
  }
}

function compare(a: SortKey, b: SortKey): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Applies a change to both arrays, once where they are the same. */
function mapBoth({ itemIndexes, keys }: SelectedEntries, change: (list: Int32Array) => Int32Array): SelectedEntries {
  const changed = change(itemIndexes);
  return { itemIndexes: changed, keys: keys === itemIndexes ? changed : change(keys) };
}

function insert(list: Int32Array, added: Int32Array, at: number): Int32Array {
  const longer = new Int32Array(list.length + added.length);
  longer.set(list.subarray(0, at));
  longer.set(added, at);
  longer.set(list.subarray(at), at + added.length);
  return longer;
}

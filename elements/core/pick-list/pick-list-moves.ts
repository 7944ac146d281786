import { both, onlyPicked, type Picked } from './picked.js';

/** Puts entries in before the one at `at`. */
export function insertPicked({ places, keys }: Picked, more: Picked, at: number): Picked {
  if (places.length === 0) return more;
  return both(spliced(places, more.places, at), keys === places && more.keys === more.places, () =>
    spliced(keys, more.keys, at),
  );
}

/** Leaves out the entries at some positions, which are in order. */
export function withoutPicked({ places, keys }: Picked, positions: Uint32Array): Picked {
  return both(dropped(places, positions), keys === places, () => dropped(keys, positions));
}

/** Moves the entries at some positions, which are in order, together before the entry that is at `to` now. */
export function movePicked(picked: Picked, positions: Uint32Array, to: number): Picked {
  let before = 0;
  while (before < positions.length && (positions[before] as number) < to) before++;
  return insertPicked(withoutPicked(picked, positions), onlyPicked(picked, positions), to - before);
}

/** Moves the entries at some positions, which are in order, one step each, as far as there is room. */
export function stepPicked(picked: Picked, positions: Uint32Array, step: 1 | -1): Picked {
  const order = Uint32Array.from(picked.keys.keys());
  const count = order.length;
  // The first that cannot go on holds up those behind it.
  let limit = step > 0 ? count - 1 : 0;
  for (let i = 0; i < positions.length; i++) {
    const from = positions[step > 0 ? positions.length - 1 - i : i] as number;
    const to = from === limit ? from : from + step;
    [order[from], order[to]] = [order[to] as number, order[from] as number];
    limit = to - step;
  }
  return onlyPicked(picked, order);
}

/** Sorts by the order of the host: numbers and dates before texts, what has no order last, and ties by place. */
export function sortPicked(picked: Picked, orderOf: (place: number) => unknown): Picked {
  const values = Array.from(picked.places, (place) => sortable(orderOf(place)));
  const order = Uint32Array.from(picked.keys.keys()).sort((a, b) => {
    const byValue = compare(values[a] as Sortable, values[b] as Sortable);
    return byValue || (picked.places[a] as number) - (picked.places[b] as number) || a - b;
  });
  return onlyPicked(picked, order);
}

type Sortable = number | string | undefined;

function sortable(value: unknown): Sortable {
  if (isDate(value)) return Number.isNaN(value.getTime()) ? undefined : value.getTime();
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** What cannot be asked for its prototype, as a revoked Proxy, is none. */
function isDate(value: unknown): value is Date {
  try {
    return value instanceof Date;
  } catch {
    return false;
  }
}

function compare(a: Sortable, b: Sortable): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}

function spliced(list: Int32Array, more: Int32Array, at: number): Int32Array {
  const longer = new Int32Array(list.length + more.length);
  longer.set(list.subarray(0, at));
  longer.set(more, at);
  longer.set(list.subarray(at), at + more.length);
  return longer;
}

function dropped(list: Int32Array, positions: Uint32Array): Int32Array {
  const shorter = new Int32Array(list.length - positions.length);
  let next = 0;
  for (let at = 0; at < list.length; at++) {
    if (at === positions[next]) next++;
    else shorter[at - next] = list[at] as number;
  }
  return shorter;
}

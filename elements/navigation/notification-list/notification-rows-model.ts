import { toText } from '../../core/to-text.js';
import type { Notification } from '../../core/notifications.js';

/** The notifications of what a host passed: what is no object is left out. */
export function usableNotifications(list: readonly unknown[]): readonly Notification[] {
  const isUsable = (item: unknown): item is Notification =>
    typeof item === 'object' && item !== null && !Array.isArray(item);
  return list.every(isUsable) ? list : list.filter(isUsable);
}

/**
 * What each notification is known by when the list is replaced: its `id` or `_id`, else when it was made, what it says
 * and where it leads. Where that is not unique, the number of its kind is added.
 */
export function keysOf(list: readonly Notification[]): readonly string[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return list.map((notification) => {
    const plain = keyOf(notification);
    let count = counts.get(plain) ?? 0;
    let key = count === 0 ? plain : `${plain}#${count}`;
    while (taken.has(key)) key = `${plain}#${++count}`;
    counts.set(plain, count + 1);
    taken.add(key);
    return key;
  });
}

function keyOf(notification: Notification): string {
  const { id, _id } = notification as { id?: unknown; _id?: unknown };
  const own = toText(id) || toText(_id);
  if (own) return `id:${own}`;
  const { createdAt, data, url } = notification;
  const time = createdAt instanceof Date ? createdAt.getTime() : createdAt;
  return [time, data?.title, data?.description, url?.url].map(toText).join('|');
}

/** How many have come in above what was first. 0 where that is gone: then nothing can be told apart. */
export function arrivals(before: readonly string[], after: readonly string[]): number {
  const [first] = before;
  return first === undefined ? 0 : Math.max(0, after.indexOf(first));
}

/** Where rows of different heights stand: estimated until they are measured. */
export class RowHeights {
  readonly #heights: Float64Array;
  readonly #tops: Float64Array;
  /** The first row whose top has to be summed up anew. */
  #dirtyFrom = 1;

  constructor(heights: readonly number[]) {
    this.#heights = Float64Array.from(heights);
    this.#tops = new Float64Array(heights.length + 1);
  }

  get count(): number {
    return this.#heights.length;
  }

  /** The height of all rows together. */
  get total(): number {
    return this.topOf(this.count);
  }

  heightOf(index: number): number {
    return this.#heights[index] ?? 0;
  }

  /** Where a row begins; the number of rows: where the last one ends. */
  topOf(index: number): number {
    for (; this.#dirtyFrom <= index; this.#dirtyFrom++) {
      this.#tops[this.#dirtyFrom] =
        (this.#tops[this.#dirtyFrom - 1] as number) + (this.#heights[this.#dirtyFrom - 1] as number);
    }
    return this.#tops[index] as number;
  }

  /** The row at a place; the first or the last for a place outside. -1 when there are none. */
  indexAt(place: number): number {
    if (this.count === 0) return -1;
    this.topOf(this.count);
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#tops[middle] as number) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Takes a measured height. @returns whether it is another one */
  set(index: number, height: number): boolean {
    if (index < 0 || index >= this.count || Math.abs((this.#heights[index] as number) - height) < 0.01) return false;
    this.#heights[index] = height;
    this.#dirtyFrom = Math.min(this.#dirtyFrom, index + 1);
    return true;
  }
}

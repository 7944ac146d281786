import { timingOf } from './motions.js';

/** A rendered row at its place, in pixels from the start of its list. */
export interface PlacedRow {
  /** Identifies the row before and after a change. */
  readonly key: unknown;
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
}

/**
 * Shows that rows come or go: those that come appear, and those after them move to their new places. Only where one block
 * of rows has come or gone: after sorting or filtering everything would move.
 */
export class RowMotion {
  readonly #host: Element;
  #before: readonly PlacedRow[] = [];
  #count = 0;
  #animations: readonly Animation[] = [];

  /** @param host an element that has the times of the theme */
  constructor(host: Element) {
    this.#host = host;
  }

  /** Call it before rows are rendered. @param rows those in view, in their order @param count of the whole list */
  remember(rows: readonly PlacedRow[], count: number): void {
    this.#before = rows;
    this.#count = count;
  }

  /** Call it after rows were rendered. @param rows those in view, in their order @param count of the whole list */
  play(rows: readonly PlacedRow[], count: number): void {
    const before = this.#before;
    this.#before = [];
    const places = new Map(before.map((row) => [row.key, row]));
    const moved = rows.filter(({ key, left, top }) => {
      const place = places.get(key);
      return place?.left !== left || place.top !== top;
    });
    const change = moved.length > 0 ? changeOf(before.map(keyOf), rows.map(keyOf), count - this.#count) : undefined;
    const timing = change && timingOf(this.#host);
    if (!timing) return;
    this.cancel();
    let shift: Keyframe = { opacity: 0 };
    this.#animations = moved.map(({ key, element, left, top }) => {
      const place = places.get(key);
      if (place) shift = { translate: `${place.left - left}px ${place.top - top}px` };
      // Rows that were below the view move up with those above them.
      return element.animate([place || change === 'gone' ? shift : { opacity: 0 }, {}], timing);
    });
  }

  /** Ends the motion at once: the rows are about to show something else. */
  cancel(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
  }
}

const keyOf = ({ key }: PlacedRow): unknown => key;

/**
 * Tells how the rows in view have changed: one block of rows has `come` or `gone`, or they are the `same` and may have other
 * heights. `undefined` for any other change, and while several rows are loading, which have one key. The rows behind a block may
 * be out of view.
 * @param growth the change of the number of all rows
 */
export function changeOf(
  before: readonly unknown[],
  after: readonly unknown[],
  growth: number,
): 'come' | 'gone' | 'same' | undefined {
  if ([before, after].some((keys) => new Set(keys).size < keys.length)) return undefined;
  const difference = after.findIndex((key, at) => key !== before[at]);
  const start = difference < 0 ? after.length : difference;
  const isBlock = (longer: readonly unknown[], shorter: readonly unknown[]): boolean => {
    const end = longer.indexOf(shorter[start], start);
    // What was out of view comes into it.
    const isBehind = (key: unknown, at: number) =>
      end + at < longer.length ? key === longer[end + at] : !longer.includes(key);
    return end > start && shorter.slice(start).every(isBehind);
  };
  if (start === after.length) return growth === 0 ? 'same' : undefined;
  if (isBlock(before, after)) return 'gone';
  if (start < before.length && isBlock(after, before)) return 'come';
  // What was behind the first rows is out of view now.
  const isBeyond = start > 0 && growth > 0 && !after.slice(start).some((key) => before.includes(key));
  return isBeyond ? 'come' : undefined;
}

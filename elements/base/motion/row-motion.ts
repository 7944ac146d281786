import { changeOf } from './row-change-model.js';
import { timingOf } from './timing.js';

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

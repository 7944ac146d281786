import type { ReactiveElement } from 'lit';
import { MeasuredGeometry } from '../../base/rows/measured-geometry-model.js';
import { VirtualRows, type PooledRow } from '../../base/rows/virtual-rows.js';
import { heldIndex } from './notification-rows-model.js';

/** What a row is taken to be before any was measured. */
const ESTIMATE = 96;

/**
 * The rows of the list, which differ in height, by the keys of what they show: what the user reads stays where it is when
 * rows come in, go, or grow above it (WebKit has no scroll anchoring of its own). At the very top, new rows show.
 */
export class RowWindow {
  readonly #geometry = new MeasuredGeometry(ESTIMATE);
  readonly #scroller: () => HTMLElement | null;
  readonly #heights = new Map<string, number>();
  #keys: readonly string[] = [];
  #places: ReadonlyMap<string, number> = new Map();
  readonly rows: VirtualRows<PooledRow>;
  /** A row that is rendered wherever it is: the one that has the focus. */
  pinned = -1;

  /** @param fill writes a notification into its row */
  constructor(host: ReactiveElement, fill: (row: HTMLElement, index: number) => void, onRender: () => void) {
    this.#scroller = () => host.renderRoot?.querySelector<HTMLElement>('.rows') ?? null;
    this.rows = new VirtualRows(host, {
      scroller: this.#scroller,
      count: () => this.#keys.length,
      idPrefix: 'notification-',
      geometry: this.#geometry,
      pinned: () => this.pinned,
      make: () => {
        const element = document.createElement('div');
        element.role = 'listitem';
        return { element };
      },
      fill: ({ element }, index) => fill(element, index),
      onRender,
    });
  }

  /** Takes the keys of a new list. */
  setKeys(keys: readonly string[]): void {
    const geometry = this.#geometry;
    // The user may have scrolled and the event be on its way still: what they see is what counts.
    this.#scroller()?.dispatchEvent(new Event('scroll'));
    const { first } = geometry;
    const gone = geometry.top - geometry.topOf(first);
    const { isAtTop } = this;
    const before = this.#keys;
    const places = new Map(keys.map((key, index) => [key, index]));
    this.#heights.clear();
    before.forEach(
      (key, index) => places.has(key) && geometry.isKnown(index) && this.#heights.set(key, geometry.heightOf(index)),
    );
    this.rows.renumber((index) => places.get(before[index] as string) ?? -1);
    this.#keys = keys;
    this.#places = places;
    geometry.setRows(keys.length, (index) => this.#heights.get(keys[index] as string));
    if (isAtTop) return;
    const held = heldIndex(before, first, places);
    geometry.moveTo(held < 0 ? 0 : geometry.topOf(held) + (keys[held] === before[first] ? gone : 0));
  }

  /** Where a key is now; -1 when it is gone. */
  indexOf(key: string): number {
    return this.#places.get(key) ?? -1;
  }

  /** Whether the view is at the beginning of the list. */
  get isAtTop(): boolean {
    return this.#geometry.top <= 1;
  }

  /** The first row that is wholly in view. */
  get firstInView(): number {
    const geometry = this.#geometry;
    const { first, top, count } = geometry;
    return count > 0 && geometry.topOf(first) < top - 1 && first < count - 1 ? first + 1 : Math.min(first, count - 1);
  }
}

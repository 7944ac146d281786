import type { ReactiveElement } from 'lit';
import { MeasuredGeometry } from '../../base/rows/measured-geometry.js';
import { VirtualRows, type PooledRow } from '../../base/rows/virtual-rows.js';
import { findAnchorIndex } from './notification-rows-model.js';

/** Height of a row in pixels before any row was measured. */
const ESTIMATED_ROW_HEIGHT_PX = 96;

/**
 * The virtual rows of the list, with different heights, identified by the keys of their notifications. The row at the
 * top of the view keeps its position when previous rows are added, removed or resized, because WebKit has no scroll
 * anchoring. When the list is scrolled to the top, it stays at the top and shows new rows.
 */
export class RowWindow {
  readonly #geometry = new MeasuredGeometry(ESTIMATED_ROW_HEIGHT_PX);
  readonly #scroller: () => HTMLElement | null;
  readonly #heights = new Map<string, number>();
  #keys: readonly string[] = [];
  #indexByKey: ReadonlyMap<string, number> = new Map();
  readonly rows: VirtualRows<PooledRow>;
  /** Index of the focused row, which stays rendered outside the view. -1 for none. */
  alwaysRendered = -1;

  /** @param renderRow renders a notification into its row */
  constructor(host: ReactiveElement, renderRow: (row: HTMLElement, index: number) => void, onRender: () => void) {
    this.#scroller = () => host.renderRoot?.querySelector<HTMLElement>('.rows') ?? null;
    this.rows = new VirtualRows(host, {
      scroller: this.#scroller,
      count: () => this.#keys.length,
      keyOf: (index) => this.#keys[index],
      idPrefix: 'notification-',
      geometry: this.#geometry,
      alwaysRendered: () => this.alwaysRendered,
      createRow: () => {
        const element = document.createElement('div');
        element.role = 'listitem';
        return { element };
      },
      renderRow: ({ element }, index) => renderRow(element, index),
      onRender,
    });
  }

  /** Updates the keys after the list was replaced. */
  setKeys(keys: readonly string[]): void {
    const geometry = this.#geometry;
    // The scroll event may still be pending. Dispatching one now updates the geometry to the visible position.
    this.#scroller()?.dispatchEvent(new Event('scroll'));
    const { first } = geometry;
    const scrolledPart = geometry.top - geometry.topOf(first);
    const { isAtTop } = this;
    const before = this.#keys;
    const indexByKey = new Map(keys.map((key, index) => [key, index]));
    this.#heights.clear();
    before.forEach(
      (key, index) =>
        indexByKey.has(key) && geometry.isKnown(index) && this.#heights.set(key, geometry.heightOf(index)),
    );
    this.rows.renumber((index) => indexByKey.get(before[index] as string) ?? -1);
    this.#keys = keys;
    this.#indexByKey = indexByKey;
    geometry.setRows(keys.length, (index) => this.#heights.get(keys[index] as string));
    if (isAtTop) return;
    const anchor = findAnchorIndex(before, first, indexByKey);
    geometry.moveTo(anchor < 0 ? 0 : geometry.topOf(anchor) + (keys[anchor] === before[first] ? scrolledPart : 0));
  }

  /** Current index of a key. -1 when it is not in the list. */
  indexOf(key: string): number {
    return this.#indexByKey.get(key) ?? -1;
  }

  /** Whether the list is scrolled to the top. */
  get isAtTop(): boolean {
    return this.#geometry.top <= 1;
  }

  /** Index of the first row that is completely in view. */
  get firstInView(): number {
    const geometry = this.#geometry;
    const { first, top, count } = geometry;
    return count > 0 && geometry.topOf(first) < top - 1 && first < count - 1 ? first + 1 : Math.min(first, count - 1);
  }
}

import { stepTo } from '../focus/steps-model.js';
import type { PooledRow, VirtualRows } from './virtual-rows.js';

export interface RovingRowsOptions<Row extends PooledRow> {
  count(): number;
  /** The focusable elements of a row: the arrow keys lead to the first one, Tab from there to the others. */
  stops(row: Row): readonly HTMLElement[];
}

/**
 * Roving focus among pooled rows: the arrow keys, Page Up and Down, Home and End move it from row to row. The host pins
 * `index` and calls `mark()` when a row is rendered.
 */
export class RovingRows<Row extends PooledRow> {
  readonly #rows: VirtualRows<Row>;
  readonly #options: RovingRowsOptions<Row>;
  /** The item whose row is the tab stop; -1 for none. */
  index = 0;

  constructor(rows: VirtualRows<Row>, options: RovingRowsOptions<Row>) {
    this.#rows = rows;
    this.#options = options;
  }

  /** Makes a row the tab stop if it is at `index`. */
  mark(row: Row, index: number): void {
    const tabIndex = index === this.index ? 0 : -1;
    for (const stop of this.#options.stops(row)) stop.tabIndex = tabIndex;
  }

  /** Makes the row of an item the tab stop. */
  setIndex(index: number): void {
    const before = this.index;
    this.index = index;
    for (const at of [before, index]) {
      const row = this.#rows.rowOf(at);
      if (row) this.mark(row, at);
    }
  }

  /** Moves the focus to the row of an item, and brings it into view. */
  focus(index: number): void {
    this.setIndex(index);
    this.#rows.reveal(index);
    const row = this.#rows.rowOf(index);
    if (!row) return;
    this.mark(row, index);
    this.#options.stops(row)[0]?.focus({ preventScroll: true });
  }

  /** Handles `focusin` on the rows: a row that was clicked becomes the tab stop. */
  onFocusin = (event: FocusEvent): void => {
    const index = this.#rows.indexOf(event);
    if (index >= 0 && index !== this.index) this.setIndex(index);
  };

  /** Handles `keydown` on the rows. @returns whether the key has moved the focus */
  onKeydown(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
    const at = this.#rows.indexOf(event);
    if (at < 0) return false;
    const to = stepTo(event.key, at, this.#options.count(), { orientation: 'vertical', page: this.#rows.page });
    if (to === undefined) return false;
    event.preventDefault();
    this.focus(to);
    return true;
  }
}

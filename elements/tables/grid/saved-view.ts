import { isRecord } from '../../core/util/read-value.js';
import type { TableView } from './grid-properties.js';
import type { Grid } from './grid.js';

/** What the user does to a table before its view is restored ends the restoring. */
const USER_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Returns the view of a table, and restores an earlier one as soon as its rows are there. */
export class SavedView {
  readonly #grid: Grid;
  #resolve: ((isRestored: boolean) => void) | undefined;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  get current(): TableView {
    const { pendingView, state, focus, virtualRows, firstInView } = this.#grid;
    if (pendingView) return pendingView;
    const { position, rowIndex } = focus;
    const topIndex = Math.min(firstInView, Math.max(0, state.visibleCount - 1));
    return {
      activeKey: rowIndex >= 0 ? state.keyOf(rowIndex) : '',
      activeIndex: rowIndex >= 0 ? position.visibleIndex : -1,
      activeColumn: rowIndex >= 0 ? position.column : -1,
      topKey: state.visibleCount > 0 ? state.keyOf(state.rowIndexAt(topIndex)) : '',
      topIndex,
      topOffset: state.visibleCount > 0 ? virtualRows.offsetOf(topIndex) : 0,
    };
  }

  restore(value: unknown): Promise<boolean> {
    this.#end(false);
    if (!isTableView(value)) return Promise.resolve(false);
    const { element } = this.#grid;
    for (const type of USER_EVENTS) element.addEventListener(type, this.#cancel, { passive: true });
    element.requestUpdate();
    this.#grid.pendingView = value;
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  /** Restores the view when its rows have been rendered. */
  updated(): void {
    // After the update, because moving the active row requests another one.
    if (this.#grid.pendingView) queueMicrotask(() => this.#apply());
  }

  #apply(): void {
    const grid = this.#grid;
    const { pendingView, state, virtualRows } = grid;
    // The next update calls again.
    if (!pendingView || grid.element.isUpdatePending || grid.isIncomplete(grid.neededRows) || state.visibleCount === 0)
      return;
    const { activeKey, activeIndex, activeColumn, topKey, topIndex, topOffset } = pendingView;
    this.#end(true);
    virtualRows.reveal(this.#indexNear(topKey, topIndex), 'start', topOffset);
    // Scrolls only when the active row was out of view, or is elsewhere now.
    if (activeIndex >= 0) grid.moveTo({ visibleIndex: this.#indexNear(activeKey, activeIndex), column: activeColumn });
  }

  /** The visible index of a row; when the row is gone, that of the row in its place. */
  #indexNear(key: string, visibleIndex: number): number {
    const { state } = this.#grid;
    const found = key === '' ? -1 : state.visibleIndexOf(this.#grid.indexOf(key));
    return found >= 0 ? found : Math.min(visibleIndex, state.visibleCount - 1);
  }

  readonly #cancel = (): void => this.#end(false);

  #end(isRestored: boolean): void {
    this.#resolve?.(isRestored);
    this.#resolve = this.#grid.pendingView = undefined;
    for (const type of USER_EVENTS) this.#grid.element.removeEventListener(type, this.#cancel);
  }
}

const isTableView = (value: unknown): value is TableView =>
  isRecord(value) &&
  ['activeKey', 'topKey'].every((name) => typeof value[name] === 'string') &&
  ['activeIndex', 'activeColumn', 'topIndex', 'topOffset'].every((name) => Number.isFinite(value[name]));

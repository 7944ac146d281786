import { isRecord } from '../../../core/util/read-value.js';
import type { GridHost } from '../grid-host.js';
import type { TableView } from './table-view.js';

export interface SavedViewOptions {
  /** The row index of a key; -1 for none. */
  indexOf(key: string): number;
  /**
   * Whether rows are still missing that the view may need. Loads them, when that is up to the table.
   * @param count number of rows that the view needs
   */
  isIncomplete(count: number): boolean;
}

/** What the user does to a table before its view is restored ends the restoring. */
const USER_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Returns the view of a table, and restores an earlier one as soon as its rows are there. */
export class SavedView {
  readonly #host: GridHost;
  readonly #options: SavedViewOptions;
  #pending: { readonly view: TableView; resolve(isRestored: boolean): void } | undefined;

  constructor(host: GridHost, options: SavedViewOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Number of rows that the view needs which is not restored yet; 0 for none. */
  get neededRows(): number {
    const { activeIndex = -1, topIndex = -1 } = this.#pending?.view ?? {};
    return this.#pending ? Math.max(activeIndex, topIndex + this.#host.virtualRows.page) + 1 : 0;
  }

  get current(): TableView {
    if (this.#pending) return this.#pending.view;
    const { state, gridFocus, virtualRows, coveredRows } = this.#host;
    const { position, rowIndex } = gridFocus;
    const topIndex = Math.min(virtualRows.first + coveredRows, Math.max(0, state.visibleCount - 1));
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
    for (const type of USER_EVENTS) this.#host.addEventListener(type, this.#cancel, { passive: true });
    this.#host.requestUpdate();
    return new Promise((resolve) => (this.#pending = { view: value, resolve }));
  }

  /** Restores the view when its rows have been rendered. */
  updated(): void {
    // After the update, because moving the active row requests another one.
    if (this.#pending) queueMicrotask(() => this.#apply());
  }

  #apply(): void {
    const pending = this.#pending;
    const { state, gridFocus, virtualRows } = this.#host;
    // The next update calls again.
    if (
      !pending ||
      this.#host.isUpdatePending ||
      this.#options.isIncomplete(this.neededRows) ||
      state.visibleCount === 0
    )
      return;
    const { activeKey, activeIndex, activeColumn, topKey, topIndex, topOffset } = pending.view;
    this.#end(true);
    virtualRows.reveal(this.#indexNear(topKey, topIndex), 'start', topOffset);
    // Scrolls only when the active row was out of view, or is elsewhere now.
    if (activeIndex >= 0)
      gridFocus.moveTo({ visibleIndex: this.#indexNear(activeKey, activeIndex), column: activeColumn });
  }

  /** The visible index of a row; when the row is gone, that of the row in its place. */
  #indexNear(key: string, visibleIndex: number): number {
    const { state } = this.#host;
    const found = key === '' ? -1 : state.visibleIndexOf(this.#options.indexOf(key));
    return found >= 0 ? found : Math.min(visibleIndex, state.visibleCount - 1);
  }

  readonly #cancel = (): void => this.#end(false);

  #end(isRestored: boolean): void {
    this.#pending?.resolve(isRestored);
    this.#pending = undefined;
    for (const type of USER_EVENTS) this.#host.removeEventListener(type, this.#cancel);
  }
}

const isTableView = (value: unknown): value is TableView =>
  isRecord(value) &&
  ['activeKey', 'topKey'].every((name) => typeof value[name] === 'string') &&
  ['activeIndex', 'activeColumn', 'topIndex', 'topOffset'].every((name) => Number.isFinite(value[name]));

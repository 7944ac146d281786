import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestShown } from '../../../core/tree/nearest-shown.js';
import type { Tree } from '../../../core/tree/tree.js';
import { OPTIONS, type GridPlace } from './grid-place.js';

export interface GridFocusOptions {
  tree(): Tree;
  columns(): number;
  /** Whether the head has the toggle that opens all. */
  hasToggle(): boolean;
  reveal(place: GridPlace): void;
}

const nowhere: GridPlace = { index: -1, column: -1 };

/** Rows that have replaced others. */
export interface ReplacedRows {
  /** What the rows stood in before. */
  readonly before: Tree;
  /** The place in the list of a row of those before; -1 when it is gone. */
  readonly placeNow: (before: number) => number;
}

/** So many neighbours of a row that is gone are looked for among other rows. */
const MAX_NEIGHBOURS = 100;

/**
 * Where the keyboard is in the grid, while the focus stays on the grid itself. It goes with its row when rows are expanded,
 * sorted or replaced; when its row is collapsed, it is at the nearest one above it. When its row is taken away, by other
 * rows or a filter, no row is active: Enter would act on one that the user has not chosen. The arrow keys go on from there.
 */
export class GridFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: GridFocusOptions;
  #place = nowhere;
  #isSet = false;
  /** The row that it is in, by its place in the list; when that is gone, the one that took its place. */
  #row = -1;
  /** `hidden`: its row is there and not shown; it is active again once it is. `gone`: its row is not there. */
  #state: 'active' | 'hidden' | 'gone' = 'active';
  #unrevealed = false;

  constructor(host: ReactiveControllerHost, options: GridFocusOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the keyboard has been anywhere. */
  get isSet(): boolean {
    return this.#isSet;
  }

  /**
   * The index of the row, -1 in the head, and the column, -1 at the row itself. Where no row is active, the index is that
   * of the row below the gap.
   */
  get place(): GridPlace {
    return this.#place;
  }

  /** The active row by its place in the list; -1 in the head, and where none is active. */
  get row(): number {
    return this.isInGap ? -1 : this.#row;
  }

  /** Whether its row has been taken away. */
  get isInGap(): boolean {
    return this.#state !== 'active';
  }

  /** The index of the active row; -1 for none. */
  get index(): number {
    return this.isInGap ? -1 : this.#place.index;
  }

  /** @param isRevealed whether it is scrolled into view */
  moveTo(place: GridPlace, isRevealed = true): void {
    this.#place = place;
    this.#isSet = true;
    this.#state = 'active';
    this.#row = place.index < 0 ? -1 : this.#options.tree().rowAt(place.index);
    this.#unrevealed ||= isRevealed;
    this.#host.requestUpdate();
  }

  /** What the table says of it by `aria-activedescendant`. @param idOf the id of a row */
  idBy(idOf: (index: number) => string | undefined): string | undefined {
    const { index, column } = this.#place;
    if (!this.#isSet || this.isInGap) return undefined;
    if (index < 0) return column < 0 ? (column === OPTIONS ? 'options' : 'toggle-all') : `head-${column}`;
    return column < 0 ? idOf(index) : 'active-cell';
  }

  /** The place in the head where it is; undefined when it is elsewhere. */
  get inHead(): number | undefined {
    return this.#isSet && this.#place.index < 0 ? this.#place.column : undefined;
  }

  /** Goes with its row, which may stand elsewhere now. @param replaced where the rows are others */
  follow(replaced?: ReplacedRows): void {
    if (!this.#isSet) return;
    const { index: before } = this.#place;
    const column = Math.min(this.#place.column, this.#options.columns() - 1);
    if (before < 0) {
      this.#place = { index: -1, column: column === -1 && !this.#options.hasToggle() ? 0 : column };
      return;
    }
    const tree = this.#options.tree();
    const row = replaced ? replaced.placeNow(this.#row) : this.#row;
    if (row < 0) this.#state = 'gone';
    else if (this.#state === 'hidden' && tree.indexOf(row) >= 0) this.#state = 'active';
    // A collapsed row above stands for it; nothing does where other rows or a filter hide it.
    else if (this.#state === 'active' && (replaced ? tree.indexOf(row) < 0 : !tree.isKept(row))) this.#state = 'hidden';
    const index = row >= 0 ? this.#indexOf(row) : replaced ? indexOfGap(replaced, tree, before) : before;
    this.#row = this.#state === 'hidden' ? row : tree.rowAt(index);
    this.#place = { index, column };
  }

  #indexOf(row: number): number {
    const tree = this.#options.tree();
    return this.isInGap ? tree.indexFor(row) : tree.indexOf(nearestShown(tree, row));
  }

  /** Shows it, after the next rendering. */
  reveal(): void {
    this.#unrevealed = this.#isSet;
  }

  hostUpdated(): void {
    if (!this.#unrevealed) return;
    this.#unrevealed = false;
    if (this.#isSet && !this.isInGap) this.#options.reveal(this.#place);
  }
}

/** Where a row stood that is gone: above the next row that is still shown, else below the one before it. */
function indexOfGap({ before, placeNow }: ReplacedRows, now: Tree, gone: number): number {
  const indexOf = (index: number): number => now.indexOf(placeNow(before.rowAt(index)));
  for (let step = 0; step < MAX_NEIGHBOURS; step++) {
    const below = indexOf(gone + step);
    if (below >= 0) return below;
    const above = indexOf(gone - 1 - step);
    if (above >= 0) return above + 1;
  }
  return gone;
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestShown } from '../../core/nearest-shown.js';
import type { Tree } from '../../core/tree.js';
import { OPTIONS, type GridPlace } from './grid-place.js';

export interface GridFocusOptions {
  tree(): Tree;
  columns(): number;
  /** Whether the head has the toggle that opens all. */
  hasToggle(): boolean;
  reveal(place: GridPlace): void;
}

const nowhere: GridPlace = { index: -1, column: -1 };

/**
 * Where the keyboard is in the grid, while the focus stays on the grid itself. It goes with its row when rows are opened,
 * closed, sorted or replaced; when its row is hidden, it is at the nearest one above it.
 */
export class GridFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: GridFocusOptions;
  #place = nowhere;
  #isSet = false;
  /** The row that it is in, by its place in the list. */
  #row = -1;
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

  /** The index of the row, -1 in the head, and the column, -1 at the row itself. */
  get place(): GridPlace {
    return this.#place;
  }

  /** The row by its place in the list; -1 in the head. */
  get row(): number {
    return this.#row;
  }

  /** @param isRevealed whether it is scrolled into view */
  moveTo(place: GridPlace, isRevealed = true): void {
    this.#place = place;
    this.#isSet = true;
    this.#row = place.index < 0 ? -1 : this.#options.tree().rowAt(place.index);
    this.#unrevealed ||= isRevealed;
    this.#host.requestUpdate();
  }

  /** What the table says of it by `aria-activedescendant`. @param idOf the id of a row */
  idBy(idOf: (index: number) => string | undefined): string | undefined {
    const { index, column } = this.#place;
    if (!this.#isSet) return undefined;
    if (index < 0) return column < 0 ? (column === OPTIONS ? 'options' : 'toggle-all') : `head-${column}`;
    return column < 0 ? idOf(index) : 'active-cell';
  }

  /** The place in the head where it is; undefined when it is elsewhere. */
  get inHead(): number | undefined {
    return this.#isSet && this.#place.index < 0 ? this.#place.column : undefined;
  }

  /** Goes with a row that stands elsewhere now. @param row its place in the list; -1 when it is gone */
  follow(row: number): void {
    const tree = this.#options.tree();
    if (!this.#isSet) return;
    const column = Math.min(this.#place.column, this.#options.columns() - 1);
    if (this.#place.index < 0) {
      this.#place = { index: -1, column: column === -1 && !this.#options.hasToggle() ? 0 : column };
      return;
    }
    const shown = row < 0 ? -1 : nearestShown(tree, row);
    const index = shown < 0 ? Math.min(this.#place.index, tree.shown - 1) : tree.indexOf(shown);
    this.#row = tree.rowAt(index);
    this.#place = { index, column: index < 0 ? 0 : column };
  }

  /** Shows it, after the next drawing. */
  reveal(): void {
    this.#unrevealed = this.#isSet;
  }

  hostUpdated(): void {
    if (!this.#unrevealed) return;
    this.#unrevealed = false;
    if (this.#isSet) this.#options.reveal(this.#place);
  }
}

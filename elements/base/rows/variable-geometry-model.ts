import { RowsGeometry } from './rows-geometry-model.js';

/** Smaller differences come from rounding. In pixels. */
export const EPSILON = 0.01;

/** Positions of rows of different heights: the rows in view are found by their positions. */
export abstract class VariableGeometry extends RowsGeometry {
  /** Returns the row at a position; the first or the last one outside. */
  abstract indexAt(position: number): number;

  override get first(): number {
    return this.indexAt(this.top);
  }

  override get last(): number {
    if (this.view === 0 || this.count === 0) return this.first - 1;
    return this.indexAt(Math.max(this.top, this.top + this.view - EPSILON));
  }

  override get lastNear(): number {
    return this.view === 0 ? this.last : Math.min(this.count - 1, this.last + 1);
  }
}

import { EPSILON, VariableGeometry } from './variable-geometry-model.js';

/** Positions of rows of one height, where the details of some, of any height, are between them and the next. */
export class DetailsGeometry extends VariableGeometry {
  /** The rows with details in their order, and the sums of the heights of the details before each of them. */
  #indexes: readonly number[] = [];
  #sums: readonly number[] = [0];

  /** @param heights the heights of the details by the index of their row */
  setDetails(heights: ReadonlyMap<number, number>): void {
    const { first } = this;
    const offset = this.top - this.topOf(first);
    const sorted = [...heights].sort(([a], [b]) => a - b);
    let sum = 0;
    this.#indexes = sorted.map(([index]) => index);
    this.#sums = [0, ...sorted.map(([, height]) => (sum += height))];
    // The first row in view stays where it is.
    if (this.top > 0) this.top = this.topOf(first) + offset;
  }

  override topOf(index: number): number {
    let [low, high] = [0, this.#indexes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#indexes[middle] as number) < index) low = middle + 1;
      else high = middle;
    }
    return super.topOf(index) + (this.#sums[low] as number);
  }

  override get total(): number {
    return super.total + (this.#sums.at(-1) as number);
  }

  /** The row at a position, or that of the details there; the first or the last one outside. */
  override indexAt(position: number): number {
    let [low, high] = [0, Math.max(0, this.count - 1)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.topOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  override rowsAt(position: number): number {
    if (position < 0) return position / this.row;
    const index = this.indexAt(position);
    const rows = (position - this.topOf(index)) / this.row;
    return index + (index < this.count - 1 ? Math.min(rows, 1 - EPSILON) : rows);
  }

  override setRow(row: number): void {
    const { first } = this;
    const part = (this.top - this.topOf(first)) / this.row;
    this.row = row;
    this.top = this.topOf(first) + part * row;
  }
}

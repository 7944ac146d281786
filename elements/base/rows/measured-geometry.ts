import { EPSILON, VariableGeometry } from './variable-geometry-model.js';

/**
 * Positions of rows of different heights. Each row has an estimated height until it has been rendered and measured. The rows
 * in view do not move when a previous row is measured.
 */
export class MeasuredGeometry extends VariableGeometry {
  #heights = new Float64Array(0);
  /** A byte for each row: 1 when it was measured. */
  #known = new Uint8Array(0);
  /** Sums of heights as a Fenwick tree: changing a height and finding a position are O(log n). */
  #sums = new Float64Array(1);

  /** @param estimate the height of a row before any was measured */
  constructor(estimate: number) {
    super();
    this.row = estimate;
  }

  /** Sets the rows. @param heightOf returns a known height; the others are estimated as their average */
  setRows(count: number, heightOf: (index: number) => number | undefined): void {
    const heights = Array.from({ length: count }, (_, index) => heightOf(index));
    const known = heights.filter((height) => height !== undefined);
    if (known.length > 0) this.row = known.reduce((sum, height) => sum + height, 0) / known.length;
    this.count = count;
    this.#heights = Float64Array.from(heights, (height) => height ?? this.row);
    this.#known = Uint8Array.from(heights, (height) => Number(height !== undefined));
    this.#sums = new Float64Array(count + 1);
    for (let at = 1; at <= count; at++) {
      this.#sums[at]! += this.#heights[at - 1]!;
      const parent = at + (at & -at);
      if (parent <= count) this.#sums[parent]! += this.#sums[at]!;
    }
  }

  override topOf(index: number): number {
    let sum = 0;
    for (let at = Math.min(index, this.#heights.length); at > 0; at -= at & -at) sum += this.#sums[at]!;
    return sum;
  }

  override heightOf(index: number): number {
    return this.#heights[index] ?? this.row;
  }

  override get total(): number {
    return this.topOf(this.count);
  }

  /** Whether the row has been measured. */
  isKnown(index: number): boolean {
    return this.#known[index] === 1;
  }

  /** Returns the row at a position; the first or the last one outside. */
  override indexAt(position: number): number {
    const { length } = this.#heights;
    let index = 0;
    let left = position;
    for (let step = 1 << (31 - Math.clz32(length)); step > 0; step >>= 1) {
      if (index + step > length || this.#sums[index + step]! > left) continue;
      index += step;
      left -= this.#sums[index]!;
    }
    return Math.max(0, Math.min(index, length - 1));
  }

  /** Rows are measured one by one. */
  override setRow(): void {}

  /**
   * Sets the measured height of a row.
   * @param anchor the row that stays where it is in view
   * @returns whether the height has changed
   */
  measure(index: number, height: number, anchor = this.first): boolean {
    if (index < 0 || index >= this.#heights.length || height <= 0) return false;
    this.#known[index] = 1;
    const change = height - this.heightOf(index);
    if (Math.abs(change) < EPSILON) return false;
    this.#heights[index] = height;
    for (let at = index + 1; at <= this.#heights.length; at += at & -at) this.#sums[at]! += change;
    // At the top, new rows are to be seen.
    if (index < anchor && this.top > 0) this.top += change;
    return true;
  }

  override measureAll(elements: Iterable<readonly [number, { readonly element: HTMLElement }]>): boolean {
    // All reads come before writes, to force one layout only.
    const heights = Array.from(elements, ([index, { element }]) => [index, heightOf(element)] as const);
    const { anchor } = this;
    return heights.map(([index, height]) => this.measure(index, height, anchor)).includes(true);
  }

  /** The first row in view that was measured before: those before it have just entered the view. */
  get anchor(): number {
    const { first, last } = this;
    for (let index = first; index <= last; index++) if (this.isKnown(index)) return index;
    return first;
  }
}

/** From the computed style, which ignores the scale of a dialog that is opening. */
const heightOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).blockSize) || 0;

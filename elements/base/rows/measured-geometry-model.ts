import { RowsGeometry } from './rows-geometry-model.js';

/** A difference that the user does not see, and that a browser's rounding makes. In pixels. */
const UNSEEN = 0.01;

/**
 * Where rows of different heights stand: each has an estimated height until it was rendered and measured. What is in view
 * stays where it is when a row above it gets its real height.
 */
export class MeasuredGeometry extends RowsGeometry {
  #heights = new Float64Array(0);
  /** Rows that were measured. */
  #known = new Uint8Array(0);
  /** Sums of heights, as a Fenwick tree: a height is changed and a place found in some twenty steps. */
  #sums = new Float64Array(1);

  /** @param estimate what a row is taken to be before any was measured */
  constructor(estimate: number) {
    super();
    this.row = estimate;
  }

  /** Takes other rows. @param heightOf what is known of a row; else it is taken to be as high as those are on average */
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

  /** Whether the height of a row is its real one. */
  isKnown(index: number): boolean {
    return this.#known[index] === 1;
  }

  /** The row at a place; the first or the last for a place outside. */
  indexAt(place: number): number {
    const { length } = this.#heights;
    let index = 0;
    let left = place;
    for (let step = 1 << (31 - Math.clz32(length)); step > 0; step >>= 1) {
      if (index + step > length || this.#sums[index + step]! > left) continue;
      index += step;
      left -= this.#sums[index]!;
    }
    return Math.max(0, Math.min(index, length - 1));
  }

  override get first(): number {
    return this.indexAt(this.top);
  }

  override get last(): number {
    if (this.view === 0 || this.count === 0) return this.first - 1;
    return this.indexAt(Math.max(this.top, this.top + this.view - UNSEEN));
  }

  override get lastNear(): number {
    return this.view === 0 ? this.last : Math.min(this.count - 1, this.last + 1);
  }

  /** Their heights are measured one by one. */
  override setRow(): void {}

  /**
   * Takes the real height of a row.
   *
   * @param anchor the row that stays where it is in view when one above it is measured
   * @returns whether it is another one
   */
  measure(index: number, height: number, anchor = this.first): boolean {
    if (index < 0 || index >= this.#heights.length || height <= 0) return false;
    this.#known[index] = 1;
    const way = height - this.heightOf(index);
    if (Math.abs(way) < UNSEEN) return false;
    this.#heights[index] = height;
    for (let at = index + 1; at <= this.#heights.length; at += at & -at) this.#sums[at]! += way;
    // At the very top what is new shows.
    if (index < anchor && this.top > 0) this.top += way;
    return true;
  }

  override measureAll(elements: Iterable<readonly [number, { readonly element: HTMLElement }]>): boolean {
    // All is read before anything is written.
    const heights = Array.from(elements, ([index, { element }]) => [index, heightOf(element)] as const);
    const { anchor } = this;
    return heights.map(([index, height]) => this.measure(index, height, anchor)).includes(true);
  }

  /** The first row in view that the user has seen before: those above it have just come in. */
  get anchor(): number {
    const { first, last } = this;
    for (let index = first; index <= last; index++) if (this.isKnown(index)) return index;
    return first;
  }
}

/** Of the computed style, which knows nothing of what is scaled. */
const heightOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).blockSize) || 0;

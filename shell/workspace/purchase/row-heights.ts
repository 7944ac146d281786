/** Measured heights of the rows of a long table, in pixels. */
export class RowHeights {
  readonly #measured = new Map<number, number>();
  /** Assumed height of rows that were never rendered: that of the first measured row. */
  #expected: number | undefined;
  readonly #estimate: number;

  /** @param estimate height of a row before the first measurement */
  constructor(estimate: number) {
    this.#estimate = estimate;
  }

  /** Returns the height of a row. */
  get(id: number): number {
    return this.#measured.get(id) ?? this.#expected ?? this.#estimate;
  }

  /** @returns whether the height has changed */
  set(id: number, height: number): boolean {
    if (Math.abs(this.get(id) - height) < 0.5) return false;
    this.#expected ??= height;
    this.#measured.set(id, height);
    return true;
  }

  /** Drops all measurements, for example after a change of the width. */
  clear(): void {
    this.#measured.clear();
    this.#expected = undefined;
  }

  /** Offset of each row, and the total height as the last entry. O(n). */
  offsets(ids: readonly number[]): Float64Array {
    const offsets = new Float64Array(ids.length + 1);
    for (const [at, id] of ids.entries()) offsets[at + 1] = (offsets[at] as number) + this.get(id);
    return offsets;
  }
}

/** Returns the index of the row at an offset, by binary search. Beyond the end it is the last row. */
export function rowAt(offsets: Float64Array, offset: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

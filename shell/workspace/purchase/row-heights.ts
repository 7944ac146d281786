/** The heights of the rows of a long table, measured where a row has been rendered. In pixels. */
export class RowHeights {
  readonly #measured = new Map<number, number>();
  /** Of a row that was not rendered yet: as high as the first that was. */
  #expected: number | undefined;
  readonly #estimate: number;

  /** @param estimate the height of a row while none was rendered */
  constructor(estimate: number) {
    this.#estimate = estimate;
  }

  /** The height of a row, by its id. */
  get(id: number): number {
    return this.#measured.get(id) ?? this.#expected ?? this.#estimate;
  }

  /** @returns whether the row has another height than it was thought to have */
  set(id: number, height: number): boolean {
    if (Math.abs(this.get(id) - height) < 0.5) return false;
    this.#expected ??= height;
    this.#measured.set(id, height);
    return true;
  }

  /** The rows are laid out anew. */
  clear(): void {
    this.#measured.clear();
    this.#expected = undefined;
  }

  /** Where each row begins, and where the last one ends. */
  offsets(ids: readonly number[]): Float64Array {
    const offsets = new Float64Array(ids.length + 1);
    for (const [at, id] of ids.entries()) offsets[at + 1] = (offsets[at] as number) + this.get(id);
    return offsets;
  }
}

/** The row that is at an offset; the last one below all of them. */
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

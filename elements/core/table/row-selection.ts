/** The selected rows of a table: a byte for each row. */
export class RowSelection {
  #isSelected: Uint8Array;
  #count = 0;

  constructor(rowCount: number) {
    this.#isSelected = new Uint8Array(rowCount);
  }

  /** The number of selected rows. */
  get count(): number {
    return this.#count;
  }

  has(rowIndex: number): boolean {
    return this.#isSelected[rowIndex] === 1;
  }

  /** The selected rows, in the order of the rows. */
  indexes(): Uint32Array {
    const indexes = new Uint32Array(this.#count);
    for (let rowIndex = 0, at = 0; at < indexes.length; rowIndex++)
      if (this.#isSelected[rowIndex] === 1) indexes[at++] = rowIndex;
    return indexes;
  }

  set(rowIndex: number, isSelected: boolean): void {
    const byte = isSelected ? 1 : 0;
    const before = this.#isSelected[rowIndex];
    if (before === undefined || before === byte) return;
    this.#isSelected[rowIndex] = byte;
    this.#count += isSelected ? 1 : -1;
  }

  /** Selects or deselects all rows. */
  fill(isSelected: boolean): void {
    this.#isSelected.fill(isSelected ? 1 : 0);
    this.#count = isSelected ? this.#isSelected.length : 0;
  }

  /** A copy, for `changedSince()`. */
  copy(): Uint8Array {
    return this.#isSelected.slice();
  }

  /** The rows that were selected or deselected since `copy()`. */
  changedSince(before: Uint8Array): Uint32Array {
    const now = this.#isSelected;
    const indexes = new Uint32Array(now.length);
    let count = 0;
    for (let rowIndex = 0; rowIndex < now.length; rowIndex++)
      if (now[rowIndex] !== before[rowIndex]) indexes[count++] = rowIndex;
    return indexes.slice(0, count);
  }
}

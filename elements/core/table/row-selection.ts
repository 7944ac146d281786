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

  copy(): RowSelection {
    const copy = new RowSelection(0);
    copy.#isSelected = this.#isSelected.slice();
    copy.#count = this.#count;
    return copy;
  }

  /** Whether the same rows are selected. @param other a selection of the same rows */
  equals(other: RowSelection): boolean {
    return (
      this.#count === other.#count && this.#isSelected.every((byte, rowIndex) => byte === other.#isSelected[rowIndex])
    );
  }

  /** The rows that are selected either here or in another selection of the same rows. */
  changedSince(before: RowSelection): Uint32Array {
    const changed: number[] = [];
    for (let rowIndex = 0; rowIndex < this.#isSelected.length; rowIndex++)
      if (this.#isSelected[rowIndex] !== before.#isSelected[rowIndex]) changed.push(rowIndex);
    return Uint32Array.from(changed);
  }
}

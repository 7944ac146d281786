/** The selected rows of a table. Memory is needed for each row only while some rows are selected and others are not. */
export class RowSelection {
  readonly #rowCount: number;
  /** A byte for each row; undefined while no row or each row is selected. */
  #isSelected: Uint8Array | undefined;
  #count = 0;

  constructor(rowCount: number) {
    this.#rowCount = rowCount;
  }

  /** The number of selected rows. */
  get count(): number {
    return this.#count;
  }

  has(rowIndex: number): boolean {
    return this.#byteAt(rowIndex) === 1;
  }

  /** The selected rows, in the order of the rows. */
  indexes(): Uint32Array {
    const indexes = new Uint32Array(this.#count);
    for (let rowIndex = 0, at = 0; at < indexes.length; rowIndex++) if (this.has(rowIndex)) indexes[at++] = rowIndex;
    return indexes;
  }

  set(rowIndex: number, isSelected: boolean): void {
    const byte = isSelected ? 1 : 0;
    const before = this.#byteAt(rowIndex);
    if (before === undefined || before === byte) return;
    this.#isSelected ??= new Uint8Array(this.#rowCount).fill(before);
    this.#isSelected[rowIndex] = byte;
    this.#count += isSelected ? 1 : -1;
    if (this.#count === 0 || this.#count === this.#rowCount) this.#isSelected = undefined;
  }

  /** Selects or deselects all rows. */
  fill(isSelected: boolean): void {
    this.#isSelected = undefined;
    this.#count = isSelected ? this.#rowCount : 0;
  }

  copy(): RowSelection {
    const copy = new RowSelection(this.#rowCount);
    copy.#isSelected = this.#isSelected?.slice();
    copy.#count = this.#count;
    return copy;
  }

  /** Whether the same rows are selected. @param other a selection of the same rows */
  equals(other: RowSelection): boolean {
    const bytes = this.#isSelected;
    return (
      this.#count === other.#count && (!bytes || bytes.every((byte, rowIndex) => byte === other.#byteAt(rowIndex)))
    );
  }

  /** The rows that are selected either here or in another selection of the same rows. */
  changedSince(before: RowSelection): Uint32Array {
    const changed: number[] = [];
    for (let rowIndex = 0; rowIndex < this.#rowCount; rowIndex++)
      if (this.#byteAt(rowIndex) !== before.#byteAt(rowIndex)) changed.push(rowIndex);
    return Uint32Array.from(changed);
  }

  /** 1 for a selected row, 0 for another one, undefined for no row. */
  #byteAt(rowIndex: number): number | undefined {
    if (this.#isSelected) return this.#isSelected[rowIndex];
    if (!(rowIndex >= 0 && rowIndex < this.#rowCount)) return undefined;
    return this.#count > 0 ? 1 : 0;
  }
}

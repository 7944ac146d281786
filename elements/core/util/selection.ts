/**
 * The selection of a list, by item index. Stores one byte per item and a count, so that selecting all of 100,000
 * items is one fill. Each change returns the indexes that changed.
 */
export class Selection {
  #bytes: Uint8Array;
  #count = 0;

  /**
   * @param size number of items
   * @param isSelected called once for each index. Default: nothing is selected
   */
  constructor(size: number, isSelected?: (index: number) => boolean) {
    this.#bytes = new Uint8Array(size);
    if (!isSelected) return;
    for (let index = 0; index < size; index++) {
      if (!isSelected(index)) continue;
      this.#bytes[index] = 1;
      this.#count++;
    }
  }

  /** Number of selected items. */
  get count(): number {
    return this.#count;
  }

  has(index: number): boolean {
    return this.#bytes[index] === 1;
  }

  /** Number of selected items among some indexes. */
  countIn(indexes: Uint32Array): number {
    if (this.#count === 0) return 0;
    let count = 0;
    for (let offset = 0; offset < indexes.length; offset++) count += this.#bytes[indexes[offset] as number] ?? 0;
    return count;
  }

  /**
   * Selects or deselects items. Ignores indexes outside the list.
   *
   * @returns the indexes that changed
   */
  set(indexes: Uint32Array, isSelected: boolean): Uint32Array {
    return this.#change(indexes, isSelected ? 1 : 0);
  }

  /** Selects a range of items, both ends included. Both must be in the list. */
  selectRange(from: number, to: number): void {
    let alreadySelected = 0;
    if (this.#count > 0) for (let index = from; index <= to; index++) alreadySelected += this.#bytes[index] as number;
    this.#bytes.fill(1, from, to + 1);
    this.#count += to - from + 1 - alreadySelected;
  }

  /** Selects or deselects all items. */
  setAll(isSelected: boolean): void {
    this.#bytes.fill(isSelected ? 1 : 0);
    this.#count = isSelected ? this.#bytes.length : 0;
  }

  /** Returns an independent copy. */
  copy(): Selection {
    const copy = new Selection(0);
    copy.#bytes = this.#bytes.slice();
    copy.#count = this.#count;
    return copy;
  }

  /** Whether another selection is different. */
  differsFrom(other: Selection): boolean {
    return this.#count !== other.#count || this.#bytes.some((byte, index) => byte !== other.#bytes[index]);
  }

  /** Indexes that are selected in exactly one of the two selections. */
  differing(other: Selection): Uint32Array {
    const indexes: number[] = [];
    for (let index = 0; index < this.#bytes.length; index++)
      if (this.has(index) !== other.has(index)) indexes.push(index);
    return Uint32Array.from(indexes);
  }

  /**
   * Inverts the selection of some items.
   *
   * @returns the indexes that changed
   */
  invert(indexes: Uint32Array): Uint32Array {
    return this.#change(indexes, undefined);
  }

  /** Indexes of the selected items, in the order of the list. */
  indexes(): Uint32Array {
    const indexes = new Uint32Array(this.#count);
    for (let index = 0, offset = 0; offset < indexes.length; index++)
      if (this.#bytes[index] === 1) indexes[offset++] = index;
    return indexes;
  }

  /** @param value 1 or 0; `undefined` inverts each item */
  #change(indexes: Uint32Array, value: number | undefined): Uint32Array {
    const changed = new Uint32Array(indexes.length);
    let count = 0;
    for (let offset = 0; offset < indexes.length; offset++) {
      const index = indexes[offset] as number;
      const from = this.#bytes[index];
      if (from === undefined) continue;
      const to = value ?? 1 - from;
      if (to === from) continue;
      this.#bytes[index] = to;
      this.#count += to - from;
      changed[count++] = index;
    }
    return count === changed.length ? changed : changed.slice(0, count);
  }
}

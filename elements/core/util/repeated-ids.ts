import { isId } from './id-index.js';

/** Number of items between two looks at the clock. */
const STEP = 512;

/**
 * Searches a list for items whose id an earlier item has. `5` and `'5'` are the same id; items without an id are never
 * found. A long list can be searched in slices: 100,000 items take about 10 ms.
 */
export class RepeatedIds {
  /** The indexes that are found so far, in order. */
  readonly indexes: number[] = [];
  readonly #count: number;
  readonly #idAt: (index: number) => unknown;
  readonly #seen = new Set<string>();
  #next = 0;

  constructor(count: number, idAt: (index: number) => unknown) {
    this.#count = count;
    this.#idAt = idAt;
  }

  /** Continues the search while `hasTime()`. @returns whether items remain */
  search(hasTime: () => boolean = () => true): boolean {
    do {
      const end = Math.min(this.#count, this.#next + STEP);
      for (; this.#next < end; this.#next++) this.#add(this.#next);
    } while (this.#next < this.#count && hasTime());
    return this.#next < this.#count;
  }

  #add(index: number): void {
    const id = this.#idAt(index);
    if (!isId(id)) return;
    const { size } = this.#seen;
    this.#seen.add(typeof id === 'string' ? id : String(id));
    if (this.#seen.size === size) this.indexes.push(index);
  }
}

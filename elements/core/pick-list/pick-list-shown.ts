/** Places that are not shown: how many, and a byte for each place of the list, 1 where it is one of them. */
export interface HiddenPlaces {
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** What is asked for: what is typed, and chips, all of which must match as well. */
export interface PickQuery {
  readonly typed: string;
  readonly chips: readonly string[];
}

/** Which items of one of the two lists are shown, by their places in it: those that are not hidden. */
export class ShownPlaces {
  #size = 0;
  /** Those that are shown; undefined for all. */
  #found: Uint32Array | undefined;

  /** How many places there are, shown or not. */
  get size(): number {
    return this.#size;
  }

  /** How many are shown. */
  get count(): number {
    return this.#found?.length ?? this.#size;
  }

  /** Whether it is all of the list. */
  get isWhole(): boolean {
    return this.#found === undefined;
  }

  /** The places of those that are shown, in the order of the list; to be read. */
  get places(): Uint32Array {
    return this.#found ?? countUp(this.#size);
  }

  /** Takes a list, all of which is shown. */
  setList(count: number): void {
    this.#found = undefined;
    this.#size = count;
  }

  /** @param hidden those that are not shown; none by default @param _asked nothing can be asked for here */
  show(hidden?: HiddenPlaces, _asked?: PickQuery): void {
    this.showOnly(undefined, hidden);
  }

  /** The place of the item at an index of what is shown; -1 outside. */
  at(index: number): number {
    if (this.#found) return this.#found[index] ?? -1;
    return index >= 0 && index < this.#size ? index : -1;
  }

  /** Where an item is shown; -1 when it is not. */
  indexOf(place: number): number {
    let low = this.isWhole ? place : 0;
    let high = this.isWhole ? place : this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < place) low = middle + 1;
      else high = middle;
    }
    return this.at(low) === place ? low : -1;
  }

  /** The places from one index to another, in whichever order, both included. */
  range(from: number, to: number): Uint32Array {
    return this.places.subarray(Math.min(from, to), Math.max(from, to) + 1);
  }

  /** @param found the only ones that may be shown, in order @param matching a byte for each place, 1 where it may */
  protected showOnly(found: Uint32Array | undefined, hidden?: HiddenPlaces, matching?: Uint8Array): void {
    const bytes = hidden && hidden.count > 0 ? hidden.bytes : undefined;
    if (bytes && hidden?.count === this.#size) this.#found = new Uint32Array(0);
    else this.#found = bytes || matching ? this.#only(found, matching, bytes) : found;
  }

  #only(found: Uint32Array | undefined, matching?: Uint8Array, hidden?: Uint8Array): Uint32Array {
    const most = found?.length ?? this.#size;
    const only = new Uint32Array(most);
    let count = 0;
    for (let at = 0; at < most; at++) {
      const place = found ? (found[at] as number) : at;
      if (hidden && hidden[place] === 1) continue;
      if (matching && matching[place] === 0) continue;
      only[count++] = place;
    }
    return count === most ? only : only.slice(0, count);
  }
}

let counted = new Uint32Array(0);

/** The places of a whole list, which are the same for each: to be read. */
function countUp(count: number): Uint32Array {
  if (counted.length < count) {
    counted = new Uint32Array(count);
    for (let place = 0; place < count; place++) counted[place] = place;
  }
  return counted.subarray(0, count);
}

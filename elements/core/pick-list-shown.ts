import type { ListFilter } from './list-filter.js';
import type { TextQuery } from './text-fold.js';
import type { SearchedText } from './text-folder.js';

/** Places that are not shown: how many, and a byte for each place of the list, 1 where it is one of them. */
export interface HiddenPlaces {
  readonly count: number;
  readonly bytes: Uint8Array;
}

/**
 * Which items of one of the two lists are shown, by their places in it: those that are not hidden and match what is typed
 * and every chip (PL-11).
 */
export class ShownPlaces {
  #filter: ListFilter | undefined;
  #count = 0;
  #textOf: (place: number) => SearchedText = () => '';
  #chips: readonly string[] = [];
  /** A byte for each place: 1 where it matches every chip; none while there are no chips. */
  #matching: Uint8Array | undefined;
  /** Those that are shown; undefined for all. */
  #found: Uint32Array | undefined;

  /** How many are shown. */
  get count(): number {
    return this.#found?.length ?? this.#count;
  }

  /** Whether it is all of the list. */
  get isWhole(): boolean {
    return this.#found === undefined;
  }

  /** The places of those that are shown, in the order of the list; to be read. */
  get places(): Uint32Array {
    return this.#found ?? countUp(this.#count);
  }

  /** What is typed, to mark where the labels match; nothing before there is a filter. */
  get query(): TextQuery | undefined {
    return this.#filter?.query;
  }

  /** From here on it can be filtered: what filters is no part of what a page waits for. */
  filterBy(filter: ListFilter): void {
    this.#filter = filter;
    filter.setList(this.#count, this.#textOf);
  }

  /** Takes a list. @param textOf what is searched of the item at a place */
  setList(count: number, textOf: (place: number) => SearchedText): void {
    this.#filter?.setList(count, textOf);
    this.#textOf = textOf;
    this.#found = this.#matching = undefined;
    this.#count = count;
  }

  /**
   * Shows those that match.
   * @param chips all of which must match, and what is typed as well
   * @param hidden those that are not shown in any case; none by default
   */
  show(typed: string, chips: readonly string[] = [], hidden?: HiddenPlaces): void {
    if (chips.length === 0) this.#matching = undefined;
    else if (!this.#matching || !sameTexts(chips, this.#chips)) this.#matching = this.#matchingAll(chips);
    this.#chips = chips;
    const isTyped = typed.trim() !== '';
    if (!isTyped) this.#filter?.clear();
    const bytes = hidden && hidden.count > 0 ? hidden.bytes : undefined;
    if (bytes && hidden?.count === this.#count) this.#found = new Uint32Array(0);
    else if (!isTyped && !this.#matching && !bytes) this.#found = undefined;
    else {
      const found = isTyped ? this.#filter?.filter(typed) : undefined;
      this.#found = found && !bytes && !this.#matching ? found : this.#only(found, this.#matching, bytes);
    }
  }

  /** The place of the item at an index of what is shown; -1 outside. */
  at(index: number): number {
    if (this.#found) return this.#found[index] ?? -1;
    return index >= 0 && index < this.#count ? index : -1;
  }

  /** Where an item is shown; -1 when it is not. */
  indexOf(place: number): number {
    const index = this.indexFrom(place);
    return this.at(index) === place ? index : -1;
  }

  /** Where an item is shown, or else the next one after it; the number of those that are shown when there is none. */
  indexFrom(place: number): number {
    if (!this.#found) return Math.max(0, Math.min(place, this.#count));
    let low = 0;
    let high = this.#found.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#found[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The places from one index to another, in whichever order, both included. */
  range(from: number, to: number): Uint32Array {
    return this.places.subarray(Math.min(from, to), Math.max(from, to) + 1);
  }

  #matchingAll(chips: readonly string[]): Uint8Array {
    let matching = new Uint8Array(this.#count).fill(1);
    for (const chip of chips) {
      const both = new Uint8Array(this.#count);
      for (const place of this.#filter?.filter(chip) ?? []) both[place] = matching[place] as number;
      matching = both;
    }
    return matching;
  }

  #only(found: Uint32Array | undefined, matching?: Uint8Array, hidden?: Uint8Array): Uint32Array {
    const most = found?.length ?? this.#count;
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

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at]);

let counted = new Uint32Array(0);

/** The places of a whole list, which are the same for each: to be read. */
function countUp(count: number): Uint32Array {
  if (counted.length < count) {
    counted = new Uint32Array(count);
    for (let place = 0; place < count; place++) counted[place] = place;
  }
  return counted.subarray(0, count);
}

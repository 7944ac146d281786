import type { ListFilter } from './list-filter.js';
import { ShownPlaces, type HiddenPlaces, type PickQuery } from './pick-list-shown.js';
import type { SearchedText } from './text-folder.js';

/** Which items of one of the two lists are shown, those alone that match what is asked for. */
export class FilteredPlaces extends ShownPlaces {
  readonly #filter: ListFilter;
  readonly #textsOf: () => (place: number) => SearchedText;
  #chips: readonly string[] = [];
  /** A byte for each place: 1 where it matches every chip; none while there are no chips. */
  #matching: Uint8Array | undefined;

  /** @param textsOf gives what is searched of the item at a place of the list as it is then */
  constructor(filter: ListFilter, textsOf: () => (place: number) => SearchedText) {
    super();
    this.#filter = filter;
    this.#textsOf = textsOf;
  }

  override setList(count: number): void {
    super.setList(count);
    this.#filter.setList(count, this.#textsOf());
    this.#matching = undefined;
  }

  override show(hidden?: HiddenPlaces, { typed, chips }: PickQuery = { typed: '', chips: [] }): void {
    if (chips.length === 0) this.#matching = undefined;
    else if (!this.#matching || !sameTexts(chips, this.#chips)) this.#matching = this.#matchingAll(chips);
    this.#chips = chips;
    const isTyped = typed.trim() !== '';
    if (!isTyped) this.#filter.clear();
    this.showOnly(isTyped ? this.#filter.filter(typed) : undefined, hidden, this.#matching);
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

  #matchingAll(chips: readonly string[]): Uint8Array {
    let matching = new Uint8Array(this.size).fill(1);
    for (const chip of chips) {
      const both = new Uint8Array(this.size);
      for (const place of this.#filter.filter(chip)) both[place] = matching[place] as number;
      matching = both;
    }
    return matching;
  }
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at]);

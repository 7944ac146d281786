import type { ListFilter } from '../text/list-filter.js';
import { ShownPlaces, type HiddenPlaces, type PickQuery } from './pick-list-shown.js';
import type { SearchedText } from '../text/text-folder.js';

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

import { ListFilter, type ListFilterOptions, type SearchedText } from './list-filter.js';
import type { SearchedList } from './nearest-query.js';
import { fold, type TextQuery } from './text-fold.js';
import { trimmedText } from './visible-text.js';

/** The filters of a list. An item has to match all of them. */
export interface TextFilters {
  /** The text in the filter field. */
  readonly typed: string;
  /** The filters that are shown as chips. */
  readonly chips: readonly string[];
}

export const NO_FILTERS: TextFilters = { typed: '', chips: [] };

/**
 * Adds a filter to those that are shown as chips. An empty text is not added, nor one that finds the same as another.
 * @param replacesOthers the new filter replaces the others
 */
export function addChip(chips: readonly string[], text: string, replacesOthers: boolean): readonly string[] {
  const label = trimmedText(text);
  const isNew = label !== '' && !chips.some((other) => findsSame(other, label));
  return isNew ? [...(replacesOthers ? [] : chips), label] : chips;
}

/** Whether two filters find the same. Of symbols nothing remains when they are folded: these are compared as they are. */
function findsSame(a: string, b: string): boolean {
  const folded = fold(a);
  return a === b || (folded !== '' && folded === fold(b));
}

/** The indexes of the items of a long list that are visible: all of them, or those that match the filters. */
export class VisibleIndexes {
  readonly #filter: ListFilter;
  #size = 0;
  #textOf: (index: number) => SearchedText = () => '';
  #isIncluded: ((index: number) => boolean) | undefined;
  /** Undefined while all items are visible: then no array is needed. */
  #visible: Uint32Array | undefined;
  #chips: readonly string[] = [];
  /** A byte for each item: 1 where it matches every chip. Undefined without chips. */
  #matchesChips: Uint8Array | undefined;

  constructor(options: ListFilterOptions = {}) {
    this.#filter = new ListFilter(options);
  }

  /** Number of items, visible or not. */
  get size(): number {
    return this.#size;
  }

  /** Number of visible items. */
  get count(): number {
    return this.#visible?.length ?? this.#size;
  }

  /** Whether all items are visible. */
  get isWhole(): boolean {
    return this.#visible === undefined;
  }

  /** The indexes of the visible items, in order. Read-only. */
  get indexes(): Uint32Array {
    return this.#visible ?? countUp(this.#size);
  }

  /** What is typed, to find the match ranges of a text. */
  get query(): TextQuery {
    return this.#filter.query;
  }

  /** The searched list, while the typed text is in none of its items. */
  get searched(): SearchedList | undefined {
    const { query } = this;
    if (query.isEmpty || this.count > 0) return undefined;
    const isIncluded = this.#isIncluded;
    const textAt = (index: number): SearchedText => (isIncluded?.(index) === false ? '' : this.#textOf(index));
    return { list: this.#textOf, count: this.#size, query, textAt };
  }

  /**
   * Sets the list. All of it is visible until `show()` is called.
   * @param textOf returns the text of an item that the filters search
   */
  setList(size: number, textOf: (index: number) => SearchedText): void {
    this.#size = size;
    this.#textOf = textOf;
    this.#visible = undefined;
    this.#matchesChips = undefined;
    this.#filter.setList(size, textOf);
  }

  /**
   * Filters the list.
   * @param isIncluded whether an item can be visible at all; by default all can
   */
  show({ typed, chips }: TextFilters = NO_FILTERS, isIncluded?: (index: number) => boolean): void {
    if (chips.length === 0) this.#matchesChips = undefined;
    else if (!this.#matchesChips || !equalTexts(chips, this.#chips)) this.#matchesChips = this.#matchAll(chips);
    this.#chips = chips;
    this.#isIncluded = isIncluded;
    const isTyped = trimmedText(typed) !== '';
    if (!isTyped) this.#filter.clear();
    const found = isTyped ? this.#filter.filter(typed) : undefined;
    this.#visible = isIncluded || this.#matchesChips ? this.#select(found, isIncluded) : found;
  }

  /** Hides all items: O(1), where `show()` would have to ask for each of them. */
  hideAll(): void {
    this.#visible = none;
  }

  /** Returns the item index at a visible position; -1 outside. */
  at(position: number): number {
    if (this.#visible) return this.#visible[position] ?? -1;
    return position >= 0 && position < this.#size ? position : -1;
  }

  /** Returns the visible position of an item; -1 when it is not visible. O(log n). */
  indexOf(index: number): number {
    let low = this.isWhole ? index : 0;
    let high = this.isWhole ? index : this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < index) low = middle + 1;
      else high = middle;
    }
    return this.at(low) === index ? low : -1;
  }

  /** Returns the item indexes between two visible positions, in any order, both included. */
  range(from: number, to: number): Uint32Array {
    return this.indexes.subarray(Math.min(from, to), Math.max(from, to) + 1);
  }

  /** Prepares the texts for the first key while the page is idle. */
  prepare(): void {
    this.#filter.prepare();
  }

  /** Releases the prepared texts, which take as much memory as the texts themselves. */
  release(): void {
    this.#filter.release();
  }

  /** Stops preparing. */
  stop(): void {
    this.#filter.stop();
  }

  #matchAll(chips: readonly string[]): Uint8Array {
    let matches = new Uint8Array(this.#size).fill(1);
    for (const chip of chips) {
      const both = new Uint8Array(this.#size);
      for (const index of this.#filter.filter(chip)) both[index] = matches[index] as number;
      matches = both;
    }
    return matches;
  }

  #select(found: Uint32Array | undefined, isIncluded?: (index: number) => boolean): Uint32Array {
    const matchesChips = this.#matchesChips;
    const max = found?.length ?? this.#size;
    const visible = new Uint32Array(max);
    let count = 0;
    for (let at = 0; at < max; at++) {
      const index = found ? (found[at] as number) : at;
      if (matchesChips && matchesChips[index] === 0) continue;
      if (isIncluded && !isIncluded(index)) continue;
      visible[count++] = index;
    }
    return count === max ? visible : visible.slice(0, count);
  }
}

const equalTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at]);

const none = new Uint32Array(0);
let counted = none;

/** Returns 0, 1, 2 …, a part of one array that all lists share. */
function countUp(count: number): Uint32Array {
  if (counted.length < count) {
    counted = new Uint32Array(count);
    for (let index = 0; index < count; index++) counted[index] = index;
  }
  return counted.subarray(0, count);
}

import { nearPlaces } from './paste-list-near.js';
import { readField } from '../util/read-value.js';
import { fold } from '../text/text-fold.js';
import { toText } from '../text/to-text.js';

/** A value that is longer is no code and no name: it is not looked up. */
export const LONGEST_VALUE = 4096;

/**
 * What a value is compared by: case, accents, special characters and blanks do not count, so that 'TX 001824' is
 * TX-001824. A value of special characters alone is compared as it is.
 */
export function pasteKey(value: unknown): string {
  if (typeof value === 'string' && value.length > LONGEST_VALUE) return value;
  const key = fold(value);
  if (key === '') return toText(value).trim();
  return key.includes(' ') ? key.replaceAll(' ', '') : key;
}

/** A field of a host's item; an item that is a text or a number has itself as every field. */
export const fieldOf = (item: unknown, field: string): unknown =>
  typeof item === 'object' && item !== null ? readField(item, field) : item;

/** One Map from what items are compared by to where they are, made in steps and once for each list and field. */
export class PasteKeys {
  readonly items: readonly unknown[];
  readonly field: string;
  readonly #first = new Map<string, number>();
  /** Of the items with the same key, the place after this one, counted from 1; 0 for none. */
  readonly #next: Uint32Array;
  readonly #near = new Map<string, readonly number[]>();
  #left: number;
  /** How many keys there are. */
  #count = 0;
  #hasSame = false;

  constructor(items: readonly unknown[], field: string) {
    this.items = items;
    this.field = field;
    this.#left = items.length;
    this.#next = new Uint32Array(items.length);
  }

  /** How much is made ready, 0 to 1. */
  get share(): number {
    return this.items.length === 0 ? 1 : 1 - this.#left / this.items.length;
  }

  /** Makes some more ready. @param most how many items @returns whether something is left */
  advance(most: number): boolean {
    const { items, field } = this;
    const first = this.#first;
    const to = Math.max(0, this.#left - most);
    // From the end, so that those with the same key follow each other in the order of the list.
    for (let place = this.#left - 1; place >= to; place--) {
      const key = pasteKey(fieldOf(items[place], field));
      if (key === '') continue;
      const after = this.#hasSame ? first.get(key) : undefined;
      if (after !== undefined) this.#next[place] = after + 1;
      else this.#count++;
      first.set(key, place);
      if (first.size !== this.#count) return this.#beginAnew();
    }
    this.#left = to;
    return to > 0;
  }

  /** Two items have the same key: from now on each is looked up before it is set, which most lists can do without. */
  #beginAnew(): true {
    this.#hasSame = true;
    this.#first.clear();
    this.#count = 0;
    this.#left = this.items.length;
    return true;
  }

  /** The first item with a key; -1 for none. */
  first(key: string): number {
    return this.#first.get(key) ?? -1;
  }

  /** The next item with the same key; -1 for none. */
  next(place: number): number {
    return (this.#next[place] as number) - 1;
  }

  /** What an item is matched by, as a text. */
  valueAt(place: number): string {
    return toText(fieldOf(this.items[place], this.field));
  }

  /** The items that a value without one may mean, kept once they were looked for. See {@link nearPlaces}. */
  near(value: string): readonly number[] {
    let places = this.#near.get(value);
    if (!places) this.#near.set(value, (places = nearPlaces(pasteKey(value), (key) => this.first(key))));
    return places;
  }
}

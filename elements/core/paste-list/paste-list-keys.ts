import { similarIndexes } from './similar-keys.js';
import { readField } from '../util/read-value.js';
import { fold } from '../text/text-fold.js';
import { toText } from '../text/to-text.js';

/** A longer value is neither a code nor a name: it is compared as it is. */
export const MAX_VALUE_CHARACTERS = 4096;

/**
 * Returns the key that a value is compared by, without case, accents, special characters and blanks: 'TX 001824' is
 * TX-001824. A value of special characters alone is its own key.
 */
export function pasteKey(value: unknown): string {
  if (typeof value === 'string' && value.length > MAX_VALUE_CHARACTERS) return value;
  const key = fold(value);
  if (key === '') return toText(value).trim();
  return key.includes(' ') ? key.replaceAll(' ', '') : key;
}

/** Reads a field of an item. An item that is a text or a number is the value of each field. */
export const fieldOf = (item: unknown, field: string): unknown =>
  typeof item === 'object' && item !== null ? readField(item, field) : item;

/** An index of items by their keys. It is built in steps, once for each list and field. */
export class PasteKeys {
  readonly items: readonly unknown[];
  readonly field: string;
  readonly #first = new Map<string, number>();
  /** A linked list of the items with the same key: the index of the next one plus 1; 0 for none. */
  readonly #next: Uint32Array;
  readonly #similar = new Map<string, readonly number[]>();
  #left: number;
  #keyCount = 0;
  /** Several items have the same key. */
  #hasEqualKeys = false;

  constructor(items: readonly unknown[], field: string) {
    this.items = items;
    this.field = field;
    this.#left = items.length;
    this.#next = new Uint32Array(items.length);
  }

  /** Progress of building, 0 to 1. */
  get share(): number {
    return this.items.length === 0 ? 1 : 1 - this.#left / this.items.length;
  }

  /** Builds some more. @param max number of items @returns whether something is left */
  advance(max: number): boolean {
    const { items, field } = this;
    const first = this.#first;
    const to = Math.max(0, this.#left - max);
    // From the end, so that the linked lists have the order of the items.
    for (let index = this.#left - 1; index >= to; index--) {
      const key = pasteKey(fieldOf(items[index], field));
      if (key === '') continue;
      const after = this.#hasEqualKeys ? first.get(key) : undefined;
      if (after !== undefined) this.#next[index] = after + 1;
      else this.#keyCount++;
      first.set(key, index);
      if (first.size !== this.#keyCount) return this.#restart();
    }
    this.#left = to;
    return to > 0;
  }

  /** Starts again with a lookup before each `set`. Most lists have unique keys and can do without. */
  #restart(): true {
    this.#hasEqualKeys = true;
    this.#first.clear();
    this.#keyCount = 0;
    this.#left = this.items.length;
    return true;
  }

  /** Returns the index of the first item with a key; -1 for none. */
  first(key: string): number {
    return this.#first.get(key) ?? -1;
  }

  /** Returns the index of the next item with the same key; -1 for none. */
  next(index: number): number {
    return (this.#next[index] as number) - 1;
  }

  /** Returns the value that an item is matched by. */
  valueAt(index: number): string {
    return toText(fieldOf(this.items[index], this.field));
  }

  /** Returns the items that a value with a typing error may mean. Cached. See {@link similarIndexes}. */
  similar(value: string): readonly number[] {
    let indexes = this.#similar.get(value);
    if (!indexes) this.#similar.set(value, (indexes = similarIndexes(pasteKey(value), (key) => this.first(key))));
    return indexes;
  }
}

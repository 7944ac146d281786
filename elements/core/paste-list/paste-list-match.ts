import { isFlagOn } from '../format/boolean-meaning.js';
import { fieldOf, pasteKey, type PasteKeys } from './paste-list-keys.js';
import { toText } from '../text/to-text.js';

/**
 * Why a value is skipped: no item has it; its item is disabled, already selected, or was matched earlier in the text; or it
 * is the heading of the pasted text.
 */
export type SkipReason = 'unmatched' | 'disabled' | 'selected' | 'double' | 'heading';

/** A value that is skipped. */
export interface SkippedValue<Item = unknown> {
  /** The value as it is in the text, trimmed. */
  readonly text: string;
  /** Why the value is skipped. */
  readonly reason: SkipReason;
  /** Why the item is disabled, from its `fieldDisabledMessage`. Empty otherwise. */
  readonly message: string;
  /** The item. Undefined when no item matches. */
  readonly item: Item | undefined;
}

/** The fields of the items, and which items are skipped. */
export interface PasteRules {
  /** Field with an item's id, `id` by default. */
  readonly fieldId?: string | undefined;
  /** Field that says that an item is disabled, `disabled` by default. */
  readonly fieldDisabled?: string | undefined;
  /** Field with the reason for it, `disabledMessage` by default. */
  readonly fieldDisabledMessage?: string | undefined;
  /** Ids of the items that are selected already, or those items; none by default. */
  readonly selected?: readonly unknown[] | undefined;
  /** Items can be added several times: neither `selected` nor `double` is a reason to skip. Default: `false`. */
  readonly duplicates?: boolean | undefined;
  /** Corrected values: the value of an item by the key (see {@link pasteKey}) of the pasted value. */
  readonly corrections?: ReadonlyMap<string, string> | undefined;
}

/** The result for a value. Stored as its index in this list. */
const STATUSES = ['found', 'unmatched', 'disabled', 'selected', 'double', 'heading'] as const;
type Status = (typeof STATUSES)[number];
const [FOUND, UNMATCHED, DISABLED, SELECTED, DOUBLE, HEADING] = [0, 1, 2, 3, 4, 5] as const;

/** An item that a value with a typing error may mean. */
export interface SimilarItem {
  /** The value that the item is matched by. */
  readonly value: string;
  readonly item: unknown;
  /** Why the item cannot be added; undefined when it can. */
  readonly refusal: SkippedValue | undefined;
}

/** Matches the values of a text with items, in steps. */
export class PasteMatch {
  readonly texts: readonly string[];
  readonly #keys: PasteKeys;
  readonly #rules: Required<PasteRules>;
  readonly #selected: ReadonlySet<string>;
  /** The status of each value, and the index of its item. */
  readonly #statuses: Uint8Array;
  readonly #itemIndexes: Int32Array;
  /** A byte for each item: 1 when a value has matched it. */
  readonly #isMatched: Uint8Array;
  /** Keys without an item, and keys whose items have all been matched. */
  readonly #seen = new Set<string>();
  /** Values that are equal to those of some of several items with the same key. */
  readonly #seenExactly = new Set<string>();
  readonly #found: number[] = [];
  /** For each found item, the index of the value that matches it. */
  readonly #foundBy: number[] = [];
  /** Number of items of the values that match several. */
  readonly #counts = new Map<number, number>();
  readonly #groups: Readonly<Record<'found' | 'unmatched' | 'skipped', number[]>> = {
    found: [],
    unmatched: [],
    skipped: [],
  };
  #done = 0;

  /** @param headings number of values at the start that are headings */
  constructor(texts: readonly string[], keys: PasteKeys, rules: PasteRules, headings = 0) {
    this.texts = texts;
    this.#keys = keys;
    this.#rules = {
      fieldId: rules.fieldId ?? 'id',
      fieldDisabled: rules.fieldDisabled ?? 'disabled',
      fieldDisabledMessage: rules.fieldDisabledMessage ?? 'disabledMessage',
      selected: rules.selected ?? [],
      duplicates: rules.duplicates ?? false,
      corrections: rules.corrections ?? new Map(),
    };
    const { duplicates, selected, fieldId } = this.#rules;
    this.#selected = new Set(duplicates ? [] : selected.map((item) => toText(fieldOf(item, fieldId))));
    this.#statuses = new Uint8Array(texts.length);
    this.#itemIndexes = new Int32Array(texts.length);
    this.#isMatched = new Uint8Array(keys.items.length);
    for (; this.#done < headings; this.#done++) this.#record(this.#done, -1, HEADING);
  }

  get share(): number {
    return this.texts.length === 0 ? 1 : this.#done / this.texts.length;
  }

  /** The values as indexes of `texts`: found, without an item, skipped for another reason. */
  get groups(): Readonly<Record<'found' | 'unmatched' | 'skipped', readonly number[]>> {
    return this.#groups;
  }

  /** Number of found items. */
  get count(): number {
    return this.#found.length;
  }

  /** Returns the found items. */
  items(): unknown[] {
    return this.#found.map((itemIndex) => this.#keys.items[itemIndex]);
  }

  /** For each found item, the index of its value in `texts`. */
  get matchedBy(): readonly number[] {
    return this.#foundBy;
  }

  /** Returns the skipped values in the order of the text. */
  skipped(): SkippedValue[] {
    const skipped: SkippedValue[] = [];
    for (let index = 0; index < this.#done; index++)
      if (this.#statuses[index] !== FOUND) skipped.push(this.skippedAt(index));
    return skipped;
  }

  /** Returns why a value is skipped. */
  skippedAt(index: number): SkippedValue {
    const text = this.texts[index] as string;
    return this.#skipped(text, this.#itemIndexes[index] as number, this.#statuses[index] as number);
  }

  #skipped(text: string, itemIndex: number, status: number): SkippedValue {
    const item = this.#keys.items[itemIndex];
    const message = status === DISABLED ? toText(fieldOf(item, this.#rules.fieldDisabledMessage)) : '';
    return { text, reason: STATUSES[status] as SkipReason, message, item };
  }

  statusOf(index: number): Status {
    return STATUSES[this.#statuses[index] as number] as Status;
  }

  /** Returns the first item of a value; undefined for none. */
  itemAt(index: number): unknown {
    const itemIndex = this.#itemIndexes[index] as number;
    return itemIndex < 0 ? undefined : this.#keys.items[itemIndex];
  }

  /** Returns how many items of a value can be added. */
  countOf(index: number): number {
    return this.#counts.get(index) ?? (this.#statuses[index] === FOUND ? 1 : 0);
  }

  /** Returns the items that a value with a typing error may mean. */
  similarTo(index: number): readonly SimilarItem[] {
    const text = this.texts[index] as string;
    return this.#keys.similar(text).map((itemIndex) => {
      const status = this.#statusFor(itemIndex);
      const value = this.#keys.valueAt(itemIndex);
      return {
        value,
        item: this.#keys.items[itemIndex],
        refusal: status === FOUND ? undefined : this.#skipped(text, itemIndex, status),
      };
    });
  }

  /** Returns the corrected value; undefined when the value has no correction. */
  correctionOf(index: number): string | undefined {
    const key = pasteKey(this.texts[index] as string);
    return this.#keys.first(key) < 0 ? this.#rules.corrections.get(key) : undefined;
  }

  /** Matches some more values. @param max approximate number of lookups @returns whether something is left */
  advance(max: number): boolean {
    const { texts } = this;
    let lookups = 0;
    for (; this.#done < texts.length && lookups < max; this.#done++) lookups += this.#match(this.#done);
    return this.#done < texts.length;
  }

  /** @returns number of lookups */
  #match(index: number): number {
    const keys = this.#keys;
    let text = this.texts[index] as string;
    let key = pasteKey(text);
    let itemIndex = keys.first(key);
    const corrected = itemIndex < 0 && this.#rules.corrections.size > 0 ? this.#rules.corrections.get(key) : undefined;
    if (corrected !== undefined) {
      text = corrected;
      key = pasteKey(corrected);
      itemIndex = keys.first(key);
    }
    if (itemIndex < 0) this.#record(index, itemIndex, this.#isNew(key) ? UNMATCHED : DOUBLE);
    else if (keys.next(itemIndex) >= 0) return this.#matchSeveral(index, key, text, itemIndex);
    else this.#record(index, itemIndex, this.#use(index, itemIndex));
    return 1;
  }

  /** Matches a value whose key several items have. @returns number of lookups */
  #matchSeveral(index: number, key: string, text: string, first: number): number {
    const keys = this.#keys;
    if (this.#seen.has(key) || this.#seenExactly.has(text)) {
      this.#record(index, first, DOUBLE);
      return 1;
    }
    const all: number[] = [];
    for (let itemIndex = first; itemIndex >= 0; itemIndex = keys.next(itemIndex)) all.push(itemIndex);
    const exact = all.filter((itemIndex) => keys.valueAt(itemIndex).trim() === text);
    const matching = exact.length ? exact : all;
    if (!this.#rules.duplicates) {
      if (exact.length) this.#seenExactly.add(text);
      else this.#seen.add(key);
    }
    const statuses = matching.map((itemIndex) => this.#use(index, itemIndex));
    // One item that can be added is enough. Otherwise the reason comes first that the user can do something about.
    const best = [FOUND, SELECTED, DISABLED, DOUBLE].find((status) => statuses.includes(status)) as number;
    this.#record(index, matching[statuses.indexOf(best)] as number, best);
    this.#counts.set(index, statuses.filter((status) => status === FOUND).length);
    return all.length;
  }

  #use(index: number, itemIndex: number): number {
    const status = this.#statusFor(itemIndex);
    this.#isMatched[itemIndex] = 1;
    if (status === FOUND) {
      this.#found.push(itemIndex);
      this.#foundBy.push(index);
    }
    return status;
  }

  /** Returns the status of a value that matches an item. */
  #statusFor(itemIndex: number): number {
    const { fieldId, fieldDisabled, duplicates } = this.#rules;
    if (!duplicates && this.#isMatched[itemIndex]) return DOUBLE;
    const item = this.#keys.items[itemIndex];
    if (this.#selected.size > 0 && this.#selected.has(toText(fieldOf(item, fieldId)))) return SELECTED;
    return typeof item === 'object' && isFlagOn(fieldOf(item, fieldDisabled)) ? DISABLED : FOUND;
  }

  #isNew(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #record(index: number, itemIndex: number, status: number): void {
    const { found, unmatched, skipped } = this.#groups;
    this.#statuses[index] = status;
    this.#itemIndexes[index] = itemIndex;
    (status === FOUND ? found : status === UNMATCHED ? unmatched : skipped).push(index);
  }
}

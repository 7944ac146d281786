import { isFlagOn } from '../format/boolean-meaning.js';
import { fieldOf, pasteKey, type PasteKeys } from './paste-list-keys.js';
import { toText } from '../text/to-text.js';

/**
 * Why a value is skipped: no item has it, its item is disabled, is selected already, or has come before in the text; or it
 * is the heading of what was pasted.
 */
export type SkipReason = 'unmatched' | 'disabled' | 'selected' | 'double' | 'heading';

/** A value that is skipped. */
export interface SkippedValue {
  /** The value as it is in the text, trimmed. */
  readonly text: string;
  /** Why the value is skipped. */
  readonly reason: SkipReason;
  /** Why the item is disabled, from its `fieldDisabledMessage`. Empty otherwise. */
  readonly message: string;
  /** The item. Undefined when no item matches. */
  readonly item: unknown;
}

/** What items say of themselves, and which of them are not to be taken. */
export interface PasteRules {
  /** Field with an item's id, `id` by default. */
  readonly fieldId?: string | undefined;
  /** Field that says that an item is disabled, `disabled` by default. */
  readonly fieldDisabled?: string | undefined;
  /** Field with the reason for it, `disabledMessage` by default. */
  readonly fieldDisabledMessage?: string | undefined;
  /** Ids of the items that are selected already, or those items; none by default. */
  readonly selected?: readonly unknown[] | undefined;
  /** An item may be taken again: neither `selected` nor `double` are reasons to skip. False by default. */
  readonly duplicates?: boolean | undefined;
  /** Values without an item, by their key (see {@link pasteKey}), that mean an item all the same: its value. */
  readonly corrections?: ReadonlyMap<string, string> | undefined;
}

/** What became of a value: found, or why not. Kept as the place in this list. */
const FATES = ['found', 'unmatched', 'disabled', 'selected', 'double', 'heading'] as const;
type Fate = (typeof FATES)[number];
const [FOUND, UNMATCHED, DISABLED, SELECTED, DOUBLE, HEADING] = [0, 1, 2, 3, 4, 5] as const;

/** An item that a value without one may mean. */
export interface NearItem {
  /** What it is matched by. */
  readonly value: string;
  readonly item: unknown;
  /** Why it cannot be taken; undefined when it can. */
  readonly refusal: SkippedValue | undefined;
}

/** The values of a text, each with what became of it. */
export class PasteMatch {
  readonly texts: readonly string[];
  readonly #keys: PasteKeys;
  readonly #rules: Required<PasteRules>;
  readonly #selected: ReadonlySet<string>;
  /** By value: what became of it, and its item. */
  readonly #fates: Uint8Array;
  readonly #places: Int32Array;
  /** By item: whether a value has named it. */
  readonly #isNamed: Uint8Array;
  /** Keys that no item has, and those of which all items are named. */
  readonly #seen = new Set<string>();
  /** Values that are written exactly as some of several items with the same key. */
  readonly #seenExactly = new Set<string>();
  readonly #found: number[] = [];
  /** By item that is found, the value that names it. */
  readonly #foundBy: number[] = [];
  /** How many items a value names, where it is more than one. */
  readonly #counts = new Map<number, number>();
  readonly #groups: Readonly<Record<'found' | 'unmatched' | 'skipped', number[]>> = {
    found: [],
    unmatched: [],
    skipped: [],
  };
  #done = 0;

  /** @param headings so many values, the first ones, are the heading of the others */
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
    this.#fates = new Uint8Array(texts.length);
    this.#places = new Int32Array(texts.length);
    this.#isNamed = new Uint8Array(keys.items.length);
    for (; this.#done < headings; this.#done++) this.#settle(this.#done, -1, HEADING);
  }

  get share(): number {
    return this.texts.length === 0 ? 1 : this.#done / this.texts.length;
  }

  /** Values by what became of them, as indexes of `texts`: found, without an item, skipped for another reason. */
  get groups(): Readonly<Record<'found' | 'unmatched' | 'skipped', readonly number[]>> {
    return this.#groups;
  }

  /** How many items are found. */
  get count(): number {
    return this.#found.length;
  }

  /** The items that are found. */
  items(): unknown[] {
    return this.#found.map((place) => this.#keys.items[place]);
  }

  /** The values that name the items that are found, as indexes of `texts`, in the order of the items. */
  get namedBy(): readonly number[] {
    return this.#foundBy;
  }

  /** The values that are skipped, in the order of the text. */
  skipped(): SkippedValue[] {
    const skipped: SkippedValue[] = [];
    for (let index = 0; index < this.#done; index++)
      if (this.#fates[index] !== FOUND) skipped.push(this.skippedAt(index));
    return skipped;
  }

  /** Why a value is skipped. */
  skippedAt(index: number): SkippedValue {
    const text = this.texts[index] as string;
    return this.#skipped(text, this.#places[index] as number, this.#fates[index] as number);
  }

  #skipped(text: string, place: number, fate: number): SkippedValue {
    const item = this.#keys.items[place];
    const message = fate === DISABLED ? toText(fieldOf(item, this.#rules.fieldDisabledMessage)) : '';
    return { text, reason: FATES[fate] as SkipReason, message, item };
  }

  /** What became of a value. */
  fateOf(index: number): Fate {
    return FATES[this.#fates[index] as number] as Fate;
  }

  /** The (first) item of a value; undefined for none. */
  itemAt(index: number): unknown {
    const place = this.#places[index] as number;
    return place < 0 ? undefined : this.#keys.items[place];
  }

  /** How many items a value names that can be taken. */
  countOf(index: number): number {
    return this.#counts.get(index) ?? (this.#fates[index] === FOUND ? 1 : 0);
  }

  /** The items that a value without one may mean: each by its value, and why it cannot be taken, if so. */
  nearOf(index: number): readonly NearItem[] {
    const text = this.texts[index] as string;
    return this.#keys.near(text).map((place) => {
      const fate = this.#fateOf(place);
      const value = this.#keys.valueAt(place);
      return {
        value,
        item: this.#keys.items[place],
        refusal: fate === FOUND ? undefined : this.#skipped(text, place, fate),
      };
    });
  }

  /** The value of the item that a value without one means, by `corrections`; undefined when it is none of them. */
  correctionOf(index: number): string | undefined {
    const key = pasteKey(this.texts[index] as string);
    return this.#keys.first(key) < 0 ? this.#rules.corrections.get(key) : undefined;
  }

  /** Looks some more up. @param most how many looks, about @returns whether something is left */
  advance(most: number): boolean {
    const { texts } = this;
    let looks = 0;
    for (; this.#done < texts.length && looks < most; this.#done++) looks += this.#look(this.#done);
    return this.#done < texts.length;
  }

  #look(index: number): number {
    const keys = this.#keys;
    let text = this.texts[index] as string;
    let key = pasteKey(text);
    let place = keys.first(key);
    const meant = place < 0 && this.#rules.corrections.size > 0 ? this.#rules.corrections.get(key) : undefined;
    if (meant !== undefined) {
      text = meant;
      key = pasteKey(meant);
      place = keys.first(key);
    }
    if (place < 0) this.#settle(index, place, this.#isNew(key) ? UNMATCHED : DOUBLE);
    else if (keys.next(place) >= 0) return this.#lookAtMany(index, key, text, place);
    else this.#settle(index, place, this.#take(index, place));
    return 1;
  }

  /** Several items have the key. @returns how many were looked at */
  #lookAtMany(index: number, key: string, text: string, first: number): number {
    const keys = this.#keys;
    if (this.#seen.has(key) || this.#seenExactly.has(text)) {
      this.#settle(index, first, DOUBLE);
      return 1;
    }
    const all: number[] = [];
    for (let place = first; place >= 0; place = keys.next(place)) all.push(place);
    const exact = all.filter((place) => keys.valueAt(place).trim() === text);
    const named = exact.length ? exact : all;
    if (!this.#rules.duplicates) {
      if (exact.length) this.#seenExactly.add(text);
      else this.#seen.add(key);
    }
    const fates = named.map((place) => this.#take(index, place));
    // Of several one that can be taken is enough; of what remains the reason that the user can do something about.
    const best = [FOUND, SELECTED, DISABLED, DOUBLE].find((fate) => fates.includes(fate)) as number;
    this.#settle(index, named[fates.indexOf(best)] as number, best);
    this.#counts.set(index, fates.filter((fate) => fate === FOUND).length);
    return all.length;
  }

  #take(index: number, place: number): number {
    const fate = this.#fateOf(place);
    this.#isNamed[place] = 1;
    if (fate === FOUND) {
      this.#found.push(place);
      this.#foundBy.push(index);
    }
    return fate;
  }

  /** What becomes of a value that names an item now. */
  #fateOf(place: number): number {
    const { fieldId, fieldDisabled, duplicates } = this.#rules;
    if (!duplicates && this.#isNamed[place]) return DOUBLE;
    const item = this.#keys.items[place];
    if (this.#selected.size > 0 && this.#selected.has(toText(fieldOf(item, fieldId)))) return SELECTED;
    return typeof item === 'object' && isFlagOn(fieldOf(item, fieldDisabled)) ? DISABLED : FOUND;
  }

  #isNew(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #settle(index: number, place: number, fate: number): void {
    const { found, unmatched, skipped } = this.#groups;
    this.#fates[index] = fate;
    this.#places[index] = place;
    (fate === FOUND ? found : fate === UNMATCHED ? unmatched : skipped).push(index);
  }
}

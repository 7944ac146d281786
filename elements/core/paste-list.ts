import { isFlagOn } from './boolean-meaning.js';
import { fieldOf, PasteKeys, pasteKey } from './paste-list-keys.js';
import { PasteSplit } from './paste-list-split.js';
import { toText } from './to-text.js';

/** Why a value is skipped: no item has it, its item is disabled, is selected already, or has come before in the text. */
export type SkipReason = 'unmatched' | 'disabled' | 'selected' | 'double';

/** A value that is skipped. */
export interface SkippedValue {
  /** As it stands in the text, trimmed. */
  readonly text: string;
  readonly reason: SkipReason;
  /** Why its item is disabled, in the item's own words; else empty. */
  readonly message: string;
  /** The item; undefined where there is none. */
  readonly item: unknown;
}

/** Which of the items a text names. */
export interface PasteResult {
  /** The host's items, in the order of the text, each once (with `duplicates` as often as it is named). */
  readonly items: readonly unknown[];
  /** The values that name no item that can be taken. */
  readonly skipped: readonly SkippedValue[];
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
}

export interface PasteOptions extends PasteRules {
  readonly items: readonly unknown[];
  /** Field by which items are matched. */
  readonly field: string;
  /** Of a table, the column with the values, from 0. By default the one in which most are found. */
  readonly column?: number | undefined;
}

/** What became of a value: found, or why not. Kept as the place in this list. */
const FATES = ['found', 'unmatched', 'disabled', 'selected', 'double'] as const;
type Fate = (typeof FATES)[number];
const [FOUND, UNMATCHED, DISABLED, SELECTED, DOUBLE] = [0, 1, 2, 3, 4] as const;

/**
 * Which items a pasted text names (PA-01). Where several items have the same value each of them is found; where they only
 * fold alike ('AB-1' and 'AB1') the one that was written is.
 *
 * @param text split by line breaks and semicolons; of a table from a spreadsheet one column
 */
export function matchPasted(text: unknown, { items, field, column, ...rules }: PasteOptions): PasteResult {
  const run = new PasteRun(new PasteKeys(items, field), new PasteSplit(toText(text)), rules, column);
  run.advance(() => true);
  return { items: run.match.items(), skipped: run.match.skipped() };
}

/** So much is done between two looks at the clock. */
const STEP = 512;
const STEP_CHARACTERS = 16_384;

/** Matches a text in slices: makes the items ready, splits the text, finds the column, looks each value up. */
export class PasteRun {
  readonly keys: PasteKeys;
  readonly split: PasteSplit;
  readonly #rules: PasteRules;
  readonly #column: number | undefined;
  #match: PasteMatch | undefined;
  /** What is matched before the values are known. */
  readonly #nothing: PasteMatch;
  /** Of a table, the column that is matched. */
  column = -1;

  constructor(keys: PasteKeys, split: PasteSplit, rules: PasteRules, column?: number) {
    this.keys = keys;
    this.split = split;
    this.#rules = rules;
    this.#column = column;
    this.#nothing = new PasteMatch([], keys, rules);
  }

  /** What is matched so far. */
  get match(): PasteMatch {
    return this.#match ?? this.#nothing;
  }

  /** How much is done, 0 to 1. */
  get share(): number {
    return 0.4 * this.keys.share + 0.2 * this.split.share + 0.4 * (this.#match?.share ?? 0);
  }

  /** Goes on while there is time, one step at least. @returns whether something is left */
  advance(hasTime: () => boolean): boolean {
    do if (!this.#step()) return false;
    while (hasTime());
    return true;
  }

  #step(): boolean {
    const { keys, split } = this;
    if (keys.share < 1) keys.advance(STEP);
    else if (split.share < 1) split.advance(STEP_CHARACTERS);
    else if (this.#match) return this.#match.advance(STEP);
    else {
      const { table } = split;
      if (table) this.column = this.#chosen(table.columns) ?? bestColumn(split, keys, table.columns);
      this.#match = new PasteMatch(table ? split.inColumn(this.column) : split.values, keys, this.#rules);
    }
    return true;
  }

  #chosen(columns: number): number | undefined {
    const column = this.#column;
    return column !== undefined && column >= 0 && column < columns ? column : undefined;
  }
}

/** The column in which most values are items, by a sample from all parts of the table. */
function bestColumn(split: PasteSplit, keys: PasteKeys, columns: number): number {
  const { values } = split;
  const hits = new Array<number>(columns).fill(0);
  const parts = 10;
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * values.length) / parts);
    const to = Math.min(Math.floor(((part + 1) * values.length) / parts), from + 200);
    for (let index = from; index < to; index++)
      if (keys.first(pasteKey(values[index] as string)) >= 0) hits[split.columnOf(index)]!++;
  }
  return hits.indexOf(Math.max(...hits));
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
  /** How many items a value names, where it is more than one. */
  readonly #counts = new Map<number, number>();
  readonly #groups: Readonly<Record<'found' | 'unmatched' | 'skipped', number[]>> = {
    found: [],
    unmatched: [],
    skipped: [],
  };
  #done = 0;

  constructor(texts: readonly string[], keys: PasteKeys, rules: PasteRules) {
    this.texts = texts;
    this.#keys = keys;
    this.#rules = {
      fieldId: rules.fieldId ?? 'id',
      fieldDisabled: rules.fieldDisabled ?? 'disabled',
      fieldDisabledMessage: rules.fieldDisabledMessage ?? 'disabledMessage',
      selected: rules.selected ?? [],
      duplicates: rules.duplicates ?? false,
    };
    const { duplicates, selected, fieldId } = this.#rules;
    this.#selected = new Set(duplicates ? [] : selected.map((item) => toText(fieldOf(item, fieldId))));
    this.#fates = new Uint8Array(texts.length);
    this.#places = new Int32Array(texts.length);
    this.#isNamed = new Uint8Array(keys.items.length);
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

  /** The values that are skipped, in the order of the text. */
  skipped(): SkippedValue[] {
    const skipped: SkippedValue[] = [];
    for (let index = 0; index < this.#done; index++)
      if (this.#fates[index] !== FOUND) skipped.push(this.skippedAt(index));
    return skipped;
  }

  /** Why a value is skipped. */
  skippedAt(index: number): SkippedValue {
    const item = this.itemAt(index);
    const reason = this.fateOf(index) as SkipReason;
    const message = reason === 'disabled' ? toText(fieldOf(item, this.#rules.fieldDisabledMessage)) : '';
    return { text: this.texts[index] as string, reason, message, item };
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

  /** An item that a value may mean, by what it is matched by; '' for none. See {@link PasteKeys.near}. */
  nearOf(index: number): string {
    const place = this.#keys.near(this.texts[index] as string);
    return place < 0 ? '' : this.#keys.valueAt(place);
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
    const key = pasteKey(this.texts[index] as string);
    const place = keys.first(key);
    if (place < 0) this.#settle(index, place, this.#isNew(key) ? UNMATCHED : DOUBLE);
    else if (keys.next(place) >= 0) return this.#lookAtMany(index, key, place);
    else this.#settle(index, place, this.#take(place));
    return 1;
  }

  /** Several items have the key. @returns how many were looked at */
  #lookAtMany(index: number, key: string, first: number): number {
    const keys = this.#keys;
    const text = this.texts[index] as string;
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
    const fates = named.map((place) => this.#take(place));
    // Of several one that can be taken is enough; of what remains the reason that a person can do something about.
    const best = [FOUND, SELECTED, DISABLED, DOUBLE].find((fate) => fates.includes(fate)) as number;
    this.#settle(index, named[fates.indexOf(best)] as number, best);
    this.#counts.set(index, fates.filter((fate) => fate === FOUND).length);
    return all.length;
  }

  #take(place: number): number {
    const { fieldId, fieldDisabled, duplicates } = this.#rules;
    if (!duplicates && this.#isNamed[place]) return DOUBLE;
    this.#isNamed[place] = 1;
    const item = this.#keys.items[place];
    if (this.#selected.size > 0 && this.#selected.has(toText(fieldOf(item, fieldId)))) return SELECTED;
    if (typeof item === 'object' && isFlagOn(fieldOf(item, fieldDisabled))) return DISABLED;
    this.#found.push(place);
    return FOUND;
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

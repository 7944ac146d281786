import { toText } from '../text/to-text.js';
import { readField } from '../util/read-value.js';
import { RepeatedIds } from '../util/repeated-ids.js';

/** Id of an option: a text or a number. `5` and `'5'` are the same id. */
export type OptionId = string | number;

/** Value of a select list: an id, `''` for none, or a list of ids. */
export type SelectValue = OptionId | readonly OptionId[];

const isId = (value: unknown): value is OptionId =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Converts a value of the application. Entries of a list that are not ids are left out. */
export function acceptValue(value: unknown): SelectValue | undefined {
  if (!Array.isArray(value)) return isId(value) ? value : undefined;
  const list: readonly unknown[] = value;
  return list.every(isId) ? list : list.filter(isId);
}

const none: readonly OptionId[] = [];
let lone: readonly OptionId[] = none;

/** Returns the ids of a value without the empty one. The same value gives the same list object. */
export function idsOf(value: SelectValue): readonly OptionId[] {
  if (typeof value === 'object') return value;
  if (value === '') return none;
  return lone[0] === value ? lone : (lone = [value]);
}

/** Whether both lists have the same ids in the same order. */
export const areSameIds = (ids: readonly OptionId[], others: readonly OptionId[]): boolean =>
  ids.length === others.length && ids.every((id, at) => toText(id) === toText(others[at]));

/** Returns the ids without some of them. */
export function without(ids: readonly OptionId[], removed: readonly OptionId[]): readonly OptionId[] {
  const removedTexts = new Set(removed.map(toText));
  return ids.filter((id) => !removedTexts.has(toText(id)));
}

/** Returns the id of an option as it is: of one without an id its label. */
function readId(option: unknown, fieldId: string, fieldLabel: string): unknown {
  if (typeof option !== 'object') return option;
  const id = readField(option, fieldId);
  return toText(id) === '' ? readField(option, fieldLabel) : id;
}

/** Returns the id of an option: of one without an id its label. */
export function optionId(option: unknown, fieldId: string, fieldLabel: string): OptionId {
  const id = readId(option, fieldId, fieldLabel);
  return isId(id) ? id : toText(id);
}

/** Returns the label of an option: of one without a label its id. */
export function optionLabel(option: unknown, fieldId: string, fieldLabel: string): string {
  const label = typeof option === 'object' ? readField(option, fieldLabel) : option;
  return toText(label) || toText(readId(option, fieldId, fieldLabel));
}

/** Up to this number of options, repeated ids are removed when the options are first read. */
const MAX_IMMEDIATE_CHECK = 2000;

/**
 * The options of a select list. They are read on demand: a closed list reads only the labels of the selected options.
 */
export class SelectOptions {
  readonly #options: readonly unknown[];
  readonly #fieldId: string;
  readonly #fieldLabel: string;
  readonly #onRepeated: (id: unknown) => void;
  #usable: readonly unknown[] | undefined;
  #unique: readonly unknown[] | undefined;
  #repeated: RepeatedIds | undefined;
  #isChecked = false;

  /**
   * @param options objects with an id; a text or a number is its own id and label; `null` and `undefined` are left out
   * @param onRepeated called with the first id that several options have: the first of them is listed
   */
  constructor(
    options: readonly unknown[],
    fieldId: string,
    fieldLabel: string,
    onRepeated: (id: unknown) => void = () => {},
  ) {
    this.#options = options;
    this.#fieldId = fieldId;
    this.#fieldLabel = fieldLabel;
    this.#onRepeated = onRepeated;
  }

  get count(): number {
    return this.#list.length;
  }

  idOf(itemIndex: number): OptionId {
    return optionId(this.#list[itemIndex], this.#fieldId, this.#fieldLabel);
  }

  /** Returns the label, or the id of an option without a label. */
  labelOf(itemIndex: number): string {
    return this.#labelIn(this.#list[itemIndex]);
  }

  #labelIn(option: unknown): string {
    return optionLabel(option, this.#fieldId, this.#fieldLabel);
  }

  /** Returns the index of the option with an id; -1 if there is none. */
  indexOf(id: OptionId): number {
    return this.#indexIn(this.#list, id);
  }

  /** Returns the label of the option with an id without preparing the list; undefined if there is none. */
  findLabel(id: OptionId): string | undefined {
    const list = this.#given;
    const itemIndex = this.#indexIn(list, id);
    return itemIndex < 0 ? undefined : this.#labelIn(list[itemIndex]);
  }

  /** Returns the index of the first option with an id; -1 if there is none. */
  #indexIn(list: readonly unknown[], id: OptionId): number {
    const key = toText(id);
    for (let itemIndex = 0; itemIndex < list.length; itemIndex++) {
      const own = this.#idIn(list[itemIndex]);
      if (own === id || toText(own) === key) return itemIndex;
    }
    return -1;
  }

  /**
   * Searches a long list for repeated ids while `hasTime()`, so that opening it does not wait for that. Call it until it
   * returns `false`, then `withoutRepeated()`.
   *
   * @returns whether options remain
   */
  searchRepeated(hasTime: () => boolean): boolean {
    const list = this.#list;
    if (list.length <= MAX_IMMEDIATE_CHECK) return false;
    this.#repeated ??= new RepeatedIds(list.length, (itemIndex) => this.#idIn(list[itemIndex]));
    return this.#repeated.search(hasTime);
  }

  /** Whether no two options have the same id: in a long list, only after `searchRepeated()` and `withoutRepeated()`. */
  get hasUniqueIds(): boolean {
    return this.#isChecked || this.#given.length <= MAX_IMMEDIATE_CHECK;
  }

  /** Returns the options without those that `searchRepeated()` has found: the same object if there are none. */
  withoutRepeated(): SelectOptions {
    const list = this.#list;
    const unique = this.#repeated ? this.#without(list, this.#repeated) : list;
    this.#repeated = undefined;
    const options =
      unique === list ? this : new SelectOptions(unique, this.#fieldId, this.#fieldLabel, this.#onRepeated);
    options.#isChecked = true;
    return options;
  }

  /** The listed options. In a short list each id is there once. */
  get #list(): readonly unknown[] {
    return (this.#unique ??= this.#given.length <= MAX_IMMEDIATE_CHECK ? this.#uniqueIn(this.#given) : this.#given);
  }

  #uniqueIn(list: readonly unknown[]): readonly unknown[] {
    const repeated = new RepeatedIds(list.length, (itemIndex) => this.#idIn(list[itemIndex]));
    repeated.search();
    return this.#without(list, repeated);
  }

  #without(list: readonly unknown[], { indexes }: RepeatedIds): readonly unknown[] {
    const [first] = indexes;
    if (first === undefined) return list;
    this.#onRepeated(this.#idIn(list[first]));
    const removed = new Set(indexes);
    return list.filter((_, itemIndex) => !removed.has(itemIndex));
  }

  get #given(): readonly unknown[] {
    if (this.#usable) return this.#usable;
    // `includes()` is faster than a callback for each of 100,000 options.
    const hasHoles = this.#options.includes(null) || this.#options.includes(undefined);
    return (this.#usable = hasHoles ? this.#options.filter((option) => option != null) : this.#options);
  }

  /** Returns the id of an option, or its label if it has no id. */
  #idIn(option: unknown): unknown {
    return readId(option, this.#fieldId, this.#fieldLabel);
  }
}

/** The options of a field. Remembers the labels of selected options after the options were replaced. */
export class KnownOptions {
  #options = new SelectOptions([], 'id', 'label');
  /** The properties from which the options were created. */
  #source: readonly unknown[] = [];
  /** Labels by id, from the present options or from earlier ones. */
  readonly #found = new Map<string, string | undefined>();
  readonly #remembered = new Map<string, string>();
  readonly #onRepeated: ((id: unknown) => void) | undefined;

  /** @param onRepeated as of `SelectOptions` */
  constructor(onRepeated?: (id: unknown) => void) {
    this.#onRepeated = onRepeated;
  }

  get options(): SelectOptions {
    return this.#options;
  }

  /** Updates the options, unless they are the same. */
  update(list: readonly unknown[], fieldId: string, fieldLabel: string): void {
    const source = [list, fieldId, fieldLabel];
    if (source.every((part, at) => part === this.#source[at])) return;
    this.#source = source;
    this.#options = new SelectOptions(list, fieldId, fieldLabel, this.#onRepeated);
    this.#found.clear();
  }

  /** Removes the options whose repeated ids have been found. @returns whether there were any */
  removeRepeated(): boolean {
    const before = this.#options;
    this.#options = before.withoutRepeated();
    return this.#options !== before;
  }

  /** Returns the label of an id from the present options or from earlier ones; undefined if it is unknown. */
  labelOf(id: OptionId): string | undefined {
    const key = toText(id);
    if (!this.#found.has(key)) this.#found.set(key, this.#options.findLabel(id));
    const label = this.#found.get(key) ?? this.#remembered.get(key);
    if (label !== undefined) this.#remembered.set(key, label);
    return label;
  }

  /** Remembers the label of an option. */
  remember(itemIndex: number): void {
    this.rememberLabel(this.#options.idOf(itemIndex), this.#options.labelOf(itemIndex));
  }

  rememberLabel(id: OptionId, label: string): void {
    this.#remembered.set(toText(id), label);
  }
}

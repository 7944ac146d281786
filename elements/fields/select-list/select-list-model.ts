import { uniqueIds } from '../../base/unique-ids.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';

/** Id of an option: a text or a number. `5` and `'5'` are the same id. */
export type OptionId = string | number;

/** Value of a select list: an id, `''` for none, or a list of ids. */
export type SelectValue = OptionId | readonly OptionId[];

const isId = (value: unknown): value is OptionId =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Takes a value from a host; what is no id is left out of a list. */
export function acceptValue(value: unknown): SelectValue | undefined {
  if (!Array.isArray(value)) return isId(value) ? value : undefined;
  const list: readonly unknown[] = value;
  return list.every(isId) ? list : list.filter(isId);
}

const none: readonly OptionId[] = [];
let lone: readonly OptionId[] = none;

/** The ids of a value, the empty one apart; for the same value the same list. */
export function idsOf(value: SelectValue): readonly OptionId[] {
  if (typeof value === 'object') return value;
  if (value === '') return none;
  return lone[0] === value ? lone : (lone = [value]);
}

/** The ids that are left when some are taken out. */
export function without(ids: readonly OptionId[], taken: readonly OptionId[]): readonly OptionId[] {
  const gone = new Set(taken.map(toText));
  return ids.filter((id) => !gone.has(toText(id)));
}

/**
 * The options of a select list. They are read when they are asked for: a list that is closed costs nothing, but for
 * the labels of what is chosen.
 */
export class SelectOptions {
  readonly #options: readonly unknown[];
  readonly #fieldId: string;
  readonly #fieldLabel: string;
  #usable: readonly unknown[] | undefined;
  #unique: readonly unknown[] | undefined;

  /**
   * @param options objects with an id; a text or a number is its own id and label; `null` and `undefined` are left out
   */
  constructor(options: readonly unknown[], fieldId: string, fieldLabel: string) {
    this.#options = options;
    this.#fieldId = fieldId;
    this.#fieldLabel = fieldLabel;
  }

  get count(): number {
    return this.#list.length;
  }

  idOf(itemIndex: number): OptionId {
    const id = this.#idIn(this.#list[itemIndex]);
    return isId(id) ? id : toText(id);
  }

  /** The label, or the id of an option that has none. */
  labelOf(itemIndex: number): string {
    return this.#labelIn(this.#list[itemIndex]);
  }

  #labelIn(option: unknown): string {
    const label = typeof option === 'object' ? readField(option, this.#fieldLabel) : option;
    return toText(label) || toText(this.#idIn(option));
  }

  /** Where an option is; -1 when there is none with this id. */
  indexOf(id: OptionId): number {
    return this.#indexIn(this.#list, id);
  }

  /** The label of the option with an id, also of one in a list that is closed; undefined when there is none. */
  findLabel(id: OptionId): string | undefined {
    const list = this.#given;
    const itemIndex = this.#indexIn(list, id);
    return itemIndex < 0 ? undefined : this.#labelIn(list[itemIndex]);
  }

  /** Of two options with the same id it is the first. */
  #indexIn(list: readonly unknown[], id: OptionId): number {
    const key = toText(id);
    for (let itemIndex = 0; itemIndex < list.length; itemIndex++) {
      const own = this.#idIn(list[itemIndex]);
      if (own === id || toText(own) === key) return itemIndex;
    }
    return -1;
  }

  /** The options that are listed: each id once. */
  get #list(): readonly unknown[] {
    return (this.#unique ??= uniqueIds('dass-select-list', this.#given, (option) => this.#idIn(option)));
  }

  get #given(): readonly unknown[] {
    if (this.#usable) return this.#usable;
    // Looked for as the engine itself does: a function of ours would be called 100,000 times as the list opens.
    const hasHoles = this.#options.includes(null) || this.#options.includes(undefined);
    return (this.#usable = hasHoles ? this.#options.filter((option) => option != null) : this.#options);
  }

  /** An option without an id has its label as one. */
  #idIn(option: unknown): unknown {
    if (typeof option !== 'object') return option;
    const id = readField(option, this.#fieldId);
    return toText(id) === '' ? readField(option, this.#fieldLabel) : id;
  }
}

/** The options of a field, and how what is chosen is called, also when the options have become others. */
export class KnownOptions {
  #options = new SelectOptions([], 'id', 'label');
  /** What the options were made of. */
  #source: readonly unknown[] = [];
  /** Labels by id: those of these options, and those that were known when they were chosen. */
  readonly #found = new Map<string, string | undefined>();
  readonly #remembered = new Map<string, string>();

  get options(): SelectOptions {
    return this.#options;
  }

  /** Takes options, unless they are the same. */
  update(list: readonly unknown[], fieldId: string, fieldLabel: string): void {
    const source = [list, fieldId, fieldLabel];
    if (source.every((part, at) => part === this.#source[at])) return;
    this.#source = source;
    this.#options = new SelectOptions(list, fieldId, fieldLabel);
    this.#found.clear();
  }

  /** The label of an id, from these options or from others that had it when it was chosen; undefined when no one knows. */
  labelOf(id: OptionId): string | undefined {
    const key = toText(id);
    if (!this.#found.has(key)) this.#found.set(key, this.#options.findLabel(id));
    const label = this.#found.get(key) ?? this.#remembered.get(key);
    if (label !== undefined) this.#remembered.set(key, label);
    return label;
  }

  /** Its label is known from now on. */
  remember(itemIndex: number): void {
    this.#remembered.set(toText(this.#options.idOf(itemIndex)), this.#options.labelOf(itemIndex));
  }
}

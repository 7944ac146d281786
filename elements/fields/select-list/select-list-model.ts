import { Selection } from '../../core/selection.js';
import { toText } from '../../core/to-text.js';

/** What an option is known by: as the host has it, a text or a number. `5` and `'5'` are the same option. */
export type OptionId = string | number;

/** A value of a select list: an id, `''` for none, or a list of ids. */
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

/** Each id once: two options may have the same. */
function together(ids: readonly OptionId[], added: readonly OptionId[]): readonly OptionId[] {
  const keys = new Set(ids.map(toText));
  return [...ids, ...added.filter((id) => keys.size < keys.add(toText(id)).size)];
}

/** Of all that are chosen in one go so many labels are kept: more are never shown as chips. */
const MOST_REMEMBERED = 20;
/** So many ids are looked for one by one; more in one go through all options. */
const FEW = 4;

/**
 * The options of a select list. They are read when they are asked for: a list that is closed costs nothing, but for
 * the labels of what is chosen.
 */
export class SelectOptions {
  readonly #options: readonly unknown[];
  readonly #fieldId: string;
  readonly #fieldLabel: string;
  #usable: readonly unknown[] | undefined;

  /**
   * @param options objects with an id; a text or a number is its own id and label; what has no id is left out
   */
  constructor(options: readonly unknown[], fieldId: string, fieldLabel: string) {
    this.#options = options;
    this.#fieldId = fieldId;
    this.#fieldLabel = fieldLabel;
  }

  get count(): number {
    return this.#list.length;
  }

  idOf(place: number): OptionId {
    const id = this.#idIn(this.#list[place]);
    return isId(id) ? id : toText(id);
  }

  /** The label, or the id of an option that has none. */
  labelOf(place: number): string {
    const option = this.#list[place];
    const label = typeof option === 'object' ? (option as Record<string, unknown> | null)?.[this.#fieldLabel] : option;
    return toText(label) || toText(this.#idIn(option));
  }

  /** Where an option is; -1 when there is none with this id. Of two with the same id it is the first. */
  placeOf(id: OptionId): number {
    const key = toText(id);
    const list = this.#list;
    for (let place = 0; place < list.length; place++) {
      const own = this.#idIn(list[place]);
      if (own === id || toText(own) === key) return place;
    }
    return -1;
  }

  /** Which options have one of these ids. */
  selectionOf(ids: readonly OptionId[]): Selection {
    if (ids.length <= FEW) {
      const places = new Set(ids.map((id) => this.placeOf(id)));
      return new Selection(this.count, places.size ? (place) => places.has(place) : undefined);
    }
    const keys = new Set(ids.map(toText));
    // Of two with the same id the first.
    return new Selection(this.count, (place) => keys.delete(toText(this.#idIn(this.#list[place]))));
  }

  get #list(): readonly unknown[] {
    return (this.#usable ??= this.#options.every(this.#hasId) ? this.#options : this.#options.filter(this.#hasId));
  }

  #hasId = (option: unknown): boolean => toText(this.#idIn(option)) !== '';

  #idIn(option: unknown): unknown {
    return typeof option === 'object' ? (option as Record<string, unknown> | null)?.[this.#fieldId] : option;
  }
}

/** What a field knows of its options: which are chosen, and how what is chosen is called. */
export class ChosenOptions {
  #options = new SelectOptions([], 'id', 'label');
  /** What the options were made of. */
  #source: readonly unknown[] = [];
  #selection = new Selection(0);
  #selectionOf: readonly unknown[] = [];
  /** Labels by id: those of these options, and those that were known when they were chosen. */
  readonly #found = new Map<string, string | undefined>();
  readonly #remembered = new Map<string, string>();

  get options(): SelectOptions {
    return this.#options;
  }

  /** Takes options, unless they are the same. */
  take(list: readonly unknown[], fieldId: string, fieldLabel: string): void {
    const source = [list, fieldId, fieldLabel];
    if (source.every((part, at) => part === this.#source[at])) return;
    this.#source = source;
    this.#options = new SelectOptions(list, fieldId, fieldLabel);
    this.#found.clear();
  }

  /** Which options have these ids; while neither changes, the same selection, with what was chosen in it. */
  selection(ids: readonly OptionId[]): Selection {
    if (this.#selectionOf[0] === ids && this.#selectionOf[1] === this.#options) return this.#selection;
    this.#selectionOf = [ids, this.#options];
    return (this.#selection = this.#options.selectionOf(ids));
  }

  /** The label of an id, from these options or from others that had it when it was chosen; undefined when no one knows. */
  labelOf(id: OptionId): string | undefined {
    const key = toText(id);
    if (!this.#found.has(key)) {
      const place = this.#options.placeOf(id);
      this.#found.set(key, place < 0 ? undefined : this.#options.labelOf(place));
    }
    const label = this.#found.get(key) ?? this.#remembered.get(key);
    if (label !== undefined) this.#remembered.set(key, label);
    return label;
  }

  /**
   * Chooses options, or takes them out. Their labels are known from now on, as far as a person can see them.
   *
   * @param ids what is chosen now
   * @returns what is chosen then
   */
  choose(ids: readonly OptionId[], places: Uint32Array, isOn: boolean): readonly OptionId[] {
    const selection = this.selection(ids);
    const changed = Array.from(selection.set(places, isOn), (place) => this.#options.idOf(place));
    const then = isOn ? together(ids, changed) : without(ids, changed);
    for (const place of places.subarray(0, MOST_REMEMBERED))
      this.#remembered.set(toText(this.#options.idOf(place)), this.#options.labelOf(place));
    this.#selectionOf = [then, this.#options];
    return then;
  }
}

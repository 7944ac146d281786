import { Selection } from '../../core/selection.js';
import { toText } from '../../core/to-text.js';

/** Which fields of an item say what (CL-01). */
export interface CheckFields {
  readonly fieldId: string;
  readonly fieldLabel: string;
  readonly fieldCheck: string;
  readonly checkValue: unknown;
  readonly uncheckValue: unknown;
}

type Item = Readonly<Record<string, unknown>>;

const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null;

/** The items of a check list and which of them are checked. The host's items are read, never changed. */
export class CheckListModel {
  readonly #items: readonly Item[];
  readonly #fields: CheckFields;
  /** What the items say: a value outside both counts as unchecked. */
  readonly #own: Selection;
  #selection: Selection;

  /** @param items what is no object is left out */
  constructor(items: readonly unknown[], fields: CheckFields) {
    this.#items = items.every(isItem) ? items : items.filter(isItem);
    this.#fields = fields;
    const { fieldCheck, checkValue } = fields;
    this.#own = new Selection(this.count, (place) => Object.is(this.#items[place]?.[fieldCheck], checkValue));
    this.#selection = this.#ownSelection();
  }

  get count(): number {
    return this.#items.length;
  }

  /** Which items are checked, by their places. */
  get selection(): Selection {
    return this.#selection;
  }

  /** The label, or the id of an item that has none. */
  labelOf(place: number): string {
    const item = this.#items[place];
    return toText(item?.[this.#fields.fieldLabel]) || toText(item?.[this.#fields.fieldId]);
  }

  /** The ids of the checked items, in their order; an item without an id has none to give. */
  get checkedIds(): string[] {
    const ids: string[] = [];
    for (const place of this.#selection.places()) {
      const id = toText(this.#items[place]?.[this.#fields.fieldId]);
      if (id !== '') ids.push(id);
    }
    return ids;
  }

  /** Back to what the items say. */
  reset(): void {
    this.#selection = this.#ownSelection();
  }

  #ownSelection(): Selection {
    return new Selection(this.count, (place) => this.#own.has(place));
  }

  /**
   * The items as they are checked now: copies of those that differ from the host's, else the host's themselves. The
   * lists are made when they are first asked for, and later changes do not reach into them.
   *
   * @param places the items that the change was about
   */
  outcome(places: Uint32Array): CheckOutcome {
    const { fieldCheck, checkValue, uncheckValue } = this.#fields;
    const all = this.#items;
    const own = this.#own;
    const differs = new Selection(all.length, (place) => own.has(place) !== this.#selection.has(place));
    const at = (place: number): Item => {
      const item = all[place] as Item;
      if (!differs.has(place)) return item;
      return { ...item, [fieldCheck]: own.has(place) ? uncheckValue : checkValue };
    };
    let items: readonly Item[] | undefined;
    let changed: readonly Item[] | undefined;
    return {
      get items() {
        return (items ??= all.map((_, place) => at(place)));
      },
      get changed() {
        return (changed ??= Array.from(places, at));
      },
    };
  }
}

/** What a change made of the items. */
export interface CheckOutcome {
  /** All items. */
  readonly items: readonly object[];
  /** Those that the change was about. */
  readonly changed: readonly object[];
}

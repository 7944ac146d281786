import { readField, tryRead } from '../../core/util/read-value.js';
import { Selection } from '../../core/util/selection.js';
import { toText } from '../../core/text/to-text.js';

/** Which fields of an item say what. */
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
  #own: Selection | undefined;
  #isAnyOwn: boolean | undefined;
  #selection: Selection | undefined;
  /** Those of the selection as it is, once they were asked for. */
  #checkedIds: readonly string[] | undefined;

  /** @param items what is no object is left out */
  constructor(items: readonly unknown[], fields: CheckFields) {
    this.#items = items.every(isItem) ? items : items.filter(isItem);
    this.#fields = fields;
  }

  get count(): number {
    return this.#items.length;
  }

  /** Which items are checked, by their places. */
  get selection(): Selection {
    return (this.#selection ??= this.#ownSelection.copy());
  }

  /** Whether any item is checked: for one who asks before all are looked at. */
  get isAnyChecked(): boolean {
    if (this.#selection) return this.#selection.count > 0;
    return (this.#isAnyOwn ??= this.#items.some(this.#isOwnChecked));
  }

  /** The label, or the id of an item that has none. */
  labelOf(itemIndex: number): string {
    const item = this.#items[itemIndex];
    return toText(readField(item, this.#fields.fieldLabel)) || toText(readField(item, this.#fields.fieldId));
  }

  /** What an item is known by when the list is replaced: its id, else the item itself. */
  keyOf(itemIndex: number): unknown {
    return this.#idOf(itemIndex) || this.#items[itemIndex];
  }

  /** Where the item of a key is; -1 when there is none. Of two with the same id it is the first. */
  indexOf(key: unknown): number {
    return this.#items.findIndex((item, itemIndex) => item === key || this.#idOf(itemIndex) === key);
  }

  /** The ids of the checked items, in their order; an item without an id has none to give. To be read. */
  get checkedIds(): readonly string[] {
    if (this.#checkedIds) return this.#checkedIds;
    const ids: string[] = [];
    for (const itemIndex of this.selection.indexes()) {
      const id = this.#idOf(itemIndex);
      if (id !== '') ids.push(id);
    }
    return (this.#checkedIds = ids);
  }

  /** Checks the items with these ids, and no other. */
  check(ids: readonly string[]): void {
    const wanted = new Set(ids);
    this.#selection = new Selection(this.count, (itemIndex) => wanted.has(this.#idOf(itemIndex)));
    this.#checkedIds = undefined;
  }

  /** Back to what the items say. */
  reset(): void {
    this.#selection = this.#checkedIds = undefined;
  }

  /** What the items say: a value outside both counts as unchecked. */
  get #ownSelection(): Selection {
    return (this.#own ??= new Selection(this.count, (itemIndex) => this.#isOwnChecked(this.#items[itemIndex] as Item)));
  }

  #idOf(itemIndex: number): string {
    return toText(readField(this.#items[itemIndex], this.#fields.fieldId));
  }

  #isOwnChecked = (item: Item): boolean => Object.is(readField(item, this.#fields.fieldCheck), this.#fields.checkValue);

  /**
   * Changes what is checked.
   *
   * @returns what it made of the items; undefined when nothing. Its lists are made when they are first asked for, and
   * later changes do not reach into them.
   */
  change(change: (selection: Selection) => void): CheckOutcome | undefined {
    const before = this.selection.copy();
    change(this.selection);
    this.#checkedIds = undefined;
    const after = this.selection.copy();
    if (!after.differsFrom(before)) return undefined;
    const { fieldCheck, checkValue, uncheckValue } = this.#fields;
    const all = this.#items;
    const own = this.#ownSelection;
    const at = (item: Item, itemIndex: number): Item => {
      if (after.has(itemIndex) === own.has(itemIndex)) return item;
      const value = own.has(itemIndex) ? uncheckValue : checkValue;
      return tryRead('An item', () => ({ ...item, [fieldCheck]: value }), { [fieldCheck]: value });
    };
    let items: readonly Item[] | undefined;
    let changed: readonly Item[] | undefined;
    return {
      get items() {
        return (items ??= all.map(at));
      },
      get changed() {
        return (changed ??= Array.from(after.differing(before), (itemIndex) => at(all[itemIndex] as Item, itemIndex)));
      },
    };
  }
}

/** What a change made of the items: copies of those that differ from the host's, else the host's themselves. */
export interface CheckOutcome {
  /** All items. */
  readonly items: readonly object[];
  /** Those whose check has changed. */
  readonly changed: readonly object[];
}

import { copyWith } from '../../core/util/copy-with.js';
import { readField, tryRead } from '../../core/util/read-value.js';
import { Selection } from '../../core/util/selection.js';
import { toText } from '../../core/text/to-text.js';

/** The field names of an item, and the values that mean checked and unchecked. */
export interface CheckFields {
  readonly fieldId: string;
  readonly fieldLabel: string;
  readonly fieldCheck: string;
  readonly checkValue: unknown;
  readonly uncheckValue: unknown;
}

type Item = Readonly<Record<string, unknown>>;

const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null;

/** The items of a check list and which of them are checked. Never changes the items of the application. */
export class CheckListModel {
  readonly #items: readonly Item[];
  readonly #fields: CheckFields;
  #own: Selection | undefined;
  #isAnyOwn: boolean | undefined;
  #selection: Selection | undefined;
  /** Cached ids of the present selection. */
  #checkedIds: readonly string[] | undefined;

  /** @param items entries that are not objects are left out */
  constructor(items: readonly unknown[], fields: CheckFields) {
    this.#items = items.every(isItem) ? items : items.filter(isItem);
    this.#fields = fields;
  }

  get count(): number {
    return this.#items.length;
  }

  /** The checked items, by index. */
  get selection(): Selection {
    return (this.#selection ??= this.#ownSelection.copy());
  }

  /** Whether any item is checked. Does not build the whole selection. */
  get isAnyChecked(): boolean {
    if (this.#selection) return this.#selection.count > 0;
    return (this.#isAnyOwn ??= this.#items.some(this.#isOwnChecked));
  }

  /** The label, or the id of an item that has none. */
  labelOf(itemIndex: number): string {
    const item = this.#items[itemIndex];
    return toText(readField(item, this.#fields.fieldLabel)) || toText(readField(item, this.#fields.fieldId));
  }

  /** Identifies an item when the list is replaced: its id, otherwise the item itself. */
  keyOf(itemIndex: number): unknown {
    return this.#idOf(itemIndex) || this.#items[itemIndex];
  }

  /** Returns the index of the first item with a key; -1 if there is none. */
  indexOf(key: unknown): number {
    return this.#items.findIndex((item, itemIndex) => item === key || this.#idOf(itemIndex) === key);
  }

  /** The ids of the checked items, in list order. Items without an id are omitted. Read-only. */
  get checkedIds(): readonly string[] {
    if (this.#checkedIds) return this.#checkedIds;
    const ids: string[] = [];
    for (const itemIndex of this.selection.indexes()) {
      const id = this.#idOf(itemIndex);
      if (id !== '') ids.push(id);
    }
    return (this.#checkedIds = ids);
  }

  /** Checks exactly the items with these ids. */
  check(ids: readonly string[]): void {
    const wanted = new Set(ids);
    this.#selection = new Selection(this.count, (itemIndex) => wanted.has(this.#idOf(itemIndex)));
    this.#checkedIds = undefined;
  }

  /** Restores the checked state of the items. */
  reset(): void {
    this.#selection = this.#checkedIds = undefined;
  }

  /** The checked state of the items. Any value other than the check value means unchecked. */
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
   * @returns the result; undefined if nothing changed. Its lists are created when they are first read. Further
   * changes do not affect them.
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
      return tryRead('An item', () => copyWith(item, { [fieldCheck]: value }), { [fieldCheck]: value });
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

/** The result of a change: copies of items that differ from the application's, otherwise the application's own. */
export interface CheckOutcome {
  /** All items. */
  readonly items: readonly object[];
  /** Items whose checked state has changed. */
  readonly changed: readonly object[];
}

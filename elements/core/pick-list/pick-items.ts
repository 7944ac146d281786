import { isFlagOn } from '../format/boolean-meaning.js';
import { readField } from '../util/read-value.js';
import { toText } from '../text/to-text.js';

/** The names of the fields of an item. `''` for a field that the items do not have. */
export interface PickFields {
  readonly fieldId: string;
  readonly fieldLabel: string;
  /** A short text before the label. The filter searches it, too. */
  readonly fieldCode: string;
  /** A short text at the end of the row. */
  readonly fieldDetail: string;
  readonly fieldOrder: string;
  readonly fieldDisabled: string;
  readonly fieldDisabledMessage: string;
}

export const NO_FIELDS: PickFields = {
  fieldId: '',
  fieldLabel: '',
  fieldCode: '',
  fieldDetail: '',
  fieldOrder: '',
  fieldDisabled: '',
  fieldDisabledMessage: '',
};

type Item = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields. Any other value is the id of an item. */
export const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null;

export const isItemOrId = (value: unknown): boolean => isItem(value) || toText(value) !== '';

export const equalFields = (a: PickFields, b: PickFields): boolean =>
  (Object.keys(a) as (keyof PickFields)[]).every((name) => a[name] === b[name]);

const emptyItem: Item = Object.freeze({});

/**
 * The items of a pick list by their index: those of the application, and after them selected values that match none of
 * these (unknown items). The application's objects are read when they are needed and never changed.
 */
export class PickItems {
  readonly fields: PickFields;
  /** Number of the application's items. Unknown items have indexes from here on. */
  readonly count: number;
  readonly #items: readonly Item[];
  readonly #unknown: readonly unknown[];
  /** Created when it is first read: reading the field of 100,000 items takes milliseconds. */
  #disabled: Uint32Array | undefined;

  /**
   * @param items values that are not objects are left out
   * @param unknown selected values that match none of the items: objects or ids
   */
  constructor(items: readonly unknown[], fields: PickFields, unknown: readonly unknown[] = []) {
    this.#items = items.every(isItem) ? items : items.filter(isItem);
    this.#unknown = unknown;
    this.fields = fields;
    this.count = this.#items.length;
  }

  /** Returns the same items with other unknown items. */
  withUnknown(unknown: readonly unknown[]): PickItems {
    return unknown.length === 0 && this.#unknown.length === 0 ? this : new PickItems(this.#items, this.fields, unknown);
  }

  /** Number of all items, unknown ones included. */
  get total(): number {
    return this.count + this.#unknown.length;
  }

  isUnknown(index: number): boolean {
    return index >= this.count;
  }

  /** Returns the item as the application passed it. */
  at(index: number): unknown {
    return index < this.count ? this.#items[index] : this.#unknown[index - this.count];
  }

  /** Returns the id as text. `''` for an item without one. */
  idOf(index: number): string {
    return this.readId(this.at(index));
  }

  /** Returns the id as the application has it: a text or a number. */
  keyOf(index: number): unknown {
    const value = this.at(index);
    return isItem(value) ? readField(value, this.fields.fieldId) : value;
  }

  /** Returns the id of a value that is an item or an id. */
  readId(value: unknown): string {
    return isItem(value) ? toText(readField(value, this.fields.fieldId)) : toText(value);
  }

  /** Returns the label, or the id of an item that has none. */
  labelOf(index: number): string {
    const item = this.at(index);
    if (!isItem(item)) return toText(item);
    const label = readField(item, this.fields.fieldLabel);
    // The common case first: the first key of a filter reads 100,000 labels.
    return typeof label === 'string' && label !== '' ? label : toText(label) || this.readId(item);
  }

  codeOf(index: number): string {
    return this.#text(index, this.fields.fieldCode);
  }

  detailOf(index: number): string {
    return this.#text(index, this.fields.fieldDetail);
  }

  /** Returns why the item is disabled. `''` when it has no reason. */
  reasonOf(index: number): string {
    return this.#text(index, this.fields.fieldDisabledMessage);
  }

  /** Returns the value that the selected items are sorted by. */
  orderOf(index: number): unknown {
    return readField(this.#itemAt(index), this.fields.fieldOrder);
  }

  /** Whether the item cannot be moved. */
  isDisabled(index: number): boolean {
    return isFlagOn(readField(this.at(index), this.fields.fieldDisabled));
  }

  /** The indexes of the disabled items, in order. */
  get disabledIndexes(): Uint32Array {
    return (this.#disabled ??= this.#findDisabled());
  }

  /** Returns the indexes whose items are enabled: the same array when no item is disabled. */
  enabled(itemIndexes: Uint32Array): Uint32Array {
    const { disabledIndexes } = this;
    if (disabledIndexes.length === 0) return itemIndexes;
    const isDisabled = new Uint8Array(this.total);
    for (const index of disabledIndexes) isDisabled[index] = 1;
    return itemIndexes.filter((index) => isDisabled[index] === 0);
  }

  #findDisabled(): Uint32Array {
    const indexes: number[] = [];
    const { total } = this;
    const { fieldDisabled } = this.fields;
    // Most items have no such field: then nothing else is called for each of 100,000 items.
    for (let index = 0; fieldDisabled && index < total; index++)
      if (readField(this.at(index), fieldDisabled) && this.isDisabled(index)) indexes.push(index);
    return Uint32Array.from(indexes);
  }

  #text(index: number, field: string): string {
    return field === '' ? '' : toText(readField(this.#itemAt(index), field));
  }

  #itemAt(index: number): Item {
    const item = this.at(index);
    return isItem(item) ? item : emptyItem;
  }
}

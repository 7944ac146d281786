import { isFlagOn } from '../format/boolean-meaning.js';
import { readField } from '../util/read-value.js';
import { toText } from '../text/to-text.js';

/** Which fields of an item say what; '' for one that there is not. */
export interface PickFields {
  readonly fieldId: string;
  readonly fieldLabel: string;
  /** A short text that stands before the label and is searched like it. */
  readonly fieldCode: string;
  /** A short text that stands at the end of the line. */
  readonly fieldDetail: string;
  readonly fieldOrder: string;
  readonly fieldDisabled: string;
  readonly fieldDisabledMessage: string;
}

type Item = Readonly<Record<string, unknown>>;

/** Whether it has fields; what has none stands for an item by its id. */
export const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null;
const noItem: Item = Object.freeze({});

/**
 * What a pick list chooses among: the host's items, and after them what is selected without being among them. All are
 * known by their places. The host's objects are read when they are needed, never changed.
 */
export class PickItems {
  readonly fields: PickFields;
  /** How many are among the items; the places from here on are of those that are not. */
  readonly count: number;
  readonly #items: readonly Item[];
  readonly #others: readonly unknown[];

  /**
   * @param items what is no object is left out
   * @param others what is selected and not among the items: objects, or ids alone
   */
  constructor(items: readonly unknown[], fields: PickFields, others: readonly unknown[] = []) {
    this.#items = items.every(isItem) ? items : items.filter(isItem);
    this.#others = others;
    this.fields = fields;
    this.count = this.#items.length;
  }

  /** The same items with others that are not among them. */
  withOthers(others: readonly unknown[]): PickItems {
    return others.length === 0 && this.#others.length === 0 ? this : new PickItems(this.#items, this.fields, others);
  }

  /** How many places there are. */
  get total(): number {
    return this.count + this.#others.length;
  }

  /** Whether it is selected without being among the items. */
  isOther(place: number): boolean {
    return place >= this.count;
  }

  /** What stands at a place, as the host gave it. */
  at(place: number): unknown {
    return place < this.count ? this.#items[place] : this.#others[place - this.count];
  }

  /** The id as text, '' for an item without one. */
  idOf(place: number): string {
    return this.idIn(this.at(place));
  }

  /** The id of an item of a host, or of what stands for one by its id alone. */
  idIn(item: unknown): string {
    return isItem(item) ? toText(readField(item, this.fields.fieldId)) : toText(item);
  }

  /** The label, or the id of an item that has none. */
  labelOf(place: number): string {
    const item = this.at(place);
    return isItem(item) ? toText(readField(item, this.fields.fieldLabel)) || this.idIn(item) : toText(item);
  }

  codeOf(place: number): string {
    return this.#text(place, this.fields.fieldCode);
  }

  detailOf(place: number): string {
    return this.#text(place, this.fields.fieldDetail);
  }

  /** Why it is disabled; '' where nothing says so. */
  reasonOf(place: number): string {
    return this.#text(place, this.fields.fieldDisabledMessage);
  }

  /** The value that says its place in the order of the host. */
  orderOf(place: number): unknown {
    return readField(this.#itemAt(place), this.fields.fieldOrder);
  }

  /** Whether it may not move: a true value of the field; the letter or the digit of a server for 'no' is none. */
  isDisabled(place: number): boolean {
    return isFlagOn(readField(this.#itemAt(place), this.fields.fieldDisabled));
  }

  #text(place: number, field: string): string {
    return field === '' ? '' : toText(readField(this.#itemAt(place), field));
  }

  #itemAt(place: number): Item {
    const item = this.at(place);
    return isItem(item) ? item : noItem;
  }
}

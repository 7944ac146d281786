import type { PropertyDeclaration } from 'lit';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement } from '../../base/forms/form-element.js';
import { list, property } from '../../base/property.js';
import { warnOnce } from '../../base/warn.js';
import { PickContents } from '../../core/pick-list/pick-contents.js';
import { PickItems, type PickFields } from '../../core/pick-list/pick-list-items.js';
import { PickList } from '../../core/pick-list/pick-list.js';
import type { PickOutcome } from '../../core/pick-list/pick-moves.js';
import { PickOptions } from './pick-options.js';
import type { PickSide } from './panes/pick-pane.js';

export type DassPickListPickDetail = PickOutcome;

/** The detail of `dass-filter`. */
export interface DassPickListFilterDetail {
  /** The list that is filtered: `available` or `selected`. */
  readonly list: PickSide;
  /** The filters that are shown as chips. An item has to match all of them. Empty when there are none. */
  readonly filters: readonly string[];
  /** The text in the filter field that is not a chip yet, trimmed. Empty when there is none. */
  readonly typed: string;
}

export interface PickListEvents {
  'dass-pick': DassPickListPickDetail;
  'dass-filter': DassPickListFilterDetail;
}

/** What says where to find what in the items. */
const FIELDS = [
  'fieldId',
  'fieldLabel',
  'fieldCode',
  'fieldDetail',
  'fieldOrder',
  'fieldDisabled',
  'fieldDisabledMessage',
] as const satisfies readonly (keyof PickFields)[];

/** A field that tells what the pick list tells. */
abstract class PickField extends FormElement<PickListEvents> {}

/** What a host says of a pick list, and the list that is made of it. */
export abstract class PickProperties extends PickOptions(PickField) {
  /**
   * The selected items in their order: items, or their ids. Values that match no item are kept and shown as unknown.
   * When it is read, it holds the application's own items; with `duplicates`, an item as often as it is selected.
   * Default: `defaultSelected`, also after a reset of the form.
   */
  @fieldValue<PickProperties, readonly unknown[]>(
    'defaultSelected',
    list,
    (_value, element) => element.list.selected,
    (element, value) => element.setSelected(value),
  )
  declare selected: readonly unknown[];

  /** The selection until `selected` is set, and after a reset of the form: items or ids. Default: `[]`. */
  @property({ attribute: false, accept: list })
  defaultSelected: readonly unknown[] = [];

  readonly #list = new PickList(new PickContents(new PickItems([], this), { isSingle: false, duplicates: false }));
  /** What the list was made of. */
  #source: readonly unknown[] = [];
  /** What the host has set `selected` to. */
  #set: readonly unknown[] | undefined;
  /** What the host has said last; undefined when that is not yet taken over. */
  #said: readonly unknown[] | undefined;
  /** The user has moved something since then. */
  #isOwn = false;
  /** A property was set, and is not yet taken over. */
  #isStale = true;

  /** What is available and selected now. @internal */
  get list(): PickList {
    if (this.#isStale) {
      this.#isStale = false;
      this.#takeItems();
      this.#takeSelected();
    }
    return this.#list;
  }

  /** Tells a host what is asked for. @internal */
  askToFilter(detail: DassPickListFilterDetail): void {
    this.emit('dass-filter', detail);
  }

  /** @internal */
  get isMultiple(): boolean {
    return this.selection !== 'single';
  }

  override requestUpdate(name?: PropertyKey, oldValue?: unknown, options?: PropertyDeclaration): void {
    // Lit's constructor calls this before there are fields.
    if (#isStale in this && name !== undefined) this.#isStale = true;
    super.requestUpdate(name, oldValue, options);
  }

  /** The host sets `selected`. @internal */
  setSelected(value: readonly unknown[] | undefined): void {
    this.#set = value;
    this.#said = undefined;
    this.#isOwn = false;
    this.#isStale = true;
  }

  #takeItems(): void {
    const { items } = this;
    const fields = Object.fromEntries(FIELDS.map((name) => [name, this[name]])) as unknown as PickFields;
    const rules = { isSingle: !this.isMultiple, duplicates: this.duplicates };
    const source = [items, ...Object.values(fields), ...Object.values(rules)];
    if (source.every((part, at) => part === this.#source[at])) return;
    this.#source = source;
    this.#list.replace(items, fields, rules);
  }

  #takeSelected(): void {
    const said = this.#set ?? this.defaultSelected;
    if (said === this.#said || this.#isOwn) return;
    this.#said = said;
    this.#list.select(said);
    if (!this.isMultiple && said.length > 1) warnOnce(this.localName, 'one can be selected; the first counts.');
  }

  /** The user has moved something: another `defaultSelected` does not count any more. */
  protected keepOwn(): void {
    this.#isOwn = true;
  }
}

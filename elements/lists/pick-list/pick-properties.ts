import type { PropertyDeclaration } from 'lit';
import type { EventMap } from '../../base/dass-element.js';
import { fieldValue } from '../../base/field-value.js';
import { FormElement } from '../../base/form-element.js';
import { list, number, oneOf, property, type Accept } from '../../base/property.js';
import { warnOnce } from '../../base/warn.js';
import { PickList } from '../../core/pick-list.js';

export const PICK_SELECTIONS = ['multiple', 'single'] as const;
export const PICK_ALIGNS = ['space-between', 'top', 'center', 'bottom'] as const;
export const PICK_SIZES = [
  '',
  'equal',
  'L10_R90',
  'L20_R80',
  'L30_R70',
  'L40_R60',
  'L60_R40',
  'L70_R30',
  'L80_R20',
  'L90_R10',
] as const;

/** Takes a preset of sizes; `empty` is the default's other name. */
export const acceptSizes: Accept<(typeof PICK_SIZES)[number]> = (value) =>
  value === 'empty' ? '' : oneOf(PICK_SIZES)(value);

/** What a host says of a pick list, and the list that is made of it. */
export abstract class PickProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * What there is to choose among: objects with the fields named below; none by default. What is no object is left out.
   * They are read, never changed.
   */
  @property({ attribute: false, accept: list })
  items: readonly unknown[] = [];

  /**
   * What is selected, in its order: items, or their ids; none by default. What is not among the items is kept and shown
   * as such. Read, it holds the host's own items; with `duplicates` an item as often as it is selected.
   */
  @fieldValue<PickProperties, readonly unknown[]>(
    'defaultSelected',
    list,
    (_value, element) => element.list.selected,
    (element, value) => element.setSelected(value),
  )
  declare selected: readonly unknown[];

  /** What is selected until `selected` is set, and after a reset of the form: items or ids; none by default. */
  @property({ attribute: false, accept: list })
  defaultSelected: readonly unknown[] = [];

  /** Field that holds the id, `id` by default (PL-02). An item without one can be selected, but is not part of the form. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Field with a short text before the label, which is searched like it: a code. None by default. */
  @property({ type: String, attribute: 'field-code' })
  fieldCode = '';

  /** Field with a short text at the end of the line: a unit. None by default. */
  @property({ type: String, attribute: 'field-detail' })
  fieldDetail = '';

  /**
   * Field that holds the place in the host's order: a number, a date or a text. With it, the selected items can be ordered
   * by a person (PL-16), and that order restored (PL-10). None by default.
   */
  @property({ type: String, attribute: 'field-order' })
  fieldOrder = '';

  /**
   * Field by which pasted values find items (PL-02): with it there is a button to paste. None by default: what is pasted by
   * Ctrl+V is then looked for by code or label.
   */
  @property({ type: String, attribute: 'field-paste' })
  fieldPaste = '';

  /** Field that says whether an item is disabled, `disabled` by default: it cannot move by any way (PL-08). */
  @property({ type: String, attribute: 'field-disabled' })
  fieldDisabled = 'disabled';

  /** Field with the reason why an item is disabled, `disabledMessage` by default; shown at the end of its line. */
  @property({ type: String, attribute: 'field-disabled-message' })
  fieldDisabledMessage = 'disabledMessage';

  /** `multiple` (default), or `single`: one is selected, and adding another replaces it (PL-06). */
  @property({ type: String, accept: oneOf(PICK_SELECTIONS) })
  selection: (typeof PICK_SELECTIONS)[number] = 'multiple';

  /** Items stay available when they are selected, and can be selected again, each copy with a key of its own (PL-07). */
  @property({ type: Boolean })
  duplicates = false;

  /** Asks before anything is taken out of what is selected, and names it (PL-09). */
  @property({ type: Boolean, attribute: 'confirm-delete' })
  confirmDelete = false;

  /**
   * The host filters what is available: `dass-filter` tells what was asked for, and `items` are shown as they are. What is
   * selected is all here and is filtered here.
   */
  @property({ type: Boolean, attribute: 'external-filter' })
  externalFilter = false;

  /** A filter takes the place of the one before (PL-11). */
  @property({ type: Boolean, attribute: 'single-filter' })
  singleFilter = false;

  /** Items are being loaded: the list of those that are available says so. */
  @property({ type: Boolean })
  busy = false;

  /**
   * How the width is shared (PL-13): `L30_R70` gives the list of the available items 30 % of what the two lists have.
   * `L10_R90` to `L90_R10` in steps of ten, `equal`, or '' (default), which is five of twelve columns each, and two for
   * the buttons. Where there is little room the lists stand one above the other.
   */
  @property({ type: String, accept: acceptSizes })
  sizes: (typeof PICK_SIZES)[number] = '';

  /** Where the buttons stand between the lists (PL-14): `space-between`, `top`, `center` (default) or `bottom`. */
  @property({ type: String, attribute: 'button-align', reflect: true, accept: oneOf(PICK_ALIGNS) })
  buttonAlign: (typeof PICK_ALIGNS)[number] = 'center';

  /** Height of each list in pixels, 200 by default (PL-15), at least 100. While chips are shown it loses 50 to them. */
  @property({ type: Number, accept: number({ min: 100 }) })
  height = 200;

  /** How many have to be selected at least, 0 by default; fewer are invalid. */
  @property({ type: Number, attribute: 'min-count', accept: number({ min: 0, whole: true }) })
  minCount = 0;

  /** How many may be selected at most; more are invalid. Undefined (default): any number. */
  @property({ type: Number, attribute: 'max-count', accept: number({ min: 0, whole: true }) })
  maxCount?: number;

  #list = new PickList([], this);
  /** What the list was made of. */
  #source: readonly unknown[] = [];
  /** What the host has set `selected` to. */
  #set: readonly unknown[] | undefined;
  /** What the host has said last; undefined when that is not yet taken over. */
  #said: readonly unknown[] | undefined;
  /** A person has moved something since then. */
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
    const { items, fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage } =
      this;
    const fields = { fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage };
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

  /** A person has moved something: another `defaultSelected` does not count any more. */
  protected keepOwn(): void {
    this.#isOwn = true;
  }
}

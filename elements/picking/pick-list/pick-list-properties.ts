import { acceptSource } from '../../core/data/data-source.js';
import { FormElement } from '../../base/forms/form-element.js';
import type { MixinBase } from '../../base/mixin-base.js';
import { list, number, oneOf, property, type Accept } from '../../base/property.js';
import type { DataSource } from '../../core/data/data-source.js';
import type { FieldName } from '../../core/util/field-name.js';
import type { PickListEvents } from './pick-list-events.js';

export const PICK_SELECTIONS = ['multiple', 'single'] as const;
export const PICK_ALIGNS = ['space-between', 'top', 'center', 'bottom'] as const;

/** The properties with the application's type of an item. */
export interface PickListMembers<Item> {
  items: readonly Item[];
  dataSource?: DataSource<Item & object>;
  selected: readonly (Item | PickId)[];
  fieldId: NoInfer<FieldName<Item>>;
  fieldLabel: NoInfer<FieldName<Item>>;
  fieldCode: NoInfer<FieldName<Item>>;
  fieldDetail: NoInfer<FieldName<Item>>;
  fieldOrder: NoInfer<FieldName<Item>>;
  fieldPaste: NoInfer<FieldName<Item>>;
  fieldDisabled: NoInfer<FieldName<Item>>;
  fieldDisabledMessage: NoInfer<FieldName<Item>>;
}

/** The id of an item. */
export type PickId = string | number | bigint;

/** How the two lists share the width. */
export type PickSizes =
  | ''
  | 'equal'
  | 'L10_R90'
  | 'L20_R80'
  | 'L30_R70'
  | 'L40_R60'
  | 'L60_R40'
  | 'L70_R30'
  | 'L80_R20'
  | 'L90_R10';

const presets = ['', 'equal', ...[1, 2, 3, 4, 6, 7, 8, 9].map((tenth) => `L${tenth}0_R${10 - tenth}0`)] as PickSizes[];

/** Accepts a preset; `empty` is another name of the default. */
export const acceptSizes: Accept<PickSizes> = (value) => (value === 'empty' ? '' : oneOf(presets)(value));

/**
 * Adds the properties that `dass-pick-list` and `dass-pick-list-dialog` share. It is a mixin because the two have different
 * base classes, a form field and a dialog; it declares properties and does nothing else.
 */
export function PickListProperties<Base extends MixinBase>(base: Base) {
  abstract class PickListPropertiesElement extends base {
    /**
     * The items to select from: objects with the fields named below. Entries that are not objects are left out. The
     * list is not changed. When it is replaced, the selection is kept by the ids. Default: `[]`.
     */
    @property({ attribute: false, accept: list })
    items: readonly unknown[] = [];

    /**
     * A source of available items that stay where they are, for example on a server: `{load(request)}`, as `arraySource()`
     * and `httpSource()` create it. The list loads blocks of them as the user scrolls, and the filters are searched by the
     * source, as `search`. Selected items stay in the list of the available ones, marked as selected, so that the rows of
     * the source keep their places. 'Add all' and Ctrl+A add or select all items of a search up to 1,000; a notice says why
     * not of more. `items` and `externalFilter` are ignored, and nothing can be pasted. `selected` takes items, or
     * ids: an id shows itself until its item is loaded. An invalid value is ignored with a warning. Default: `undefined`,
     * the available items are `items`.
     */
    @property({ attribute: false, accept: acceptSource })
    dataSource?: DataSource;

    /**
     * Name of the field with the id of an item. An item without an id can be selected, but is not submitted. Default:
     * `id`.
     */
    @property({ type: String, attribute: 'field-id' })
    fieldId = 'id';

    /**
     * Name of the field with the label of an item. An item without a label shows its id. A label that starts with
     * `dass` is a message id. The filter searches the labels that the user sees, and the codes. Default: `label`.
     */
    @property({ type: String, attribute: 'field-label' })
    fieldLabel = 'label';

    /**
     * Name of the field with a code, a short text before the label. The filter searches it, too. Default: `''`, none.
     */
    @property({ type: String, attribute: 'field-code' })
    fieldCode = '';

    /**
     * Name of the field with a short text at the end of the row, such as a unit. The filter does not search it. Default: `''`,
     * none.
     */
    @property({ type: String, attribute: 'field-detail' })
    fieldDetail = '';

    /**
     * Name of the field with the position of an item in the order of the application: a number, a date or a text. With
     * it, the user can reorder the selected items, and restore that order. Default: `''`, none.
     */
    @property({ type: String, attribute: 'field-order' })
    fieldOrder = '';

    /**
     * Name of the field that pasted values are compared with. With it, there is a button to paste. Default: `''`, no
     * button; values pasted with Ctrl+V are compared with the code and the label.
     */
    @property({ type: String, attribute: 'field-paste' })
    fieldPaste = '';

    /**
     * Name of the field that says whether an item is disabled. A disabled item cannot be moved. Default: `disabled`.
     */
    @property({ type: String, attribute: 'field-disabled' })
    fieldDisabled = 'disabled';

    /**
     * Name of the field with the reason why an item is disabled, shown at the end of the row. Default:
     * `disabledMessage`.
     */
    @property({ type: String, attribute: 'field-disabled-message' })
    fieldDisabledMessage = 'disabledMessage';

    /**
     * How many items can be selected: `multiple` (default), or `single`, where adding an item replaces the selected
     * one.
     */
    @property({ type: String, accept: oneOf(PICK_SELECTIONS) })
    selection: (typeof PICK_SELECTIONS)[number] = 'multiple';

    /**
     * Keeps selected items available, so that an item can be selected several times. Each copy has a key of its own.
     * Default: `false`.
     */
    @property({ type: Boolean })
    duplicates = false;

    /** Asks the user before items are removed from the selection. The question names them. Default: `false`. */
    @property({ type: Boolean, attribute: 'confirm-delete' })
    confirmDelete = false;

    /**
     * Asks the user before more items than this number are added at once. Pasted items are not asked about: their
     * number is on the button that adds them. Default: `undefined`, no question.
     */
    @property({ type: Number, attribute: 'confirm-add-above', accept: number({ min: 0, whole: true }) })
    confirmAddAbove?: number;

    /**
     * The application filters the available items: `dass-filter` has the filter, and `items` are shown as they are. The
     * selected items are filtered by the element. Default: `false`.
     */
    @property({ type: Boolean, attribute: 'external-filter' })
    externalFilter = false;

    /** A new filter replaces the one before. Default: `false`, filters are combined. */
    @property({ type: Boolean, attribute: 'single-filter' })
    singleFilter = false;

    /** Shows in the list of available items that items are loading. Default: `false`. */
    @property({ type: Boolean })
    busy = false;

    /**
     * How the two lists share the width. `L30_R70` gives the available items 30 %: `L10_R90` to `L90_R10` in steps of
     * ten, or `equal`. On a small width the lists are above each other. Default: `''`, five of twelve columns for each
     * list and two for the buttons.
     */
    @property({ type: String, accept: acceptSizes })
    sizes: PickSizes = '';

    /** Position of the buttons between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
    @property({ type: String, attribute: 'button-align', reflect: true, accept: oneOf(PICK_ALIGNS) })
    buttonAlign: (typeof PICK_ALIGNS)[number] = 'center';

    /**
     * Height of each list in pixels, at least 100. While chips are shown, the list is 50 pixels lower. Default: 200.
     */
    @property({ type: Number, accept: number({ min: 100 }) })
    height = 200;

    /** Minimum number of selected items. A smaller selection is invalid. Default: 0. */
    @property({ type: Number, attribute: 'min-count', accept: number({ min: 0, whole: true }) })
    minCount = 0;

    /**
     * Maximum number of selected items. Of more items that the user adds, drags or pastes, the first ones are added, and
     * a notice says how many are not. A larger selection that the application has set is invalid. Default: `undefined`,
     * no maximum.
     */
    @property({ type: Number, attribute: 'max-count', accept: number({ min: 0, whole: true }) })
    maxCount?: number;
  }
  return PickListPropertiesElement;
}

/** A form field with the events of the pick list. */
abstract class EventField extends FormElement<PickListEvents> {}

/** The pick list as its panes and controllers know it: a form field with its properties. */
export abstract class PickListField extends PickListProperties(EventField) {
  /** The selection until `selected` is set, and after a reset of the form: items or ids. Default: `[]`. */
  @property({ attribute: false, accept: list })
  defaultSelected: readonly unknown[] = [];
}

import type { EventMap } from '../../base/dass-element.js';
import { FormElement } from '../../base/forms/form-element.js';
import { list, property } from '../../base/property.js';

/** The public properties that describe the items of a check list. */
export abstract class CheckProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * The items: objects with the fields named below. Entries that are not objects are left out. The list is not changed.
   * A new list replaces what the user has checked. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly object[] | undefined })
  items: readonly object[] = [];

  /**
   * Name of the field with the id of an item. An item without an id can be checked, but is not submitted. Default:
   * `id`.
   */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /**
   * Name of the field with the label of an item. An item without a label shows its id. A label that starts with `dass`
   * is a message id. Default: `label`.
   */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Name of the field with the checked state of an item. Default: `isChecked`. */
  @property({ type: String, attribute: 'field-check' })
  fieldCheck = 'isChecked';

  /** The value of `fieldCheck` that means checked. Any other value means unchecked. Default: `true`. */
  @property({ attribute: false })
  checkValue: unknown = true;

  /** The value of `fieldCheck` in the event detail for an item that the user has unchecked. Default: `false`. */
  @property({ attribute: false })
  uncheckValue: unknown = false;

  /** Hides the filter, for a short list. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-filter' })
  withoutFilter = false;
}

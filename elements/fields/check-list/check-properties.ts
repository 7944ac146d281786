import type { EventMap } from '../../base/dass-element.js';
import { FormElement } from '../../base/forms/form-element.js';
import { list, property } from '../../base/property.js';

/** What a host says of items to check. */
export abstract class CheckProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * The items: objects with the fields named below; none by default. What is no object is left out. They are
   * read, never changed; another list takes the place of what a person has checked.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly object[] | undefined })
  items: readonly object[] = [];

  /** Field that holds the id, `id` by default. An item without one can be checked, but is not part of the form. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Field that says whether an item is checked, `isChecked` by default. */
  @property({ type: String, attribute: 'field-check' })
  fieldCheck = 'isChecked';

  /** The value of that field when an item is checked, `true` by default. Any other value counts as unchecked. */
  @property({ attribute: false })
  checkValue: unknown = true;

  /** The value of that field when an item is unchecked by a person, `false` by default. */
  @property({ attribute: false })
  uncheckValue: unknown = false;

  /** Leaves out the filter, for a list that is seen at a glance. */
  @property({ type: Boolean, attribute: 'without-filter' })
  withoutFilter = false;
}

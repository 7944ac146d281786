import type { EventMap } from '../../base/dass-element.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement } from '../../base/forms/form-element.js';
import { list, number, property } from '../../base/property.js';
import { acceptValue, idsOf, type SelectValue } from './select-list-model.js';

/** What a host says of a choice among options. */
export abstract class SelectProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * The options: objects with the fields named below, or texts and numbers; none by default. `null` and
   * `undefined` are left out. Of options with the same id the first is listed, with one console warning. They are read,
   * never changed.
   */
  @property({ attribute: false, accept: list })
  options: readonly unknown[] = [];

  /** Field that holds the id, `id` by default. Where there is none the label is the id. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /**
   * Id of the chosen option, `''` for none (default); with `multiple` the list of ids. One that is not among the options is
   * kept, and shown as such.
   */
  @fieldValue<SelectProperties, SelectValue>('defaultValue', acceptValue, (value, { multiple }) =>
    multiple ? idsOf(value) : typeof value === 'object' ? (value[0] ?? '') : value,
  )
  declare value: SelectValue;

  /** The value until one is set, and after a reset of the form; `''` by default. */
  @property({ attribute: 'value', accept: acceptValue })
  defaultValue: SelectValue = '';

  /** Several can be chosen; the form gets each under `name`. */
  @property({ type: Boolean, reflect: true })
  multiple = false;

  /**
   * The application filters: `dass-filter` asks it for the options for a text, which are listed as they are. Only options
   * that belong to the text in the field can be chosen; Enter and Tab wait for them. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'external-filter' })
  externalFilter = false;

  /** Nothing can be typed: first letters find an option, for short lists. */
  @property({ type: Boolean, attribute: 'without-filter' })
  withoutFilter = false;

  /**
   * Shows that options are being loaded. With `externalFilter` options set meanwhile are not taken for the answer to
   * `dass-filter`; when it ends without another list, the question has failed. Default: `false`.
   */
  @property({ type: Boolean })
  busy = false;

  /** What stands in the field while nothing is chosen. Empty (default): 'Selecione'. One that starts with `dass` is a key. */
  @property({ type: String })
  placeholder = '';

  /** With `multiple`: how many of the chosen are shown as chips, the others as a number; 3 by default, 0 to 20. */
  @property({ type: Number, attribute: 'max-chips', accept: number({ min: 0, max: 20, whole: true }) })
  maxChips = 3;
}

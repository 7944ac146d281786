import type { EventMap } from '../../base/dass-element.js';
import { acceptSource } from '../../core/data/data-source.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement } from '../../base/forms/form-element.js';
import { list, number, property } from '../../base/property.js';
import type { DataSource } from '../../core/data/data-source.js';
import { acceptValue, idsOf, type SelectValue } from '../../core/select/select-options.js';

/** The public properties that describe the options and the selection. */
export abstract class SelectProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * The options: objects with the fields named below, or texts and numbers. `null` and `undefined` are left out. Of
   * options with the same id the first is listed, with one warning in the console. The list is not changed. Default:
   * `[]`.
   */
  @property({ attribute: false, accept: list })
  options: readonly unknown[] = [];

  /**
   * A source of options that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. Its rows are the options. The list loads blocks of them as the user scrolls, and the typed
   * text is searched by the source, as `search`. `externalFilter` is ignored; `options` only give the labels of selected
   * options that are not loaded: without a known label, an id is shown. With `multiple`, all options of a search can be
   * selected at once up to 1,000. An invalid value is ignored with a warning. Default: `undefined`, the options are those of
   * `options`.
   */
  @property({ attribute: false, accept: acceptSource })
  dataSource?: DataSource;

  /** Name of the field with the id of an option. An option without an id has its label as the id. Default: `id`. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /**
   * Name of the field with the label of an option. An option without a label shows its id. A label that starts with
   * `dass` is a message id. Default: `label`.
   */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /**
   * Id of the selected option, `''` for none; with `multiple` the list of ids. An id that is not among the options is
   * kept, and shown as unknown. Default: `defaultValue`, also after a reset of the form.
   */
  @fieldValue<SelectProperties, SelectValue>('defaultValue', acceptValue, (value, { multiple }) =>
    multiple ? idsOf(value) : typeof value === 'object' ? (value[0] ?? '') : value,
  )
  declare value: SelectValue;

  /** The value until one is set, and after a reset of the form. Default: `''`. */
  @property({ attribute: 'value', accept: acceptValue })
  defaultValue: SelectValue = '';

  /** Allows the user to select several options. Each id is submitted under `name`. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  multiple = false;

  /**
   * The application filters: `dass-filter` requests the options for a text, and they are listed as they are. Only
   * options that belong to the text in the field can be selected; Enter and Tab wait for them. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'external-filter' })
  externalFilter = false;

  /** Removes the filter, for a short list: first letters select an option. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-filter' })
  withoutFilter = false;

  /**
   * Shows that options are loading. With `externalFilter`, options that are set meanwhile are not used as the answer to
   * `dass-filter`. When it ends without another list, the request has failed. Default: `false`.
   */
  @property({ type: Boolean })
  busy = false;

  /**
   * Text in the field while nothing is selected. A text that starts with `dass` is a message id. Default: `''`,
   * 'Selecione'.
   */
  @property({ type: String })
  placeholder = '';

  /**
   * With `multiple`: number of selected options that are shown as chips, from 0 to 20; the rest is shown as a number.
   * Default: 3.
   */
  @property({ type: Number, attribute: 'max-chips', accept: number({ min: 0, max: 20, whole: true }) })
  maxChips = 3;
}

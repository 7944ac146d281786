import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement } from '../../base/forms/form-element.js';
import { number, property, text } from '../../base/property.js';
import { describe, warnOnce } from '../../base/warn.js';
import { acceptValue, idsOf, type SelectValue } from '../../core/select/select-options.js';
import type {
  LookupEvents,
  LookupRemoveDetail,
  LookupSaveDetail,
  LookupSearchDetail,
} from '../shared/lookup-events.js';
import { LookupOptions } from '../shared/lookup-shared-properties.js';

export type DassLookupSearchDetail = LookupSearchDetail;
export type DassLookupSaveDetail<Row extends object = object> = LookupSaveDetail<Row>;
export type DassLookupRemoveDetail<Row extends object = object> = LookupRemoveDetail<Row>;

/** A field with the events of a lookup. */
abstract class LookupFieldBase extends FormElement<LookupEvents> {}

/** The public properties of `dass-lookup`. */
export abstract class LookupProperties extends LookupOptions(LookupFieldBase) {
  /**
   * The ids of the selected rows; with `selection` `single` the id, `''` for none. An id whose row is not known is kept,
   * and shows itself. Default: `defaultValue`, also after a reset of the form.
   */
  @fieldValue<LookupProperties, SelectValue>('defaultValue', acceptValue, (value, { selection }) =>
    selection === 'multiple' ? idsOf(value) : typeof value === 'object' ? (value[0] ?? '') : value,
  )
  declare value: SelectValue;

  /** The value until one is set, and after a reset of the form. Default: `''`. */
  @property({ attribute: 'value', accept: acceptValue })
  defaultValue: SelectValue = '';

  /**
   * Text in the field while nothing is selected. A text that starts with `dass` is a message id. Default: `''`,
   * 'Pesquisar'.
   */
  @property({ type: String })
  placeholder = '';

  /** Heading of the dialog. A text that starts with `dass` is a message id. Default: `''`, the label. */
  @property({ type: String })
  heading = '';

  /**
   * With several rows: number of selected rows that are shown, from 0 to 20; the rest is shown as a number. Default: 3.
   */
  @property({ type: Number, attribute: 'max-chips', accept: number({ min: 0, max: 20, whole: true }) })
  maxChips = 3;

  /**
   * Error message of the application, as `customValidity`. It returns the message that the user reads, also that of a
   * required field without a value. A text that starts with `dass` is a message id. Default: `''`.
   */
  override get validationMessage(): string {
    return super.validationMessage;
  }

  override set validationMessage(message: string | undefined) {
    const accepted = message == null ? '' : text(message);
    if (accepted === undefined)
      warnOnce(this.localName, `'validationMessage' cannot be ${describe(message)}; its default is used.`);
    this.customValidity = accepted ?? '';
  }
}

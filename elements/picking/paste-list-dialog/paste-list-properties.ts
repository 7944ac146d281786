import { list, property } from '../../base/property.js';
import { DialogElement, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import type { PasteField } from './paste-fields.js';

/** The properties of `dass-paste-list-dialog`. */
export abstract class PasteListProperties<Events extends DialogEvents> extends DialogElement<Events> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Colar lista'. */
  @property({ type: String })
  heading = '';

  /** The items that can be found: objects with the fields named below. The list is not changed. Default: `[]`. */
  @property({ attribute: false, accept: list })
  items: readonly unknown[] = [];

  /**
   * The fields by which items can be matched: `{ field, label }` each, or names. When there are several, the user
   * selects one. Default: `[]`, nothing can be confirmed.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly (PasteField | string)[] | undefined })
  fields: readonly (PasteField | string)[] = [];

  /** The selected field of `fields`. The user can change it. Default: `''`. */
  @property({ type: String })
  field = '';

  /** Name of the field with the id of an item. Default: `id`. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Name of the field with the label of an item, shown beside a value that matches. Default: `label`. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /**
   * Name of the field that says whether an item is disabled. Values of disabled items are skipped. Default: `disabled`.
   */
  @property({ type: String, attribute: 'field-disabled' })
  fieldDisabled = 'disabled';

  /** Name of the field with the reason why an item is disabled. Default: `disabledMessage`. */
  @property({ type: String, attribute: 'field-disabled-message' })
  fieldDisabledMessage = 'disabledMessage';

  /** The items that are already selected, or their ids. Values of these items are skipped. Default: `[]`. */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /**
   * Allows items that are already selected, and items that the text names several times. Default: `false`, their values
   * are skipped.
   */
  @property({ type: Boolean })
  duplicates = false;

  /** The pasted text. It follows what the user types, and is empty after confirming. Default: `''`. */
  @property({ type: String })
  text = '';
}

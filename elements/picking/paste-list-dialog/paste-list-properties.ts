import { list, property } from '../../base/property.js';
import { DialogElement, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import type { PasteField } from './paste-fields.js';

/** What a host says of a list that is pasted. */
export abstract class PasteListProperties<Events extends DialogEvents> extends DialogElement<Events> {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Colar lista'. */
  @property({ type: String })
  heading = '';

  /** The items that can be found: objects with the fields named below; none by default. They are read, never changed. */
  @property({ attribute: false, accept: list })
  items: readonly unknown[] = [];

  /**
   * The fields by which items can be matched: `{ field, label }` each, or names alone; none by default, and then nothing
   * can be confirmed. A single one is chosen by itself; of several a person chooses one.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly (PasteField | string)[] | undefined })
  fields: readonly (PasteField | string)[] = [];

  /** The field of `fields` that is chosen; it follows what a person chooses. Empty by default. */
  @property({ type: String })
  field = '';

  /** Field that holds the id of an item, `id` by default. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label of an item, shown beside a value that is found; `label` by default. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Field that says that an item is disabled: its value is skipped. `disabled` by default. */
  @property({ type: String, attribute: 'field-disabled' })
  fieldDisabled = 'disabled';

  /** Field that says why an item is disabled, `disabledMessage` by default. */
  @property({ type: String, attribute: 'field-disabled-message' })
  fieldDisabledMessage = 'disabledMessage';

  /** Ids of the items that are selected already, or those items: their values are skipped. None by default. */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /** Items can be taken again: neither one that is selected nor one that comes twice in the text is skipped. */
  @property({ type: Boolean })
  duplicates = false;

  /** What is pasted: what a clipboard held, as a text. It follows what a person writes. Empty by default. */
  @property({ type: String })
  text = '';
}

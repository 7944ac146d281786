import { list, number, oneOf, property } from '../../base/property.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { PICK_ALIGNS, PICK_SELECTIONS, acceptSizes, type PICK_SIZES } from '../pick-list/pick-properties.js';

/** What a host says of a pick list in a dialog. */
export abstract class PickListDialogProperties<Events extends DialogEvents> extends DialogElement<Events> {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Selecionar itens'. */
  @property({ type: String })
  heading = '';

  /** `s`, `m`, `l`, `full`, or a length of CSS: `1152px` by default. Full on small screens (DL-01). */
  @property({ type: String, accept: dialogWidth })
  width = '1152px';

  /** What there is to choose among, as in `<dass-pick-list>`: objects; none by default. They are read, never changed. */
  @property({ attribute: false, accept: list })
  items: readonly unknown[] = [];

  /**
   * What is selected when it opens: items or their ids; none by default. Confirming replaces it by what is selected then;
   * set while the dialog is open it begins anew.
   */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /** Field that holds the id, `id` by default. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Field with a short text before the label, which is searched like it. None by default. */
  @property({ type: String, attribute: 'field-code' })
  fieldCode = '';

  /** Field with a short text at the end of the line. None by default. */
  @property({ type: String, attribute: 'field-detail' })
  fieldDetail = '';

  /** Field that holds the place in the host's order: with it the selected items can be ordered. None by default. */
  @property({ type: String, attribute: 'field-order' })
  fieldOrder = '';

  /** Field by which pasted values find items: with it there is a button to paste. None by default. */
  @property({ type: String, attribute: 'field-paste' })
  fieldPaste = '';

  /** Field that says whether an item is disabled and cannot move; `disabled` by default. */
  @property({ type: String, attribute: 'field-disabled' })
  fieldDisabled = 'disabled';

  /** Field with the reason why an item is disabled; `disabledMessage` by default. */
  @property({ type: String, attribute: 'field-disabled-message' })
  fieldDisabledMessage = 'disabledMessage';

  /** `multiple` (default), or `single`: adding an item replaces the one that is selected. */
  @property({ type: String, accept: oneOf(PICK_SELECTIONS) })
  selection: (typeof PICK_SELECTIONS)[number] = 'multiple';

  /** Items stay available when they are selected, and can be selected again. */
  @property({ type: Boolean })
  duplicates = false;

  /** Asks before anything is taken out of what is selected, and names it. */
  @property({ type: Boolean, attribute: 'confirm-delete' })
  confirmDelete = false;

  /** The host filters what is available: `dass-filter` tells what was asked for. */
  @property({ type: Boolean, attribute: 'external-filter' })
  externalFilter = false;

  /** A filter takes the place of the one before. */
  @property({ type: Boolean, attribute: 'single-filter' })
  singleFilter = false;

  /** Items are being loaded. */
  @property({ type: Boolean })
  busy = false;

  /** How the width is shared, as in `<dass-pick-list>`: `L10_R90` to `L90_R10`, `equal`, or '' (default). */
  @property({ type: String, accept: acceptSizes })
  sizes: (typeof PICK_SIZES)[number] = '';

  /** Where the buttons stand between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
  @property({ type: String, attribute: 'button-align', accept: oneOf(PICK_ALIGNS) })
  buttonAlign: (typeof PICK_ALIGNS)[number] = 'center';

  /** Height of each list in pixels, 200 by default, at least 100. While chips are shown it loses 50 to them. */
  @property({ type: Number, accept: number({ min: 100 }) })
  height = 200;

  /** How many have to be selected at least to confirm, 0 by default. */
  @property({ type: Number, attribute: 'min-count', accept: number({ min: 0, whole: true }) })
  minCount = 0;

  /** How many may be selected at most to confirm. Undefined (default): any number. */
  @property({ type: Number, attribute: 'max-count', accept: number({ min: 0, whole: true }) })
  maxCount?: number;

  /** What is selected can be looked at, and not changed or confirmed. */
  @property({ type: Boolean, attribute: 'readonly' })
  readOnly = false;
}
